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
INSERT INTO "acts" VALUES('2umj2fz5pk79',0,0,1,62,1794905174724,0);
INSERT INTO "acts" VALUES('2umj2fz5pk79',1,0,0,28,1794905174727,0);
INSERT INTO "acts" VALUES('2umj2fz5pk79',2,0,1,25,1794905174731,0);
INSERT INTO "acts" VALUES('2umj2fz5pk79',3,0,0,27,1794905174734,0);
INSERT INTO "acts" VALUES('2umj2fz5pk79',4,0,1,3,1794905174739,0);
INSERT INTO "acts" VALUES('2umj2fz5pk79',5,0,0,33,1794905174742,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',0,0,0,1,1794905233418,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',1,0,1,23,1794905233450,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',2,0,0,45,1794905233477,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',3,0,1,67,1794905233484,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',4,0,0,135,1794905233488,0);
INSERT INTO "acts" VALUES('96vtpk752y5s',5,0,1,172,1794905233494,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',0,0,1,42,1794905174582,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',1,0,0,24,1794905174593,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',2,0,1,27,1794905174599,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',3,0,0,21,1794905174603,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',4,0,1,9,1794905174607,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',5,0,0,33,1794905174611,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',6,0,1,3,1794905174615,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',7,0,0,1,1794905174619,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',8,0,1,0,1794905174623,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',9,0,0,12,1794905174627,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',10,0,1,13,1794905174631,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',11,0,0,14,1794905174634,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',12,0,1,17,1794905174639,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',13,0,0,5,1794905174642,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',14,0,1,11,1794905174647,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',15,0,0,8,1794905174650,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',16,0,1,20,1794905174655,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',17,0,0,2,1794905174658,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',18,0,1,4,1794905174663,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',19,0,0,28,1794905174666,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',20,0,1,10,1794905174674,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',21,0,0,16,1794905174677,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',22,0,1,22,1794905174686,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',23,0,0,19,1794905174690,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',24,0,0,85,1794905174693,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',25,0,1,31,1794905174698,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',26,0,0,30,1794905174701,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',27,0,1,32,1794905174706,0);
INSERT INTO "acts" VALUES('ge5sv7v343p5',28,0,0,34,1794905174709,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',0,0,1,42,1794905322178,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',1,0,0,24,1794905322184,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',2,0,1,27,1794905322189,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',3,0,0,21,1794905322198,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',4,0,1,9,1794905322203,0);
INSERT INTO "acts" VALUES('kecx4umndmuf',5,0,0,33,1794905322214,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',0,0,0,20,1794905321710,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',1,0,1,24,1794905321728,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',2,0,0,22,1794905321749,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',3,0,1,25,1794905321775,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',4,0,0,28,1794905321791,0);
INSERT INTO "acts" VALUES('kjwe4h3uqge9',5,0,1,58,1794905321824,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',0,0,0,514,1794905321893,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',1,0,0,515,1794905321918,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',2,0,0,518,1794905321955,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',3,0,0,517,1794905321978,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',4,0,0,516,1794905322003,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',5,0,0,521,1794905322035,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',6,0,0,519,1794905322067,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',7,0,0,520,1794905322072,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',8,0,1,514,1794905322079,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',9,0,1,515,1794905322086,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',10,0,1,520,1794905322096,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',11,0,1,518,1794905322102,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',12,0,1,516,1794905322109,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',13,0,1,519,1794905322116,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',14,0,1,517,1794905322123,0);
INSERT INTO "acts" VALUES('m5dnkpgyjvs8',15,0,1,521,1794905322147,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',0,0,0,0,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',1,0,0,8,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',2,0,0,16,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',3,0,0,9,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',4,0,0,1,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',5,0,1,1,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',6,0,1,11,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',7,0,1,5,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',8,0,1,0,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',9,0,1,15,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',10,0,2,2,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',11,0,2,14,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',12,0,2,10,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',13,0,2,1,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',14,0,2,0,1794905322803,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',15,0,0,24,1794905322824,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',16,0,1,21,1794905322859,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',17,0,2,25,1794905322880,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',18,0,0,20,1794905322896,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',19,0,1,82,1794905322924,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',20,0,2,50,1794905322999,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',21,0,0,27,1794905323025,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',22,0,1,75,1794905323087,0);
INSERT INTO "acts" VALUES('nrathxsuza9y',23,0,2,61,1794905323126,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',0,0,0,20,1794905319891,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',1,0,1,24,1794905319927,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',2,0,0,22,1794905319946,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',3,0,1,25,1794905319969,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',4,0,0,28,1794905319981,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',5,0,1,58,1794905319998,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',6,0,0,47,1794905320016,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',7,0,1,45,1794905320031,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',8,0,0,55,1794905320046,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',9,0,1,30,1794905320076,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',10,0,0,64,1794905320095,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',11,0,1,33,1794905320113,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',12,0,0,35,1794905320125,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',13,0,1,41,1794905320161,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',14,0,0,59,1794905320173,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',15,0,1,39,1794905320188,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',16,0,0,50,1794905320207,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',17,0,1,66,1794905320207,1);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',18,0,0,7074,1794905320218,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',19,0,0,1516,1794905320232,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',20,0,0,11017,1794905320247,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',21,0,1,6764,1794905320262,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',22,0,1,990,1794905320276,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',23,0,1,11017,1794905320296,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',24,0,0,142,1794905320321,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',25,0,0,11017,1794905320332,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',26,0,1,145,1794905320346,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',27,0,1,2439,1794905320359,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',28,0,1,11017,1794905320388,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',29,0,0,1016,1794905320417,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',30,0,0,2465,1794905320430,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',31,0,0,11017,1794905320458,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',32,0,1,1356,1794905320470,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',33,0,1,11017,1794905320482,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',34,0,0,1180,1794905320490,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',35,0,0,11017,1794905320499,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',36,0,1,1703,1794905320513,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',37,0,1,11017,1794905320526,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',38,0,0,3703,1794905320539,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',39,0,0,11017,1794905320547,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',40,0,1,3737,1794905320561,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',41,0,1,11017,1794905320577,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',42,0,0,1347,1794905320586,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',43,0,0,11017,1794905320595,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',44,0,1,318,1794905320609,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',45,0,1,2562,1794905320625,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',46,0,1,11017,1794905320639,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',47,0,0,670,1794905320651,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',48,0,0,11017,1794905320661,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',49,0,1,645,1794905320678,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',50,0,1,11017,1794905320694,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',51,0,0,299,1794905320705,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',52,0,0,2277,1794905320716,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',53,0,0,11017,1794905320733,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',54,0,1,2289,1794905320750,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',55,0,1,1178,1794905320768,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',56,0,1,11017,1794905320788,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',57,0,0,1867,1794905320807,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',58,0,0,11017,1794905320817,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',59,0,1,2270,1794905320831,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',60,0,1,836,1794905320847,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',61,0,1,11017,1794905320858,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',62,0,0,1883,1794905320880,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',63,0,0,11017,1794905320892,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',64,0,1,470,1794905320922,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',65,0,1,11017,1794905320952,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',66,0,0,481,1794905320994,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',67,0,0,2567,1794905321006,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',68,0,0,11017,1794905321024,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',69,0,1,1513,1794905321051,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',70,0,1,11017,1794905321079,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',71,0,0,2282,1794905321095,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',72,0,0,831,1794905321120,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',73,0,0,11017,1794905321137,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',74,0,1,1696,1794905321176,0);
INSERT INTO "acts" VALUES('pnmjwdhpxmya',75,0,1,11017,1794905321224,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',0,0,0,14,1794905153293,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',1,0,1,40,1794905153303,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',2,0,0,393,1794905153309,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',3,0,1,495,1794905153316,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',4,0,0,77,1794905153321,0);
INSERT INTO "acts" VALUES('qk6zmra6gj9s',5,0,1,237,1794905153350,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',0,0,0,1,1794905322314,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',1,0,1,23,1794905322322,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',2,0,0,45,1794905322328,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',3,0,1,67,1794905322336,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',4,0,0,135,1794905322342,0);
INSERT INTO "acts" VALUES('swfpexb54fzc',5,0,1,172,1794905322350,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',0,0,0,1,1794905226899,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',1,0,1,23,1794905226962,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',2,0,0,45,1794905226992,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',3,0,1,67,1794905227062,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',4,0,0,135,1794905227091,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',5,0,1,172,1794905227134,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',6,0,0,290,1794905227159,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',7,0,1,610,1794905227206,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',8,0,0,2469,1794905227222,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',9,0,1,2673,1794905227243,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',10,0,0,2808,1794905227267,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',11,0,1,3043,1794905227292,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',12,0,0,4074,1794905227330,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',13,0,1,4857,1794905227358,0);
INSERT INTO "acts" VALUES('t7fk5exa2ac7',14,0,0,5371,1794905227382,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',0,0,0,14,1794905153189,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',1,0,1,40,1794905153207,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',2,0,0,393,1794905153214,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',3,0,1,495,1794905153218,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',4,0,0,77,1794905153221,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',5,0,1,237,1794905153226,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',6,0,0,472,1794905153229,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',7,0,1,276,1794905153233,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',8,0,0,330,1794905153251,0);
INSERT INTO "acts" VALUES('zp6jph3bpdgb',9,0,1,258,1794905153262,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "chat" VALUES(1,'m5dnkpgyjvs8',3,1,'Bonne chance ! 🐉',1794905322151);
INSERT INTO "chat" VALUES(2,'kecx4umndmuf',3,1,'Bonne chance ! 🐉',1794905322219);
INSERT INTO "chat" VALUES(3,'swfpexb54fzc',3,1,'Bonne chance ! 🐉',1794905322354);
INSERT INTO "chat" VALUES(4,'nrathxsuza9y',3,1,'Bonne chance ! 🐉',1794905323166);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('alive','1794905323311');
CREATE TABLE downtimes (
	down BIGINT NOT NULL, 
	up BIGINT NOT NULL, 
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
	CONSTRAINT pk_logins PRIMARY KEY ("key"), 
	CONSTRAINT fk_logins_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "logins" VALUES(X'290D5AE10995AFC619771B43E7CDC208A040733E1C147AD5AAFC6C224C464BA1',1,1794905098650,1802681098650);
INSERT INTO "logins" VALUES(X'77A3B7CA1AB1DB6F679B76FAA48082B44F1218EC002E41230746360DB48D9AC6',2,1794905098682,1797497098682);
INSERT INTO "logins" VALUES(X'650D2FBB9C26380D65B23085FFABEA1F85FFCD18A0F08CD7EDD7B60EBE74A4BA',3,1794905099094,1802681099094);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$XzkFfpxnvQu0e6qNdRVJ0A$h2Tw/mk/6/gCtCQwX7/eKSBUMFiZ6eLk/xiY2Z1kWmw',NULL,0,0,'en',1794905098650,1794905098650,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794905098682,1794905098682,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$lya9v8yPG7XUlNnRU5fqcg$1DxkJXwr5ujpBqRTEUyEnQI2FGdkY6qz4Wt2zESdID8',NULL,0,0,'en',1794905099094,1794905099094,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794905323193,1794905323193,NULL);
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
INSERT INTO "rating_steps" VALUES('kecx4umndmuf',0,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794905322222);
INSERT INTO "rating_steps" VALUES('kecx4umndmuf',1,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794905322222);
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
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794905322222);
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794905322222);
CREATE TABLE results (
	"table" VARCHAR(24) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	"values" TEXT NOT NULL, 
	points TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	places TEXT, 
	CONSTRAINT pk_results PRIMARY KEY ("table"), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('zp6jph3bpdgb','home-row','[-1.0,1.0]','[0,1]',1794905153262,'[2,1]');
INSERT INTO "results" VALUES('ge5sv7v343p5','last-sword','[1.0,-1.0]','[1,0]',1794905174709,'[1,2]');
INSERT INTO "results" VALUES('t7fk5exa2ac7','connection','[1.0,-1.0]','[0,0]',1794905227382,'[1,2]');
INSERT INTO "results" VALUES('pnmjwdhpxmya','two-majorities','[-1.0,1.0]','[5,5]',1794905321224,'[2,1]');
INSERT INTO "results" VALUES('m5dnkpgyjvs8','resigned','[1.0,-1.0]','[0,0]',1794905322156,'[1,2]');
INSERT INTO "results" VALUES('kecx4umndmuf','resigned','[-1.0,1.0]','[0,0]',1794905322222,'[2,1]');
INSERT INTO "results" VALUES('swfpexb54fzc','resigned','[1.0,-1.0]','[0,0]',1794905322364,'[1,2]');
INSERT INTO "results" VALUES('nrathxsuza9y','resigned','[0.5,-1.0,0.5]','[0,0,0]',1794905323173,'[1,3,1]');
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
INSERT INTO "seats" VALUES('zp6jph3bpdgb',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('zp6jph3bpdgb',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('qk6zmra6gj9s',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('qk6zmra6gj9s',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('ge5sv7v343p5',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('ge5sv7v343p5',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('2umj2fz5pk79',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('2umj2fz5pk79',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('t7fk5exa2ac7',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('t7fk5exa2ac7',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('96vtpk752y5s',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('96vtpk752y5s',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('pnmjwdhpxmya',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('pnmjwdhpxmya',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('kjwe4h3uqge9',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('kjwe4h3uqge9',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('m5dnkpgyjvs8',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('m5dnkpgyjvs8',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('kecx4umndmuf',0,'person',3,NULL,0);
INSERT INTO "seats" VALUES('kecx4umndmuf',1,'person',1,NULL,0);
INSERT INTO "seats" VALUES('swfpexb54fzc',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('swfpexb54fzc',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('nrathxsuza9y',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('nrathxsuza9y',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('nrathxsuza9y',2,'person',2,NULL,0);
INSERT INTO "seats" VALUES('p4mxnqwzrqgn',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('p4mxnqwzrqgn',1,'bot',NULL,'easy',0);
INSERT INTO "seats" VALUES('yag29zb4rmkg',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('yag29zb4rmkg',1,'open',2,NULL,0);
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
INSERT INTO "tables" VALUES('zp6jph3bpdgb','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'5hjsbj88uhrn85rqnwzn',1,NULL,'[0,0]','over',1794905153173,1794905153262,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('qk6zmra6gj9s','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'d5vsmt454n7q5q5x6mmf',1,NULL,'[0,0]','playing',1794905153284,1794905153350,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('ge5sv7v343p5','kaito',1,'start=red','SHssscAbCaSACaBAHhSsBHhs..ssSabcSShS','{"kind":"none","base":0,"increment":0}',0,1,1,'58qucvckszjxvydgwrse',1,NULL,'[0,0]','over',1794905174543,1794905174709,29,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('2umj2fz5pk79','kaito',1,'start=red','.SAssaSb.sAAasSSachsHBShHcHBsbSSCshC','{"kind":"none","base":0,"increment":0}',0,1,1,'ss7eag9nq2kw6bru54yp',1,NULL,'[0,0]','playing',1794905174713,1794905174742,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('t7fk5exa2ac7','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'4kpwdwt6fgwzrdxvzpj6',1,NULL,'[0,0]','over',1794905226843,1794905227382,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('96vtpk752y5s','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'8jhvc2qqh8ugk5zwk962',1,NULL,'[0,0]','playing',1794905233382,1794905233494,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('pnmjwdhpxmya','samurai',1,'players=2 capture=turn hands=random open_captures=no','F,R4,S2,R2,T0,H2,B4,W2,B2,H3,S2,R3,H4,W1,B3,S3,S1,K1,S1,W1/F,B4,B3,H2,T0,S1,W2,H4,R3,H3,R2,K1,W1,B2,R4,S2,W1,S1,S2,S3','{"kind":"none","base":0,"increment":0}',0,1,1,'njqm7rhu5kpmew7cbpz2',1,NULL,'[0,0]','over',1794905319839,1794905321224,76,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('kjwe4h3uqge9','samurai',1,'players=2 capture=turn hands=random open_captures=no','W1,W2,F,R4,R3,B2,B3,H4,S3,H3,H2,K1,R2,S1,B4,W1,S1,S2,T0,S2/R4,W1,R2,W1,S1,W2,S2,H4,S1,K1,B4,F,H3,T0,B3,S2,S3,H2,R3,B2','{"kind":"none","base":0,"increment":0}',0,1,1,'u7t9s6eygf9qbnynv37d',1,NULL,'[0,0]','playing',1794905321672,1794905321824,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('m5dnkpgyjvs8','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'tmvcbz87huexnrucd2g2',1,NULL,'[0,0]','over',1794905321851,1794905322156,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('kecx4umndmuf','kaito',1,'start=red','SSsHsAcsahAbcBHaASHabBCS..ssshChSsSS','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'ebpmfhs53sfqeg5vhptz',1,NULL,'[0,0]','over',1794905322167,1794905322222,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614974,3614976],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('swfpexb54fzc','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'pqt6wpkg9a8nby2u2eun',1,NULL,'[0,0]','over',1794905322301,1794905322364,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199986,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('nrathxsuza9y','samurai',1,'players=3 capture=turn hands=choose open_captures=no','S2,R2,F,T0,H2,B3,S3,W2,B4,W1,R3,W1,K1,S1,H3,H4,R4,B2,S1,S2/W1,S1,F,T0,R3,H3,W2,R4,K1,S3,R2,S2,H4,B2,B3,S1,H2,B4,S2,W1/S1,W1,B4,R4,R3,B2,B3,T0,W1,H3,S2,W2,S1,H2,S3,H4,F,S2,K1,R2','{"kind":"none","base":0,"increment":0}',0,1,1,'enhjrt9unmaeskdqttgh',1,NULL,'[0,0,0]','over',1794905322379,1794905323173,24,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('p4mxnqwzrqgn','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'a28uuwdqepjv9s2t8gvu',1,NULL,'[0,0]','playing',1794905323239,1794905323239,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('yag29zb4rmkg','kaito',1,'start=red','sssAScChahCBsSHaHbcHahA.S.SsSSBSsAbs','{"kind":"none","base":0,"increment":0}',0,0,1,'wwswbyvxnav5qkkjuzp9',1,NULL,'[0,0]','open',1794905323262,1794905323262,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'C6CF3D431824A5762BABF8791CE2E818F04AAE640F9436BEBD69209179C10A9E',4,1794905323203,NULL);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_table ON chat ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',4);
COMMIT;
