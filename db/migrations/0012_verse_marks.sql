CREATE TABLE "verse_marks" (
	"user_id" text NOT NULL,
	"verse" smallint NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"note" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verse_marks_user_id_verse_pk" PRIMARY KEY("user_id","verse")
);
--> statement-breakpoint
CREATE TRIGGER refuse_deleted_account BEFORE INSERT ON "verse_marks"
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account();
