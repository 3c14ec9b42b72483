-- The change of visibility (`responseVisibilityRate`) of the own brand of each project against the equally long window before, paired by prompt, and
-- what its brand interval is made of.
CREATE VIEW visibility_changes(startDate Date, endDate Date) AS
SELECT *, now_n >= 30 AND then_n >= 30 AND now_prompts >= 5 AND then_prompts >= 5 AS is_judged,
  visibility - visibility_before AS moved, sightline_t95(pair_degrees) * pair_error AS pair_half,
  CASE WHEN pair_error IS NULL THEN NULL WHEN pair_error > 0 THEN sightline_t_tail(pair_t, pair_degrees)
    WHEN visibility = visibility_before THEN 1e0 ELSE 0e0 END AS p_value
FROM (
  SELECT *, CASE WHEN pair_error > 0 THEN abs(visibility - visibility_before) / pair_error ELSE 0e0 END AS pair_t
  FROM (
    SELECT project_id, now_n, then_n, now_prompts, then_prompts, visibility, visibility_before,
      CASE WHEN now_prompts < 5 THEN NULL WHEN visibility = 0 OR visibility = 1 THEN now_prompts
        WHEN deviation_squares = 0 THEN now_n
        ELSE visibility * (1 - visibility) / sightline_brand_variance(now_n, now_prompts, deviation_squares) END AS score_n,
      CASE WHEN visibility = 0 OR visibility = 1 THEN sightline_z95()
        ELSE sightline_t95(greatest(1e0, sightline_brand_degrees(true, visibility, now_prompts, deviation_squares, deviation_fourths)))
        END AS score_t,
      greatest(1e0, both_prompts - 1) AS pair_degrees,
      CASE WHEN both_prompts < 5 OR visibility_before IS NULL THEN NULL
        ELSE sqrt(both_prompts / (both_prompts - 1) * pair_squares) END AS pair_error
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
  )
);

-- All own brands of an agency beside each other, but for those of test projects and of the sample: visibility with its brand interval, and its
-- change. `isReal`: the change would hold for prompts like these; `isRealAmongAll`: with false discovery held at 10 % over all brands of the ranking.
CREATE VIEW brand_ranking(startDate Date, endDate Date) AS
SELECT place, project_id AS projectId, folder, name, now_n AS totalResults, now_prompts AS prompts, visibility * 100 AS visibilityRate,
  sightline_within(sightline_low(true, visibility, score_n, score_t) * 100, '') AS brandLow,
  sightline_within(sightline_high(true, visibility, score_n, score_t) * 100, '') AS brandHigh,
  visibility_before * 100 AS previousRate, moved * 100 AS visibilityChange, (moved - pair_half) * 100 AS changeLow, (moved + pair_half) * 100 AS changeHigh,
  is_real AS isReal, p_value AS pValue, is_real AND p_value <= p_limit AS isRealAmongAll
FROM (
  SELECT *, coalesce(max(CASE WHEN judged_p <= place_of_p / judged * 0.1 THEN judged_p ELSE NULL END) OVER (), -1e0) AS p_limit
  FROM (
    SELECT *, CAST(row_number() OVER (ORDER BY coalesce(judged_p, 2e0)) AS @double) AS place_of_p, CAST(count(judged_p) OVER () AS @double) AS judged
    FROM (
      SELECT c.*, b.folder AS folder, b.brand AS name,
        row_number() OVER (ORDER BY c.visibility DESC, c.now_n DESC, c.project_id) AS place,
        c.is_judged AND abs(c.moved) > coalesce(c.pair_half, 1) AS is_real, CASE WHEN c.is_judged THEN c.p_value ELSE NULL END AS judged_p
      FROM visibility_changes(startDate = :startDate, endDate = :endDate) AS c
      JOIN (SELECT project_id, folder, brand FROM brands WHERE is_own AND environment = 'live' AND NOT is_sample) AS b ON b.project_id = c.project_id
    )
  )
);

-- What each data folder has brought, and when: a consultant whose machine no longer pushes is seen here.
CREATE VIEW folders() AS
SELECT folder, max(written_at) AS lastWrittenAt, count(DISTINCT month) AS months, count(*) AS files FROM current_files GROUP BY folder;
