-- Shares of answers that cite a page or domain, or searched: `what` is 'page', 'domain', 'query' (a search, folded) or 'search' (any search at
-- all, also where no answer made one). An answer counts once for a thing. Only prompts with hits are rows; what the others add is known from sums.
CREATE VIEW hit_cells(startDate Date, endDate Date, kind Text, what Text) AS
SELECT project_id, part, thing, prompt_id, engine, CAST(count(DISTINCT answer_id) AS @double) AS hits
FROM (
  SELECT c.project_id AS project_id, c.part AS part, CASE WHEN :what = 'page' THEN c.url ELSE c.domain END AS thing, c.prompt_id AS prompt_id,
    c.engine AS engine, c.answer_id AS answer_id
  FROM cited_pages(startDate = :startDate, endDate = :endDate, kind = :kind) AS c
  WHERE :what IN ('page', 'domain')
  UNION ALL
  SELECT f.project_id AS project_id,
    CASE WHEN :kind = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part(:kind, f.engine, f.surface, f.language, f.country, f.is_branded, f.prompt_id, f.day) END AS part,
    CASE WHEN :what = 'query' THEN f.query_folded ELSE '' END AS thing, f.prompt_id AS prompt_id, f.engine AS engine, f.answer_id AS answer_id
  FROM (SELECT project_id, prompt_id, answer_id, engine, surface, language, country, is_branded, day, query_folded FROM fanouts
        WHERE day BETWEEN :startDate AND :endDate AND :what IN ('query', 'search')) AS f
  LEFT JOIN tag_parts(kind = :kind) AS t ON t.project_id = f.project_id AND t.prompt_id = f.prompt_id
  UNION ALL
  SELECT a.project_id AS project_id, a.part AS part, '' AS thing, a.prompt_id AS prompt_id, a.engine AS engine, NULL AS answer_id
  FROM answer_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS a
  WHERE :what = 'search'
)
GROUP BY project_id, part, thing, prompt_id, engine;

-- Answers by part and prompt, beside what those of the whole part add up to. `singles`: engines that answered once; `ones`: prompts with one answer.
CREATE VIEW asked_prompts(startDate Date, endDate Date, kind Text) AS
SELECT project_id, part, prompt_id, n, singles, sum(n) OVER whole AS whole_n, CAST(count(*) OVER whole AS @double) AS prompts,
  sum(n * n) OVER whole AS n_squares, sum(n * n * n * n) OVER whole AS n_fourths, sum(CASE WHEN n = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS ones
FROM (
  SELECT project_id, part, prompt_id, CAST(sum(answers) AS @double) AS n, CAST(count(*) FILTER (WHERE answers = 1) AS @double) AS singles
  FROM answer_cells(startDate = :startDate, endDate = :endDate, kind = :kind)
  GROUP BY project_id, part, prompt_id
)
WINDOW whole AS (PARTITION BY project_id, part);

-- Of each prompt with hits what `figure_prompts` has of each prompt of a figure.
CREATE VIEW hit_prompts(startDate Date, endDate Date, kind Text, what Text) AS
SELECT *, sightline_without_rounding(total, whole_total / whole_n * n) AS deviation, cells_sum + single_part AS repeat_sum,
  cells_spread + CASE WHEN single_part > 0 THEN single_part * single_part / CASE WHEN n = 1 THEN whole_n - 1 ELSE n - 1 END ELSE 0 END
    AS repeat_spread
FROM (
  SELECT *, CASE WHEN singles = 0 OR whole_n < 2 THEN 0 WHEN n = 1 THEN whole_variance ELSE singles * sightline_variance(n, total, total) END
      AS single_part
  FROM (
    SELECT *, CASE WHEN whole_n < 2 THEN 0 ELSE sightline_variance(whole_n, whole_total, whole_total) END AS whole_variance
    FROM (
      SELECT h.project_id AS project_id, h.part AS part, h.thing AS thing, h.prompt_id AS prompt_id, h.total AS total,
        sum(h.total) OVER (PARTITION BY h.project_id, h.part, h.thing) AS whole_total,
        h.cells_sum AS cells_sum, h.cells_spread AS cells_spread, a.n AS n, a.singles AS singles, a.whole_n AS whole_n, a.prompts AS prompts,
        a.n_squares AS n_squares, a.n_fourths AS n_fourths, a.ones AS ones
      FROM (
        SELECT project_id, part, thing, prompt_id, sum(hits) AS total, sum(cell_part) AS cells_sum,
          sum(CASE WHEN cell_n > 1 THEN cell_part * cell_part / (cell_n - 1) ELSE 0 END) AS cells_spread
        FROM (
          SELECT c.project_id AS project_id, c.part AS part, c.thing AS thing, c.prompt_id AS prompt_id, c.hits AS hits, a.cell_n AS cell_n,
            CASE WHEN a.cell_n > 1 THEN a.cell_n * sightline_variance(a.cell_n, c.hits, c.hits) ELSE 0 END AS cell_part
          FROM hit_cells(startDate = :startDate, endDate = :endDate, kind = :kind, what = :what) AS c
          JOIN (
            SELECT project_id, part, prompt_id, engine, CAST(answers AS @double) AS cell_n
            FROM answer_cells(startDate = :startDate, endDate = :endDate, kind = :kind)
          ) AS a ON a.project_id = c.project_id AND a.part = c.part AND a.prompt_id = c.prompt_id AND a.engine = c.engine
        )
        GROUP BY project_id, part, thing, prompt_id
      ) AS h
      JOIN asked_prompts(startDate = :startDate, endDate = :endDate, kind = :kind) AS a
        ON a.project_id = h.project_id AND a.part = h.part AND a.prompt_id = h.prompt_id
    )
  )
);

-- Variances of these shares with their degrees of freedom. A prompt without hits is as far from the whole as the share of its answers says; one of
-- them with a single answer varies as the whole does.
CREATE VIEW share_variances(startDate Date, endDate Date, kind Text, what Text) AS
SELECT project_id, part, thing, total, n, total / n AS value, prompts, sightline_brand_variance(n, prompts, deviation_squares) AS brand_variance,
  sightline_brand_degrees(true, total / n, prompts, deviation_squares, deviation_fourths) AS brand_degrees,
  sightline_repeat_variance(true, n, prompts, total, total, all_repeat) AS repeat_variance,
  sightline_repeat_degrees(true, n, prompts, all_repeat, all_spread) AS repeat_degrees
FROM (
  SELECT project_id, part, thing, whole_total AS total, whole_n AS n, prompts,
    hit_squares + pow(whole_total / whole_n, 2) * (n_squares - hit_n_squares) AS deviation_squares,
    hit_fourths + pow(whole_total / whole_n, 4) * (n_fourths - hit_n_fourths) AS deviation_fourths,
    hit_repeat + (ones - hit_ones) * whole_variance AS all_repeat,
    hit_spread + CASE WHEN ones > hit_ones THEN (ones - hit_ones) * whole_variance * whole_variance / (whole_n - 1) ELSE 0 END AS all_spread
  FROM (
    SELECT project_id, part, thing, whole_total, whole_n, whole_variance, prompts, n_squares, n_fourths, ones,
      sum(deviation * deviation) AS hit_squares, sum(deviation * deviation * deviation * deviation) AS hit_fourths,
      sum(n * n) AS hit_n_squares, sum(n * n * n * n) AS hit_n_fourths, sum(CASE WHEN n = 1 THEN 1e0 ELSE 0e0 END) AS hit_ones,
      sum(repeat_sum) AS hit_repeat, sum(repeat_spread) AS hit_spread
    FROM hit_prompts(startDate = :startDate, endDate = :endDate, kind = :kind, what = :what)
    GROUP BY project_id, part, thing, whole_total, whole_n, whole_variance, prompts, n_squares, n_fourths, ones
  )
);

-- Both intervals of these shares, in percent. Days are not looked at, as the API does not.
CREATE VIEW share_intervals(startDate Date, endDate Date, kind Text, what Text) AS
SELECT project_id AS projectId, part, thing, total AS hits, share * 100 AS value, n, prompts,
  sightline_within(sightline_low(true, share, repeat_n, repeat_t) * 100, '') AS repeatLow,
  sightline_within(sightline_high(true, share, repeat_n, repeat_t) * 100, '') AS repeatHigh,
  sightline_within(sightline_low(true, share, brand_n, brand_t) * 100, '') AS brandLow,
  sightline_within(sightline_high(true, share, brand_n, brand_t) * 100, '') AS brandHigh
FROM (
  SELECT project_id, part, thing, total, value AS share, n, prompts,
    sightline_repeat_n(true, value, n, prompts, repeat_variance) AS repeat_n, sightline_repeat_t(true, value, n, prompts, repeat_degrees) AS repeat_t,
    sightline_brand_n(true, value, n, prompts, brand_variance) AS brand_n, sightline_brand_t(true, value, brand_degrees) AS brand_t
  FROM share_variances(startDate = :startDate, endDate = :endDate, kind = :kind, what = :what)
);

-- `interval` of `GET sources?intervals=true`: of the share of answers that cite a page.
CREATE VIEW sources_intervals(startDate Date, endDate Date, kind Text) AS
SELECT projectId, part, thing AS url, hits AS citationCount, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM share_intervals(startDate = :startDate, endDate = :endDate, kind = :kind, what = 'page');

-- `interval` of `GET sources/domains?intervals=true`.
CREATE VIEW sources_domains_intervals(startDate Date, endDate Date, kind Text) AS
SELECT projectId, part, thing AS domain, hits AS citationCount, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM share_intervals(startDate = :startDate, endDate = :endDate, kind = :kind, what = 'domain');

-- `searched` of `GET fanouts?intervals=true`: answers that made a search, however often, and both intervals of their share.
CREATE VIEW fanouts_intervals(startDate Date, endDate Date, kind Text) AS
SELECT projectId, part, thing AS foldedQuery, hits AS answers, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM share_intervals(startDate = :startDate, endDate = :endDate, kind = :kind, what = 'query');

-- `meta.searched` of `GET fanouts?intervals=true`: answers that searched for anything. A part in which none did is a row.
CREATE VIEW fanouts_searched(startDate Date, endDate Date, kind Text) AS
SELECT projectId, part, hits AS answers, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM share_intervals(startDate = :startDate, endDate = :endDate, kind = :kind, what = 'search');
