-- Prompts asked in either of two windows, with their answers in each (0: not asked in it), beside what those of the whole part add up to.
-- `ones`: prompts with one answer.
CREATE VIEW asked_twice(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text) AS
SELECT *, sum(now_asked) OVER whole AS now_n, sum(then_asked) OVER whole AS then_n, CAST(count(*) OVER whole AS @double) AS prompts,
  sum(CASE WHEN now_asked > 0 THEN 1e0 ELSE 0e0 END) OVER whole AS now_prompts,
  sum(CASE WHEN then_asked > 0 THEN 1e0 ELSE 0e0 END) OVER whole AS then_prompts,
  sum(CASE WHEN now_asked = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS now_ones,
  sum(CASE WHEN then_asked = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS then_ones,
  sum(now_asked * now_asked) OVER whole AS now_squares, sum(then_asked * then_asked) OVER whole AS then_squares,
  sum(now_asked * then_asked) OVER whole AS products
FROM (
  SELECT project_id, part, prompt_id, sum(CASE WHEN is_now THEN n ELSE 0e0 END) AS now_asked, sum(CASE WHEN is_now THEN 0e0 ELSE n END) AS then_asked
  FROM (
    SELECT true AS is_now, project_id, part, prompt_id, n FROM asked_prompts(startDate = :startDate, endDate = :endDate, kind = :kind)
    UNION ALL
    SELECT false AS is_now, project_id, part, prompt_id, n FROM asked_prompts(startDate = :compareStart, endDate = :compareEnd, kind = :kind)
  )
  GROUP BY project_id, part, prompt_id
)
WINDOW whole AS (PARTITION BY project_id, part);

-- Of each prompt with hits in either window what `hit_prompts` has of it in each.
CREATE VIEW hit_twice(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text, what Text) AS
SELECT *, sum(now_hits) OVER of_thing AS now_total, sum(then_hits) OVER of_thing AS then_total,
  max(now_prompt_variance) OVER of_thing AS now_variance, max(then_prompt_variance) OVER of_thing AS then_variance
FROM (
  SELECT project_id, part, thing, prompt_id,
    sum(CASE WHEN is_now THEN total ELSE 0e0 END) AS now_hits, sum(CASE WHEN is_now THEN 0e0 ELSE total END) AS then_hits,
    sum(CASE WHEN is_now THEN repeat_sum ELSE 0e0 END) AS now_repeat, sum(CASE WHEN is_now THEN 0e0 ELSE repeat_sum END) AS then_repeat,
    sum(CASE WHEN is_now THEN repeat_spread ELSE 0e0 END) AS now_spread, sum(CASE WHEN is_now THEN 0e0 ELSE repeat_spread END) AS then_spread,
    sum(CASE WHEN is_now AND n = 1 THEN 1e0 ELSE 0e0 END) AS now_single,
    sum(CASE WHEN NOT is_now AND n = 1 THEN 1e0 ELSE 0e0 END) AS then_single,
    max(CASE WHEN is_now THEN whole_variance ELSE 0e0 END) AS now_prompt_variance,
    max(CASE WHEN is_now THEN 0e0 ELSE whole_variance END) AS then_prompt_variance
  FROM (
    SELECT true AS is_now, project_id, part, thing, prompt_id, total, n, repeat_sum, repeat_spread, whole_variance
    FROM hit_prompts(startDate = :startDate, endDate = :endDate, kind = :kind, what = :what)
    UNION ALL
    SELECT false AS is_now, project_id, part, thing, prompt_id, total, n, repeat_sum, repeat_spread, whole_variance
    FROM hit_prompts(startDate = :compareStart, endDate = :compareEnd, kind = :kind, what = :what)
  )
  GROUP BY project_id, part, thing, prompt_id
)
WINDOW of_thing AS (PARTITION BY project_id, part, thing);

-- Sums over prompts of what is cited in either window. Prompts without hits are as far from the whole as the shares of their answers say:
-- what all of them add up to follows from sums of counts, which are exact.
CREATE VIEW share_pairs(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text, what Text) AS
SELECT project_id, part, thing, now_total, then_total, now_n, then_n, prompts, now_prompts, then_prompts,
  CASE WHEN now_n > 0 AND then_n > 0 THEN now_total / now_n - then_total / then_n ELSE NULL END AS moved,
  CASE WHEN now_n > 0 AND then_n > 0 THEN hit_pairs
      + pow(now_total / now_n / now_n, 2) * ((now_squares - hit_now_squares) - (products - hit_products))
      + pow(then_total / then_n / then_n, 2) * ((then_squares - hit_then_squares) - (products - hit_products))
      + pow(now_total / now_n / now_n - then_total / then_n / then_n, 2) * (products - hit_products)
    ELSE NULL END AS pair_squares,
  now_hit_repeat + (now_ones - now_hit_ones) * now_variance AS now_repeat,
  then_hit_repeat + (then_ones - then_hit_ones) * then_variance AS then_repeat,
  now_hit_spread + CASE WHEN now_ones > now_hit_ones THEN (now_ones - now_hit_ones) * now_variance * now_variance / (now_n - 1) ELSE 0 END
    AS now_spread,
  then_hit_spread + CASE WHEN then_ones > then_hit_ones THEN (then_ones - then_hit_ones) * then_variance * then_variance / (then_n - 1) ELSE 0 END
    AS then_spread
FROM (
  SELECT h.project_id AS project_id, h.part AS part, h.thing AS thing, h.now_total AS now_total, h.then_total AS then_total,
    h.now_variance AS now_variance, h.then_variance AS then_variance, a.now_n AS now_n, a.then_n AS then_n, a.prompts AS prompts,
    a.now_prompts AS now_prompts, a.then_prompts AS then_prompts, a.now_ones AS now_ones, a.then_ones AS then_ones,
    a.now_squares AS now_squares, a.then_squares AS then_squares, a.products AS products,
    sum(pow(CASE WHEN a.now_n > 0 THEN sightline_without_rounding(h.now_hits, h.now_total / a.now_n * a.now_asked) / a.now_n ELSE 0e0 END
      - CASE WHEN a.then_n > 0 THEN sightline_without_rounding(h.then_hits, h.then_total / a.then_n * a.then_asked) / a.then_n ELSE 0e0 END, 2))
      AS hit_pairs,
    sum(a.now_asked * a.now_asked) AS hit_now_squares, sum(a.then_asked * a.then_asked) AS hit_then_squares,
    sum(a.now_asked * a.then_asked) AS hit_products,
    sum(h.now_repeat) AS now_hit_repeat, sum(h.then_repeat) AS then_hit_repeat,
    sum(h.now_spread) AS now_hit_spread, sum(h.then_spread) AS then_hit_spread,
    sum(h.now_single) AS now_hit_ones, sum(h.then_single) AS then_hit_ones
  FROM hit_twice(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind, what = :what) AS h
  JOIN asked_twice(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind) AS a
    ON a.project_id = h.project_id AND a.part = h.part AND a.prompt_id = h.prompt_id
  GROUP BY h.project_id, h.part, h.thing, h.now_total, h.then_total, h.now_variance, h.then_variance, a.now_n, a.then_n, a.prompts,
    a.now_prompts, a.then_prompts, a.now_ones, a.then_ones, a.now_squares, a.then_squares, a.products
);

-- The change of each share in points with both intervals, its verdict, and the p-value of no change at all: as `metrics_changes` has them of figures.
CREATE VIEW share_changes(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text, what Text) AS
SELECT project_id AS projectId, part, thing, now_total AS hits, then_total AS previousHits, moved * 100 AS change,
  CASE WHEN moved IS NULL OR now_n < 30 OR then_n < 30 OR now_prompts < 5 OR then_prompts < 5 THEN 'too_few_answers'
    WHEN prompts >= 5 AND abs(moved) > brand_half THEN 'real'
    WHEN repeat_half IS NOT NULL AND abs(moved) > repeat_half THEN 'on_these_prompts'
    ELSE 'within_noise' END AS verdict,
  (moved - repeat_half) * 100 AS repeatLow, (moved + repeat_half) * 100 AS repeatHigh,
  (moved - brand_half) * 100 AS brandLow, (moved + brand_half) * 100 AS brandHigh,
  CASE WHEN deciding_variance IS NULL THEN NULL WHEN deciding_variance > 0 THEN sightline_t_tail(deciding_t, deciding_degrees)
    WHEN moved = 0 THEN 1e0 ELSE 0e0 END AS pValue
FROM (
  SELECT *, CASE WHEN pair_variance IS NULL THEN NULL ELSE sightline_t95(pair_degrees) * sqrt(pair_variance) END AS brand_half,
    CASE WHEN both_variance IS NULL THEN NULL WHEN both_variance = 0 THEN 0.0 ELSE sightline_t95(both_degrees) * sqrt(both_variance) END
      AS repeat_half,
    coalesce(pair_variance, both_variance) AS deciding_variance,
    CASE WHEN pair_variance IS NULL THEN both_degrees ELSE pair_degrees END AS deciding_degrees,
    CASE WHEN coalesce(pair_variance, both_variance) > 0 THEN abs(moved) / sqrt(coalesce(pair_variance, both_variance)) ELSE 0e0 END AS deciding_t
  FROM (
    SELECT *, greatest(1e0, prompts - 1) AS pair_degrees,
      CASE WHEN prompts < 5 OR moved IS NULL THEN NULL ELSE prompts / (prompts - 1) * pair_squares END AS pair_variance,
      CASE WHEN moved IS NULL OR now_side IS NULL OR then_side IS NULL THEN NULL ELSE now_side + then_side END AS both_variance,
      CASE WHEN now_side + then_side > 0
        THEN greatest(1e0, (now_side + then_side) * (now_side + then_side) / (now_side * now_side / now_degrees + then_side * then_side / then_degrees))
        ELSE 1e0 END AS both_degrees
    FROM (
      SELECT *, sightline_repeat_variance(true, now_n, now_prompts, now_total, now_total, now_repeat) AS now_side,
        sightline_repeat_variance(true, then_n, then_prompts, then_total, then_total, then_repeat) AS then_side,
        sightline_repeat_degrees(true, now_n, now_prompts, now_repeat, now_spread) AS now_degrees,
        sightline_repeat_degrees(true, then_n, then_prompts, then_repeat, then_spread) AS then_degrees
      FROM share_pairs(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind, what = :what)
    )
  )
);

-- `GET sources/movers?by=page&intervals=true`, and what kept its share besides, which `verdict` of `GET sources?intervals=true` is about too.
CREATE VIEW sources_movers(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text) AS
SELECT projectId, part, thing AS url, hits AS citationCount, previousHits AS previousCount, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  CASE WHEN change IS NULL OR change = 0 THEN NULL WHEN previousHits = 0 THEN 'new' WHEN hits = 0 THEN 'gone' WHEN change > 0 THEN 'rising' ELSE 'falling' END AS move
FROM share_changes(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind, what = 'page');

-- `GET sources/movers?intervals=true`: by domain.
CREATE VIEW sources_domains_movers(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text) AS
SELECT projectId, part, thing AS domain, hits AS citationCount, previousHits AS previousCount, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  CASE WHEN change IS NULL OR change = 0 THEN NULL WHEN previousHits = 0 THEN 'new' WHEN hits = 0 THEN 'gone' WHEN change > 0 THEN 'rising' ELSE 'falling' END AS move
FROM share_changes(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind, what = 'domain');
