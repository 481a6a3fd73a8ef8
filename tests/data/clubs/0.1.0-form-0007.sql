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
INSERT INTO "acts" VALUES('2r437crabtzz',0,0,1,52,1794903970838,0);
INSERT INTO "acts" VALUES('2r437crabtzz',1,0,0,22,1794903970858,0);
INSERT INTO "acts" VALUES('2r437crabtzz',2,0,1,28,1794903970872,0);
INSERT INTO "acts" VALUES('2r437crabtzz',3,0,0,27,1794903970884,0);
INSERT INTO "acts" VALUES('2r437crabtzz',4,0,1,9,1794903970908,0);
INSERT INTO "acts" VALUES('2r437crabtzz',5,0,0,33,1794903970939,0);
INSERT INTO "acts" VALUES('2r437crabtzz',6,0,1,21,1794903970958,0);
INSERT INTO "acts" VALUES('2r437crabtzz',7,0,0,23,1794903970973,0);
INSERT INTO "acts" VALUES('2r437crabtzz',8,0,1,5,1794903970992,0);
INSERT INTO "acts" VALUES('2r437crabtzz',9,0,0,0,1794903971018,0);
INSERT INTO "acts" VALUES('2r437crabtzz',10,0,1,24,1794903971035,0);
INSERT INTO "acts" VALUES('2r437crabtzz',11,0,1,144,1794903971141,0);
INSERT INTO "acts" VALUES('2r437crabtzz',12,0,0,6,1794903971187,0);
INSERT INTO "acts" VALUES('2r437crabtzz',13,0,0,144,1794903971242,0);
INSERT INTO "acts" VALUES('2r437crabtzz',14,0,1,7,1794903971310,0);
INSERT INTO "acts" VALUES('2r437crabtzz',15,0,1,144,1794903971378,0);
INSERT INTO "acts" VALUES('2r437crabtzz',16,0,0,1,1794903971406,0);
INSERT INTO "acts" VALUES('2r437crabtzz',17,0,0,144,1794903971533,0);
INSERT INTO "acts" VALUES('2r437crabtzz',18,0,1,2,1794903971629,0);
INSERT INTO "acts" VALUES('2r437crabtzz',19,0,1,144,1794903971657,0);
INSERT INTO "acts" VALUES('2r437crabtzz',20,0,0,8,1794903971676,0);
INSERT INTO "acts" VALUES('2r437crabtzz',21,0,0,144,1794903971715,0);
INSERT INTO "acts" VALUES('2r437crabtzz',22,0,1,32,1794903971750,0);
INSERT INTO "acts" VALUES('2r437crabtzz',23,0,1,144,1794903971770,0);
INSERT INTO "acts" VALUES('2r437crabtzz',24,0,0,14,1794903971801,0);
INSERT INTO "acts" VALUES('2r437crabtzz',25,0,0,144,1794903971832,0);
INSERT INTO "acts" VALUES('2r437crabtzz',26,0,1,15,1794903971880,0);
INSERT INTO "acts" VALUES('2r437crabtzz',27,0,1,144,1794903971899,0);
INSERT INTO "acts" VALUES('2r437crabtzz',28,0,0,3,1794903971917,0);
INSERT INTO "acts" VALUES('2r437crabtzz',29,0,0,144,1794903971935,0);
INSERT INTO "acts" VALUES('2r437crabtzz',30,0,1,4,1794903971935,1);
INSERT INTO "acts" VALUES('2r437crabtzz',31,0,1,85,1794903972327,0);
INSERT INTO "acts" VALUES('2r437crabtzz',32,0,0,34,1794903972359,0);
INSERT INTO "acts" VALUES('2r437crabtzz',33,0,0,78,1794903972393,0);
INSERT INTO "acts" VALUES('2r437crabtzz',34,0,1,10,1794903972409,0);
INSERT INTO "acts" VALUES('2r437crabtzz',35,0,0,11,1794903972424,0);
INSERT INTO "acts" VALUES('2r437crabtzz',36,0,1,35,1794903972437,0);
INSERT INTO "acts" VALUES('2r437crabtzz',37,0,0,30,1794903972495,0);
INSERT INTO "acts" VALUES('2r437crabtzz',38,0,1,34,1794903972523,0);
INSERT INTO "acts" VALUES('2r437crabtzz',39,0,0,4,1794903972575,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',0,0,0,1,1794903973271,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',1,0,1,23,1794903973307,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',2,0,0,45,1794903973315,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',3,0,1,67,1794903973323,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',4,0,0,135,1794903973332,0);
INSERT INTO "acts" VALUES('9bcnj6prvmca',5,0,1,172,1794903973346,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',0,0,1,63,1794903972591,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',1,0,0,28,1794903972601,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',2,0,1,26,1794903972609,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',3,0,0,25,1794903972614,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',4,0,1,1,1794903972620,0);
INSERT INTO "acts" VALUES('cch4fxqsdhtn',5,0,0,31,1794903972625,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',0,0,0,0,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',1,0,0,8,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',2,0,0,16,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',3,0,0,9,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',4,0,0,1,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',5,0,1,1,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',6,0,1,11,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',7,0,1,5,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',8,0,1,0,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',9,0,1,15,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',10,0,2,2,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',11,0,2,14,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',12,0,2,10,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',13,0,2,1,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',14,0,2,0,1794903978401,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',15,0,0,24,1794903978431,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',16,0,1,21,1794903978466,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',17,0,2,25,1794903978511,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',18,0,0,20,1794903978533,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',19,0,1,82,1794903978575,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',20,0,2,50,1794903978629,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',21,0,0,27,1794903978651,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',22,0,1,75,1794903978693,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',23,0,2,61,1794903978738,0);
INSERT INTO "acts" VALUES('cy8p6pkhentb',24,2,1,0,1794903978914,0);
INSERT INTO "acts" VALUES('czembmj8bm76',0,0,0,14,1794903970709,0);
INSERT INTO "acts" VALUES('czembmj8bm76',1,0,1,40,1794903970736,0);
INSERT INTO "acts" VALUES('czembmj8bm76',2,0,0,393,1794903970753,0);
INSERT INTO "acts" VALUES('czembmj8bm76',3,0,1,495,1794903970770,0);
INSERT INTO "acts" VALUES('czembmj8bm76',4,0,0,77,1794903970782,0);
INSERT INTO "acts" VALUES('czembmj8bm76',5,0,1,237,1794903970802,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',0,0,0,514,1794903976566,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',1,0,0,515,1794903976586,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',2,0,0,518,1794903976602,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',3,0,0,517,1794903976625,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',4,0,0,516,1794903976658,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',5,0,0,521,1794903976682,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',6,0,0,519,1794903976703,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',7,0,0,520,1794903976731,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',8,0,1,514,1794903976750,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',9,0,1,515,1794903976770,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',10,0,1,520,1794903976795,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',11,0,1,518,1794903976821,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',12,0,1,516,1794903976843,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',13,0,1,519,1794903976886,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',14,0,1,517,1794903976920,0);
INSERT INTO "acts" VALUES('fpufkwqp9pna',15,0,1,521,1794903976949,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',0,0,0,1,1794903972679,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',1,0,1,23,1794903972694,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',2,0,0,45,1794903972709,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',3,0,1,67,1794903972720,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',4,0,0,135,1794903972730,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',5,0,1,172,1794903972744,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',6,0,0,290,1794903972756,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',7,0,1,610,1794903972816,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',8,0,0,2469,1794903972824,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',9,0,1,2673,1794903972854,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',10,0,0,2808,1794903972869,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',11,0,1,3043,1794903972963,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',12,0,0,4074,1794903972976,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',13,0,1,4857,1794903973063,0);
INSERT INTO "acts" VALUES('gs8pqrn6t4gm',14,0,0,5371,1794903973169,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',0,0,0,14,1794903970498,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',1,0,1,40,1794903970518,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',2,0,0,393,1794903970541,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',3,0,1,495,1794903970566,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',4,0,0,77,1794903970583,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',5,0,1,237,1794903970599,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',6,0,0,472,1794903970622,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',7,0,1,276,1794903970639,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',8,0,0,330,1794903970643,0);
INSERT INTO "acts" VALUES('kzue8rc7tjrj',9,0,1,258,1794903970656,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',0,0,0,1,1794903977447,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',1,0,1,23,1794903977474,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',2,0,0,45,1794903977493,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',3,0,1,67,1794903977670,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',4,0,0,135,1794903977700,0);
INSERT INTO "acts" VALUES('u4f36u645ptg',5,0,1,172,1794903977745,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',0,0,0,20,1794903973360,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',1,0,1,24,1794903973368,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',2,0,0,22,1794903973373,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',3,0,1,25,1794903973391,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',4,0,0,28,1794903973398,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',5,0,1,58,1794903973404,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',6,0,0,47,1794903973409,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',7,0,1,45,1794903973416,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',8,0,0,55,1794903973422,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',9,0,1,30,1794903973437,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',10,0,0,64,1794903973451,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',11,0,1,33,1794903973468,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',12,0,0,35,1794903973484,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',13,0,1,41,1794903973513,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',14,0,0,59,1794903973535,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',15,0,1,39,1794903973635,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',16,0,0,50,1794903973656,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',17,0,1,66,1794903973656,1);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',18,0,0,1714,1794903973830,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',19,0,0,2561,1794903973899,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',20,0,0,11017,1794903973926,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',21,0,1,6148,1794903974154,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',22,0,1,312,1794903974187,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',23,0,1,2456,1794903974199,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',24,0,1,11017,1794903974213,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',25,0,0,300,1794903974223,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',26,0,0,11017,1794903974246,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',27,0,1,1685,1794903974257,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',28,0,1,11017,1794903974268,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',29,0,0,1167,1794903974277,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',30,0,0,2291,1794903974287,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',31,0,0,11017,1794903974294,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',32,0,1,1696,1794903974311,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',33,0,1,2272,1794903974327,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',34,0,1,11017,1794903974352,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',35,0,0,135,1794903974362,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',36,0,0,6104,1794903974372,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',37,0,0,11017,1794903974394,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',38,0,1,839,1794903974409,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',39,0,1,11017,1794903974429,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',40,0,0,3122,1794903974448,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',41,0,0,11017,1794903974477,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',42,0,1,2568,1794903974504,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',43,0,1,1871,1794903974519,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',44,0,1,11017,1794903974538,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',45,0,0,2274,1794903974547,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',46,0,0,999,1794903974561,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',47,0,0,11017,1794903974599,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',48,0,1,655,1794903974684,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',49,0,1,2271,1794903974720,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',50,0,1,11017,1794903974750,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',51,0,0,1364,1794903974766,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',52,0,0,11017,1794903974820,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',53,0,1,2042,1794903974935,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',54,0,1,11017,1794903974967,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',55,0,0,1687,1794903974978,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',56,0,0,11017,1794903974989,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',57,0,1,127,1794903975173,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',58,0,1,11017,1794903975233,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',59,0,0,1537,1794903975260,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',60,0,0,11017,1794903975356,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',61,0,1,1352,1794903975403,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',62,0,1,11017,1794903975459,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',63,0,0,2053,1794903975503,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',64,0,0,11017,1794903975537,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',65,0,1,3594,1794903975586,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',66,0,1,11017,1794903975619,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',67,0,0,664,1794903975682,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',68,0,0,11017,1794903975726,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',69,0,1,1514,1794903975788,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',70,0,1,11017,1794903975834,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',71,0,0,2457,1794903975861,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',72,0,0,488,1794903975880,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',73,0,0,11017,1794903975899,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',74,0,1,1180,1794903975915,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',75,0,1,11017,1794903975941,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',76,0,0,1877,1794903975963,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',77,0,0,11017,1794903975995,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',78,0,1,1887,1794903976045,0);
INSERT INTO "acts" VALUES('unnjz7fvn2x9',79,0,1,11017,1794903976127,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',0,0,0,20,1794903976248,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',1,0,1,24,1794903976261,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',2,0,0,22,1794903976293,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',3,0,1,25,1794903976307,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',4,0,0,28,1794903976315,0);
INSERT INTO "acts" VALUES('usaz4jgx998q',5,0,1,58,1794903976351,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',0,0,1,44,1794903977242,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',1,0,0,20,1794903977271,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',2,0,1,22,1794903977291,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',3,0,0,18,1794903977319,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',4,0,1,0,1794903977346,0);
INSERT INTO "acts" VALUES('vq732ya2pjwn',5,0,0,4,1794903977387,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "audit" VALUES(1,1794903969391,'account-made',1,NULL,'');
INSERT INTO "audit" VALUES(2,1794903969577,'guest-came',2,NULL,'');
INSERT INTO "audit" VALUES(3,1794903970314,'account-made',3,NULL,'');
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
INSERT INTO "chat" VALUES(1,'fpufkwqp9pna',3,1,'Bonne chance ! 🐉',1794903976958);
INSERT INTO "chat" VALUES(2,'vq732ya2pjwn',3,1,'Bonne chance ! 🐉',1794903977397);
INSERT INTO "chat" VALUES(3,'u4f36u645ptg',3,1,'Bonne chance ! 🐉',1794903977755);
INSERT INTO "chat" VALUES(4,'cy8p6pkhentb',3,1,'Bonne chance ! 🐉',1794903978900);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('tally','3d356a1819a744b8 266');
INSERT INTO "club" VALUES('alive','1794903979099 5e50b48f-6358-4e94-84a0-c2a4593c5428 23168993');
CREATE TABLE devices (
	device BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (device, person), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES(X'A3C29DA9383EFBB7EB116DB5E9DB6FCA2C1600B75969A9B3DCD4FF8900846E7F',1,1794903969236);
INSERT INTO "devices" VALUES(X'9646CA1FC858FB39F11E6E56988EA944D14825279C337AA9E83E15546850DB2A',2,1794903969567);
INSERT INTO "devices" VALUES(X'E03906D33B306704BD2BC393203220F787E1C0DD020F8833513FAE4D0B16B449',3,1794903970273);
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
INSERT INTO "logins" VALUES(X'CCC43AB28AAAE3079E372766E87F9D358328078A26912FE1DC31CC29F693DDA7',1,1794903969236,1802679969236,1794903969236,'Python');
INSERT INTO "logins" VALUES(X'5C4CD61B3266336E3A1FD8AA6EF53AF3093DE44CAAFC1A0C6C89877E52AC1380',2,1794903969567,1797495969567,1794903969567,'Python');
INSERT INTO "logins" VALUES(X'EC2732868724310CF0BCBA3AF2A1BFC5B73718845F60FFBD94FDF867254D0495',3,1794903970273,1802679970273,1794903970273,'Python');
CREATE TABLE mutes (
	person INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mutes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "mutes" VALUES(1,2,1794903979038);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$wmIJ4+Kab9CXKOp8XHLXCg$Y5H3ExQqgDpqPd6rwn6geBrrC1FwsBBfcVUnXun48Oc',NULL,0,0,'en',1794903969236,1794903969236,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794903969567,1794903969567,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$iLa0Gk5APSyxFnCh7NXZJw$iR3JoVFEd5OoVhPOFfFYokwPZFhPD9PH7/jsZzAaJYg',NULL,0,0,'en',1794903970273,1794903970273,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794903978928,1794903978928,NULL);
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
INSERT INTO "rating_steps" VALUES('vq732ya2pjwn',0,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794903977404);
INSERT INTO "rating_steps" VALUES('vq732ya2pjwn',1,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794903977404);
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
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794903977404);
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794903977404);
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
INSERT INTO "results" VALUES('kzue8rc7tjrj','home-row','[-1.0,1.0]','[0,1]',1794903970656,'[2,1]',NULL);
INSERT INTO "results" VALUES('2r437crabtzz','stuck','[1.0,-1.0]','[1,0]',1794903972575,'[1,2]',NULL);
INSERT INTO "results" VALUES('gs8pqrn6t4gm','connection','[1.0,-1.0]','[0,0]',1794903973169,'[1,2]',NULL);
INSERT INTO "results" VALUES('unnjz7fvn2x9','two-majorities','[-1.0,1.0]','[2,12]',1794903976127,'[2,1]',NULL);
INSERT INTO "results" VALUES('fpufkwqp9pna','resigned','[1.0,-1.0]','[0,0]',1794903976968,'[1,2]',NULL);
INSERT INTO "results" VALUES('vq732ya2pjwn','resigned','[-1.0,1.0]','[0,0]',1794903977403,'[2,1]',NULL);
INSERT INTO "results" VALUES('u4f36u645ptg','resigned','[1.0,-1.0]','[0,0]',1794903977769,'[1,2]',NULL);
CREATE TABLE seats (
	"table" VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person INTEGER, 
	bot VARCHAR(20), 
	read INTEGER NOT NULL, 
	heard BIGINT DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('kzue8rc7tjrj',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('kzue8rc7tjrj',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('czembmj8bm76',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('czembmj8bm76',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('2r437crabtzz',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('2r437crabtzz',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('cch4fxqsdhtn',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('cch4fxqsdhtn',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('gs8pqrn6t4gm',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('gs8pqrn6t4gm',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('9bcnj6prvmca',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('9bcnj6prvmca',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('unnjz7fvn2x9',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('unnjz7fvn2x9',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('usaz4jgx998q',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('usaz4jgx998q',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('fpufkwqp9pna',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('fpufkwqp9pna',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('vq732ya2pjwn',0,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('vq732ya2pjwn',1,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('u4f36u645ptg',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('u4f36u645ptg',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('cy8p6pkhentb',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('cy8p6pkhentb',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('cy8p6pkhentb',2,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('rknxj4mm3tug',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('rknxj4mm3tug',1,'bot',NULL,'easy',0,0);
INSERT INTO "seats" VALUES('7ceqrwvt4kfa',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('7ceqrwvt4kfa',1,'open',2,NULL,0,0);
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
INSERT INTO "tables" VALUES('kzue8rc7tjrj','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'6crssqsakbjqe3ragf3c',1,NULL,'[0,0]','over',1794903970464,1794903970656,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('czembmj8bm76','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'vsd587dvfxhjuwtzcsf6',1,NULL,'[0,0]','playing',1794903970679,1794903970802,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('2r437crabtzz','kaito',1,'start=red','sSsSsBChcaSSbS.cAsHsAs.BaaHhSsbSHChA','{"kind":"none","base":0,"increment":0}',0,1,1,'mdjcry7gthd7gmcrg2t8',1,NULL,'[0,0]','over',1794903970815,1794903972575,40,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('cch4fxqsdhtn','kaito',1,'start=red','ABHB.aAca.SHshsCbasbsshSAhHSSSCscSSs','{"kind":"none","base":0,"increment":0}',0,1,1,'cnvrxshd4nq7x9nbf8kd',1,NULL,'[0,0]','playing',1794903972582,1794903972625,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('gs8pqrn6t4gm','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'erat6ksku2ucav7kus23',1,NULL,'[0,0]','over',1794903972628,1794903973169,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('9bcnj6prvmca','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'4mjhmv8e53fdq99cfa3c',1,NULL,'[0,0]','playing',1794903973252,1794903973346,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('unnjz7fvn2x9','samurai',1,'players=2 capture=turn hands=random open_captures=no','H2,H3,K1,R3,S1,T0,R2,W1,F,B2,B4,S2,W1,S3,S1,R4,S2,H4,B3,W2/W2,R4,B3,H3,F,B2,S1,S1,W1,R2,S2,K1,W1,S3,B4,H4,H2,R3,T0,S2','{"kind":"none","base":0,"increment":0}',0,1,0,'pvva8sb2srd2yrxhypfz',1,NULL,'[0,0]','over',1794903973349,1794903976127,80,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('usaz4jgx998q','samurai',1,'players=2 capture=turn hands=random open_captures=no','S2,W1,H2,S1,F,W1,S1,S2,T0,B4,R2,S3,H4,H3,R4,R3,K1,W2,B2,B3/B4,T0,S1,W1,R3,R2,B3,S3,S1,B2,R4,H4,H3,S2,S2,H2,W2,F,K1,W1','{"kind":"none","base":0,"increment":0}',0,1,0,'k4qfeqcksh7tctjry2ju',1,NULL,'[0,0]','playing',1794903976193,1794903976351,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('fpufkwqp9pna','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'2gvj8gkbw84a6tvvde64',1,NULL,'[0,0]','over',1794903976510,1794903976968,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('vq732ya2pjwn','kaito',1,'start=red','.sbsABAAashSScHSSCcBCsHaSh.saShHbSss','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'g2w8wencwf32uecgqv8g',1,NULL,'[0,0]','over',1794903976977,1794903977403,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614902,3614678],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('u4f36u645ptg','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'ab6u3wd95bvpbpkg9z3k',1,NULL,'[0,0]','over',1794903977419,1794903977769,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199976,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('cy8p6pkhentb','samurai',1,'players=3 capture=turn hands=choose open_captures=no','W1,T0,K1,B2,F,H3,B3,S1,R4,W2,H4,S1,S3,R2,S2,W1,H2,B4,R3,S2/W2,S2,H3,H2,B2,T0,S2,B3,W1,R4,F,H4,K1,S1,S1,R2,W1,B4,R3,S3/B2,W1,R4,S1,W2,W1,H3,T0,R2,K1,B3,R3,S3,H4,S2,H2,F,S1,B4,S2','{"kind":"none","base":0,"increment":0}',0,1,0,'7jd33hdcv8e9r6znbwtu',1,NULL,'[0,0,0]','playing',1794903977785,1794903978914,25,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('rknxj4mm3tug','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'j2wuvkrvhgd744cec77m',1,NULL,'[0,0]','playing',1794903978953,1794903978953,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('7ceqrwvt4kfa','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'jk2rjqv5zn5u2k82whqn',1,NULL,'[0,0]','open',1794903978958,1794903978958,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'82E067B45417BEE39AF1081A00856FAC56A03EFA8F45A64F8418AA8AFDCDC432',4,1794903978936,NULL);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_audit_by ON audit ("by");
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_table ON chat ("table");
CREATE INDEX ix_chat_person ON chat (person);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',4);
COMMIT;
