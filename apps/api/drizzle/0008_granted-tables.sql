CREATE TABLE "granted_table" (
	"entity" text PRIMARY KEY NOT NULL,
	"granted_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
-- A club that is there already has given its groups the rights of the tables that it began with,
INSERT INTO "granted_table"
SELECT entity, now() FROM unnest(array['User', 'GroupRight', 'RightTo', 'UserInGroupRight', 'Grade', 'Workplace', 'Student', 'Guardian', 'StudentGrade', 'Training', 'TrainingSeries', 'DayOff', 'Presence']) entity
WHERE EXISTS (SELECT FROM "groupright");
--> statement-breakpoint
-- and one that began with later tables those of these, as its log says: by the server itself.
INSERT INTO "granted_table"
SELECT DISTINCT split_part(changes #>> '{right,1}', ':', 1), now() FROM "audit_log"
WHERE "table" = 'rightto' AND "verb" = 'create' AND "user" IS NULL
ON CONFLICT DO NOTHING;
