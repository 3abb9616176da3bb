ALTER TABLE "creations" ADD COLUMN "shown_likes" json DEFAULT '[]'::json NOT NULL;
--> statement-breakpoint
-- What `shown_likes` holds: at most a hundred who like a creation, without somebody who is leaving.
CREATE FUNCTION first_likes(p_creation_id uuid, p_leaver text DEFAULT NULL)
RETURNS json
LANGUAGE sql STABLE AS $$
  SELECT array_to_json(array(
    SELECT user_id FROM likes
    WHERE creation_id = p_creation_id AND user_id IS DISTINCT FROM p_leaver
    LIMIT 100
  ))
$$;
--> statement-breakpoint
-- As before, and keeps `shown_likes`, which a like beyond the hundredth leaves as it is.
CREATE OR REPLACE FUNCTION toggle_like(p_creation_id uuid, p_user_id text)
RETURNS TABLE (is_liked boolean, total integer)
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM creations
    WHERE id = p_creation_id AND is_published AND NOT is_hidden AND deleted_at IS NULL
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;

  DELETE FROM likes WHERE creation_id = p_creation_id AND user_id = p_user_id;
  is_liked := NOT FOUND;
  IF is_liked THEN
    INSERT INTO likes (creation_id, user_id) VALUES (p_creation_id, p_user_id);
  END IF;
  UPDATE creations
    SET like_count = like_count + CASE WHEN is_liked THEN 1 ELSE -1 END,
      shown_likes = CASE WHEN is_liked AND like_count >= 100 THEN shown_likes ELSE first_likes(id) END
    WHERE id = p_creation_id RETURNING like_count INTO total;
  RETURN NEXT;
END $$;
--> statement-breakpoint
UPDATE creations SET shown_likes = first_likes(id) WHERE like_count > 0;
