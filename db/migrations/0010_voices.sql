CREATE TABLE "voices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"traits" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "voices_own" ON "voices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE TRIGGER refuse_deleted_account BEFORE INSERT ON voices
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account();
