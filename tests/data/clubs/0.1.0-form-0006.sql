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
INSERT INTO "acts" VALUES('25gqxqmb4zgu',0,0,0,1,1794904122564,0);
INSERT INTO "acts" VALUES('25gqxqmb4zgu',1,0,1,23,1794904122590,0);
INSERT INTO "acts" VALUES('25gqxqmb4zgu',2,0,0,45,1794904122603,0);
INSERT INTO "acts" VALUES('25gqxqmb4zgu',3,0,1,67,1794904122610,0);
INSERT INTO "acts" VALUES('25gqxqmb4zgu',4,0,0,135,1794904122623,0);
INSERT INTO "acts" VALUES('25gqxqmb4zgu',5,0,1,172,1794904122762,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',0,0,0,14,1794904022740,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',1,0,1,40,1794904022882,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',2,0,0,393,1794904022902,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',3,0,1,495,1794904022927,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',4,0,0,77,1794904023184,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',5,0,1,237,1794904023199,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',6,0,0,472,1794904023273,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',7,0,1,276,1794904023286,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',8,0,0,330,1794904023294,0);
INSERT INTO "acts" VALUES('9nd3388af9nv',9,0,1,258,1794904023300,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',0,0,0,514,1794904200905,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',1,0,0,515,1794904200909,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',2,0,0,518,1794904200921,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',3,0,0,517,1794904201074,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',4,0,0,516,1794904201102,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',5,0,0,521,1794904201114,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',6,0,0,519,1794904201120,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',7,0,0,520,1794904201124,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',8,0,1,514,1794904201370,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',9,0,1,515,1794904201398,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',10,0,1,520,1794904201507,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',11,0,1,518,1794904202000,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',12,0,1,516,1794904202014,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',13,0,1,519,1794904202025,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',14,0,1,517,1794904202039,0);
INSERT INTO "acts" VALUES('ctq8h39j8be8',15,0,1,521,1794904202059,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',0,0,0,1,1794904121635,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',1,0,1,23,1794904121674,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',2,0,0,45,1794904121691,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',3,0,1,67,1794904121726,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',4,0,0,135,1794904121752,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',5,0,1,172,1794904121785,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',6,0,0,290,1794904121802,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',7,0,1,610,1794904121816,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',8,0,0,2469,1794904121830,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',9,0,1,2673,1794904121844,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',10,0,0,2808,1794904121994,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',11,0,1,3043,1794904122102,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',12,0,0,4074,1794904122107,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',13,0,1,4857,1794904122506,0);
INSERT INTO "acts" VALUES('hqm4csucxrjp',14,0,0,5371,1794904122533,0);
INSERT INTO "acts" VALUES('j2naztst482m',0,0,1,54,1794904069792,0);
INSERT INTO "acts" VALUES('j2naztst482m',1,0,0,23,1794904069797,0);
INSERT INTO "acts" VALUES('j2naztst482m',2,0,1,21,1794904069801,0);
INSERT INTO "acts" VALUES('j2naztst482m',3,0,0,22,1794904069805,0);
INSERT INTO "acts" VALUES('j2naztst482m',4,0,1,20,1794904069810,0);
INSERT INTO "acts" VALUES('j2naztst482m',5,0,0,32,1794904069814,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',0,0,0,20,1794904196030,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',1,0,1,24,1794904196074,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',2,0,0,22,1794904196283,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',3,0,1,25,1794904196319,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',4,0,0,28,1794904196538,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',5,0,1,58,1794904196810,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',6,0,0,47,1794904196829,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',7,0,1,45,1794904196890,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',8,0,0,55,1794904196912,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',9,0,1,30,1794904196939,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',10,0,0,64,1794904196958,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',11,0,1,33,1794904197055,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',12,0,0,35,1794904197103,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',13,0,1,41,1794904197162,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',14,0,0,59,1794904197224,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',15,0,1,39,1794904197332,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',16,0,0,50,1794904197370,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',17,0,1,66,1794904197370,1);
INSERT INTO "acts" VALUES('jdm6e2genv4m',18,0,0,1888,1794904197530,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',19,0,0,11017,1794904197586,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',20,0,1,1354,1794904197850,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',21,0,1,11017,1794904197962,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',22,0,0,126,1794904198007,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',23,0,0,11017,1794904198050,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',24,0,1,1713,1794904198062,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',25,0,1,11017,1794904198078,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',26,0,0,816,1794904198084,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',27,0,0,2265,1794904198116,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',28,0,0,11017,1794904198136,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',29,0,1,1883,1794904198286,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',30,0,1,11017,1794904198329,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',31,0,0,1706,1794904198445,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',32,0,0,11017,1794904199435,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',33,0,1,1183,1794904199530,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',34,0,1,11017,1794904199556,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',35,0,0,664,1794904199570,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',36,0,0,11017,1794904199588,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',37,0,1,3681,1794904199608,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',38,0,1,11017,1794904199620,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',39,0,0,1513,1794904199625,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',40,0,0,2447,1794904199630,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',41,0,0,11017,1794904199639,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',42,0,1,6698,1794904199652,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',43,0,1,1869,1794904199674,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',44,0,1,11017,1794904199694,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',45,0,0,1168,1794904199702,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',46,0,0,11017,1794904199713,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',47,0,1,842,1794904199729,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',48,0,1,11017,1794904199737,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',49,0,0,992,1794904199741,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',50,0,0,11017,1794904199746,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',51,0,1,493,1794904199754,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',52,0,1,2278,1794904199761,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',53,0,1,11017,1794904199769,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',54,0,0,481,1794904199774,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',55,0,0,11017,1794904199914,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',56,0,1,297,1794904199938,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',57,0,1,2454,1794904199970,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',58,0,1,2574,1794904199992,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',59,0,1,11017,1794904200032,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',60,0,0,1700,1794904200246,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',61,0,0,11017,1794904200253,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',62,0,1,1529,1794904200263,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',63,0,1,2291,1794904200273,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',64,0,1,11017,1794904200282,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',65,0,0,2055,1794904200305,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',66,0,0,6748,1794904200337,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',67,0,0,11017,1794904200344,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',68,0,1,1698,1794904200354,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',69,0,1,11017,1794904200364,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',70,0,0,1865,1794904200372,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',71,0,0,2298,1794904200378,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',72,0,0,2563,1794904200385,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',73,0,0,11017,1794904200392,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',74,0,1,1000,1794904200414,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',75,0,1,11017,1794904200435,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',76,0,0,3021,1794904200446,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',77,0,0,11017,1794904200456,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',78,0,1,2058,1794904200467,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',79,0,1,11017,1794904200477,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',80,0,0,309,1794904200483,0);
INSERT INTO "acts" VALUES('jdm6e2genv4m',81,0,0,11017,1794904200489,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',0,0,0,1,1794904202410,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',1,0,1,23,1794904202455,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',2,0,0,45,1794904202535,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',3,0,1,67,1794904202582,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',4,0,0,135,1794904202674,0);
INSERT INTO "acts" VALUES('mxwphmzmxuxq',5,0,1,172,1794904202788,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',0,0,0,0,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',1,0,0,8,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',2,0,0,16,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',3,0,0,9,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',4,0,0,1,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',5,0,1,1,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',6,0,1,11,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',7,0,1,5,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',8,0,1,0,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',9,0,1,15,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',10,0,2,2,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',11,0,2,14,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',12,0,2,10,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',13,0,2,1,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',14,0,2,0,1794904203790,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',15,0,0,24,1794904203796,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',16,0,1,21,1794904203810,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',17,0,2,25,1794904203834,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',18,0,0,20,1794904203848,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',19,0,1,82,1794904203863,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',20,0,2,50,1794904203882,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',21,0,0,27,1794904203889,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',22,0,1,75,1794904203901,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',23,0,2,61,1794904203931,0);
INSERT INTO "acts" VALUES('nxwra555fgu3',24,2,1,0,1794904203939,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',0,0,1,47,1794904202184,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',1,0,0,23,1794904202243,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',2,0,1,21,1794904202262,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',3,0,0,18,1794904202286,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',4,0,1,20,1794904202325,0);
INSERT INTO "acts" VALUES('rmrbh6te4cbv',5,0,0,2,1794904202333,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',0,0,1,39,1794904069220,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',1,0,0,21,1794904069245,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',2,0,1,22,1794904069258,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',3,0,0,18,1794904069271,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',4,0,1,20,1794904069278,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',5,0,0,2,1794904069284,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',6,0,1,4,1794904069292,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',7,0,0,0,1794904069299,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',8,0,1,6,1794904069306,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',9,0,0,30,1794904069312,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',10,0,1,33,1794904069318,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',11,0,0,34,1794904069323,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',12,0,1,32,1794904069329,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',13,0,0,31,1794904069334,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',14,0,0,85,1794904069339,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',15,0,1,1,1794904069346,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',16,0,0,25,1794904069351,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',17,0,1,19,1794904069360,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',18,0,1,88,1794904069367,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',19,0,0,13,1794904069372,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',20,0,1,16,1794904069394,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',21,0,0,15,1794904069443,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',22,0,1,27,1794904069482,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',23,0,0,24,1794904069516,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',24,0,1,12,1794904069564,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',25,0,0,17,1794904069731,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',26,0,1,14,1794904069742,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',27,0,0,26,1794904069747,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',28,0,1,28,1794904069762,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',29,0,0,29,1794904069771,0);
INSERT INTO "acts" VALUES('sx5fb5uzbt5y',30,0,1,5,1794904069778,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',0,0,0,14,1794904023312,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',1,0,1,40,1794904023317,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',2,0,0,393,1794904023321,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',3,0,1,495,1794904023325,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',4,0,0,77,1794904023327,0);
INSERT INTO "acts" VALUES('ty6yk3xzfqb9',5,0,1,237,1794904023332,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',0,0,0,20,1794904200684,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',1,0,1,24,1794904200752,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',2,0,0,22,1794904200787,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',3,0,1,25,1794904200846,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',4,0,0,28,1794904200883,0);
INSERT INTO "acts" VALUES('vp3fgdw4fxx4',5,0,1,58,1794904200892,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "audit" VALUES(1,1794903986815,'account-made',1,NULL,'');
INSERT INTO "audit" VALUES(2,1794903986834,'guest-came',2,NULL,'');
INSERT INTO "audit" VALUES(3,1794903987461,'account-made',3,NULL,'');
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
INSERT INTO "chat" VALUES(1,'ctq8h39j8be8',3,1,'Bonne chance ! 🐉',1794904202069);
INSERT INTO "chat" VALUES(2,'rmrbh6te4cbv',3,1,'Bonne chance ! 🐉',1794904202349);
INSERT INTO "chat" VALUES(3,'mxwphmzmxuxq',3,1,'Bonne chance ! 🐉',1794904202814);
INSERT INTO "chat" VALUES(4,'nxwra555fgu3',3,1,'Bonne chance ! 🐉',1794904203935);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('tally','da09d3cd4de313e3 279');
INSERT INTO "club" VALUES('alive','1794904203988 5e50b48f-6358-4e94-84a0-c2a4593c5428 23393882');
CREATE TABLE devices (
	device BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (device, person), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES(X'58426731E1AABA37F7FECD01E2AFAC727F1ADE418144775A0C425ED53911A410',1,1794903986782);
INSERT INTO "devices" VALUES(X'782627F097B56923A197DAEDBD3A07B5C46BEDF94A4FE6102900612BE2FCA1AE',2,1794903986824);
INSERT INTO "devices" VALUES(X'C6EF9E989392F7A66E9E6F46E17E2419644B056FA6BC0C88A176CDE406D4877D',3,1794903987444);
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
INSERT INTO "logins" VALUES(X'BD03ABAC8C4B31C0CF271FD56C1806FA6EE0DFB4CD7A09B1A7CA40B813909A91',1,1794903986782,1802679986782,1794903986782,'Python');
INSERT INTO "logins" VALUES(X'2CF8E0F647749DE82890E2B9DE9363768D8E594E4FC5B0007066D402251BB9F2',2,1794903986824,1797495986824,1794903986824,'Python');
INSERT INTO "logins" VALUES(X'F1D4CF96C67FCE77093988E9C3F030D726D9F1532614302FC9C9A60D8353EC4F',3,1794903987444,1802679987444,1794903987444,'Python');
CREATE TABLE mutes (
	person INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (person, muted), 
	CONSTRAINT fk_mutes_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "mutes" VALUES(1,2,1794904203976);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$ewl5BeAVX+JGxCkpcXoFYw$Vxk1H581yEaYIYaknw+u6X7y21k+N+zQiNoHrPRhD4w',NULL,0,0,'en',1794903986782,1794903986782,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794903986824,1794903986824,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$GakeMk6veXSXTa2UfBiyLA$dmrKHyGVuD+57B1ai/AABk/A98FvO76zIsyosD+2X2w',NULL,0,0,'en',1794903987444,1794903987444,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794904203944,1794904203944,NULL);
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
INSERT INTO "rating_steps" VALUES('rmrbh6te4cbv',0,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794904202360);
INSERT INTO "rating_steps" VALUES('rmrbh6te4cbv',1,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794904202360);
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
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904202360);
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904202360);
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
INSERT INTO "results" VALUES('9nd3388af9nv','home-row','[-1.0,1.0]','[0,1]',1794904023300,'[2,1]',NULL);
INSERT INTO "results" VALUES('sx5fb5uzbt5y','last-helmet','[1.0,-1.0]','[1,0]',1794904069778,'[1,2]',NULL);
INSERT INTO "results" VALUES('hqm4csucxrjp','connection','[1.0,-1.0]','[0,0]',1794904122533,'[1,2]',NULL);
INSERT INTO "results" VALUES('jdm6e2genv4m','most-others','[1.0,-1.0]','[9,7]',1794904200489,'[1,2]',NULL);
INSERT INTO "results" VALUES('ctq8h39j8be8','resigned','[1.0,-1.0]','[0,0]',1794904202081,'[1,2]',NULL);
INSERT INTO "results" VALUES('rmrbh6te4cbv','resigned','[1.0,-1.0]','[0,0]',1794904202360,'[1,2]',NULL);
INSERT INTO "results" VALUES('mxwphmzmxuxq','resigned','[1.0,-1.0]','[0,0]',1794904202840,'[1,2]',NULL);
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
INSERT INTO "seats" VALUES('9nd3388af9nv',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('9nd3388af9nv',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('ty6yk3xzfqb9',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('ty6yk3xzfqb9',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('sx5fb5uzbt5y',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('sx5fb5uzbt5y',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('j2naztst482m',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('j2naztst482m',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('hqm4csucxrjp',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('hqm4csucxrjp',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('25gqxqmb4zgu',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('25gqxqmb4zgu',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('jdm6e2genv4m',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('jdm6e2genv4m',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('vp3fgdw4fxx4',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('vp3fgdw4fxx4',1,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('ctq8h39j8be8',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('ctq8h39j8be8',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('rmrbh6te4cbv',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('rmrbh6te4cbv',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('mxwphmzmxuxq',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('mxwphmzmxuxq',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('nxwra555fgu3',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('nxwra555fgu3',1,'person',3,NULL,0,0);
INSERT INTO "seats" VALUES('nxwra555fgu3',2,'person',2,NULL,0,0);
INSERT INTO "seats" VALUES('4ggmcaztz8bd',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('4ggmcaztz8bd',1,'bot',NULL,'easy',0,0);
INSERT INTO "seats" VALUES('fjb9s3ug7phy',0,'person',1,NULL,0,0);
INSERT INTO "seats" VALUES('fjb9s3ug7phy',1,'open',2,NULL,0,0);
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
INSERT INTO "tables" VALUES('9nd3388af9nv','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'pyb4v4ey5rt4zrun8prd',1,NULL,'[0,0]','over',1794904022675,1794904023300,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('ty6yk3xzfqb9','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'ce28zkmukgqctvf39yt7',1,NULL,'[0,0]','playing',1794904023307,1794904023332,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('sx5fb5uzbt5y','kaito',1,'start=red','asSbH.hAsSSacBssbsHSCAShcSHsaBSsA.Ch','{"kind":"none","base":0,"increment":0}',0,1,1,'hhd3jq2zgp7uxb9udmpu',1,NULL,'[0,0]','over',1794904069182,1794904069778,31,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('j2naztst482m','kaito',1,'start=red','hAbcshsASC.s.BhSaSSsHSasSbHHAacSBssC','{"kind":"none","base":0,"increment":0}',0,1,1,'5ar5fsyfjzfsd3amfb7g',1,NULL,'[0,0]','playing',1794904069783,1794904069814,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('hqm4csucxrjp','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'2prtxagmfvuyaq2uuxrz',1,NULL,'[0,0]','over',1794904121578,1794904122533,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('25gqxqmb4zgu','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'p7a4cg32w5mgyd8k42tq',1,NULL,'[0,0]','playing',1794904122545,1794904122762,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('jdm6e2genv4m','samurai',1,'players=2 capture=turn hands=random open_captures=no','B2,B4,S2,B3,S3,H2,W1,S1,R4,S2,W2,R2,H4,R3,H3,S1,F,K1,W1,T0/H2,S2,S2,T0,R3,S1,B3,R2,H3,F,H4,S1,W1,K1,W2,W1,B4,R4,S3,B2','{"kind":"none","base":0,"increment":0}',0,1,0,'4rhppn2rvsjpj9qar7kj',1,NULL,'[0,0]','over',1794904195386,1794904200489,82,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('vp3fgdw4fxx4','samurai',1,'players=2 capture=turn hands=random open_captures=no','T0,S1,K1,R4,B4,W2,R2,H2,B2,W1,S2,H4,F,S1,S3,R3,W1,H3,B3,S2/H4,B4,S1,W2,H3,B3,F,S2,K1,R2,W1,T0,B2,R4,S2,H2,S3,W1,S1,R3','{"kind":"none","base":0,"increment":0}',0,1,0,'vac5pv6b5mwqctgx4yya',1,NULL,'[0,0]','playing',1794904200497,1794904200892,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('ctq8h39j8be8','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'7je45a7kncu5j3y8mahy',1,NULL,'[0,0]','over',1794904200895,1794904202081,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('rmrbh6te4cbv','kaito',1,'start=red','cAaSshSAsBHSABHscSCsHa.sasSCS.hhbbSs','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'rh2yb4t36cjgxw7czscm',1,NULL,'[0,0]','over',1794904202141,1794904202360,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614909,3614892],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('mxwphmzmxuxq','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'cmfrcnn5px45kv3fxpyc',1,NULL,'[0,0]','over',1794904202390,1794904202840,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199948,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('nxwra555fgu3','samurai',1,'players=3 capture=turn hands=choose open_captures=no','F,S3,H4,H2,S1,S1,S2,B4,R3,S2,W1,R2,B3,R4,T0,B2,H3,W1,W2,K1/S1,B2,B3,W1,B4,R4,S3,T0,H3,R3,H2,K1,S1,S2,W2,R2,F,W1,H4,S2/B2,F,S3,W1,R4,S2,R3,R2,S1,S1,H3,H4,B3,S2,B4,T0,K1,W1,W2,H2','{"kind":"none","base":0,"increment":0}',0,1,0,'5ddkcs6sexzzypzheks3',1,NULL,'[0,0,0]','playing',1794904202872,1794904203939,25,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('4ggmcaztz8bd','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'9jtn7bkvtttcrk6asz86',1,NULL,'[0,0]','playing',1794904203953,1794904203953,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('fjb9s3ug7phy','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'7a8d3sph46sd9a7xnv4j',1,NULL,'[0,0]','open',1794904203968,1794904203968,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'B3209B9C6BFE970D0DF1A9E9EC0400E0A183841FBE707383FA0592B4DCFD6151',4,1794904203947,NULL);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_audit_by ON audit ("by");
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_deadline ON tables (deadline);
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
