BEGIN TRANSACTION;
CREATE TABLE acts (
	"table" VARCHAR(24) NOT NULL, 
	entry INTEGER NOT NULL, 
	kind INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	act INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	forced BOOLEAN NOT NULL, 
	CONSTRAINT pk_acts PRIMARY KEY ("table", entry), 
	CONSTRAINT fk_acts_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "acts" VALUES('55zc6f5jnm8m',0,0,0,14,1794904270285,0);
INSERT INTO "acts" VALUES('55zc6f5jnm8m',1,0,1,40,1794904270289,0);
INSERT INTO "acts" VALUES('55zc6f5jnm8m',2,0,0,393,1794904270293,0);
INSERT INTO "acts" VALUES('55zc6f5jnm8m',3,0,1,495,1794904270297,0);
INSERT INTO "acts" VALUES('55zc6f5jnm8m',4,0,0,77,1794904270305,0);
INSERT INTO "acts" VALUES('55zc6f5jnm8m',5,0,1,237,1794904270311,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',0,0,0,1,1794904393919,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',1,0,1,23,1794904393956,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',2,0,0,45,1794904394043,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',3,0,1,67,1794904394329,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',4,0,0,135,1794904394333,0);
INSERT INTO "acts" VALUES('7urg4wxrdgeb',5,0,1,172,1794904394339,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',0,0,0,14,1794904270180,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',1,0,1,40,1794904270214,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',2,0,0,393,1794904270232,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',3,0,1,495,1794904270248,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',4,0,0,77,1794904270253,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',5,0,1,237,1794904270258,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',6,0,0,472,1794904270262,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',7,0,1,276,1794904270266,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',8,0,0,330,1794904270270,0);
INSERT INTO "acts" VALUES('8abs33jmkk3e',9,0,1,258,1794904270275,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',0,0,1,47,1794904300035,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',1,0,0,29,1794904300039,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',2,0,1,28,1794904300045,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',3,0,0,22,1794904300050,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',4,0,1,19,1794904300056,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',5,0,0,18,1794904300060,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',6,0,1,0,1794904300066,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',7,0,0,5,1794904300071,0);
INSERT INTO "acts" VALUES('baaasbvpsn6a',8,0,1,3,1794904300077,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',0,0,0,0,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',1,0,0,8,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',2,0,0,16,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',3,0,0,9,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',4,0,0,1,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',5,0,1,1,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',6,0,1,11,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',7,0,1,5,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',8,0,1,0,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',9,0,1,15,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',10,0,2,2,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',11,0,2,14,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',12,0,2,10,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',13,0,2,1,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',14,0,2,0,1794904546822,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',15,0,0,24,1794904546886,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',16,0,1,21,1794904546928,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',17,0,2,25,1794904547005,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',18,0,0,20,1794904547021,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',19,0,1,82,1794904547068,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',20,0,2,50,1794904547110,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',21,0,0,27,1794904547132,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',22,0,1,75,1794904547156,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',23,0,2,61,1794904547169,0);
INSERT INTO "acts" VALUES('byeja7mvur8b',24,2,1,0,1794904547174,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',0,0,0,20,1794904540424,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',1,0,1,24,1794904540432,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',2,0,0,22,1794904540438,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',3,0,1,25,1794904540446,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',4,0,0,28,1794904540466,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',5,0,1,58,1794904540699,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',6,0,0,47,1794904540787,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',7,0,1,45,1794904540825,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',8,0,0,55,1794904540848,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',9,0,1,30,1794904540889,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',10,0,0,64,1794904540987,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',11,0,1,33,1794904541060,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',12,0,0,35,1794904541074,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',13,0,1,41,1794904541085,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',14,0,0,59,1794904541092,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',15,0,1,39,1794904541104,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',16,0,0,50,1794904541111,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',17,0,1,66,1794904541111,1);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',18,0,0,2062,1794904541127,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',19,0,0,2299,1794904541133,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',20,0,0,11017,1794904541139,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',21,0,1,2461,1794904541154,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',22,0,1,1512,1794904541167,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',23,0,1,11017,1794904541214,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',24,0,0,6715,1794904541227,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',25,0,0,843,1794904541234,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',26,0,0,2563,1794904541240,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',27,0,0,11017,1794904541246,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',28,0,1,7088,1794904541254,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',29,0,1,1874,1794904541269,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',30,0,1,11017,1794904541320,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',31,0,0,1010,1794904541356,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',32,0,0,2265,1794904541380,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',33,0,0,11017,1794904541402,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',34,0,1,3587,1794904541627,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',35,0,1,11017,1794904541782,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',36,0,0,1878,1794904541910,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',37,0,0,11017,1794904541981,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',38,0,1,1708,1794904542278,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',39,0,1,11017,1794904542312,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',40,0,0,3905,1794904542338,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',41,0,0,11017,1794904542357,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',42,0,1,2565,1794904542391,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',43,0,1,1694,1794904542435,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',44,0,1,11017,1794904542469,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',45,0,0,1341,1794904542499,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',46,0,0,11017,1794904542512,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',47,0,1,2302,1794904542529,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',48,0,1,2038,1794904542550,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',49,0,1,11017,1794904542568,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',50,0,0,307,1794904542581,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',51,0,0,11017,1794904542601,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',52,0,1,1188,1794904542620,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',53,0,1,11017,1794904542662,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',54,0,0,657,1794904542677,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',55,0,0,11017,1794904542884,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',56,0,1,1879,1794904542923,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',57,0,1,11017,1794904542959,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',58,0,0,1170,1794904542968,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',59,0,0,11017,1794904542978,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',60,0,1,2298,1794904542992,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',61,0,1,653,1794904543023,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',62,0,1,11017,1794904543051,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',63,0,0,1872,1794904543079,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',64,0,0,11017,1794904543099,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',65,0,1,1363,1794904543234,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',66,0,1,11017,1794904543259,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',67,0,0,1707,1794904544174,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',68,0,0,2468,1794904544234,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',69,0,0,11017,1794904544267,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',70,0,1,991,1794904544494,0);
INSERT INTO "acts" VALUES('c8csx8xqfsxq',71,0,1,11017,1794904544682,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',0,0,1,38,1794904300132,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',1,0,0,20,1794904300136,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',2,0,1,22,1794904300146,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',3,0,0,18,1794904300151,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',4,0,1,0,1794904300165,0);
INSERT INTO "acts" VALUES('f7vzrw7zt93r',5,0,0,1,1794904300170,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',0,0,0,1,1794904392839,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',1,0,1,23,1794904392846,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',2,0,0,45,1794904392850,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',3,0,1,67,1794904392858,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',4,0,0,135,1794904392873,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',5,0,1,172,1794904392894,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',6,0,0,290,1794904392919,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',7,0,1,610,1794904392926,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',8,0,0,2469,1794904392942,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',9,0,1,2673,1794904392956,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',10,0,0,2808,1794904392971,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',11,0,1,3043,1794904393190,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',12,0,0,4074,1794904393276,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',13,0,1,4857,1794904393578,0);
INSERT INTO "acts" VALUES('g3rf5fhuhr7s',14,0,0,5371,1794904393617,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',0,0,0,1,1794904545236,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',1,0,1,23,1794904545246,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',2,0,0,45,1794904545252,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',3,0,1,67,1794904545258,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',4,0,0,135,1794904545263,0);
INSERT INTO "acts" VALUES('h757m9jc5w3v',5,0,1,172,1794904545407,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',0,0,1,61,1794904545159,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',1,0,0,28,1794904545163,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',2,0,1,26,1794904545171,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',3,0,0,27,1794904545191,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',4,0,1,3,1794904545198,0);
INSERT INTO "acts" VALUES('nkgdw6nz4w78',5,0,0,33,1794904545207,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',0,0,0,20,1794904544742,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',1,0,1,24,1794904544777,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',2,0,0,22,1794904544809,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',3,0,1,25,1794904544834,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',4,0,0,28,1794904544843,0);
INSERT INTO "acts" VALUES('sy7usfuu34ag',5,0,1,58,1794904544861,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',0,0,0,514,1794904544976,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',1,0,0,515,1794904544986,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',2,0,0,518,1794904544995,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',3,0,0,517,1794904545004,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',4,0,0,516,1794904545013,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',5,0,0,521,1794904545035,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',6,0,0,519,1794904545051,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',7,0,0,520,1794904545066,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',8,0,1,514,1794904545081,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',9,0,1,515,1794904545095,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',10,0,1,520,1794904545101,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',11,0,1,518,1794904545108,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',12,0,1,516,1794904545115,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',13,0,1,519,1794904545125,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',14,0,1,517,1794904545131,0);
INSERT INTO "acts" VALUES('ypzjs5ahtytw',15,0,1,521,1794904545138,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE audit (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	what VARCHAR(32) NOT NULL, 
	person INTEGER, 
	"by" INTEGER, 
	detail VARCHAR(80) NOT NULL, 
	CONSTRAINT pk_audit PRIMARY KEY (id), 
	CONSTRAINT fk_audit_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_audit_by FOREIGN KEY("by") REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "audit" VALUES(1,1794904209785,'account-made',1,NULL,'');
INSERT INTO "audit" VALUES(2,1794904209794,'guest-came',2,NULL,'');
INSERT INTO "audit" VALUES(3,1794904210399,'account-made',3,NULL,'');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	"table" VARCHAR(24) NOT NULL, 
	person INTEGER NOT NULL, 
	seated BOOLEAN NOT NULL, 
	text VARCHAR(300) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'ypzjs5ahtytw',3,1,'Bonne chance ! 🐉',1794904545140);
INSERT INTO "chat" VALUES(2,'nkgdw6nz4w78',3,1,'Bonne chance ! 🐉',1794904545210);
INSERT INTO "chat" VALUES(3,'h757m9jc5w3v',3,1,'Bonne chance ! 🐉',1794904545482);
INSERT INTO "chat" VALUES(4,'byeja7mvur8b',3,1,'Bonne chance ! 🐉',1794904547172);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('tally','6d3d08adc7896d85 258');
INSERT INTO "club" VALUES('alive','1794904547647 5e50b48f-6358-4e94-84a0-c2a4593c5428 23737541');
CREATE TABLE devices (
	device BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (device, person), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES(X'A7ECA453302E44212D7AAC4FBCB2748D30B3DB2F799BF3359E0ADCEB1A9A1844',1,1794904209764);
INSERT INTO "devices" VALUES(X'B704B511E67D68C2AB657DA00D0A7812E8DDAC0103CF379E98A314EBA24A0CB6',2,1794904209788);
INSERT INTO "devices" VALUES(X'B1D8FAC5E31DFA5F6C9116A355CB1FF038F8CD89BCED1376B86CE3ABCA5646F2',3,1794904210384);
CREATE TABLE downtimes (
	down BIGINT NOT NULL, 
	up BIGINT NOT NULL, 
	whole BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_downtimes PRIMARY KEY (down), 
	CONSTRAINT uq_downtimes_up UNIQUE (up)
);
CREATE TABLE invitations (
	"key" BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY ("key")
);
CREATE TABLE logins (
	"key" BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	seen BIGINT, 
	device VARCHAR(60), 
	CONSTRAINT pk_logins PRIMARY KEY ("key"), 
	CONSTRAINT fk_logins_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "logins" VALUES(X'D9003FC259BEA1178BF5BD91377764B874ECE3EFC2A846912187E62D1F3C3D43',1,1794904209764,1802680209764,1794904209764,'Python');
INSERT INTO "logins" VALUES(X'AF4BC5C11FA162B683EEC04B9B27135CCF712E5ABDCC0A2DF8093194460C9194',2,1794904209788,1797496209788,1794904209788,'Python');
INSERT INTO "logins" VALUES(X'38BA5B044CDEA8799D08489471B1BC74D6C8D90817F3694070B48599B71B4391',3,1794904210384,1802680210384,1794904210384,'Python');
CREATE TABLE orders (
	id INTEGER NOT NULL, 
	what VARCHAR(20) NOT NULL, 
	subject VARCHAR(40) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_orders PRIMARY KEY (id)
);
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name VARCHAR(40) NOT NULL, 
	name_key VARCHAR(80) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	password TEXT, 
	owner INTEGER, 
	admin BOOLEAN NOT NULL, 
	banned BOOLEAN NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	renamed BIGINT, 
	CONSTRAINT uq_people_name_key UNIQUE (name_key), 
	CONSTRAINT fk_people_owner FOREIGN KEY(owner) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$NuqEttb6WXl8V3VphPZwTQ$OUD+r3MmomuZ8bOc0cz12Vh4mKDjijNMsT5lx8qj/ZE',NULL,0,0,'en',1794904209764,1794904209764,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794904209788,1794904209788,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$H3NeYlKj+DChSrbMv8BtEQ$qEEQhA0aeOt7tAGI8v1o209EVDKfKtkjtikV8cuVXEk',NULL,0,0,'en',1794904210384,1794904210384,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794904547179,1794904547179,NULL);
CREATE TABLE rating_steps (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	pool VARCHAR(48) NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_rating_steps PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_rating_steps_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_rating_steps_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "rating_steps" VALUES('nkgdw6nz4w78',0,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794904545215);
INSERT INTO "rating_steps" VALUES('nkgdw6nz4w78',1,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794904545215);
CREATE TABLE ratings (
	person INTEGER NOT NULL, 
	pool VARCHAR(48) NOT NULL, 
	rating FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (person, pool), 
	CONSTRAINT fk_ratings_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904545215);
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904545215);
CREATE TABLE recovery_codes (
	person INTEGER NOT NULL, 
	"key" BLOB NOT NULL, 
	CONSTRAINT pk_recovery_codes PRIMARY KEY (person, "key"), 
	CONSTRAINT fk_recovery_codes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(24) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	"values" TEXT NOT NULL, 
	points TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	places TEXT, 
	unrated VARCHAR(20), 
	CONSTRAINT pk_results PRIMARY KEY ("table"), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('8abs33jmkk3e','home-row','[-1.0,1.0]','[0,1]',1794904270275,'[2,1]',NULL);
INSERT INTO "results" VALUES('baaasbvpsn6a','last-helmet','[1.0,-1.0]','[1,0]',1794904300077,'[1,2]',NULL);
INSERT INTO "results" VALUES('g3rf5fhuhr7s','connection','[1.0,-1.0]','[0,0]',1794904393617,'[1,2]',NULL);
INSERT INTO "results" VALUES('c8csx8xqfsxq','two-majorities','[1.0,-1.0]','[3,2]',1794904544682,'[1,2]',NULL);
INSERT INTO "results" VALUES('ypzjs5ahtytw','resigned','[1.0,-1.0]','[0,0]',1794904545144,'[1,2]',NULL);
INSERT INTO "results" VALUES('nkgdw6nz4w78','resigned','[1.0,-1.0]','[0,0]',1794904545215,'[1,2]',NULL);
INSERT INTO "results" VALUES('h757m9jc5w3v','resigned','[1.0,-1.0]','[0,0]',1794904545504,'[1,2]',NULL);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person INTEGER, 
	bot VARCHAR(20), 
	read INTEGER NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('8abs33jmkk3e',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('8abs33jmkk3e',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('55zc6f5jnm8m',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('55zc6f5jnm8m',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('baaasbvpsn6a',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('baaasbvpsn6a',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('f7vzrw7zt93r',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('f7vzrw7zt93r',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('g3rf5fhuhr7s',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('g3rf5fhuhr7s',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('7urg4wxrdgeb',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('7urg4wxrdgeb',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('c8csx8xqfsxq',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('c8csx8xqfsxq',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('sy7usfuu34ag',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('sy7usfuu34ag',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('ypzjs5ahtytw',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('ypzjs5ahtytw',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('nkgdw6nz4w78',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('nkgdw6nz4w78',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('h757m9jc5w3v',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('h757m9jc5w3v',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('byeja7mvur8b',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('byeja7mvur8b',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('byeja7mvur8b',2,'person',2,NULL,0);
INSERT INTO "seats" VALUES('henx8gt47jt6',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('henx8gt47jt6',1,'bot',NULL,'easy',0);
INSERT INTO "seats" VALUES('b4trp6dfjxk8',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('b4trp6dfjxk8',1,'open',2,NULL,0);
CREATE TABLE second_factors (
	person INTEGER NOT NULL, 
	salt BLOB NOT NULL, 
	since BIGINT, 
	step BIGINT NOT NULL, 
	CONSTRAINT pk_second_factors PRIMARY KEY (person), 
	CONSTRAINT fk_second_factors_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
CREATE TABLE secret_acts (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	act INTEGER NOT NULL, 
	CONSTRAINT pk_secret_acts PRIMARY KEY ("table", seat, place), 
	CONSTRAINT fk_secret_acts_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	deal TEXT NOT NULL, 
	control TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	listed BOOLEAN NOT NULL, 
	takebacks BOOLEAN NOT NULL, 
	invite VARCHAR(40) NOT NULL, 
	owner INTEGER, 
	"before" VARCHAR(24), 
	carried TEXT NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	entries INTEGER NOT NULL, 
	clock TEXT NOT NULL, 
	deadline BIGINT, 
	to_act INTEGER NOT NULL, 
	offers TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner FOREIGN KEY(owner) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_tables_before FOREIGN KEY("before") REFERENCES tables (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('8abs33jmkk3e','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'3tx5dhxahsn26htpk83w',1,NULL,'[0,0]','over',1794904269774,1794904270275,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('55zc6f5jnm8m','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'45zzmjbppyj7yjj2vcqu',1,NULL,'[0,0]','playing',1794904270280,1794904270311,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('baaasbvpsn6a','kaito',1,'start=red','sScHAHCcssChSSSBh.bsabAsSSHsA.SBshaa','{"kind":"none","base":0,"increment":0}',0,1,1,'fxt375nptdsdcj72f8kb',1,NULL,'[0,0]','over',1794904300022,1794904300077,9,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('f7vzrw7zt93r','kaito',1,'start=red','HACBscHbsBHsahbaca.SshSsSCASASsh.sSS','{"kind":"none","base":0,"increment":0}',0,1,1,'d5n3c3ebawtvz8xzmu57',1,NULL,'[0,0]','playing',1794904300112,1794904300170,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('g3rf5fhuhr7s','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'xcg68brq7n536dpdsrjk',1,NULL,'[0,0]','over',1794904392812,1794904393617,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('7urg4wxrdgeb','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'vdkszgyrugcrjytqjqpw',1,NULL,'[0,0]','playing',1794904393856,1794904394339,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('c8csx8xqfsxq','samurai',1,'players=2 capture=turn hands=random open_captures=no','S1,B3,H3,S3,W1,K1,F,W1,B4,B2,T0,S2,S2,R3,H2,R2,S1,H4,W2,R4/W2,S1,R3,S2,R4,R2,F,T0,S1,H4,K1,S3,W1,B4,B2,S2,W1,B3,H2,H3','{"kind":"none","base":0,"increment":0}',0,1,0,'mvcxx4mqvf4b7u25n3v9',1,NULL,'[0,0]','over',1794904540405,1794904544682,72,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('sy7usfuu34ag','samurai',1,'players=2 capture=turn hands=random open_captures=no','H2,W2,B4,K1,H3,S1,S2,R4,T0,B3,W1,S2,B2,S1,R2,W1,F,H4,S3,R3/S3,W1,S2,K1,H3,R4,B3,H2,W1,B2,H4,R2,T0,F,S1,W2,B4,S2,R3,S1','{"kind":"none","base":0,"increment":0}',0,1,0,'5ykc6zc6e4g7hz79uwux',1,NULL,'[0,0]','playing',1794904544714,1794904544861,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('ypzjs5ahtytw','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'2c53uh6pw8cm3qdjmncr',1,NULL,'[0,0]','over',1794904544867,1794904545144,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('nkgdw6nz4w78','kaito',1,'start=red','.CsBccS.AhHbHSCssHABhShsSsbSSssSAaaa','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'5ux823rpu8spmecyxcub',1,NULL,'[0,0]','over',1794904545147,1794904545215,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614967,3614967],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('h757m9jc5w3v','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'tc64kz9gk4atnb8tb9wy',1,NULL,'[0,0]','over',1794904545225,1794904545504,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199903,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('byeja7mvur8b','samurai',1,'players=3 capture=turn hands=choose open_captures=no','H2,R3,W2,S1,S2,B4,R4,S2,R2,B3,S3,K1,S1,F,H3,B2,T0,W1,H4,W1/W1,S2,K1,R4,W1,T0,H4,S2,S3,W2,B4,F,H2,S1,R3,S1,B3,R2,H3,B2/B3,H2,S2,R3,B2,H4,T0,R4,B4,S3,R2,F,W1,W1,S1,S2,S1,W2,K1,H3','{"kind":"none","base":0,"increment":0}',0,1,0,'5zksq84y2f87yu7fqb9y',1,NULL,'[0,0,0]','playing',1794904545622,1794904547174,25,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('henx8gt47jt6','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'kem9h2vsdujvs474qtkd',1,NULL,'[0,0]','playing',1794904547431,1794904547431,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('b4trp6dfjxk8','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'9k8g677nh225x95qetjw',1,NULL,'[0,0]','open',1794904547534,1794904547534,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
CREATE TABLE tokens (
	id INTEGER NOT NULL, 
	"key" BLOB NOT NULL, 
	bot INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	used BIGINT, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT uq_tokens_key UNIQUE ("key"), 
	CONSTRAINT fk_tokens_bot FOREIGN KEY(bot) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES(1,X'E7B8A7A00E152D69D5205EC2F8E430E285E4762E2B79A647D26CD4A9550595A7',4,1794904547184,NULL);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_by ON audit ("by");
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_chat_person ON chat (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',4);
COMMIT;
