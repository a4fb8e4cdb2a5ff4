ALTER TABLE "article" ADD COLUMN "cover" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "cover_alt_pl" text;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "cover_alt_en" text;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_cover_check" CHECK ("article"."cover" is null or "article"."cover_alt_pl" is not null);