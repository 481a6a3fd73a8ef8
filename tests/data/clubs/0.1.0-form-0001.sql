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
INSERT INTO "acts" VALUES('2ghdys5hq3uf',0,0,0,20,1794897634383,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',1,0,1,24,1794897634419,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',2,0,0,22,1794897634446,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',3,0,1,25,1794897634487,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',4,0,0,28,1794897634504,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',5,0,1,58,1794897634550,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',6,0,0,47,1794897634572,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',7,0,1,45,1794897634605,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',8,0,0,55,1794897634639,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',9,0,1,30,1794897634659,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',10,0,0,64,1794897634685,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',11,0,1,33,1794897634729,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',12,0,0,35,1794897634754,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',13,0,1,41,1794897634789,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',14,0,0,59,1794897634819,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',15,0,1,39,1794897634848,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',16,0,0,50,1794897634874,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',17,0,1,66,1794897634874,1);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',18,0,0,2292,1794897634905,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',19,0,0,1168,1794897634931,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',20,0,0,11017,1794897634971,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',21,0,1,304,1794897635007,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',22,0,1,2452,1794897635047,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',23,0,1,11017,1794897635085,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',24,0,0,664,1794897635106,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',25,0,0,11017,1794897635135,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',26,0,1,495,1794897635176,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',27,0,1,2273,1794897635219,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',28,0,1,11017,1794897635267,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',29,0,0,1005,1794897635297,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',30,0,0,11017,1794897635326,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',31,0,1,1871,1794897635367,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',32,0,1,11017,1794897635403,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',33,0,0,1694,1794897635468,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',34,0,0,11017,1794897635494,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',35,0,1,2565,1794897635540,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',36,0,1,4299,1794897635583,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',37,0,1,11017,1794897635651,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',38,0,0,3638,1794897635684,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',39,0,0,11017,1794897635712,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',40,0,1,1880,1794897635748,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',41,0,1,11017,1794897635771,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',42,0,0,2474,1794897635782,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',43,0,0,473,1794897635807,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',44,0,0,11017,1794897635839,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',45,0,1,1340,1794897635876,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',46,0,1,11017,1794897635915,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',47,0,0,1886,1794897635950,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',48,0,0,2264,1794897635981,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',49,0,0,11017,1794897636043,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',50,0,1,2062,1794897636111,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',51,0,1,6598,1794897636178,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',52,0,1,11017,1794897636227,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',53,0,0,2041,1794897636262,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',54,0,0,11017,1794897636312,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',55,0,1,989,1794897636362,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',56,0,1,11017,1794897636408,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',57,0,0,1537,1794897636451,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',58,0,0,6974,1794897636487,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',59,0,0,11017,1794897636523,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',60,0,1,2283,1794897636568,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',61,0,1,1178,1794897636615,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',62,0,1,11017,1794897636658,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',63,0,0,2573,1794897636699,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',64,0,0,1863,1794897636729,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',65,0,0,11017,1794897636754,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',66,0,1,835,1794897636796,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',67,0,1,11017,1794897636847,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',68,0,0,1359,1794897636876,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',69,0,0,11017,1794897636906,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',70,0,1,642,1794897636951,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',71,0,1,11017,1794897636997,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',72,0,0,840,1794897637039,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',73,0,0,11017,1794897637062,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',74,0,1,133,1794897637098,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',75,0,1,11017,1794897637140,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',76,0,0,1702,1794897637164,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',77,0,0,11017,1794897637191,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',78,0,1,1709,1794897637235,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',79,0,1,11017,1794897637279,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',80,0,0,138,1794897637313,0);
INSERT INTO "acts" VALUES('2ghdys5hq3uf',81,0,0,11017,1794897637355,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',0,0,1,63,1794897633600,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',1,0,0,28,1794897633604,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',2,0,1,25,1794897633609,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',3,0,0,26,1794897633626,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',4,0,1,2,1794897633658,0);
INSERT INTO "acts" VALUES('2hagtd3j952h',5,0,0,32,1794897633681,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',0,0,0,20,1794897637450,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',1,0,1,24,1794897637505,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',2,0,0,22,1794897637534,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',3,0,1,25,1794897637578,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',4,0,0,28,1794897637611,0);
INSERT INTO "acts" VALUES('4pcv7esb4yu8',5,0,1,58,1794897637662,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',0,0,0,1,1794897634253,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',1,0,1,23,1794897634258,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',2,0,0,45,1794897634261,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',3,0,1,67,1794897634267,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',4,0,0,135,1794897634286,0);
INSERT INTO "acts" VALUES('e25kuvppfqw6',5,0,1,172,1794897634323,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',0,0,1,45,1794897632395,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',1,0,0,27,1794897632475,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',2,0,1,29,1794897632538,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',3,0,0,23,1794897632591,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',4,0,1,11,1794897632647,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',5,0,0,5,1794897632707,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',6,0,1,0,1794897632751,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',7,0,0,6,1794897632807,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',8,0,1,7,1794897632850,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',9,0,0,1,1794897633491,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',10,0,1,2,1794897633518,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',11,0,0,3,1794897633547,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',12,0,1,4,1794897633561,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',13,0,0,16,1794897633564,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',14,0,1,13,1794897633571,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',15,0,0,19,1794897633574,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',16,0,1,25,1794897633579,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',17,0,1,144,1794897633584,0);
INSERT INTO "acts" VALUES('ff4sbkmt4b22',18,0,0,28,1794897633587,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',0,0,0,1,1794897633747,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',1,0,1,23,1794897633776,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',2,0,0,45,1794897633802,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',3,0,1,67,1794897633835,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',4,0,0,135,1794897633861,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',5,0,1,172,1794897633899,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',6,0,0,290,1794897633921,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',7,0,1,610,1794897633952,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',8,0,0,2469,1794897633981,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',9,0,1,2673,1794897634023,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',10,0,0,2808,1794897634051,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',11,0,1,3043,1794897634079,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',12,0,0,4074,1794897634107,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',13,0,1,4857,1794897634155,0);
INSERT INTO "acts" VALUES('hjqakntjuw9r',14,0,0,5371,1794897634178,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',0,0,0,14,1794897631323,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',1,0,1,40,1794897631371,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',2,0,0,393,1794897631403,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',3,0,1,495,1794897631466,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',4,0,0,77,1794897631506,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',5,0,1,237,1794897631554,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',6,0,0,472,1794897631598,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',7,0,1,276,1794897631680,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',8,0,0,330,1794897631720,0);
INSERT INTO "acts" VALUES('sma8qhzcbums',9,0,1,258,1794897631799,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',0,0,0,14,1794897631988,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',1,0,1,40,1794897632062,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',2,0,0,393,1794897632119,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',3,0,1,495,1794897632158,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',4,0,0,77,1794897632195,0);
INSERT INTO "acts" VALUES('vm7afyxnzxh8',5,0,1,237,1794897632232,0);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO "alembic_version" VALUES('0001');
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
CREATE TABLE club (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_club PRIMARY KEY (name)
);
INSERT INTO "club" VALUES('alive','1794897637766');
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
INSERT INTO "logins" VALUES(X'4AF5F1951596A50C31BBBEC60406EAE7FCF4DDA475420FD9BB95684C67EDC535',1,1794897627749,1802673627749);
INSERT INTO "logins" VALUES(X'658C295ECDFB609CCA3C5F2E6DF7A7571C773A1487ED0B0FE8245CC84ED3B1C9',2,1794897627815,1797489627815);
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
INSERT INTO "people" VALUES(1,'Ann','ann','account','$argon2id$v=19$m=65536,t=3,p=4$hU/Y+xQWgtpBGtfG/aVT6Q$pLjl57LH8rIaBDVRX29U1o2IRJnoPNApFot8yGx/tiM',NULL,0,0,'en',1794897627749,1794897627749,NULL);
INSERT INTO "people" VALUES(2,'Bob','bob','guest',NULL,NULL,0,0,'en',1794897627815,1794897627815,NULL);
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
CREATE TABLE results (
	"table" VARCHAR(24) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	"values" TEXT NOT NULL, 
	points TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table"), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('sma8qhzcbums','home-row','[-1.0,1.0]','[0,1]',1794897631799);
INSERT INTO "results" VALUES('ff4sbkmt4b22','last-helmet','[-1.0,1.0]','[0,1]',1794897633587);
INSERT INTO "results" VALUES('hjqakntjuw9r','connection','[1.0,-1.0]','[0,0]',1794897634178);
INSERT INTO "results" VALUES('2ghdys5hq3uf','two-majorities','[1.0,-1.0]','[9,9]',1794897637355);
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
INSERT INTO "seats" VALUES('sma8qhzcbums',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('sma8qhzcbums',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('vm7afyxnzxh8',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('vm7afyxnzxh8',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('ff4sbkmt4b22',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('ff4sbkmt4b22',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('2hagtd3j952h',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('2hagtd3j952h',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('hjqakntjuw9r',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('hjqakntjuw9r',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('e25kuvppfqw6',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('e25kuvppfqw6',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('2ghdys5hq3uf',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('2ghdys5hq3uf',1,'person',2,NULL,0);
INSERT INTO "seats" VALUES('4pcv7esb4yu8',0,'person',1,NULL,0);
INSERT INTO "seats" VALUES('4pcv7esb4yu8',1,'person',2,NULL,0);
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
INSERT INTO "tables" VALUES('sma8qhzcbums','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'u8q3un6vm7xvxanwd9tm',1,NULL,'[0,0]','over',1794897631204,1794897631799,10,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('vm7afyxnzxh8','kamisado',1,'match=single setup=colours','','{"kind":"none","base":0,"increment":0}',0,1,1,'fps9cat7vback9nf4kn2',1,NULL,'[0,0]','playing',1794897631911,1794897632232,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('ff4sbkmt4b22','kaito',1,'start=red','ccSsbshCaaHCbaSsSAAsB.SsSAS.SsshHHhB','{"kind":"none","base":0,"increment":0}',0,1,1,'b2kzmbfy4g8g5bg933mw',1,NULL,'[0,0]','over',1794897632288,1794897633587,19,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('2hagtd3j952h','kaito',1,'start=red','AaH.hcahA.SSShHscBSaBsSsssACCHssSbbS','{"kind":"none","base":0,"increment":0}',0,1,1,'her2dxc8u39vvqybkd8k',1,NULL,'[0,0]','playing',1794897633592,1794897633681,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,2,'{}');
INSERT INTO "tables" VALUES('hjqakntjuw9r','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'ns37ft8d7n9f4kd4zyct',1,NULL,'[0,0]','over',1794897633701,1794897634178,15,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('e25kuvppfqw6','caminos',1,'board=square players=2 neutral=no scoring=no','','{"kind":"none","base":0,"increment":0}',0,1,1,'u3gs9cqnqfcqhnrmszrh',1,NULL,'[0,0]','playing',1794897634245,1794897634323,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
INSERT INTO "tables" VALUES('2ghdys5hq3uf','samurai',1,'players=2 capture=turn hands=random open_captures=no','S2,R2,W1,T0,B2,S1,B4,H4,R3,S2,W2,W1,R4,S3,H3,F,K1,S1,H2,B3/H4,T0,H3,R3,W2,B4,W1,S2,S3,K1,B3,S2,S1,F,B2,R2,W1,H2,S1,R4','{"kind":"none","base":0,"increment":0}',0,1,1,'9tgfat4bzfwd3k24gdw2',1,NULL,'[0,0]','over',1794897634335,1794897637355,82,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,0,'{}');
INSERT INTO "tables" VALUES('4pcv7esb4yu8','samurai',1,'players=2 capture=turn hands=random open_captures=no','B3,H2,S3,S2,S1,H3,W1,W2,R3,W1,F,S1,T0,B2,R4,R2,H4,S2,K1,B4/T0,S3,F,R3,S2,B4,S1,R4,W2,K1,S1,B3,H2,B2,W1,S2,H4,W1,R2,H3','{"kind":"none","base":0,"increment":0}',0,1,1,'279fye977evnmutt2hqr',1,NULL,'[0,0]','playing',1794897637399,1794897637662,6,'{"control":{"kind":"none","base":0,"increment":0},"left":[0,0],"since":[null,null]}',NULL,1,'{}');
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
CREATE INDEX ix_people_seen ON people (seen);
CREATE INDEX ix_people_owner ON people (owner);
CREATE INDEX ix_logins_person ON logins (person);
CREATE INDEX ix_logins_expires ON logins (expires);
CREATE INDEX ix_tokens_bot ON tokens (bot);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_ratings_pool_rating ON ratings (pool, rating);
CREATE INDEX ix_seats_person ON seats (person);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_rating_steps_person ON rating_steps (person);
CREATE INDEX ix_chat_person ON chat (person);
CREATE INDEX ix_chat_table ON chat ("table");
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',2);
COMMIT;
