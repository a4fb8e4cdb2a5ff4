ALTER TABLE "homework" ADD COLUMN "techniques" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_series" ADD COLUMN "techniques" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "techniques" uuid[] DEFAULT '{}' NOT NULL;