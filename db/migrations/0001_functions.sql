-- In READ COMMITTED each statement of a function sees what was committed while it waited for a row lock;
-- one plain statement would decide on the snapshot it began with, and lose a toggle or a limit.

-- Likes or unlikes a public creation; no row when there is none that can be liked.
CREATE FUNCTION toggle_like(p_creation_id uuid, p_user_id text)
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
  UPDATE creations SET like_count = like_count + CASE WHEN is_liked THEN 1 ELSE -1 END
    WHERE id = p_creation_id RETURNING like_count INTO total;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Takes one run from a person's day and from everybody's, or from neither. A cap of 0 is none.
CREATE FUNCTION reserve_run(p_user_id text, p_day date, p_limit integer, p_cap integer)
RETURNS TABLE (refused_by text, user_runs integer, all_runs integer)
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO usage_days (user_id, day) VALUES (p_user_id, p_day) ON CONFLICT DO NOTHING;
  INSERT INTO usage_totals (day) VALUES (p_day) ON CONFLICT DO NOTHING;
  SELECT runs INTO user_runs FROM usage_days
    WHERE user_id = p_user_id AND day = p_day FOR UPDATE;
  SELECT runs INTO all_runs FROM usage_totals WHERE day = p_day FOR UPDATE;

  IF user_runs >= p_limit THEN
    refused_by := 'user';
  ELSIF p_cap > 0 AND all_runs >= p_cap THEN
    refused_by := 'everybody';
  ELSE
    UPDATE usage_days SET runs = runs + 1 WHERE user_id = p_user_id AND day = p_day
      RETURNING runs INTO user_runs;
    UPDATE usage_totals SET runs = runs + 1 WHERE day = p_day RETURNING runs INTO all_runs;
  END IF;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- Every word of what was typed, as the beginning of a word or of its English stem; matches nothing when
-- there is no word in it. For vectors of plain words and English stems.
CREATE FUNCTION search_query(p_typed text)
RETURNS tsquery
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg('(''' || word || ''':* | ''' || stem || ''':*)', ' & '), '')::tsquery
  FROM unnest(to_tsvector('simple', p_typed)) AS typed (lexeme, positions, weights),
    LATERAL (SELECT replace(replace(lexeme, '\', '\\'), '''', '''''')) AS a (word),
    LATERAL (SELECT coalesce((ts_lexize('english_stem', lexeme))[1], lexeme)) AS b (raw_stem),
    LATERAL (SELECT replace(replace(raw_stem, '\', '\\'), '''', '''''')) AS c (stem)
$$;
