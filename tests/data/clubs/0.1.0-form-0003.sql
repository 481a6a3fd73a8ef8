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
INSERT INTO "acts" VALUES('2j5afsz6tmhj',0,0,0,14,1794905007714,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',1,0,1,40,1794905007733,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',2,0,0,393,1794905007755,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',3,0,1,495,1794905007766,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',4,0,0,77,1794905007774,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',5,0,1,237,1794905007792,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',6,0,0,472,1794905007807,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',7,0,1,276,1794905007815,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',8,0,0,330,1794905007829,0);
INSERT INTO "acts" VALUES('2j5afsz6tmhj',9,0,1,258,1794905007843,0);
INSERT INTO "acts" VALUES('8846ga63njmk',0,0,0,514,1794905093720,0);
INSERT INTO "acts" VALUES('8846ga63njmk',1,0,0,515,1794905093725,0);
INSERT INTO "acts" VALUES('8846ga63njmk',2,0,0,518,1794905093731,0);
INSERT INTO "acts" VALUES('8846ga63njmk',3,0,0,517,1794905093738,0);
INSERT INTO "acts" VALUES('8846ga63njmk',4,0,0,516,1794905093755,0);
INSERT INTO "acts" VALUES('8846ga63njmk',5,0,0,521,1794905093770,0);
INSERT INTO "acts" VALUES('8846ga63njmk',6,0,0,519,1794905093795,0);
INSERT INTO "acts" VALUES('8846ga63njmk',7,0,0,520,1794905093811,0);
INSERT INTO "acts" VALUES('8846ga63njmk',8,0,1,514,1794905093840,0);
INSERT INTO "acts" VALUES('8846ga63njmk',9,0,1,515,1794905093848,0);
INSERT INTO "acts" VALUES('8846ga63njmk',10,0,1,520,1794905093871,0);
INSERT INTO "acts" VALUES('8846ga63njmk',11,0,1,518,1794905093896,0);
INSERT INTO "acts" VALUES('8846ga63njmk',12,0,1,516,1794905093914,0);
INSERT INTO "acts" VALUES('8846ga63njmk',13,0,1,519,1794905093951,0);
INSERT INTO "acts" VALUES('8846ga63njmk',14,0,1,517,1794905093965,0);
INSERT INTO "acts" VALUES('8846ga63njmk',15,0,1,521,1794905093996,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',0,0,1,45,1794905020043,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',1,0,0,21,1794905020046,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',2,0,1,22,1794905020050,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',3,0,0,20,1794905020053,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',4,0,0,88,1794905020057,0);
INSERT INTO "acts" VALUES('8vxdy3awcydy',5,0,1,18,1794905020064,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',0,0,1,37,1794905019912,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',1,0,0,19,1794905019915,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',2,0,1,22,1794905019920,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',3,0,0,18,1794905019923,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',4,0,1,21,1794905019927,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',5,0,0,3,1794905019930,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',6,0,1,4,1794905019937,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',7,0,0,0,1794905019940,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',8,0,1,6,1794905019945,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',9,0,0,30,1794905019952,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',10,0,1,33,1794905019957,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',11,0,0,34,1794905019961,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',12,0,1,32,1794905019966,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',13,0,0,8,1794905019971,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',14,0,1,9,1794905019977,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',15,0,0,7,1794905019982,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',16,0,1,13,1794905019993,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',17,0,0,12,1794905019998,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',18,0,0,78,1794905020003,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',19,0,1,17,1794905020009,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',20,0,0,15,1794905020013,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',21,0,1,27,1794905020018,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',22,0,0,29,1794905020022,0);
INSERT INTO "acts" VALUES('8zabjuf7ggmg',23,0,1,5,1794905020027,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',0,0,0,14,1794905007914,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',1,0,1,40,1794905008186,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',2,0,0,393,1794905008256,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',3,0,1,495,1794905008308,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',4,0,0,77,1794905008326,0);
INSERT INTO "acts" VALUES('9t2hkxtmu4b5',5,0,1,237,1794905008351,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',0,0,1,45,1794905094080,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',1,0,0,21,1794905094110,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',2,0,1,22,1794905094121,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',3,0,0,18,1794905094146,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',4,0,1,20,1794905094174,0);
INSERT INTO "acts" VALUES('ca7qxzfbvss7',5,0,0,2,1794905094226,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',0,0,0,1,1794905052709,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',1,0,1,23,1794905052725,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',2,0,0,45,1794905052748,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',3,0,1,67,1794905052766,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',4,0,0,135,1794905052782,0);
INSERT INTO "acts" VALUES('hwnztw3cfnxy',5,0,1,172,1794905052798,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',0,0,0,20,1794905091406,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',1,0,1,24,1794905091424,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',2,0,0,22,1794905091444,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',3,0,1,25,1794905091469,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',4,0,0,28,1794905091481,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',5,0,1,58,1794905091502,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',6,0,0,47,1794905091514,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',7,0,1,45,1794905091536,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',8,0,0,55,1794905091551,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',9,0,1,30,1794905091565,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',10,0,0,64,1794905091581,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',11,0,1,33,1794905091597,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',12,0,0,35,1794905091611,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',13,0,1,41,1794905091635,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',14,0,0,59,1794905091657,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',15,0,1,39,1794905091684,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',16,0,0,50,1794905091705,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',17,0,1,66,1794905091705,1);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',18,0,0,7074,1794905091727,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',19,0,0,2038,1794905091741,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',20,0,0,2569,1794905091758,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',21,0,0,11017,1794905091773,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',22,0,1,475,1794905091787,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',23,0,1,11017,1794905091805,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',24,0,0,148,1794905091820,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',25,0,0,11017,1794905091838,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',26,0,1,642,1794905091856,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',27,0,1,2265,1794905091891,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',28,0,1,11017,1794905091902,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',29,0,0,1362,1794905091914,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',30,0,0,11017,1794905091948,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',31,0,1,1707,1794905091971,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',32,0,1,11017,1794905091981,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',33,0,0,1706,1794905091990,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',34,0,0,11017,1794905092033,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',35,0,1,2057,1794905092056,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',36,0,1,11017,1794905092087,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',37,0,0,1887,1794905092110,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',38,0,0,2303,1794905092120,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',39,0,0,11017,1794905092153,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',40,0,1,3194,1794905092176,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',41,0,1,11017,1794905092206,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',42,0,0,4132,1794905092220,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',43,0,0,11017,1794905092235,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',44,0,1,312,1794905092260,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',45,0,1,11017,1794905092282,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',46,0,0,1698,1794905092303,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',47,0,0,11017,1794905092318,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',48,0,1,1538,1794905092346,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',49,0,1,6733,1794905092370,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',50,0,1,11017,1794905092390,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',51,0,0,1520,1794905092408,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',52,0,0,11017,1794905092422,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',53,0,1,815,1794905092461,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',54,0,1,2570,1794905092476,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',55,0,1,11017,1794905092502,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',56,0,0,1167,1794905092524,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',57,0,0,2269,1794905092543,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',58,0,0,11017,1794905092570,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',59,0,1,1015,1794905092587,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',60,0,1,11017,1794905092614,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',61,0,0,817,1794905092624,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',62,0,0,11017,1794905092653,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',63,0,1,2452,1794905092691,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',64,0,1,1705,1794905092716,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',65,0,1,11017,1794905092752,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',66,0,0,490,1794905092765,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',67,0,0,11017,1794905092796,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',68,0,1,1865,1794905092836,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',69,0,1,11017,1794905092910,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',70,0,0,2450,1794905092928,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',71,0,0,1001,1794905092954,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',72,0,0,11017,1794905092971,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',73,0,1,2279,1794905092985,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',74,0,1,1174,1794905093009,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',75,0,1,11017,1794905093048,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',76,0,0,1869,1794905093070,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',77,0,0,11017,1794905093082,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',78,0,1,1877,1794905093125,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',79,0,1,11017,1794905093159,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',80,0,0,309,1794905093171,0);
INSERT INTO "acts" VALUES('kegr2xmyhnsm',81,0,0,11017,1794905093203,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',0,0,0,0,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',1,0,0,8,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',2,0,0,16,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',3,0,0,9,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',4,0,0,1,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',5,0,1,1,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',6,0,1,11,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',7,0,1,5,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',8,0,1,0,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',9,0,1,15,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',10,0,2,2,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',11,0,2,14,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',12,0,2,10,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',13,0,2,1,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',14,0,2,0,1794905094994,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',15,0,0,24,1794905095010,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',16,0,1,21,1794905095025,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',17,0,2,25,1794905095062,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',18,0,0,20,1794905095099,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',19,0,1,82,1794905095172,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',20,0,2,50,1794905095251,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',21,0,0,27,1794905095260,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',22,0,1,75,1794905095273,0);
INSERT INTO "acts" VALUES('r9zqz3jzag3u',23,0,2,61,1794905095293,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',0,0,0,1,1794905050128,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',1,0,1,23,1794905050145,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',2,0,0,45,1794905050155,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',3,0,1,67,1794905050170,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',4,0,0,135,1794905050179,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',5,0,1,172,1794905050188,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',6,0,0,290,1794905050210,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',7,0,1,610,1794905050230,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',8,0,0,2469,1794905050236,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',9,0,1,2673,1794905050245,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',10,0,0,2808,1794905050255,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',11,0,1,3043,1794905050264,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',12,0,0,4074,1794905050270,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',13,0,1,4857,1794905050281,0);
INSERT INTO "acts" VALUES('rarw9dkk6v8k',14,0,0,5371,1794905050287,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',0,0,0,1,1794905094319,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',1,0,1,23,1794905094345,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',2,0,0,45,1794905094357,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',3,0,1,67,1794905094372,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',4,0,0,135,1794905094382,0);
INSERT INTO "acts" VALUES('rjvtwhevtsjr',5,0,1,172,1794905094393,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',0,0,0,20,1794905093542,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',1,0,1,24,1794905093564,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',2,0,0,22,1794905093574,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',3,0,1,25,1794905093610,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',4,0,0,28,1794905093654,0);
INSERT INTO "acts" VALUES('u8yu5fdpd6vb',5,0,1,58,1794905093691,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "chat" VALUES(1,'8846ga63njmk',3,1,'Bonne chance ! 🐉',1794905094008);
INSERT INTO "chat" VALUES(2,'ca7qxzfbvss7',3,1,'Bonne chance ! 🐉',1794905094242);
INSERT INTO "chat" VALUES(3,'rjvtwhevtsjr',3,1,'Bonne chance ! 🐉',1794905094402);
INSERT INTO "chat" VALUES(4,'r9zqz3jzag3u',3,1,'Bonne chance ! 🐉',1794905095298);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('alive','1794905095344 5e50b48f-6358-4e94-84a0-c2a4593c5428 24285238');
CREATE TABLE downtimes (
	down BIGINT NOT NULL, 
	up BIGINT NOT NULL, 
	whole BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_downtimes PRIMARY KEY (down), 
	CONSTRAINT uq_downtimes_up UNIQUE (up)
);
INSERT INTO "downtimes" VALUES(1794905050282,1794905052656,0);
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
INSERT INTO "logins" VALUES(X'7CFBCC1CEA6D0C25E0C59B3106F591B72959681BA59B8CC1A27BEC543E22D763',1,1794904906403,1802680906403);
INSERT INTO "logins" VALUES(X'0963A57E09BF159ABFA2052FDED8D4D8626BD8555C5C7DB0CF6F4BD8FCEC4CE2',2,1794904906426,1797496906426);
INSERT INTO "logins" VALUES(X'BE4FD27496ADDD01648FCD51ED16D847723EBA600DECB39AEEA2EC8B19155A34',3,1794904907126,1802680907126);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$cbt1dC2WdAKmRPy8B23FNw$V766w1fgBktw5K73edhtDBkFStSwevR1cvTf1RtJbtw',NULL,0,0,'en',1794904906403,1794904906403,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794904906426,1794904906426,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$H+HMltLAj1Je7A1IAq+mwQ$qPibxCKnbmeMJU/zKwhy3eypFlSGduAEEJSs4RDJ+0o',NULL,0,0,'en',1794904907126,1794904907126,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794905095306,1794905095306,NULL);
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
INSERT INTO "rating_steps" VALUES('ca7qxzfbvss7',0,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794905094249);
INSERT INTO "rating_steps" VALUES('ca7qxzfbvss7',1,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794905094249);
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
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794905094249);
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794905094249);
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
INSERT INTO "results" VALUES('2j5afsz6tmhj','home-row','[-1.0,1.0]','[0,1]',1794905007843,'[2,1]');
INSERT INTO "results" VALUES('8zabjuf7ggmg','last-helmet','[-1.0,1.0]','[0,1]',1794905020027,'[2,1]');
INSERT INTO "results" VALUES('rarw9dkk6v8k','connection','[1.0,-1.0]','[0,0]',1794905050287,'[1,2]');
INSERT INTO "results" VALUES('kegr2xmyhnsm','two-majorities','[-1.0,1.0]','[7,10]',1794905093203,'[2,1]');
INSERT INTO "results" VALUES('8846ga63njmk','resigned','[1.0,-1.0]','[0,0]',1794905094034,'[1,2]');
INSERT INTO "results" VALUES('ca7qxzfbvss7','resigned','[-1.0,1.0]','[0,0]',1794905094249,'[2,1]');
INSERT INTO "results" VALUES('rjvtwhevtsjr','resigned','[1.0,-1.0]','[0,0]',1794905094406,'[1,2]');
INSERT INTO "results" VALUES('r9zqz3jzag3u','resigned','[0.5,-1.0,0.5]','[0,0,0]',1794905095302,'[1,3,1]');
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
INSERT INTO "seats" VALUES('2j5afsz6tmhj',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('2j5afsz6tmhj',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('9t2hkxtmu4b5',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('9t2hkxtmu4b5',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('8zabjuf7ggmg',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('8zabjuf7ggmg',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('8vxdy3awcydy',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('8vxdy3awcydy',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('rarw9dkk6v8k',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('rarw9dkk6v8k',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('hwnztw3cfnxy',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('hwnztw3cfnxy',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('kegr2xmyhnsm',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('kegr2xmyhnsm',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('u8yu5fdpd6vb',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('u8yu5fdpd6vb',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('8846ga63njmk',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('8846ga63njmk',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('ca7qxzfbvss7',0,'person',3,NULL,0);
INSERT INTO "seats" VALUES('ca7qxzfbvss7',1,'person',1,NULL,0);
INSERT INTO "seats" VALUES('rjvtwhevtsjr',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('rjvtwhevtsjr',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('r9zqz3jzag3u',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('r9zqz3jzag3u',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('r9zqz3jzag3u',2,'person',2,NULL,0);
INSERT INTO "seats" VALUES('7mdb5bhky49h',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('7mdb5bhky49h',1,'bot',NULL,'easy',0);
INSERT INTO "seats" VALUES('hcts5hqus94v',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('hcts5hqus94v',1,'open',2,NULL,0);
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
INSERT INTO "tables" VALUES('2j5afsz6tmhj','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'6zjkk8bepjw64ytafyfq',1,NULL,'[0,0]','over',1794905007680,1794905007843,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('9t2hkxtmu4b5','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'a9cp67dx3skdxeqh3ere',1,NULL,'[0,0]','playing',1794905007868,1794905008351,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('8zabjuf7ggmg','kaito',1,'start=red','hbHSS.ChsSscSCcsAabHASBSSaAhssa.BssH','{"kind":"none","base":0,"increment":0}',0,1,1,'z36u7zzbcugsstzcu3az',1,NULL,'[0,0]','over',1794905019900,1794905020027,24,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('8vxdy3awcydy','kaito',1,'start=red','SSaBhhSACC.sscbcSBHsssSsaHh.baAHsSAS','{"kind":"none","base":0,"increment":0}',0,1,1,'f2kdv4uy3wyhjknww3cy',1,NULL,'[0,0]','playing',1794905020034,1794905020064,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('rarw9dkk6v8k','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'n4tj82k5jywgdjz5rve3',1,NULL,'[0,0]','over',1794905050070,1794905050287,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('hwnztw3cfnxy','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'jdmtr7jktghxsee92xhh',1,NULL,'[0,0]','playing',1794905052690,1794905052798,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('kegr2xmyhnsm','samurai',1,'players=2 capture=turn hands=random open_captures=no','S2,F,S3,T0,K1,S1,R2,H2,R3,B3,W1,S1,R4,S2,H3,W1,H4,B4,B2,W2/R4,H3,H4,T0,B2,W1,S1,S3,S1,H2,R3,F,B3,K1,B4,R2,W2,S2,S2,W1','{"kind":"none","base":0,"increment":0}',0,1,0,'gkmk5b4w3q5tnt6d2hm2',1,NULL,'[0,0]','over',1794905091371,1794905093203,82,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('u8yu5fdpd6vb','samurai',1,'players=2 capture=turn hands=random open_captures=no','H4,W1,S2,W2,W1,S1,B4,K1,R4,S1,H3,S3,B3,T0,H2,B2,R2,R3,F,S2/B2,S2,R3,H3,K1,B4,W2,S1,F,T0,S1,W1,B3,R2,R4,W1,S3,H4,S2,H2','{"kind":"none","base":0,"increment":0}',0,1,0,'v5vw4ew4pvv4v5rt88un',1,NULL,'[0,0]','playing',1794905093488,1794905093691,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('8846ga63njmk','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'n5b4jtd9fmvrfs767nbc',1,NULL,'[0,0]','over',1794905093707,1794905094034,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('ca7qxzfbvss7','kaito',1,'start=red','caHBHSS.BSAhsbshCSssCSsAAsS.HSasbcah','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'rpvxbtezqzpebuphe8ec',1,NULL,'[0,0]','over',1794905094046,1794905094249,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614893,3614924],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('rjvtwhevtsjr','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'q3u7mmhnwcjsrn3rja4m',1,NULL,'[0,0]','over',1794905094293,1794905094406,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199987,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('r9zqz3jzag3u','samurai',1,'players=3 capture=turn hands=choose open_captures=no','T0,R3,B2,S3,K1,H2,S2,B3,H4,S1,W1,W2,R4,S1,F,W1,S2,H3,B4,R2/S2,W2,H4,R3,W1,W1,R4,S1,H3,K1,H2,B4,F,B2,B3,T0,S3,R2,S2,S1/R4,W1,T0,H2,B4,R3,R2,S2,S2,B2,H4,W1,H3,F,S1,B3,W2,S1,S3,K1','{"kind":"none","base":0,"increment":0}',0,1,0,'neskv2apvbp6bcr6s4ay',1,NULL,'[0,0,0]','over',1794905094426,1794905095302,24,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('7mdb5bhky49h','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'amkrknu3gszbqjwqfe62',1,NULL,'[0,0]','playing',1794905095314,1794905095315,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('hcts5hqus94v','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'8dzjht64knfkyek7vvk8',1,NULL,'[0,0]','open',1794905095321,1794905095321,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'DE5B362DBFC5FC4F08CA6505E2B4FEA00E05BFF7433556A9DA1EF2D02385E897',4,1794905095308,NULL);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_logins_expires ON logins (expires);
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
