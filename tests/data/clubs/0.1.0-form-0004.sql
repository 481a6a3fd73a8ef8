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
INSERT INTO "acts" VALUES('7bsxucmuwhua',0,0,1,61,1794904727174,0);
INSERT INTO "acts" VALUES('7bsxucmuwhua',1,0,0,28,1794904727213,0);
INSERT INTO "acts" VALUES('7bsxucmuwhua',2,0,1,26,1794904727259,0);
INSERT INTO "acts" VALUES('7bsxucmuwhua',3,0,0,2,1794904727268,0);
INSERT INTO "acts" VALUES('7bsxucmuwhua',4,0,1,5,1794904727288,0);
INSERT INTO "acts" VALUES('7bsxucmuwhua',5,0,0,35,1794904727515,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',0,0,0,20,1794904893438,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',1,0,1,24,1794904893448,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',2,0,0,22,1794904893454,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',3,0,1,25,1794904893462,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',4,0,0,28,1794904893497,0);
INSERT INTO "acts" VALUES('9taqpau8tzmv',5,0,1,58,1794904893666,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',0,0,0,20,1794904890337,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',1,0,1,24,1794904890346,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',2,0,0,22,1794904890352,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',3,0,1,25,1794904890361,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',4,0,0,28,1794904890368,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',5,0,1,58,1794904890376,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',6,0,0,47,1794904890381,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',7,0,1,45,1794904890389,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',8,0,0,55,1794904890394,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',9,0,1,30,1794904890404,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',10,0,0,64,1794904890441,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',11,0,1,33,1794904890466,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',12,0,0,35,1794904890522,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',13,0,1,41,1794904890548,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',14,0,0,59,1794904890573,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',15,0,1,39,1794904890600,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',16,0,0,50,1794904890630,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',17,0,1,66,1794904890630,1);
INSERT INTO "acts" VALUES('ak2vbq6gba56',18,0,0,2292,1794904890674,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',19,0,0,6026,1794904890712,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',20,0,0,1349,1794904891004,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',21,0,0,11017,1794904891049,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',22,0,1,2469,1794904891095,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',23,0,1,1345,1794904891116,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',24,0,1,11017,1794904891135,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',25,0,0,483,1794904891154,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',26,0,0,2440,1794904891175,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',27,0,0,11017,1794904891259,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',28,0,1,1178,1794904891284,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',29,0,1,2293,1794904891314,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',30,0,1,11017,1794904891390,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',31,0,0,1861,1794904891466,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',32,0,0,11017,1794904891483,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',33,0,1,1870,1794904891502,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',34,0,1,2290,1794904891544,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',35,0,1,11017,1794904891646,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',36,0,0,647,1794904891704,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',37,0,0,11017,1794904891730,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',38,0,1,3186,1794904891758,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',39,0,1,11017,1794904891895,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',40,0,0,1180,1794904891966,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',41,0,0,11017,1794904891994,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',42,0,1,1534,1794904892033,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',43,0,1,11017,1794904892050,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',44,0,0,120,1794904892063,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',45,0,0,11017,1794904892089,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',46,0,1,836,1794904892100,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',47,0,1,11017,1794904892109,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',48,0,0,3635,1794904892231,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',49,0,0,11017,1794904892238,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',50,0,1,298,1794904892259,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',51,0,1,2579,1794904892275,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',52,0,1,11017,1794904892287,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',53,0,0,306,1794904892294,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',54,0,0,11017,1794904892301,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',55,0,1,1859,1794904892317,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',56,0,1,11017,1794904892328,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',57,0,0,1866,1794904892333,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',58,0,0,11017,1794904892343,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',59,0,1,1017,1794904892352,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',60,0,1,11017,1794904892361,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',61,0,0,1699,1794904892366,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',62,0,0,11017,1794904892371,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',63,0,1,2053,1794904892379,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',64,0,1,11017,1794904892387,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',65,0,0,2305,1794904892392,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',66,0,0,1007,1794904892397,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',67,0,0,11017,1794904892402,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',68,0,1,667,1794904892420,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',69,0,1,5946,1794904892434,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',70,0,1,11017,1794904892450,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',71,0,0,818,1794904892489,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',72,0,0,2559,1794904892497,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',73,0,0,11017,1794904892508,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',74,0,1,141,1794904892532,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',75,0,1,11017,1794904892563,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',76,0,0,2058,1794904892584,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',77,0,0,11017,1794904892592,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',78,0,1,1714,1794904892645,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',79,0,1,11017,1794904892690,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',80,0,0,1538,1794904892767,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',81,0,0,11017,1794904892795,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',82,0,1,1704,1794904892823,0);
INSERT INTO "acts" VALUES('ak2vbq6gba56',83,0,1,11017,1794904892845,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',0,0,1,43,1794904894721,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',1,0,0,19,1794904894759,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',2,0,1,25,1794904894850,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',3,0,0,28,1794904894892,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',4,0,1,10,1794904894913,0);
INSERT INTO "acts" VALUES('bejyyfeutz27',5,0,0,9,1794904894943,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',0,0,0,1,1794904818333,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',1,0,1,23,1794904818386,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',2,0,0,45,1794904818490,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',3,0,1,67,1794904818520,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',4,0,0,135,1794904818544,0);
INSERT INTO "acts" VALUES('exv7vbrmy27f',5,0,1,172,1794904818570,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',0,0,0,14,1794904670460,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',1,0,1,40,1794904670518,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',2,0,0,393,1794904670673,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',3,0,1,495,1794904670686,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',4,0,0,77,1794904670729,0);
INSERT INTO "acts" VALUES('hd5xyq4t7fjn',5,0,1,237,1794904670752,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',0,0,0,514,1794904893805,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',1,0,0,515,1794904893837,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',2,0,0,518,1794904893868,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',3,0,0,517,1794904893906,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',4,0,0,516,1794904893917,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',5,0,0,521,1794904893926,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',6,0,0,519,1794904893942,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',7,0,0,520,1794904893958,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',8,0,1,514,1794904893969,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',9,0,1,515,1794904894018,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',10,0,1,520,1794904894078,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',11,0,1,518,1794904894105,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',12,0,1,516,1794904894130,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',13,0,1,519,1794904894150,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',14,0,1,517,1794904894173,0);
INSERT INTO "acts" VALUES('pppcxussxbkh',15,0,1,521,1794904894225,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',0,0,0,14,1794904670036,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',1,0,1,40,1794904670126,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',2,0,0,393,1794904670152,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',3,0,1,495,1794904670290,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',4,0,0,77,1794904670309,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',5,0,1,237,1794904670314,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',6,0,0,472,1794904670318,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',7,0,1,276,1794904670332,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',8,0,0,330,1794904670353,0);
INSERT INTO "acts" VALUES('prrfd434kaxb',9,0,1,258,1794904670398,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',0,0,0,1,1794904895050,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',1,0,1,23,1794904895063,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',2,0,0,45,1794904895069,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',3,0,1,67,1794904895086,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',4,0,0,135,1794904895097,0);
INSERT INTO "acts" VALUES('t9a77rtgcprn',5,0,1,172,1794904895114,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',0,0,0,1,1794904812178,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',1,0,1,23,1794904812192,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',2,0,0,45,1794904812244,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',3,0,1,67,1794904812360,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',4,0,0,135,1794904812369,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',5,0,1,172,1794904812406,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',6,0,0,290,1794904812411,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',7,0,1,610,1794904812417,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',8,0,0,2469,1794904812421,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',9,0,1,2673,1794904812427,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',10,0,0,2808,1794904812432,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',11,0,1,3043,1794904812438,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',12,0,0,4074,1794904812442,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',13,0,1,4857,1794904812452,0);
INSERT INTO "acts" VALUES('yrygpjckz2fz',14,0,0,5371,1794904812460,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',0,0,0,0,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',1,0,0,8,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',2,0,0,16,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',3,0,0,9,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',4,0,0,1,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',5,0,1,1,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',6,0,1,11,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',7,0,1,5,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',8,0,1,0,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',9,0,1,15,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',10,0,2,2,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',11,0,2,14,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',12,0,2,10,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',13,0,2,1,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',14,0,2,0,1794904895817,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',15,0,0,24,1794904895831,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',16,0,1,21,1794904895856,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',17,0,2,25,1794904895951,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',18,0,0,20,1794904895971,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',19,0,1,82,1794904896035,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',20,0,2,50,1794904896094,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',21,0,0,27,1794904896132,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',22,0,1,75,1794904896168,0);
INSERT INTO "acts" VALUES('zkdp4pw7yxek',23,0,2,61,1794904896214,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',0,0,1,39,1794904727024,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',1,0,0,27,1794904727036,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',2,0,1,26,1794904727050,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',3,0,0,20,1794904727054,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',4,0,1,8,1794904727059,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',5,0,0,9,1794904727064,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',6,0,1,6,1794904727069,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',7,0,0,7,1794904727077,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',8,0,1,1,1794904727083,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',9,0,0,0,1794904727089,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',10,0,1,24,1794904727094,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',11,0,1,88,1794904727099,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',12,0,0,12,1794904727103,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',13,0,1,16,1794904727107,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',14,0,0,14,1794904727115,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',15,0,0,144,1794904727120,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',16,0,1,15,1794904727125,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',17,0,0,33,1794904727128,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',18,0,0,85,1794904727132,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',19,0,1,30,1794904727137,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',20,0,0,18,1794904727140,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',21,0,1,22,1794904727145,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',22,0,0,28,1794904727149,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',23,0,1,24,1794904727154,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',24,0,0,25,1794904727158,0);
INSERT INTO "acts" VALUES('zt7jcn6kcmp6',25,0,1,31,1794904727163,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "audit" VALUES(1,1794904555803,'account-made',1,NULL,'');
INSERT INTO "audit" VALUES(2,1794904555858,'guest-came',2,NULL,'');
INSERT INTO "audit" VALUES(3,1794904557295,'account-made',3,NULL,'');
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
INSERT INTO "chat" VALUES(1,'pppcxussxbkh',3,1,'Bonne chance ! 🐉',1794904894283);
INSERT INTO "chat" VALUES(2,'bejyyfeutz27',3,1,'Bonne chance ! 🐉',1794904894953);
INSERT INTO "chat" VALUES(3,'t9a77rtgcprn',3,1,'Bonne chance ! 🐉',1794904895119);
INSERT INTO "chat" VALUES(4,'zkdp4pw7yxek',3,1,'Bonne chance ! 🐉',1794904896232);
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('alive','1794904896665 5e50b48f-6358-4e94-84a0-c2a4593c5428 24086558');
CREATE TABLE devices (
	device BLOB NOT NULL, 
	person INTEGER NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (device, person), 
	CONSTRAINT fk_devices_person FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "devices" VALUES(X'6EF5EB802E4B82DFD664D3A2B58FBA2BB950F380DD37EB11A3CD530F1B5A09CC',1,1794904555622);
INSERT INTO "devices" VALUES(X'E0C21B1DA0CFD149F076F92D24FD9177B63D06D431599FB903A9DC00F68AA000',2,1794904555818);
INSERT INTO "devices" VALUES(X'B6DF5D3C6882A48B9A6D33AA78C1DA3F1AC554D421BD3FF92C217EFDACA3AB30',3,1794904557271);
CREATE TABLE downtimes (
	down BIGINT NOT NULL, 
	up BIGINT NOT NULL, 
	whole BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_downtimes PRIMARY KEY (down), 
	CONSTRAINT uq_downtimes_up UNIQUE (up)
);
INSERT INTO "downtimes" VALUES(1794904812445,1794904818172,0);
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
INSERT INTO "logins" VALUES(X'E32B07EF38CD3D26FD643BB8421766269A107585ABE84147B03046B6594EF38C',1,1794904555622,1802680555622,1794904555622,'Python');
INSERT INTO "logins" VALUES(X'06D3EAF60F8E074B93329493AE60E1EE3CE9B172131CDE66DA3A063FDD990C6E',2,1794904555818,1797496555818,1794904555818,'Python');
INSERT INTO "logins" VALUES(X'20FA29264A3A34A605CD07CC3AD58FB5106026C8D3E791BDFA815035C61EAC52',3,1794904557271,1802680557271,1794904557271,'Python');
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$8JGRcp//x9d1k/fdRnyQYA$DR2dejrWBFiq04WNRknCqB2XJ+H5vD64gkzLcDQyEUk',NULL,0,0,'en',1794904555622,1794904555622,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794904555818,1794904555818,NULL);
INSERT INTO "people" VALUES(3,'Cid','cid','account','$argon2id$v=19$m=65536,t=3,p=4$ePpmns1gjENDgj8+CRM9SQ$LUlcHeo5gTSQ+yiuhRtsfG8osyAiORyCPvpVWfPCeKM',NULL,0,0,'en',1794904557271,1794904557271,NULL);
INSERT INTO "people" VALUES(4,'Robo','robo','bot',NULL,1,0,0,'en',1794904896284,1794904896284,NULL);
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
INSERT INTO "rating_steps" VALUES('bejyyfeutz27',0,3,'kaito-2',1500.0,1.33768910609370232124e+03,1794904894957);
INSERT INTO "rating_steps" VALUES('bejyyfeutz27',1,1,'kaito-2',1500.0,1.66231089390629767875e+03,1794904894957);
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
INSERT INTO "ratings" VALUES(3,'kaito-2',1.33768910609370232124e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904894957);
INSERT INTO "ratings" VALUES(1,'kaito-2',1.66231089390629767875e+03,2.90318963717980466293e+02,5.99996753723381417988e-02,1,1794904894957);
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
	CONSTRAINT pk_results PRIMARY KEY ("table"), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('prrfd434kaxb','home-row','[-1.0,1.0]','[0,1]',1794904670398,'[2,1]');
INSERT INTO "results" VALUES('zt7jcn6kcmp6','last-helmet','[-1.0,1.0]','[0,1]',1794904727163,'[2,1]');
INSERT INTO "results" VALUES('yrygpjckz2fz','connection','[1.0,-1.0]','[0,0]',1794904812460,'[1,2]');
INSERT INTO "results" VALUES('ak2vbq6gba56','most-others','[-1.0,1.0]','[9,9]',1794904892845,'[2,1]');
INSERT INTO "results" VALUES('pppcxussxbkh','resigned','[1.0,-1.0]','[0,0]',1794904894471,'[1,2]');
INSERT INTO "results" VALUES('bejyyfeutz27','resigned','[-1.0,1.0]','[0,0]',1794904894957,'[2,1]');
INSERT INTO "results" VALUES('t9a77rtgcprn','resigned','[1.0,-1.0]','[0,0]',1794904895122,'[1,2]');
INSERT INTO "results" VALUES('zkdp4pw7yxek','resigned','[0.5,-1.0,0.5]','[0,0,0]',1794904896261,'[1,3,1]');
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
INSERT INTO "seats" VALUES('prrfd434kaxb',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('prrfd434kaxb',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('hd5xyq4t7fjn',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('hd5xyq4t7fjn',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('zt7jcn6kcmp6',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('zt7jcn6kcmp6',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('7bsxucmuwhua',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('7bsxucmuwhua',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('yrygpjckz2fz',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('yrygpjckz2fz',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('exv7vbrmy27f',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('exv7vbrmy27f',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('ak2vbq6gba56',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('ak2vbq6gba56',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('9taqpau8tzmv',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('9taqpau8tzmv',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('pppcxussxbkh',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('pppcxussxbkh',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('bejyyfeutz27',0,'person',3,NULL,0);
INSERT INTO "seats" VALUES('bejyyfeutz27',1,'person',1,NULL,0);
INSERT INTO "seats" VALUES('t9a77rtgcprn',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('t9a77rtgcprn',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('zkdp4pw7yxek',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('zkdp4pw7yxek',1,'person',3,NULL,0);
INSERT INTO "seats" VALUES('zkdp4pw7yxek',2,'person',2,NULL,0);
INSERT INTO "seats" VALUES('g3h87erja9p2',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('g3h87erja9p2',1,'bot',NULL,'easy',0);
INSERT INTO "seats" VALUES('57rpj2tfqdfr',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('57rpj2tfqdfr',1,'open',2,NULL,0);
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
INSERT INTO "tables" VALUES('prrfd434kaxb','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'m2nk8z4dgfbnqdnzg3wa',1,NULL,'[0,0]','over',1794904669728,1794904670398,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('hd5xyq4t7fjn','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'kqjcc93uzb2v4gsdehst',1,NULL,'[0,0]','playing',1794904670411,1794904670752,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('zt7jcn6kcmp6','kaito',1,'start=red','cHCShaBsshsAHaSShScbAsSsbHCasSsAS..B','{"kind":"none","base":0,"increment":0}',0,1,1,'vjjc7t7kgqrv9pkgfbp8',1,NULL,'[0,0]','over',1794904726995,1794904727163,26,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('7bsxucmuwhua','kaito',1,'start=red','sH.sSAh.BCSSBcHsAACaSbHSsshasSahcsbS','{"kind":"none","base":0,"increment":0}',0,1,1,'krn9w58pdn2kz7xpys4k',1,NULL,'[0,0]','playing',1794904727167,1794904727515,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('yrygpjckz2fz','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'hhmzwhktkrbtmuzaqs4g',1,NULL,'[0,0]','over',1794904812049,1794904812460,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('exv7vbrmy27f','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'sd7cacnwzstvtsgb87uc',1,NULL,'[0,0]','playing',1794904818215,1794904818570,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('ak2vbq6gba56','samurai',1,'players=2 capture=turn hands=random open_captures=no','W1,F,R3,S1,R2,S2,W2,H4,B2,S3,B3,H2,H3,T0,S1,S2,B4,W1,R4,K1/R4,W2,R3,S1,H3,W1,R2,S2,W1,T0,B4,B3,K1,S2,H4,S1,S3,B2,F,H2','{"kind":"none","base":0,"increment":0}',0,1,0,'5nkt32fg8v3m3ge9byn6',1,NULL,'[0,0]','over',1794904890052,1794904892845,84,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('9taqpau8tzmv','samurai',1,'players=2 capture=turn hands=random open_captures=no','R3,F,B3,W1,K1,S3,H3,H2,B4,B2,R4,W1,R2,H4,S1,S2,W2,S1,T0,S2/R3,F,T0,S2,H3,H2,W1,W1,S2,K1,W2,H4,B3,S1,B2,B4,R2,S1,R4,S3','{"kind":"none","base":0,"increment":0}',0,1,0,'eucxs7gy3hzvz56jguxh',1,NULL,'[0,0]','playing',1794904893362,1794904893666,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('pppcxussxbkh','kamisado',1,'match=standard setup=tournament','','{"kind":"none","base":0,"increment":0}',0,1,1,'akqbucuggprke3cqktmn',1,NULL,'[0,0]','over',1794904893778,1794904894471,16,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('bejyyfeutz27','kaito',1,'start=red','sBHcChsSaSSShs.SAAbsHBcSs.sHaChaASsb','{"kind":"fischer","base":3600000,"increment":5000}',1,1,0,'eycp9xycc44ggmgvd4je',1,NULL,'[0,0]','over',1794904894663,1794904894957,6,'{"control":{"kind":"fischer","base":3600000,"increment":5000},"left":[3614890,3614835],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('t9a77rtgcprn','caminos',1,'board=square players=2 neutral=no scoring=yes','','{"kind":"days","base":259200000,"increment":0}',0,1,1,'xpzcdcbb35qkc58vd3sc',1,NULL,'[0,0]','over',1794904895034,1794904895122,6,'{"control":{"kind":"days","base":259200000,"increment":0},"left":[259199992,259200000],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('zkdp4pw7yxek','samurai',1,'players=3 capture=turn hands=choose open_captures=no','S1,H3,B3,H4,R3,S2,W2,S2,S3,S1,W1,R4,T0,F,K1,B4,W1,B2,R2,H2/S1,R4,R2,T0,B3,B2,W1,H2,W2,H4,S2,W1,H3,B4,K1,S1,R3,S2,F,S3/R2,H4,T0,K1,W2,B2,W1,B4,S1,B3,F,R3,W1,R4,S3,S2,S1,H3,S2,H2','{"kind":"none","base":0,"increment":0}',0,1,0,'has555np47umw4hsu2sd',1,NULL,'[0,0,0]','over',1794904895130,1794904896261,24,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0,0],"since":[null,null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('g3h87erja9p2','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,0,1,'73rshcywpxxz35azqsvq',1,NULL,'[0,0]','playing',1794904896355,1794904896355,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('57rpj2tfqdfr','kaito',1,'start=red','','{"kind":"none","base":0,"increment":0}',0,0,1,'yqxyswx5pf4k542nv4jr',1,NULL,'[0,0]','open',1794904896416,1794904896416,0,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
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
INSERT INTO "tokens" VALUES(1,X'385F3B2E78BD2BAC983ACAC855242C9DB262BFB676E6A916504FDACCDF0B8ADF',4,1794904896299,NULL);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_devices_person ON devices (person);
CREATE INDEX ix_audit_person ON audit (person);
CREATE INDEX ix_audit_at ON audit (at);
CREATE INDEX ix_audit_by ON audit ("by");
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_table ON chat ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',4);
COMMIT;
