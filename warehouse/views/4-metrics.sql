-- `GET metrics` (kind 'all'), `GET metrics/breakdown` and more: the own brand of each project. Rates are 0-100, means null where nothing
-- is counted. A part without answers is no row.
CREATE VIEW metrics_summary(startDate Date, endDate Date, kind Text) AS
SELECT project_id AS projectId, part, answers AS totalResponses, seen AS visibleResponses,
  sightline_rate(seen, answers) AS responseVisibilityRate,
  sightline_rate(names, answers) AS mentionRate,
  sightline_rate(cites, answers) AS citationRate,
  names AS mentions, cites AS cited,
  sightline_rate(seen_prompts, prompts) AS visibilityRate,
  seen_prompts AS visible, prompts - seen_prompts AS notVisible, prompts,
  sightline_mean(all_orders, names) AS mentionOrder,
  sightline_mean(all_depths, names) AS position,
  sightline_mean(all_sentiments, all_opinions) AS sentiment,
  sightline_share(all_opinions, names) AS sentimentCoverage,
  sightline_share(all_positive, names) AS positivePercent,
  sightline_share(all_opinions - all_positive - all_negative, names) AS neutralPercent,
  sightline_share(all_negative, names) AS negativePercent,
  sightline_share(names - all_opinions, names) AS nonePercent,
  all_overrides AS overrides
FROM (
  SELECT project_id, part, sum(c.answers) AS answers, sum(c.visible) AS seen, sum(c.named) AS names, sum(c.cited) AS cites,
    count(DISTINCT c.prompt_id) AS prompts, count(DISTINCT CASE WHEN c.visible > 0 THEN c.prompt_id ELSE NULL END) AS seen_prompts,
    sum(c.orders) AS all_orders, sum(c.depths) AS all_depths, sum(c.opinions) AS all_opinions, sum(c.sentiments) AS all_sentiments,
    sum(c.positive) AS all_positive, sum(c.negative) AS all_negative, sum(c.overrides) AS all_overrides
  FROM brand_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS c
  WHERE c.is_own
  GROUP BY project_id, part
);

-- `GET metrics/timeseries`: days with answers (the API adds days without any).
CREATE VIEW metrics_timeseries(startDate Date, endDate Date) AS
SELECT projectId, CAST(part AS Date) AS date, totalResponses AS totalResults, visibleResponses AS visible,
  totalResponses - visibleResponses AS notVisible, mentions, cited, mentionOrder, position, sentiment, prompts AS uniquePrompts
FROM metrics_summary(startDate = :startDate, endDate = :endDate, kind = 'day');

CREATE VIEW competitor_figures(startDate Date, endDate Date, kind Text) AS
SELECT f.project_id AS projectId, f.part AS part, f.brand_id AS id, n.name AS name, n.domain AS domain, f.is_own AS isUserBrand,
  row_number() OVER (PARTITION BY f.project_id, f.part ORDER BY sightline_rate(f.seen, f.all_answers) DESC, f.names DESC, n.name) AS globalRank,
  f.all_answers AS totalResults, f.seen AS visibleResults,
  sightline_rate(f.seen, f.all_answers) AS visibilityRate,
  NOT f.has_domain AS visibilityIsMentionOnly,
  f.names AS totalMentions,
  sightline_rate(f.names, f.all_answers) AS mentionRate,
  CASE WHEN f.has_domain THEN f.cites ELSE NULL END AS totalCitations,
  CASE WHEN f.has_domain THEN sightline_share(f.cites, f.all_answers) ELSE NULL END AS citationRate,
  sightline_mean(f.all_orders, f.names) AS avgMentionOrder,
  sightline_share(f.firsts, f.names) AS firstMentionSharePercent,
  sightline_share(f.top3s, f.names) AS top3MentionSharePercent,
  sightline_share(f.names, f.all_mentions) AS shareOfVoicePercent,
  sightline_mean(f.all_depths, f.names) AS averagePosition,
  sightline_mean(f.all_sentiments, f.all_opinions) / 100 AS sentimentScore,
  sightline_share(f.all_opinions, f.names) AS sentimentCoverage,
  f.seen_prompts AS promptCount
FROM (
  SELECT c.project_id AS project_id, c.part AS part, c.brand_id AS brand_id, c.is_own AS is_own, c.has_domain AS has_domain,
    sum(c.answers) AS all_answers, sum(c.visible) AS seen, sum(c.named) AS names, sum(c.cited) AS cites, sum(c.named_first) AS firsts,
    sum(c.named_top3) AS top3s, sum(c.all_named) AS all_mentions, sum(c.orders) AS all_orders, sum(c.depths) AS all_depths,
    sum(c.opinions) AS all_opinions, sum(c.sentiments) AS all_sentiments,
    count(DISTINCT CASE WHEN c.visible > 0 THEN c.prompt_id ELSE NULL END) AS seen_prompts
  FROM brand_cells(startDate = :startDate, endDate = :endDate, kind = :kind) AS c
  GROUP BY c.project_id, c.part, c.brand_id, c.is_own, c.has_domain
) AS f
JOIN (SELECT project_id, brand_id, brand AS name, coalesce(domain, '') AS domain FROM brands) AS n ON n.project_id = f.project_id AND n.brand_id = f.brand_id;

-- `GET competitors`: every tracked brand of each project, the own one among them. Changes are those against the equally long window before.
CREATE VIEW competitors_list(startDate Date, endDate Date, kind Text) AS
SELECT n.*,
  CASE WHEN b.totalResults > 0 THEN n.visibilityRate - b.visibilityRate ELSE NULL END AS visibilityChange,
  CASE WHEN b.totalResults > 0 THEN n.mentionRate - b.mentionRate ELSE NULL END AS mentionRateChange,
  CASE WHEN b.totalResults > 0 THEN n.totalMentions - b.totalMentions ELSE NULL END AS mentionsChange,
  CASE WHEN b.totalResults > 0 THEN n.citationRate - b.citationRate ELSE NULL END AS citationRateChange,
  CASE WHEN b.totalResults > 0 THEN n.avgMentionOrder - b.avgMentionOrder ELSE NULL END AS avgMentionOrderChange,
  CASE WHEN b.totalResults > 0 THEN n.shareOfVoicePercent - b.shareOfVoicePercent ELSE NULL END AS shareOfVoiceChange,
  CASE WHEN b.totalResults > 0 THEN n.averagePosition - b.averagePosition ELSE NULL END AS positionChange,
  CASE WHEN b.totalResults > 0 THEN n.sentimentScore - b.sentimentScore ELSE NULL END AS sentimentChange
FROM competitor_figures(startDate = :startDate, endDate = :endDate, kind = :kind) AS n
LEFT JOIN competitor_figures(startDate = @before_start, endDate = @before_end, kind = :kind) AS b
  ON b.projectId = n.projectId AND b.id = n.id AND b.part = n.part;

-- `GET prompts`: the own brand by prompt. Prompts without answers in the window are no row.
CREATE VIEW prompts_list(startDate Date, endDate Date) AS
SELECT m.projectId AS projectId, m.part AS id, p.prompt AS prompt, m.totalResponses AS totalResults, m.responseVisibilityRate AS visibilityRate,
  m.visible > 0 AS isVisible, m.mentions AS mentions, m.mentionRate AS mentionRate, m.citationRate AS citationRate,
  m.mentionOrder AS avgMentionOrder, m.position AS averagePosition,
  CASE WHEN m.mentions = 0 THEN NULL ELSE coalesce(m.sentiment, 50) / 100 END AS sentimentScore,
  CASE WHEN m.mentions = 0 THEN NULL WHEN coalesce(m.sentiment, 50) < 40 THEN 'negative' WHEN coalesce(m.sentiment, 50) > 60 THEN 'positive'
    ELSE 'neutral' END AS sentimentCategory,
  coalesce(c.competitors, 0) AS competitorCount, coalesce(s.sources, 0) AS sourceCount
FROM metrics_summary(startDate = :startDate, endDate = :endDate, kind = 'prompt') AS m
LEFT JOIN (SELECT project_id, prompt_id, prompt FROM prompts) AS p ON p.project_id = m.projectId AND p.prompt_id = m.part
LEFT JOIN (
  SELECT project_id, prompt_id, count(DISTINCT brand_id) AS competitors FROM mentions
  WHERE day BETWEEN :startDate AND :endDate AND is_named AND NOT is_own GROUP BY project_id, prompt_id
) AS c ON c.project_id = m.projectId AND c.prompt_id = m.part
LEFT JOIN (
  SELECT project_id, prompt_id, count(DISTINCT url) AS sources FROM citations
  WHERE day BETWEEN :startDate AND :endDate GROUP BY project_id, prompt_id
) AS s ON s.project_id = m.projectId AND s.prompt_id = m.part;
