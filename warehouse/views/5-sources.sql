CREATE VIEW cited_pages(startDate Date, endDate Date, kind Text) AS
SELECT c.project_id AS project_id, c.prompt_id AS prompt_id, c.answer_id AS answer_id, c.engine AS engine, c.url AS url, c.domain AS domain, c.place AS place,
  CASE WHEN :kind = 'tag' THEN coalesce(t.tag, '')
    ELSE sightline_part(:kind, c.engine, c.surface, c.language, c.country, c.is_branded, c.prompt_id, c.day) END AS part
FROM (SELECT project_id, prompt_id, answer_id, engine, surface, language, country, is_branded, day, url, domain, place FROM citations
      WHERE day BETWEEN :startDate AND :endDate) AS c
LEFT JOIN tag_parts(kind = :kind) AS t ON t.project_id = c.project_id AND t.prompt_id = c.prompt_id;

-- `GET sources`: pages that answers cite, an answer once for a page.
CREATE VIEW sources_list(startDate Date, endDate Date, kind Text) AS
SELECT project_id AS projectId, part, url, domain, count(*) AS citationCount, count(DISTINCT prompt_id) AS promptCount, avg(place) AS averagePosition
FROM cited_pages(startDate = :startDate, endDate = :endDate, kind = :kind)
GROUP BY project_id, part, url, domain;

-- `GET sources/domains`: an answer once for a domain, at the first place of any of its pages.
CREATE VIEW sources_domains(startDate Date, endDate Date, kind Text) AS
SELECT project_id AS projectId, part, domain, count(*) AS citationCount, count(DISTINCT prompt_id) AS promptCount, avg(first_place) AS averagePosition
FROM (
  SELECT project_id, part, domain, prompt_id, answer_id, min(place) AS first_place
  FROM cited_pages(startDate = :startDate, endDate = :endDate, kind = :kind)
  GROUP BY project_id, part, domain, prompt_id, answer_id
)
GROUP BY project_id, part, domain;

-- `GET fanouts`: searches of engines; spellings that differ in case and white space are one.
CREATE VIEW fanouts_list(startDate Date, endDate Date) AS
SELECT project_id AS projectId, query_folded AS foldedQuery, argMax(query, answered_at) AS query, count(*) AS count,
  count(DISTINCT prompt_id) AS promptCount, @sorted_list(engine) AS models, max(answered_at) AS lastSeen
FROM fanouts
WHERE day BETWEEN :startDate AND :endDate
GROUP BY project_id, query_folded;
