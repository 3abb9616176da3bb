CREATE TABLE "exports" (
	"user_id" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"made" integer NOT NULL,
	"lease_id" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER refuse_deleted_account BEFORE INSERT ON "exports"
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account();
