-- The figures that have intervals, and what each is out of. The last four are shares of the answers that name the brand (`sentimentShares`).
CREATE VIEW estimated_figures() AS
SELECT 'responseVisibilityRate' AS figure, true AS is_rate, 'answers' AS counts
UNION ALL SELECT 'mentionRate', true, 'answers'
UNION ALL SELECT 'citationRate', true, 'answers'
UNION ALL SELECT 'visibilityRate', true, 'answers'
UNION ALL SELECT 'shareOfVoice', true, 'all mentions'
UNION ALL SELECT 'mentionOrder', false, 'mentions'
UNION ALL SELECT 'position', false, 'mentions'
UNION ALL SELECT 'sentiment', false, 'opinions'
UNION ALL SELECT 'positive', true, 'mentions'
UNION ALL SELECT 'neutral', true, 'mentions'
UNION ALL SELECT 'negative', true, 'mentions'
UNION ALL SELECT 'none', true, 'mentions';

-- The figures that have intervals, for each brand and part: of each prompt what its answers add up to, beside the sums of the whole.
CREATE VIEW figure_cells(startDate Date, endDate Date, kind Text) AS
SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, cell_engine, sum(e.answers) AS answers,
  CASE WHEN figure = 'visibilityRate' THEN 1e0 ELSE sum(e.n) END AS n,
  CASE WHEN figure = 'visibilityRate' THEN max(e.total) ELSE sum(e.total) END AS total,
  CASE WHEN figure = 'visibilityRate' THEN max(e.total) WHEN is_rate THEN sum(e.total) ELSE sum(e.mean_squares) END AS squares
FROM (
  SELECT c.project_id AS project_id, c.brand_id AS brand_id, c.is_own AS is_own, c.part AS part, f.figure AS figure, f.is_rate AS is_rate,
    c.prompt_id AS prompt_id, CASE WHEN f.figure = 'visibilityRate' THEN '' ELSE c.engine END AS cell_engine, c.answers AS answers,
    CASE f.counts WHEN 'answers' THEN c.answers WHEN 'mentions' THEN c.named WHEN 'opinions' THEN c.opinions ELSE c.all_named END AS n,
    CASE f.figure WHEN 'responseVisibilityRate' THEN c.visible WHEN 'citationRate' THEN c.cited
      WHEN 'visibilityRate' THEN CASE WHEN c.visible > 0 THEN 1e0 ELSE 0e0 END WHEN 'mentionOrder' THEN c.orders
      WHEN 'position' THEN c.depths WHEN 'sentiment' THEN c.sentiments WHEN 'positive' THEN c.positive
      WHEN 'negative' THEN c.negative WHEN 'neutral' THEN c.opinions - c.positive - c.negative
      WHEN 'none' THEN c.named - c.opinions ELSE c.named END AS total,
    CASE f.figure WHEN 'mentionOrder' THEN c.order_squares WHEN 'position' THEN c.depth_squares
      ELSE c.sentiment_squares END AS mean_squares
  FROM (
    SELECT project_id, brand_id, is_own, part, prompt_id, engine, CAST(b.answers AS @double) AS answers,
      CAST(b.visible AS @double) AS visible, CAST(b.named AS @double) AS named, CAST(b.cited AS @double) AS cited,
      CAST(b.all_named AS @double) AS all_named, CAST(b.orders AS @double) AS orders,
      CAST(b.order_squares AS @double) AS order_squares, CAST(b.depths AS @double) AS depths,
      CAST(b.depth_squares AS @double) AS depth_squares, CAST(b.opinions AS @double) AS opinions,
      CAST(b.sentiments AS @double) AS sentiments, CAST(b.sentiment_squares AS @double) AS sentiment_squares,
      CAST(b.positive AS @double) AS positive, CAST(b.negative AS @double) AS negative
    FROM brand_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS b
  ) AS c
  CROSS JOIN estimated_figures AS f
) AS e
WHERE e.n > 0
GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id, cell_engine;

-- Of each prompt: its sum, how far it is from what the whole would give, and what its answers say of how far answers vary.
CREATE VIEW figure_prompts(startDate Date, endDate Date, kind Text) AS
SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, answers, n, total, whole_n, whole_total, whole_squares, prompts,
  whole_answers, sightline_without_rounding(total, whole_total / whole_n * n) AS deviation,
  cells_sum + single_part AS repeat_sum,
  cells_spread + CASE WHEN single_part > 0 THEN single_part * single_part / CASE WHEN n = 1 THEN whole_n - 1 ELSE n - 1 END ELSE 0 END
    AS repeat_spread
FROM (
  SELECT *,
    CASE WHEN singles = 0 OR whole_n < 2 THEN 0
      WHEN n = 1 THEN sightline_variance(whole_n, whole_total, whole_squares)
      ELSE singles * sightline_variance(n, total, squares) END AS single_part
  FROM (
    SELECT *, sum(n) OVER whole AS whole_n, sum(total) OVER whole AS whole_total, sum(squares) OVER whole AS whole_squares,
      CAST(count(*) OVER whole AS @double) AS prompts, sum(answers) OVER whole AS whole_answers
    FROM (
      SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, sum(cell_answers) AS answers, sum(cell_n) AS n,
        sum(cell_total) AS total, sum(cell_squares) AS squares,
        count(*) FILTER (WHERE cell_n = 1) AS singles, sum(cell_part) AS cells_sum,
        sum(CASE WHEN cell_n > 1 THEN cell_part * cell_part / (cell_n - 1) ELSE 0 END) AS cells_spread
      FROM (
        SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, answers AS cell_answers, n AS cell_n, total AS cell_total,
          squares AS cell_squares,
          CASE WHEN n > 1 THEN n * sightline_variance(n, total, squares) ELSE 0 END AS cell_part
        FROM figure_cells(startDate = :startDate, endDate = :endDate, kind = :kind)
      )
      GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id
    )
    WINDOW whole AS (PARTITION BY project_id, brand_id, part, figure)
  )
);

-- How alike neighbouring days of a prompt and engine are, of the own brand over the newest 28 days of the window (by month: of each month, cut to
-- the window; a single day has no neighbour): 0 where it is not beyond noise. Of projects with more than 20,000 answers there the API looks at
-- every so many prompts, this view at all of them.
CREATE VIEW day_correlations(startDate Date, endDate Date, kind Text) AS
SELECT project_id, days_part, figure,
  CASE WHEN pairs = 0 OR squares <= 0 THEN 0.0
    WHEN 1 - steps / pairs / (squares / degrees) > 1.645 / sqrt(pairs) THEN least(1 - steps / pairs / (squares / degrees), 0.9)
    ELSE 0.0 END AS correlation
FROM (
  SELECT project_id, days_part, figure, sum(cell_steps) AS steps, CAST(sum(cell_pairs) AS @double) AS pairs,
    sum(CASE WHEN days > 1 THEN day_squares - day_sum * day_sum / days ELSE 0 END) AS squares,
    sum(CASE WHEN days > 1 THEN days - 1 ELSE 0 END) AS degrees
  FROM (
    SELECT project_id, days_part, figure, prompt_id, engine, CAST(count(*) AS @double) AS days, sum(day_value) AS day_sum,
      sum(day_value * day_value) AS day_squares,
      sum(CASE WHEN day_before = @minus_days(day, 1) THEN (day_value - value_before) * (day_value - value_before) / 2 ELSE 0 END)
        AS cell_steps,
      count(*) FILTER (WHERE day_before = @minus_days(day, 1)) AS cell_pairs
    FROM (
      SELECT project_id, days_part, figure, prompt_id, engine, day, day_value,
        @lag(day) OVER days_of AS day_before, @lag(day_value) OVER days_of AS value_before
      FROM (
        SELECT d.project_id AS project_id, sightline_days_part(:kind, CAST(d.day AS @text)) AS days_part, f.figure AS figure,
          d.prompt_id AS prompt_id, d.engine AS engine, d.day AS day,
          CASE f.figure WHEN 'responseVisibilityRate' THEN d.visible WHEN 'mentionRate' THEN d.named WHEN 'citationRate' THEN d.cited
            WHEN 'mentionOrder' THEN d.orders WHEN 'position' THEN d.depths ELSE d.sentiments END
          / CASE f.figure WHEN 'mentionOrder' THEN d.named WHEN 'position' THEN d.named WHEN 'sentiment' THEN d.opinions
            ELSE d.answers END AS day_value
        FROM (
          SELECT project_id, prompt_id, engine, day, CAST(count(*) AS @double) AS answers,
            CAST(count(*) FILTER (WHERE is_visible) AS @double) AS visible, CAST(count(*) FILTER (WHERE is_named) AS @double) AS named,
            CAST(count(*) FILTER (WHERE is_cited) AS @double) AS cited, CAST(count(sentiment) AS @double) AS opinions,
            coalesce(sum(CAST(mention_order AS @maybe_double)), 0) AS orders, coalesce(sum(depth), 0) AS depths,
            coalesce(sum(sentiment), 0) AS sentiments
          FROM (
            SELECT project_id, prompt_id, engine, day, is_visible, is_named, is_cited, sentiment, mention_order, depth,
              CASE WHEN :kind = 'month' THEN least(:endDate, last_day(day)) ELSE :endDate END AS newest_day
            FROM answers WHERE day BETWEEN :startDate AND :endDate AND :kind <> 'day'
          )
          WHERE day >= @minus_days(newest_day, 27)
          GROUP BY project_id, prompt_id, engine, day
        ) AS d
        CROSS JOIN estimated_figures AS f
        WHERE f.figure NOT IN ('visibilityRate', 'shareOfVoice', 'positive', 'neutral', 'negative', 'none')
          AND CASE f.figure WHEN 'mentionOrder' THEN d.named WHEN 'position' THEN d.named WHEN 'sentiment' THEN d.opinions ELSE d.answers END > 0
      )
      WINDOW days_of AS (PARTITION BY project_id, days_part, figure, prompt_id, engine ORDER BY day)
    )
    GROUP BY project_id, days_part, figure, prompt_id, engine
  )
  GROUP BY project_id, days_part, figure
);

-- Variances with their degrees of freedom: `repeat` within prompts and engines, `brand` between prompts.
CREATE VIEW figure_variances(startDate Date, endDate Date, kind Text) AS
SELECT p.project_id AS project_id, p.brand_id AS brand_id, p.is_own AS is_own, p.part AS part, p.figure AS figure, p.is_rate AS is_rate,
  p.n AS n, p.total / p.n AS value, p.prompts AS prompts,
  sightline_brand_variance(p.n, p.prompts, p.deviation_squares) AS brand_variance,
  sightline_brand_degrees(p.is_rate, p.total / p.n, p.prompts, p.deviation_squares, p.deviation_fourths) AS brand_degrees,
  sightline_repeat_variance(p.is_rate, p.n, p.prompts, p.total, p.squares, p.all_repeat)
    * (1 + coalesce(d.correlation, 0)) / (1 - coalesce(d.correlation, 0)) AS repeat_variance,
  sightline_repeat_degrees(p.is_rate, p.n, p.prompts, p.all_repeat, p.all_spread) AS repeat_degrees
FROM (
  SELECT project_id, brand_id, is_own, part, figure, is_rate, whole_n AS n, whole_total AS total, whole_squares AS squares, prompts,
    sum(deviation * deviation) AS deviation_squares, sum(deviation * deviation * deviation * deviation) AS deviation_fourths,
    sum(repeat_sum) AS all_repeat, sum(repeat_spread) AS all_spread, sightline_days_of(figure) AS days_of,
    max(sightline_days_part(:kind, part)) AS days_part
  FROM figure_prompts(startDate = :startDate, endDate = :endDate, kind = :kind)
  GROUP BY project_id, brand_id, is_own, part, figure, is_rate, whole_n, whole_total, whole_squares, prompts
) AS p
LEFT JOIN day_correlations(startDate = :startDate, endDate = :endDate, kind = :kind) AS d
  ON d.project_id = p.project_id AND d.figure = p.days_of AND d.days_part = p.days_part;

-- Both intervals of each figure of each tracked brand, as `GET metrics` and `GET competitors?intervals=true` have them: percent for rates
-- and shares, null where there is none.
CREATE VIEW metrics_intervals(startDate Date, endDate Date, kind Text) AS
SELECT project_id AS projectId, brand_id AS brandId, is_own AS isUserBrand, part, figure, rate_or_mean * unit AS value, answer_count AS n,
  prompt_count AS prompts,
  sightline_within(sightline_low(is_rate, rate_or_mean, repeat_n, repeat_t) * unit, figure) AS repeatLow,
  sightline_within(sightline_high(is_rate, rate_or_mean, repeat_n, repeat_t) * unit, figure) AS repeatHigh,
  sightline_within(sightline_low(is_rate, rate_or_mean, brand_n, brand_t) * unit, figure) AS brandLow,
  sightline_within(sightline_high(is_rate, rate_or_mean, brand_n, brand_t) * unit, figure) AS brandHigh
FROM (
  SELECT project_id, brand_id, is_own, part, figure, is_rate, value AS rate_or_mean, n AS answer_count, prompts AS prompt_count,
    CASE WHEN is_rate THEN 100.0 ELSE 1.0 END AS unit,
    sightline_repeat_n(is_rate, value, n, prompts, repeat_variance) AS repeat_n,
    sightline_repeat_t(is_rate, value, n, prompts, repeat_degrees) AS repeat_t,
    sightline_brand_n(is_rate, value, n, prompts, brand_variance) AS brand_n, sightline_brand_t(is_rate, value, brand_degrees) AS brand_t
  FROM figure_variances(startDate = :startDate, endDate = :endDate, kind = :kind)
);

-- The changes of `metrics_changes`, each judged by itself.
CREATE VIEW judged_changes(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text) AS
SELECT project_id AS projectId, brand_id AS brandId, is_own AS isUserBrand, part, figure,
  now_value * unit AS currentValue, then_value * unit AS previousValue, moved * unit AS change,
  CASE WHEN moved IS NULL OR now_answers < 30 OR then_answers < 30 OR (:kind <> 'prompt' AND (now_prompts < 5 OR then_prompts < 5))
      THEN 'too_few_answers'
    WHEN prompts >= 5 AND abs(moved) > brand_half THEN 'real'
    WHEN repeat_half IS NOT NULL AND abs(moved) > repeat_half THEN 'on_these_prompts'
    ELSE 'within_noise' END AS verdict,
  (moved - repeat_half) * unit AS repeatLow, (moved + repeat_half) * unit AS repeatHigh,
  (moved - brand_half) * unit AS brandLow, (moved + brand_half) * unit AS brandHigh,
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
    SELECT *,
      greatest(1e0, prompts - 1) AS pair_degrees,
      CASE WHEN prompts < 5 OR moved IS NULL THEN NULL ELSE prompts / (prompts - 1) * pair_squares END AS pair_variance,
      CASE WHEN moved IS NULL OR now_variance IS NULL OR then_variance IS NULL THEN NULL
        ELSE (now_variance + then_variance) * (1 + correlation) / (1 - correlation) END AS both_variance,
      CASE WHEN now_variance + then_variance > 0
        THEN greatest(1e0, (now_variance + then_variance) * (now_variance + then_variance)
          / (now_variance * now_variance / now_degrees + then_variance * then_variance / then_degrees)) ELSE 1e0 END AS both_degrees
    FROM (
      SELECT p.project_id AS project_id, p.brand_id AS brand_id, p.is_own AS is_own, p.part AS part, p.figure AS figure,
        p.prompts AS prompts, p.now_prompts AS now_prompts, p.then_prompts AS then_prompts, p.pair_squares AS pair_squares,
        CASE WHEN p.figure = 'visibilityRate' THEN p.now_answers ELSE p.now_n END AS now_answers,
        CASE WHEN p.figure = 'visibilityRate' THEN p.then_answers ELSE p.then_n END AS then_answers,
        CASE WHEN p.is_rate THEN 100.0 ELSE 1.0 END AS unit,
        sightline_mean(p.now_total, p.now_n) AS now_value, sightline_mean(p.then_total, p.then_n) AS then_value,
        sightline_mean(p.now_total, p.now_n) - sightline_mean(p.then_total, p.then_n) AS moved,
        sightline_repeat_variance(p.is_rate, p.now_n, p.now_prompts, p.now_total, p.now_squares, p.now_repeat) AS now_variance,
        sightline_repeat_variance(p.is_rate, p.then_n, p.then_prompts, p.then_total, p.then_squares, p.then_repeat) AS then_variance,
        sightline_repeat_degrees(p.is_rate, p.now_n, p.now_prompts, p.now_repeat, p.now_spread) AS now_degrees,
        sightline_repeat_degrees(p.is_rate, p.then_n, p.then_prompts, p.then_repeat, p.then_spread) AS then_degrees,
        coalesce(d.correlation, 0) AS correlation
      FROM (
        SELECT project_id, brand_id, is_own, part, figure, is_rate, CAST(count(*) AS @double) AS prompts,
          sum(pair_deviation * pair_deviation) AS pair_squares,
          max(now_n) AS now_n, max(now_total) AS now_total, max(now_squares) AS now_squares, max(now_prompts) AS now_prompts,
          max(now_answers) AS now_answers, sum(now_repeat) AS now_repeat, sum(now_spread) AS now_spread,
          max(then_n) AS then_n, max(then_total) AS then_total, max(then_squares) AS then_squares, max(then_prompts) AS then_prompts,
          max(then_answers) AS then_answers, sum(then_repeat) AS then_repeat, sum(then_spread) AS then_spread,
          sightline_days_of(figure) AS days_of, max(sightline_days_part(:kind, part)) AS days_part
        FROM (
          SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id,
            sum(CASE WHEN is_now THEN deviation / whole_n ELSE -deviation / whole_n END) AS pair_deviation,
            max(CASE WHEN is_now THEN whole_n ELSE 0 END) AS now_n, max(CASE WHEN is_now THEN whole_total ELSE 0 END) AS now_total,
            max(CASE WHEN is_now THEN whole_squares ELSE 0 END) AS now_squares, max(CASE WHEN is_now THEN prompts ELSE 0 END) AS now_prompts,
            max(CASE WHEN is_now THEN whole_answers ELSE 0 END) AS now_answers,
            sum(CASE WHEN is_now THEN repeat_sum ELSE 0 END) AS now_repeat, sum(CASE WHEN is_now THEN repeat_spread ELSE 0 END) AS now_spread,
            max(CASE WHEN is_now THEN 0 ELSE whole_n END) AS then_n, max(CASE WHEN is_now THEN 0 ELSE whole_total END) AS then_total,
            max(CASE WHEN is_now THEN 0 ELSE whole_squares END) AS then_squares, max(CASE WHEN is_now THEN 0 ELSE prompts END) AS then_prompts,
            max(CASE WHEN is_now THEN 0 ELSE whole_answers END) AS then_answers,
            sum(CASE WHEN is_now THEN 0 ELSE repeat_sum END) AS then_repeat, sum(CASE WHEN is_now THEN 0 ELSE repeat_spread END) AS then_spread
          FROM (
            SELECT true AS is_now, * FROM figure_prompts(startDate = :startDate, endDate = :endDate, kind = :kind)
            UNION ALL
            SELECT false AS is_now, * FROM figure_prompts(startDate = :compareStart, endDate = :compareEnd, kind = :kind)
          )
          GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id
        )
        GROUP BY project_id, brand_id, is_own, part, figure, is_rate
      ) AS p
      LEFT JOIN day_correlations(startDate = :startDate, endDate = :endDate, kind = :kind) AS d
        ON d.project_id = p.project_id AND d.figure = p.days_of AND d.days_part = p.days_part
    )
  )
);

-- Every figure in two windows: its change (current less previous) with both intervals, in the unit of the figure, its verdict, and the p-value of no
-- change at all. Who judges many rows at once finds changes that are none: `verdictAmongParts` is the verdict with false discovery held over all parts
-- of a brand's figure (as `GET metrics/changes` holds it), `verdictAmongBrands` over all brands of a part's figure.
CREATE VIEW metrics_changes(startDate Date, endDate Date, compareStart Date, compareEnd Date, kind Text) AS
SELECT projectId, brandId, isUserBrand, part, figure, currentValue, previousValue, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  sightline_held_verdict(verdict, pValue, limit_of_parts, lowered) AS verdictAmongParts,
  sightline_held_verdict(verdict, pValue, limit_of_brands, lowered) AS verdictAmongBrands
FROM (
  SELECT *, max(CASE WHEN judged_p <= place_of_part / judged_parts * 0.1 THEN judged_p ELSE NULL END) OVER parts_of AS limit_of_parts,
    max(CASE WHEN judged_p <= place_of_brand / judged_brands * 0.1 THEN judged_p ELSE NULL END) OVER brands_of AS limit_of_brands
  FROM (
    SELECT *, CAST(row_number() OVER (PARTITION BY projectId, brandId, figure ORDER BY coalesce(judged_p, 2e0)) AS @double) AS place_of_part,
      CAST(count(judged_p) OVER (PARTITION BY projectId, brandId, figure) AS @double) AS judged_parts,
      CAST(row_number() OVER (PARTITION BY projectId, part, figure ORDER BY coalesce(judged_p, 2e0)) AS @double) AS place_of_brand,
      CAST(count(judged_p) OVER (PARTITION BY projectId, part, figure) AS @double) AS judged_brands
    FROM (
      SELECT *, CASE WHEN verdict = 'too_few_answers' THEN NULL ELSE pValue END AS judged_p,
        CASE WHEN brandLow IS NOT NULL AND (repeatLow > 0 OR repeatHigh < 0) THEN 'on_these_prompts' ELSE 'within_noise' END AS lowered
      FROM judged_changes(startDate = :startDate, endDate = :endDate, compareStart = :compareStart, compareEnd = :compareEnd, kind = :kind)
    )
  )
  WINDOW parts_of AS (PARTITION BY projectId, brandId, figure), brands_of AS (PARTITION BY projectId, part, figure)
);
