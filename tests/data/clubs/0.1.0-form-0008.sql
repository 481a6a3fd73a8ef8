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
INSERT INTO "acts" VALUES('39j237kh6jqt',0,0,0,514,1794906597025,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',1,0,0,515,1794906597278,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',2,0,0,518,1794906597286,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',3,0,0,517,1794906597302,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',4,0,0,516,1794906597347,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',5,0,0,521,1794906597387,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',6,0,0,519,1794906597571,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',7,0,0,520,1794906597632,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',8,0,1,514,1794906597779,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',9,0,1,515,1794906597823,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',10,0,1,520,1794906598799,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',11,0,1,518,1794906598899,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',12,0,1,516,1794906598970,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',13,0,1,519,1794906599716,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',14,0,1,517,1794906600083,0);
INSERT INTO "acts" VALUES('39j237kh6jqt',15,0,1,521,1794906601404,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',0,0,0,14,1794906581385,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',1,0,1,40,1794906581449,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',2,0,0,393,1794906581482,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',3,0,1,495,1794906581557,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',4,0,0,77,1794906581601,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',5,0,1,237,1794906581668,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',6,0,0,472,1794906581707,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',7,0,1,276,1794906581761,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',8,0,0,330,1794906581811,0);
INSERT INTO "acts" VALUES('4bqd4bjcw3ch',9,0,1,258,1794906581866,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',0,0,1,36,1794906583386,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',1,0,0,18,1794906583460,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',2,0,1,22,1794906583554,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',3,0,0,23,1794906583581,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',4,0,1,20,1794906583642,0);
INSERT INTO "acts" VALUES('4zcdbjtcvzay',5,0,0,2,1794906583690,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',0,0,0,0,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',1,0,0,8,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',2,0,0,16,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',3,0,0,9,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',4,0,0,1,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',5,0,1,1,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',6,0,1,11,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',7,0,1,5,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',8,0,1,0,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',9,0,1,15,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',10,0,2,2,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',11,0,2,14,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',12,0,2,10,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',13,0,2,1,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',14,0,2,0,1794906609221,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',15,0,0,24,1794906609273,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',16,0,1,21,1794906609385,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',17,0,2,25,1794906609511,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',18,0,0,20,1794906609570,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',19,0,1,82,1794906609645,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',20,0,2,50,1794906609746,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',21,0,0,27,1794906609786,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',22,0,1,75,1794906609862,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',23,0,2,61,1794906609975,0);
INSERT INTO "acts" VALUES('5xyqgx4scgcx',24,2,1,0,1794906610049,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',0,0,0,20,1794906596496,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',1,0,1,24,1794906596567,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',2,0,0,22,1794906596630,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',3,0,1,25,1794906596696,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',4,0,0,28,1794906596769,0);
INSERT INTO "acts" VALUES('62hf8nnhcdxa',5,0,1,58,1794906596868,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',0,0,0,1,1794906607175,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',1,0,1,23,1794906607257,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',2,0,0,45,1794906607290,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',3,0,1,67,1794906607353,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',4,0,0,135,1794906607388,0);
INSERT INTO "acts" VALUES('66xrnatn5fj7',5,0,1,172,1794906607448,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',0,0,0,14,1794906582532,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',1,0,1,40,1794906582550,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',2,0,0,393,1794906582562,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',3,0,1,495,1794906582596,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',4,0,0,77,1794906582608,0);
INSERT INTO "acts" VALUES('b44cwf4q9u28',5,0,1,237,1794906582641,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',0,0,1,36,1794906603876,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',1,0,0,18,1794906604229,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',2,0,1,22,1794906604418,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',3,0,0,21,1794906604635,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',4,0,1,20,1794906604842,0);
INSERT INTO "acts" VALUES('c687z5hjgs5b',5,0,0,2,1794906604857,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',0,0,0,1,1794906586951,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',1,0,1,23,1794906586993,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',2,0,0,45,1794906587011,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',3,0,1,67,1794906587034,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',4,0,0,135,1794906587043,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',5,0,1,172,1794906587073,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',6,0,0,290,1794906587099,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',7,0,1,610,1794906587141,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',8,0,0,2469,1794906587167,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',9,0,1,2673,1794906587224,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',10,0,0,2808,1794906587407,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',11,0,1,3043,1794906587465,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',12,0,0,4074,1794906587500,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',13,0,1,4857,1794906587540,0);
INSERT INTO "acts" VALUES('d7zks2evuvu7',14,0,0,5371,1794906587574,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',0,0,0,1,1794906587687,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',1,0,1,23,1794906587711,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',2,0,0,45,1794906587765,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',3,0,1,67,1794906587812,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',4,0,0,135,1794906587846,0);
INSERT INTO "acts" VALUES('gs8uk9kegg3g',5,0,1,172,1794906587901,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',0,0,0,20,1794906590344,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',1,0,1,24,1794906590407,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',2,0,0,22,1794906590458,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',3,0,1,25,1794906590494,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',4,0,0,28,1794906590550,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',5,0,1,58,1794906590704,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',6,0,0,47,1794906590751,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',7,0,1,45,1794906590817,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',8,0,0,55,1794906590842,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',9,0,1,30,1794906590921,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',10,0,0,64,1794906590983,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',11,0,1,33,1794906591044,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',12,0,0,35,1794906591083,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',13,0,1,41,1794906591137,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',14,0,0,59,1794906591178,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',15,0,1,39,1794906591238,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',16,0,0,50,1794906591281,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',17,0,1,66,1794906591281,1);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',18,0,0,2292,1794906591404,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',19,0,0,1516,1794906591457,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',20,0,0,11017,1794906591498,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',21,0,1,2447,1794906591566,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',22,0,1,137,1794906591636,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',23,0,1,2289,1794906591693,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',24,0,1,11017,1794906591756,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',25,0,0,295,1794906591802,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',26,0,0,2272,1794906591851,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',27,0,0,2457,1794906591904,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',28,0,0,11017,1794906591975,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',29,0,1,1520,1794906592076,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',30,0,1,2572,1794906592134,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',31,0,1,11017,1794906592240,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',32,0,0,1707,1794906592283,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',33,0,0,11017,1794906592340,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',34,0,1,2263,1794906592399,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',35,0,1,841,1794906592483,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',36,0,1,11017,1794906592559,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',37,0,0,2584,1794906592611,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',38,0,0,3982,1794906592659,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',39,0,0,11017,1794906592726,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',40,0,1,6307,1794906592844,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',41,0,1,1169,1794906592919,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',42,0,1,11017,1794906593011,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',43,0,0,1879,1794906593130,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',44,0,0,11017,1794906593188,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',45,0,1,648,1794906593286,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',46,0,1,11017,1794906593381,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',47,0,0,668,1794906593465,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',48,0,0,11017,1794906593538,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',49,0,1,2056,1794906593652,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',50,0,1,11017,1794906593752,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',51,0,0,492,1794906593800,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',52,0,0,11017,1794906593880,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',53,0,1,301,1794906594002,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',54,0,1,11017,1794906594111,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',55,0,0,1187,1794906594158,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',56,0,0,7059,1794906594202,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',57,0,0,11017,1794906594249,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',58,0,1,1700,1794906594301,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',59,0,1,11017,1794906594366,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',60,0,0,1870,1794906594436,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',61,0,0,11017,1794906594484,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',62,0,1,1704,1794906594565,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',63,0,1,11017,1794906594618,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',64,0,0,1686,1794906594656,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',65,0,0,11017,1794906594710,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',66,0,1,4030,1794906594770,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',67,0,1,11017,1794906594941,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',68,0,0,1351,1794906594991,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',69,0,0,11017,1794906595055,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',70,0,1,989,1794906595119,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',71,0,1,11017,1794906595190,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',72,0,0,1017,1794906595240,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',73,0,0,11017,1794906595281,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',74,0,1,471,1794906595339,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',75,0,1,11017,1794906595418,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',76,0,0,2043,1794906595483,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',77,0,0,11017,1794906595530,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',78,0,1,1875,1794906595617,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',79,0,1,11017,1794906595808,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',80,0,0,131,1794906595913,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',81,0,0,11017,1794906596086,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',82,0,1,1862,1794906596183,0);
INSERT INTO "acts" VALUES('rmq3gm9hd3wt',83,0,1,11017,1794906596302,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',0,0,1,46,1794906582750,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',1,0,0,22,1794906582782,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',2,0,1,21,1794906582821,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',3,0,0,18,1794906582854,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',4,0,1,20,1794906582894,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',5,0,0,2,1794906582949,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',6,0,1,14,1794906583076,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',7,0,0,8,1794906583106,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',8,0,1,9,1794906583130,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',9,0,0,3,1794906583156,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',10,0,1,0,1794906583220,0);
INSERT INTO "acts" VALUES('vzm4qasxtqyf',11,0,0,1,1794906583270,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0008');
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
INSERT INTO "audit" VALUES(1,1794906560081,'account-made',1,NULL,'');
INSERT INTO "audit" VALUES(2,1794906560158,'guest-came',2,NULL,'');
INSERT INTO "audit" VALUES(3,1794906561743,'account-made',3,NULL,'');
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
INSERT INTO "chat" VALUES(1,'39j237kh6jqt',3,1,'Bonne chance ! 🐉',1794906602060);
INSERT INTO "chat" VALUES(2,'c687z5hjgs5b',3,1,'Bonne chance ! 🐉',1794906605146);
INSERT INTO "chat" VALUES(3,'66xrnatn5fj7',3,1,'Bonne chance ! 🐉',1794906607480);
INSERT INTO "chat" VALUES(4,'5xyqgx4scgcx',3,1,'Bonne chance ! 🐉',1794906610018);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('tally','07e631c531fa9728 248');
INSERT INTO "club" VALUES('alive','1794906610343 5e50b48f-6358-4e94-84a0-c2a4593c5428 25800237');
CREATE TABLE devices (
	device BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (device, person), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES(X'CBE1D9D64EC7F3201DC9BF28DA413F54F3F3D176AF8702F9AF4FF55784DC3A11',1,1794906559947);
INSERT INTO "devices" VALUES(X'4A7F744704D0F82D6CDAAA540A9805BDBE9A22EFCB0AC2729790FA3FA6F5BC46',2,1794906560126);
INSERT INTO "devices" VALUES(X'7390FAF8151ABF860E76FBA66EA3B6E389E57AEAEE20A935B1B3E4B67B587B87',3,1794906561672);
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
INSERT INTO "logins" VALUES(X'7305C629ADC97689945B8C0D1032AC733DF4EF2EFD38245B00057FB435BECB28',1,1794906559947,1802682559947,1794906559947,'Python');
INSERT INTO "logins" VALUES(X'F3E2CA9EDA894EAE8CC73474AA60975CE7D475A9DE4A23D7FCD121F634A6B6C0',2,1794906560126,1797498560126,1794906560126,'Python');
INSERT INTO "logins" VALUES(X'0D649744EABCFBF3A9B49EF265EECD2CCCAAF4FCE6DB025227C9B88920DC7F77',3,1794906561672,1802682561672,1794906561672,'Python');
CREATE TABLE mutes (
	person INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mutes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "mutes" VALUES(1,2,1794906610247);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$ZAkLv+G9Z3IWL9ehCmXf6w$IPAI8LAsP7CRF+ohH+2XnmjznMWGnDj8+oov/XNugCg',NULL,0,0,'en',1794906559947,1794906559947,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794906560126,1794906560126,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$z+OQpSiP442oonRbC9GJ/w$tLo9GnEeaVF68zKx3I7VNh437cNHUWQ2vSEO+SOLEdQ',NULL,0,0,'en',1794906561672,1794906561672,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794906610085,1794906610085,NULL);
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
INSERT INTO "rating_steps" VALUES('c687z5hjgs5b',0,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794906605505);
INSERT INTO "rating_steps" VALUES('c687z5hjgs5b',1,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794906605505);
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
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794906605505);
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794906605505);
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
INSERT INTO "results" VALUES('4bqd4bjcw3ch','home-row','[-1.0,1.0]','[0,1]',1794906581866,'[2,1]',NULL);
INSERT INTO "results" VALUES('vzm4qasxtqyf','last-helmet','[1.0,-1.0]','[1,0]',1794906583270,'[1,2]',NULL);
INSERT INTO "results" VALUES('d7zks2evuvu7','connection','[1.0,-1.0]','[0,0]',1794906587574,'[1,2]',NULL);
INSERT INTO "results" VALUES('rmq3gm9hd3wt','most-figures','[-1.0,1.0]','[9,10]',1794906596302,'[2,1]',NULL);
INSERT INTO "results" VALUES('39j237kh6jqt','resigned','[1.0,-1.0]','[0,0]',1794906602114,'[1,2]',NULL);
INSERT INTO "results" VALUES('c687z5hjgs5b','resigned','[1.0,-1.0]','[0,0]',1794906605505,'[1,2]',NULL);
INSERT INTO "results" VALUES('66xrnatn5fj7','resigned','[1.0,-1.0]','[0,0]',1794906607496,'[1,2]',NULL);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person INTEGER, 
	bot VARCHAR(20), 
	read INTEGER NOT NULL, 
	heard BIGINT DEFAULT '0' NOT NULL, 
	declined INTEGER DEFAULT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('4bqd4bjcw3ch',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('4bqd4bjcw3ch',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('b44cwf4q9u28',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('b44cwf4q9u28',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('vzm4qasxtqyf',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('vzm4qasxtqyf',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('4zcdbjtcvzay',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('4zcdbjtcvzay',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('d7zks2evuvu7',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('d7zks2evuvu7',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('gs8uk9kegg3g',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('gs8uk9kegg3g',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('rmq3gm9hd3wt',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('rmq3gm9hd3wt',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('62hf8nnhcdxa',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('62hf8nnhcdxa',1,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('39j237kh6jqt',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('39j237kh6jqt',1,'person',3,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('c687z5hjgs5b',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('c687z5hjgs5b',1,'person',3,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('66xrnatn5fj7',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('66xrnatn5fj7',1,'person',3,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('5xyqgx4scgcx',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('5xyqgx4scgcx',1,'person',3,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('5xyqgx4scgcx',2,'person',2,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('pz6vsyt63cvk',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('pz6vsyt63cvk',1,'bot',NULL,'easy',0,0,NULL);
INSERT INTO "seats" VALUES('zdc9g7p7prj2',0,'person',1,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('zdc9g7p7prj2',1,'open',2,NULL,0,0,NULL);
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
INSERT INTO "tables" VALUES('4bqd4bjcw3ch','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'thyccp6jkq62jkq8sff3',1,NULL,'[0,0]','over',1794906581260,1794906581866,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('b44cwf4q9u28','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'jv2z7xu48tb7aawxdmvb',1,NULL,'[0,0]','playing',1794906582402,1794906582641,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('vzm4qasxtqyf','kaito',1,'start=red','AsbbsccsSBSCHaCSHsa.sSaSsHhs.AhhSBSA','{"kind":"none","base":0,"increment":0}',0,1,1,'fg4854bfhv6zgr3gujfu',1,NULL,'[0,0]','over',1794906582660,1794906583270,12,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('4zcdbjtcvzay','kaito',1,'start=red','SBHhbScBAbsshScSassHSACaasSH.s.ShCAs','{"kind":"none","base":0,"increment":0}',0,1,1,'3ku7mhdne53ebp2phmmm',1,NULL,'[0,0]','playing',1794906583293,1794906583690,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('d7zks2evuvu7','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'ejrqyhb3vuhpcvggawvv',1,NULL,'[0,0]','over',1794906586890,1794906587574,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('gs8uk9kegg3g','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'kv2huysnxb8bj7cta9qu',1,NULL,'[0,0]','playing',1794906587630,1794906587901,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('rmq3gm9hd3wt','samurai',1,'players=2 capture=turn hands=random open_captures=no','R4,T0,H3,S1,W1,W1,W2,B2,K1,H4,H2,S2,R2,B3,B4,F,S2,S1,R3,S3/S2,H2,W1,H3,W2,R4,K1,B3,R2,W1,F,S1,S3,B2,H4,S1,B4,T0,R3,S2','{"kind":"none","base":0,"increment":0}',0,1,0,'qnw82twe9gr8epvagus8',1,NULL,'[0,0]','over',1794906590114,1794906596302,84,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('62hf8nnhcdxa','samurai',1,'players=2 capture=turn hands=random open_captures=no','W1,W1,S2,B3,R2,R4,S1,H4,S3,B4,H2,S1,S2,H3,F,T0,K1,W2,R3,B2/R3,F,H2,R4,B4,B2,W1,S1,R2,S2,B3,H3,S2,S3,K1,T0,W2,H4,S1,W1','{"kind":"none","base":0,"increment":0}',0,1,0,'vrrbzcvvbecdpuujbm57',1,NULL,'[0,0]','playing',1794906596435,1794906596868,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('39j237kh6jqt','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'gfyznenjcg4zz3gtk6nw',1,NULL,'[0,0]','over',1794906596919,1794906602114,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('c687z5hjgs5b','kaito',1,'start=red','ssBcCashsA.hbSsAsASaHSCbShSSca.BHHsS','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'8apc9ap9sqyb6stqz6qq',1,NULL,'[0,0]','over',1794906602492,1794906605505,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614415,3613269],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('66xrnatn5fj7','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'e4whft5xg99edyn78uhb',1,NULL,'[0,0]','over',1794906606073,1794906607496,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199952,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('5xyqgx4scgcx','samurai',1,'players=3 capture=turn hands=choose open_captures=no','S3,H2,B2,H4,S2,K1,B4,S1,W2,B3,S1,W1,R3,R4,T0,W1,R2,H3,F,S2/B4,S2,B3,H4,S1,B2,T0,R3,S2,S3,W1,W2,H2,R2,R4,K1,S1,W1,F,H3/K1,S1,W1,R3,B4,B3,S1,S2,B2,F,H3,H2,S3,W2,T0,S2,W1,R4,R2,H4','{"kind":"none","base":0,"increment":0}',0,1,0,'pbjkwm3bd2tdpcjzmr9p',1,NULL,'[0,0,0]','playing',1794906607531,1794906610049,25,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('pz6vsyt63cvk','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'jr33fvrs8vdbh9qjdyr9',1,NULL,'[0,0]','playing',1794906610141,1794906610141,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('zdc9g7p7prj2','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'mtym29crzb9mmrd38kgy',1,NULL,'[0,0]','open',1794906610185,1794906610185,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'21D53F74DE2C2DD5DAFD2E672A75F311B9B36872ED13D26289AAA9E6916AA404',4,1794906610092,NULL);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_by ON audit ("by");
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_table ON chat ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',4);
COMMIT;
