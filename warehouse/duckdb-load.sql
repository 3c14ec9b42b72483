-- Loads what is new in the data files of a folder: SET VARIABLE sightline_folder = '/mnt/agency'; before it.

BEGIN;

INSERT INTO sightline_files.manifests
SELECT folder, f."table", f.month, f.rows, CAST(f.written_at AS TIMESTAMP), CAST(written_at AS TIMESTAMP)
FROM (
  SELECT folder, written_at, unnest(files) AS f
  FROM read_json(getvariable('sightline_folder') || '/sightline/v1/manifest/*.json', columns = {folder: 'VARCHAR', written_at: 'VARCHAR',
    files: 'STRUCT("table" VARCHAR, "month" VARCHAR, "rows" BIGINT, written_at VARCHAR, "format" VARCHAR)[]'}, maximum_object_size = 1000000000)
)
WHERE f."format" = 'parquet';

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.answers WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/answers/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/answers/*/*/part.parquet'));
INSERT INTO sightline_files.answers (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, prompt, run_id, sample, route, engine_version, is_grounded, is_refusal, is_incomplete, is_visible, is_named, is_cited, depth, mention_order, sentiment, sentiment_source, brands_named, words, cost_usd, rule_version, text, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, prompt, run_id, sample, route, engine_version, is_grounded, is_refusal, is_incomplete, is_visible, is_named, is_cited, depth, mention_order, sentiment, sentiment_source, brands_named, words, cost_usd, rule_version, text, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'answers'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'answers')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'answers', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'answers') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (answer_id)) AS rows FROM sightline_files.answers GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'answers');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.mentions WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/mentions/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/mentions/*/*/part.parquet'));
INSERT INTO sightline_files.mentions (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, brand_id, is_own, is_named, is_cited, mention_order, depth, sentiment, sentiment_source, occurrences, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, brand_id, is_own, is_named, is_cited, mention_order, depth, sentiment, sentiment_source, occurrences, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'mentions'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'mentions')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'mentions', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'mentions') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (answer_id, brand_id)) AS rows FROM sightline_files.mentions GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'mentions');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.citations WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/citations/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/citations/*/*/part.parquet'));
INSERT INTO sightline_files.citations (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, source_id, url, title, domain, source_type, url_type, place, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, source_id, url, title, domain, source_type, url_type, place, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'citations'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'citations')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'citations', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'citations') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (answer_id, source_id)) AS rows FROM sightline_files.citations GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'citations');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.fanouts WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/fanouts/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/fanouts/*/*/part.parquet'));
INSERT INTO sightline_files.fanouts (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, place, query, query_folded, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, place, query, query_folded, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'fanouts'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'fanouts')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'fanouts', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'fanouts') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (answer_id, place)) AS rows FROM sightline_files.fanouts GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'fanouts');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.daily_figures WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/daily_figures/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/daily_figures/*/*/part.parquet'));
INSERT INTO sightline_files.daily_figures (project_id, day, prompt_id, engine, surface, language, is_branded, brand_id, is_own, answers, visible, named, cited, first, top3, order_sum, order_squares, depth_sum, depth_squares, opinions, sentiment_sum, sentiment_squares, positive, neutral, negative, occurrences, folder, month, written_at)
SELECT project_id, day, prompt_id, engine, surface, language, is_branded, brand_id, is_own, answers, visible, named, cited, first, top3, order_sum, order_squares, depth_sum, depth_squares, opinions, sentiment_sum, sentiment_squares, positive, neutral, negative, occurrences, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'daily_figures'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'daily_figures')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'daily_figures', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'daily_figures') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (project_id, day, prompt_id, engine, surface, language, is_branded, brand_id)) AS rows FROM sightline_files.daily_figures GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'daily_figures');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.prompts WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/prompts/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/prompts/*/*/part.parquet'));
INSERT INTO sightline_files.prompts (prompt_id, project_id, prompt, language, country, engines, state, is_branded, intents, created_at, folder, month, written_at)
SELECT prompt_id, project_id, prompt, language, country, engines, state, is_branded, intents, created_at, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'prompts'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'prompts')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'prompts', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'prompts') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (prompt_id)) AS rows FROM sightline_files.prompts GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'prompts');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.tags WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/tags/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/tags/*/*/part.parquet'));
INSERT INTO sightline_files.tags (project_id, prompt_id, tag, folder, month, written_at)
SELECT project_id, prompt_id, tag, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'tags'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tags')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'tags', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'tags') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (prompt_id, tag)) AS rows FROM sightline_files.tags GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tags');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.brands WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/brands/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/brands/*/*/part.parquet'));
INSERT INTO sightline_files.brands (brand_id, project_id, project, environment, is_sample, brand, is_own, is_starred, domain, created_at, folder, month, written_at)
SELECT brand_id, project_id, project, environment, is_sample, brand, is_own, is_starred, domain, created_at, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'brands'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'brands')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'brands', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'brands') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (brand_id)) AS rows FROM sightline_files.brands GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'brands');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.calls WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/calls/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/calls/*/*/part.parquet'));
INSERT INTO sightline_files.calls (call_id, project_id, prompt_id, answer_id, engine, route, model_asked, model, started_at, day, outcome, cost_usd, counted_usd, spend_month, cost_basis, folder, month, written_at)
SELECT call_id, project_id, prompt_id, answer_id, engine, route, model_asked, model, started_at, day, outcome, cost_usd, counted_usd, spend_month, cost_basis, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'calls'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'calls')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'calls', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'calls') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (folder, call_id)) AS rows FROM sightline_files.calls GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'calls');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.runs WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/runs/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/runs/*/*/part.parquet'));
INSERT INTO sightline_files.runs (run_id, project_id, cause, state, created_at, finished_at, folder, month, written_at)
SELECT run_id, project_id, cause, state, created_at, finished_at, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'runs'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'runs')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'runs', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'runs') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (run_id)) AS rows FROM sightline_files.runs GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'runs');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.tasks WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/tasks/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/tasks/*/*/part.parquet'));
INSERT INTO sightline_files.tasks (task_id, project_id, rule, category, status, title, impact, effort, priority_score, created_at, updated_at, resolved_at, folder, month, written_at)
SELECT task_id, project_id, rule, category, status, title, impact, effort, priority_score, created_at, updated_at, resolved_at, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'tasks'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tasks')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'tasks', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'tasks') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (task_id)) AS rows FROM sightline_files.tasks GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tasks');

SET VARIABLE sightline_query = (
  SELECT CASE WHEN count(*) = 0 THEN 'SELECT * FROM sightline_files.attribution WHERE false'
    ELSE 'SELECT * FROM read_parquet(''' || getvariable('sightline_folder') || '/sightline/v1/attribution/*/*/part.parquet'', hive_partitioning = false)' END
  FROM glob(getvariable('sightline_folder') || '/sightline/v1/attribution/*/*/part.parquet'));
INSERT INTO sightline_files.attribution (response_id, project_id, channel, category, source, deal_value, deal_currency, form_id, page_url, created_at, folder, month, written_at)
SELECT response_id, project_id, channel, category, source, deal_value, deal_currency, form_id, page_url, created_at, folder, month, written_at FROM query(getvariable('sightline_query'))
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'attribution'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'attribution')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'attribution', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'attribution') AS d
JOIN (
  SELECT folder, month, written_at, count(DISTINCT (response_id)) AS rows FROM sightline_files.attribution GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'attribution');

-- Where each project counts.
INSERT INTO sightline_files.counted
SELECT project_id, coalesce(max(chosen), arg_max(folder, (newest, folder))), now()::TIMESTAMP FROM (
  SELECT a.project_id AS project_id, a.folder AS folder, a.newest AS newest, nullif(c.folder, '') AS chosen
  FROM (
    SELECT b.project_id AS project_id, b.folder AS folder, coalesce(max(a.newest), b.newest) AS newest
    FROM (
      SELECT project_id, folder, min(created_at) AS newest FROM sightline_files.brands
      WHERE (folder, month, written_at) IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'brands')
      GROUP BY project_id, folder
    ) AS b
    LEFT JOIN (
      SELECT project_id, folder, max(answered_at) AS newest FROM sightline_files.answers
      WHERE (folder, month, written_at) IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'answers')
      GROUP BY project_id, folder
    ) AS a ON a.project_id = b.project_id AND a.folder = b.folder
    GROUP BY b.project_id, b.folder, b.newest
  ) AS a
  LEFT JOIN sightline_files.chosen_folders AS c ON c.project_id = a.project_id AND c.folder = a.folder
) GROUP BY project_id;

-- Versions of files that no longer count.
DELETE FROM sightline_files.answers
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'answers');
DELETE FROM sightline_files.mentions
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'mentions');
DELETE FROM sightline_files.citations
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'citations');
DELETE FROM sightline_files.fanouts
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'fanouts');
DELETE FROM sightline_files.daily_figures
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'daily_figures');
DELETE FROM sightline_files.prompts
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'prompts');
DELETE FROM sightline_files.tags
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'tags');
DELETE FROM sightline_files.brands
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'brands');
DELETE FROM sightline_files.calls
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'calls');
DELETE FROM sightline_files.runs
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'runs');
DELETE FROM sightline_files.tasks
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'tasks');
DELETE FROM sightline_files.attribution
WHERE (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline.current_files WHERE table_name = 'attribution');

COMMIT;
