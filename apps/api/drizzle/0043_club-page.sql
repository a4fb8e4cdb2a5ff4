CREATE TABLE "club_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"account" text,
	"links" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "landing_section" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"rank" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	"title_pl" text,
	"title_en" text,
	"text_pl" text,
	"text_en" text,
	"picture" text,
	"picture_alt_pl" text,
	"picture_alt_en" text,
	CONSTRAINT "landing_section_picture_check" CHECK ("landing_section"."picture" is null or "landing_section"."picture_alt_pl" is not null)
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name_pl" text collate "pl-x-icu" NOT NULL,
	"name_en" text,
	"amount_pln" double precision NOT NULL,
	"per" text DEFAULT 'month' NOT NULL,
	"section" text,
	"note_pl" text,
	"note_en" text,
	"rank" integer NOT NULL,
	"shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "price_amount_check" CHECK ("price"."amount_pln" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "club_contact_one_idx" ON "club_contact" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "landing_section_kind_idx" ON "landing_section" USING btree ("kind") WHERE "landing_section"."kind" <> 'text';