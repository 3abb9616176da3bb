CREATE TABLE "deleted_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "moving_to" text;--> statement-breakpoint
ALTER TABLE "kept_pictures" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "media_deletions" ADD COLUMN "is_claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "creations_by_picture" ON "creations" USING btree ("media_key") WHERE media_key is not null;--> statement-breakpoint
CREATE INDEX "creations_moving" ON "creations" USING btree ("moving_to") WHERE moving_to is not null;
--> statement-breakpoint
-- Remembers that a person's account was deleted. Whoever is adding a row of theirs now is waited for, and
-- nobody adds one until this transaction has ended: what is deleted after it is everything.
CREATE FUNCTION bury_account(p_user_id text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(p_user_id, 1));
  INSERT INTO deleted_accounts (id) VALUES (p_user_id)
    ON CONFLICT (id) DO UPDATE SET deleted_at = now();
END $$;
--> statement-breakpoint
-- Refuses a row of somebody whose account was deleted or is being deleted. It never waits for the deletion,
-- which may be waiting for a row that this transaction holds.
CREATE FUNCTION refuse_deleted_account() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock_shared(hashtextextended(NEW.user_id, 1))
    OR EXISTS (SELECT 1 FROM deleted_accounts WHERE id = NEW.user_id)
  THEN RAISE EXCEPTION 'This account was deleted' USING ERRCODE = 'MI001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Every table with a `user_id`; one that is made later gets the trigger in its own migration.
DO $$
DECLARE
  owned text;
BEGIN
  FOR owned IN SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'user_id'
  LOOP
    EXECUTE format('CREATE TRIGGER refuse_deleted_account BEFORE INSERT ON %I
      FOR EACH ROW EXECUTE FUNCTION refuse_deleted_account()', owned);
  END LOOP;
END $$;
--> statement-breakpoint
-- Claims stored pictures whose deletion is due and answers their keys, which come again in half an hour unless
-- they are settled. A key that a row refers to is taken off the list; one that a row is about to refer to waits.
CREATE FUNCTION claim_media_deletions(p_most integer) RETURNS SETOF text
LANGUAGE plpgsql AS $$
DECLARE
  due text;
BEGIN
  -- What is due now was rounded to a millisecond
  FOR due IN SELECT key FROM media_deletions WHERE created_at <= now() + interval '1 millisecond'
    ORDER BY created_at LIMIT p_most FOR UPDATE SKIP LOCKED
  LOOP
    CONTINUE WHEN NOT pg_try_advisory_xact_lock(hashtextextended(due, 2));
    -- A statement of its own: it sees the rows of those whose lock was let go of
    IF EXISTS (SELECT 1 FROM creations WHERE media_key = due)
      OR EXISTS (SELECT 1 FROM creations WHERE moving_to = due)
    THEN
      DELETE FROM media_deletions WHERE key = due;
    ELSE
      UPDATE media_deletions SET is_claimed = true, created_at = now() + interval '30 minutes'
        WHERE key = due;
      RETURN NEXT due;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Lets a row refer to a stored picture only while nobody has begun to delete it.
CREATE FUNCTION refuse_claimed_picture() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(NEW.media_key, 2));
  IF EXISTS (SELECT 1 FROM media_deletions WHERE key = NEW.media_key AND is_claimed)
  THEN RAISE EXCEPTION 'This picture is being deleted' USING ERRCODE = '40001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refuse_claimed_picture BEFORE INSERT OR UPDATE OF media_key ON creations
  FOR EACH ROW WHEN (NEW.media_key IS NOT NULL) EXECUTE FUNCTION refuse_claimed_picture();
--> statement-breakpoint
-- The same place in the same store under another name, which nobody can guess.
CREATE FUNCTION new_media_key(p_key text) RETURNS text
LANGUAGE sql VOLATILE AS $$
  SELECT regexp_replace(p_key, '[^:/.]+(?=(\.\w+)?$)',
    replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
$$;
--> statement-breakpoint
CREATE FUNCTION leave_address() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.moving_to := coalesce(OLD.moving_to, new_media_key(NEW.media_key));
  RETURN NEW;
END $$;
--> statement-breakpoint
-- However a picture stops being public, everybody who saw it still has its address.
CREATE TRIGGER leave_address BEFORE UPDATE ON creations FOR EACH ROW
  WHEN (NEW.media_key IS NOT NULL
    AND OLD.is_published AND NOT OLD.is_hidden AND OLD.deleted_at IS NULL
    AND NOT (NEW.is_published AND NOT NEW.is_hidden AND NEW.deleted_at IS NULL))
  EXECUTE FUNCTION leave_address();
--> statement-breakpoint
UPDATE creations SET moving_to = new_media_key(media_key)
  WHERE media_key IS NOT NULL AND published_at IS NOT NULL
    AND NOT (is_published AND NOT is_hidden AND deleted_at IS NULL);
