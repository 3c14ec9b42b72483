-- Tags of prompts where answers are told apart by tag, and nothing else: an answer counts for each tag of its prompt.
CREATE VIEW tag_parts(kind Text) AS
SELECT project_id, prompt_id, tag FROM tags WHERE :kind = 'tag';

-- Answers by part, prompt and engine.
CREATE VIEW answer_cells(startDate Date, endDate Date, kind Text) AS
SELECT project_id, part, prompt_id, engine, count(*) AS answers
FROM (
  SELECT a.project_id AS project_id, a.prompt_id AS prompt_id, a.engine AS engine,
    CASE WHEN :kind = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part(:kind, a.engine, a.surface, a.language, a.country, a.is_branded, a.prompt_id, a.day) END AS part
  FROM (SELECT project_id, prompt_id, engine, surface, language, country, is_branded, day FROM answers
        WHERE day BETWEEN :startDate AND :endDate) AS a
  LEFT JOIN tag_parts(kind = :kind) AS t ON t.project_id = a.project_id AND t.prompt_id = a.prompt_id
)
GROUP BY project_id, part, prompt_id, engine;

-- Brands that answers name or cite, by part, prompt and engine: counts, sums and sums of squares. Those of depth are rounded answer by
-- answer as the app keeps them.
CREATE VIEW mention_cells(startDate Date, endDate Date, kind Text) AS
SELECT project_id, brand_id, part, prompt_id, engine,
  count(*) AS visible,
  count(*) FILTER (WHERE is_named) AS named,
  count(*) FILTER (WHERE is_cited) AS cited,
  count(*) FILTER (WHERE mention_order = 1) AS named_first,
  count(*) FILTER (WHERE mention_order <= 3) AS named_top3,
  coalesce(sum(mention_order), 0) AS orders,
  coalesce(sum(mention_order * mention_order), 0) AS order_squares,
  coalesce(sum(depth), 0) AS depths,
  coalesce(sum(floor(depth * depth * 1e4 + 0.5) / 1e4), 0) AS depth_squares,
  count(sentiment) AS opinions,
  coalesce(sum(sentiment), 0) AS sentiments,
  coalesce(sum(sentiment * sentiment), 0) AS sentiment_squares,
  count(*) FILTER (WHERE sentiment > 60) AS positive,
  count(*) FILTER (WHERE sentiment < 40) AS negative,
  count(*) FILTER (WHERE sentiment_source = 'override') AS overrides
FROM (
  SELECT m.project_id AS project_id, m.brand_id AS brand_id, m.prompt_id AS prompt_id, m.engine AS engine, m.is_named AS is_named,
    m.is_cited AS is_cited, CAST(m.mention_order AS @maybe_double) AS mention_order, m.depth AS depth, m.sentiment AS sentiment,
    m.sentiment_source AS sentiment_source,
    CASE WHEN :kind = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part(:kind, m.engine, m.surface, m.language, m.country, m.is_branded, m.prompt_id, m.day) END AS part
  FROM (SELECT project_id, brand_id, prompt_id, engine, surface, language, country, is_branded, day, is_named, is_cited, mention_order,
          depth, sentiment, sentiment_source FROM mentions WHERE day BETWEEN :startDate AND :endDate) AS m
  LEFT JOIN tag_parts(kind = :kind) AS t ON t.project_id = m.project_id AND t.prompt_id = m.prompt_id
)
GROUP BY project_id, brand_id, part, prompt_id, engine;

-- Every tracked brand beside all answers of its project, also where none shows it: what figures and intervals are made of.
CREATE VIEW brand_cells(startDate Date, endDate Date, kind Text) AS
SELECT a.project_id AS project_id, a.brand_id AS brand_id, a.is_own AS is_own, a.has_domain AS has_domain, a.part AS part,
  a.prompt_id AS prompt_id, a.engine AS engine, a.answers AS answers,
  coalesce(m.visible, 0) AS visible, coalesce(m.named, 0) AS named, coalesce(m.cited, 0) AS cited,
  coalesce(m.named_first, 0) AS named_first, coalesce(m.named_top3, 0) AS named_top3,
  coalesce(m.orders, 0) AS orders, coalesce(m.order_squares, 0) AS order_squares,
  coalesce(m.depths, 0) AS depths, coalesce(m.depth_squares, 0) AS depth_squares,
  coalesce(m.opinions, 0) AS opinions, coalesce(m.sentiments, 0) AS sentiments, coalesce(m.sentiment_squares, 0) AS sentiment_squares,
  coalesce(m.positive, 0) AS positive, coalesce(m.negative, 0) AS negative, coalesce(m.overrides, 0) AS overrides,
  sum(coalesce(m.named, 0)) OVER (PARTITION BY a.project_id, a.part, a.prompt_id, a.engine) AS all_named
FROM (
  SELECT c.project_id AS project_id, b.brand_id AS brand_id, b.is_own AS is_own, b.has_domain AS has_domain, c.part AS part,
    c.prompt_id AS prompt_id, c.engine AS engine, c.answers AS answers
  FROM answer_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS c
  JOIN (SELECT project_id, brand_id, is_own, domain IS NOT NULL AS has_domain FROM brands) AS b ON b.project_id = c.project_id
) AS a
LEFT JOIN mention_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS m
  ON m.project_id = a.project_id AND m.brand_id = a.brand_id AND m.part = a.part AND m.prompt_id = a.prompt_id AND m.engine = a.engine;
