-- All own brands of an agency beside each other, but for those of test projects and of the sample: visibility (`responseVisibilityRate`) with its brand interval, and its change against the
-- equally long window before with the interval that pairs prompts. `isReal`: the change would hold for prompts like these.
CREATE VIEW brand_ranking(startDate Date, endDate Date) AS
SELECT row_number() OVER (ORDER BY r.visibility DESC, r.now_n DESC, r.project_id) AS place, r.project_id AS projectId, b.folder AS folder,
  b.brand AS name, r.now_n AS totalResults, r.now_prompts AS prompts, r.visibility * 100 AS visibilityRate,
  sightline_within(sightline_low(true, r.visibility, r.score_n, r.score_t) * 100, '') AS brandLow,
  sightline_within(sightline_high(true, r.visibility, r.score_n, r.score_t) * 100, '') AS brandHigh,
  r.visibility_before * 100 AS previousRate, (r.visibility - r.visibility_before) * 100 AS visibilityChange,
  (r.visibility - r.visibility_before - r.pair_half) * 100 AS changeLow, (r.visibility - r.visibility_before + r.pair_half) * 100 AS changeHigh,
  r.now_n >= 30 AND r.then_n >= 30 AND r.now_prompts >= 5 AND r.then_prompts >= 5
    AND abs(r.visibility - r.visibility_before) > coalesce(r.pair_half, 1) AS isReal
FROM (
  SELECT project_id, now_n, then_n, now_prompts, then_prompts, visibility, visibility_before,
    CASE WHEN now_prompts < 5 THEN NULL WHEN visibility = 0 OR visibility = 1 THEN now_prompts
      WHEN deviation_squares = 0 THEN now_n
      ELSE visibility * (1 - visibility) / sightline_brand_variance(now_n, now_prompts, deviation_squares) END AS score_n,
    CASE WHEN visibility = 0 OR visibility = 1 THEN sightline_z95()
      ELSE sightline_t95(greatest(1e0, sightline_brand_degrees(true, visibility, now_prompts, deviation_squares, deviation_fourths)))
      END AS score_t,
    CASE WHEN both_prompts < 5 OR visibility_before IS NULL THEN NULL
      ELSE sightline_t95(greatest(1e0, both_prompts - 1)) * sqrt(both_prompts / (both_prompts - 1) * pair_squares) END AS pair_half
  FROM (
    SELECT project_id, now_n, then_n, now_total / now_n AS visibility, sightline_mean(then_total, then_n) AS visibility_before,
      CAST(count(*) AS @double) AS both_prompts,
      CAST(count(*) FILTER (WHERE n > 0) AS @double) AS now_prompts, CAST(count(*) FILTER (WHERE n_before > 0) AS @double) AS then_prompts,
      sum(deviation * deviation) AS deviation_squares, sum(deviation * deviation * deviation * deviation) AS deviation_fourths,
      sum((deviation / now_n - deviation_before) * (deviation / now_n - deviation_before)) AS pair_squares
    FROM (
      SELECT project_id, n, n_before, now_n, now_total, then_n, then_total, sightline_without_rounding(total, now_total / now_n * n) AS deviation,
        CASE WHEN then_n = 0 THEN 0e0 ELSE (total_before - then_total / then_n * n_before) / then_n END AS deviation_before
      FROM (
        SELECT *, sum(n) OVER brand AS now_n, sum(total) OVER brand AS now_total, sum(n_before) OVER brand AS then_n,
          sum(total_before) OVER brand AS then_total
        FROM (
          SELECT project_id, prompt_id,
            CAST(count(*) FILTER (WHERE day >= :startDate) AS @double) AS n,
            CAST(count(*) FILTER (WHERE day >= :startDate AND is_visible) AS @double) AS total,
            CAST(count(*) FILTER (WHERE day < :startDate) AS @double) AS n_before,
            CAST(count(*) FILTER (WHERE day < :startDate AND is_visible) AS @double) AS total_before
          FROM answers WHERE day BETWEEN @before_start AND :endDate
          GROUP BY project_id, prompt_id
        )
        WINDOW brand AS (PARTITION BY project_id)
      )
      WHERE now_n > 0
    )
    GROUP BY project_id, now_n, then_n, now_total, then_total
  )
) AS r
JOIN (SELECT project_id, folder, brand FROM brands WHERE is_own AND environment = 'live' AND NOT is_sample) AS b ON b.project_id = r.project_id;

-- What each data folder has brought, and when: a consultant whose machine no longer pushes is seen here.
CREATE VIEW folders() AS
SELECT folder, max(written_at) AS lastWrittenAt, count(DISTINCT month) AS months, count(*) AS files FROM current_files GROUP BY folder;
