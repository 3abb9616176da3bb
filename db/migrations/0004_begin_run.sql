-- Begins a run: takes it from a person's day and from everybody's and, where a lease is named, takes one of
-- the person's live streams; all of it or nothing. A cap of 0 is none. A person's own rows are locked before
-- the one that everybody shares, here as in a refund and when an account is deleted.
CREATE FUNCTION begin_run(p_id uuid, p_user_id text, p_day date, p_limit integer, p_cap integer,
  p_lease text, p_lease_seconds double precision, p_most_streams integer)
RETURNS TABLE (refused_by text, user_runs integer, all_runs integer)
LANGUAGE plpgsql AS $$
DECLARE
  moment double precision;
BEGIN
  INSERT INTO usage_days AS mine (user_id, day, runs) SELECT p_user_id, p_day, 1 WHERE p_limit > 0
    ON CONFLICT (user_id, day) DO UPDATE SET runs = mine.runs + 1 WHERE mine.runs < p_limit
    RETURNING runs INTO user_runs;
  IF NOT FOUND THEN
    refused_by := 'user';
    RETURN NEXT;
    RETURN;
  END IF;

  IF p_lease IS NOT NULL THEN
    moment := extract(epoch FROM clock_timestamp());
    INSERT INTO stream_leases AS held (user_id, leases)
      VALUES (p_user_id, jsonb_build_object(p_lease, moment + p_lease_seconds))
      ON CONFLICT (user_id) DO UPDATE SET leases = excluded.leases || (
        SELECT coalesce(jsonb_object_agg(key, value), '{}')
        FROM jsonb_each(held.leases) WHERE value::float8 > moment)
      WHERE p_most_streams > (SELECT count(*) FROM jsonb_each(held.leases) WHERE value::float8 > moment);
    IF NOT FOUND THEN refused_by := 'streams'; END IF;
  END IF;

  IF refused_by IS NULL THEN
    INSERT INTO usage_totals AS everybody (day, runs) VALUES (p_day, 1)
      ON CONFLICT (day) DO UPDATE SET runs = everybody.runs + 1
      WHERE p_cap = 0 OR everybody.runs < p_cap
      RETURNING runs INTO all_runs;
    IF NOT FOUND THEN
      refused_by := 'everybody';
      UPDATE stream_leases SET leases = leases - p_lease
        WHERE user_id = p_user_id AND p_lease IS NOT NULL;
    END IF;
  END IF;

  IF refused_by IS NULL THEN
    INSERT INTO run_reservations (id, user_id, day) VALUES (p_id, p_user_id, p_day);
  ELSE
    UPDATE usage_days SET runs = runs - 1 WHERE user_id = p_user_id AND day = p_day;
  END IF;
  RETURN NEXT;
END $$;
