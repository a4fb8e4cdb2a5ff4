CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text collate "pl-x-icu" NOT NULL,
	"url" text NOT NULL,
	"tables" text[] NOT NULL,
	"events" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"failing_since" timestamp(3) with time zone,
	"off_reason" text,
	"secret_sealed" text,
	"previous_secret_sealed" text,
	"secret_since" timestamp(3) with time zone
);
