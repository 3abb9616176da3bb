ALTER TABLE "usage_days" ADD COLUMN "leaving_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "lookups" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;