CREATE TABLE "creation_versions" (
	"creation_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"word_count" integer,
	"cause" text NOT NULL,
	"session" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creation_versions_creation_id_version_pk" PRIMARY KEY("creation_id","version")
);
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "creation_versions" ADD CONSTRAINT "creation_versions_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_children" ON "creations" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
-- Gives a creation its next text and keeps the one before: answers the new version, or no row when there is no
-- such creation of this person or it is no longer at `p_version` (null: whatever it is at). The first change
-- also writes down the text it replaces. A save of the same editing session takes the place of the one before;
-- of all versions the last fifty and the first stay.
CREATE FUNCTION edit_creation(p_user_id text, p_id uuid, p_version integer, p_content text,
  p_word_count integer, p_cause text, p_session uuid)
RETURNS TABLE (version integer)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  before creations%ROWTYPE;
  after integer;
BEGIN
  SELECT * INTO before FROM creations
    WHERE id = p_id AND user_id = p_user_id AND deleted_at IS NULL FOR NO KEY UPDATE;
  IF NOT FOUND OR before.version <> p_version THEN RETURN; END IF;
  after := before.version + 1;

  IF before.version = 1 THEN
    INSERT INTO creation_versions (creation_id, version, content, word_count, cause, created_at)
      VALUES (p_id, 1, before.content, before.word_count, 'generated', before.created_at);
  END IF;
  DELETE FROM creation_versions
    WHERE creation_id = p_id AND version > 1
      AND (version <= after - 50 OR version = before.version AND session = p_session);
  INSERT INTO creation_versions (creation_id, version, content, word_count, cause, session)
    VALUES (p_id, after, p_content, p_word_count, p_cause, p_session);
  UPDATE creations SET content = p_content, word_count = p_word_count, version = after, updated_at = now()
    WHERE id = p_id;
  RETURN QUERY SELECT after;
END $$;
