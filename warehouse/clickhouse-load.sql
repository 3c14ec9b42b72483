-- Loads what is new in the data files below `user_files/agency`; docs/warehouse.md says how a bucket takes its place.

INSERT INTO sightline_files.manifests
SELECT m.folder, f.1, f.2, f.3, parseDateTime64BestEffort(f.4, 3, 'UTC'), parseDateTime64BestEffort(m.written_at, 3, 'UTC')
FROM (
  SELECT folder, written_at, arrayJoin(files) AS f FROM file('agency/sightline/v1/manifest/*.json', JSONEachRow, 'folder String, written_at String, files Array(Tuple(table String, month String, rows UInt64, written_at String, format String))')
) AS m
WHERE f.5 = 'parquet';

INSERT INTO sightline_files.answers (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, prompt, run_id, sample, route, engine_version, is_grounded, is_refusal, is_incomplete, is_visible, is_named, is_cited, depth, mention_order, sentiment, sentiment_source, brands_named, words, cost_usd, rule_version, text, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, prompt, run_id, sample, route, engine_version, is_grounded, is_refusal, is_incomplete, is_visible, is_named, is_cited, depth, mention_order, sentiment, sentiment_source, brands_named, words, cost_usd, rule_version, text, folder, month, written_at FROM file('agency/sightline/v1/answers/*/*/part.parquet', Parquet, 'answer_id String, project_id String, prompt_id String, engine String, surface String, language String, country Nullable(String), answered_at DateTime64(3, ''UTC''), day Date, is_branded Bool, prompt String, run_id Nullable(String), sample Nullable(Int32), route String, engine_version Nullable(String), is_grounded Bool, is_refusal Bool, is_incomplete Bool, is_visible Bool, is_named Bool, is_cited Bool, depth Nullable(Float64), mention_order Nullable(Int32), sentiment Nullable(Float64), sentiment_source Nullable(String), brands_named Int32, words Int32, cost_usd Nullable(Float64), rule_version String, text Nullable(String), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'answers'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'answers')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'answers', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'answers') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(answer_id) AS rows FROM sightline_files.answers GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'answers');

INSERT INTO sightline_files.mentions (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, brand_id, is_own, is_named, is_cited, mention_order, depth, sentiment, sentiment_source, occurrences, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, brand_id, is_own, is_named, is_cited, mention_order, depth, sentiment, sentiment_source, occurrences, folder, month, written_at FROM file('agency/sightline/v1/mentions/*/*/part.parquet', Parquet, 'answer_id String, project_id String, prompt_id String, engine String, surface String, language String, country Nullable(String), answered_at DateTime64(3, ''UTC''), day Date, is_branded Bool, brand_id String, is_own Bool, is_named Bool, is_cited Bool, mention_order Nullable(Int32), depth Nullable(Float64), sentiment Nullable(Float64), sentiment_source Nullable(String), occurrences Int32, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'mentions'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'mentions')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'mentions', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'mentions') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(answer_id, brand_id) AS rows FROM sightline_files.mentions GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'mentions');

INSERT INTO sightline_files.citations (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, source_id, url, title, domain, source_type, url_type, place, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, source_id, url, title, domain, source_type, url_type, place, folder, month, written_at FROM file('agency/sightline/v1/citations/*/*/part.parquet', Parquet, 'answer_id String, project_id String, prompt_id String, engine String, surface String, language String, country Nullable(String), answered_at DateTime64(3, ''UTC''), day Date, is_branded Bool, source_id String, url String, title Nullable(String), domain String, source_type String, url_type String, place Int32, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'citations'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'citations')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'citations', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'citations') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(answer_id, source_id) AS rows FROM sightline_files.citations GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'citations');

INSERT INTO sightline_files.fanouts (answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, place, query, query_folded, folder, month, written_at)
SELECT answer_id, project_id, prompt_id, engine, surface, language, country, answered_at, day, is_branded, place, query, query_folded, folder, month, written_at FROM file('agency/sightline/v1/fanouts/*/*/part.parquet', Parquet, 'answer_id String, project_id String, prompt_id String, engine String, surface String, language String, country Nullable(String), answered_at DateTime64(3, ''UTC''), day Date, is_branded Bool, place Int32, query String, query_folded String, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'fanouts'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'fanouts')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'fanouts', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'fanouts') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(answer_id, place) AS rows FROM sightline_files.fanouts GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'fanouts');

INSERT INTO sightline_files.daily_figures (project_id, day, prompt_id, engine, surface, language, is_branded, brand_id, is_own, answers, visible, named, cited, first, top3, order_sum, order_squares, depth_sum, depth_squares, opinions, sentiment_sum, sentiment_squares, positive, neutral, negative, occurrences, folder, month, written_at)
SELECT project_id, day, prompt_id, engine, surface, language, is_branded, brand_id, is_own, answers, visible, named, cited, first, top3, order_sum, order_squares, depth_sum, depth_squares, opinions, sentiment_sum, sentiment_squares, positive, neutral, negative, occurrences, folder, month, written_at FROM file('agency/sightline/v1/daily_figures/*/*/part.parquet', Parquet, 'project_id String, day Date, prompt_id String, engine String, surface String, language String, is_branded Bool, brand_id String, is_own Bool, answers Int32, visible Int32, named Int32, cited Int32, first Int32, top3 Int32, order_sum Float64, order_squares Float64, depth_sum Float64, depth_squares Float64, opinions Int32, sentiment_sum Float64, sentiment_squares Float64, positive Int32, neutral Int32, negative Int32, occurrences Int32, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'daily_figures'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'daily_figures')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'daily_figures', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'daily_figures') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(project_id, day, prompt_id, engine, surface, language, is_branded, brand_id) AS rows FROM sightline_files.daily_figures GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'daily_figures');

INSERT INTO sightline_files.prompts (prompt_id, project_id, prompt, language, country, engines, state, is_branded, intents, created_at, folder, month, written_at)
SELECT prompt_id, project_id, prompt, language, country, engines, state, is_branded, intents, created_at, folder, month, written_at FROM file('agency/sightline/v1/prompts/*/*/part.parquet', Parquet, 'prompt_id String, project_id String, prompt String, language String, country Nullable(String), engines String, state String, is_branded Bool, intents String, created_at DateTime64(3, ''UTC''), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'prompts'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'prompts')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'prompts', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'prompts') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(prompt_id) AS rows FROM sightline_files.prompts GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'prompts');

INSERT INTO sightline_files.tags (project_id, prompt_id, tag, folder, month, written_at)
SELECT project_id, prompt_id, tag, folder, month, written_at FROM file('agency/sightline/v1/tags/*/*/part.parquet', Parquet, 'project_id String, prompt_id String, tag String, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'tags'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tags')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'tags', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'tags') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(prompt_id, tag) AS rows FROM sightline_files.tags GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tags');

INSERT INTO sightline_files.brands (brand_id, project_id, project, environment, is_sample, brand, is_own, is_starred, domain, created_at, folder, month, written_at)
SELECT brand_id, project_id, project, environment, is_sample, brand, is_own, is_starred, domain, created_at, folder, month, written_at FROM file('agency/sightline/v1/brands/*/*/part.parquet', Parquet, 'brand_id String, project_id String, project String, environment String, is_sample Bool, brand String, is_own Bool, is_starred Bool, domain Nullable(String), created_at DateTime64(3, ''UTC''), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'brands'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'brands')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'brands', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'brands') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(brand_id) AS rows FROM sightline_files.brands GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'brands');

INSERT INTO sightline_files.calls (call_id, project_id, prompt_id, answer_id, engine, route, model_asked, model, started_at, day, outcome, cost_usd, counted_usd, spend_month, cost_basis, folder, month, written_at)
SELECT call_id, project_id, prompt_id, answer_id, engine, route, model_asked, model, started_at, day, outcome, cost_usd, counted_usd, spend_month, cost_basis, folder, month, written_at FROM file('agency/sightline/v1/calls/*/*/part.parquet', Parquet, 'call_id Int32, project_id String, prompt_id String, answer_id Nullable(String), engine String, route String, model_asked String, model Nullable(String), started_at DateTime64(3, ''UTC''), day Date, outcome Nullable(String), cost_usd Nullable(Float64), counted_usd Float64, spend_month String, cost_basis String, folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'calls'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'calls')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'calls', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'calls') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(folder, call_id) AS rows FROM sightline_files.calls GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'calls');

INSERT INTO sightline_files.runs (run_id, project_id, cause, state, created_at, finished_at, folder, month, written_at)
SELECT run_id, project_id, cause, state, created_at, finished_at, folder, month, written_at FROM file('agency/sightline/v1/runs/*/*/part.parquet', Parquet, 'run_id String, project_id String, cause String, state String, created_at DateTime64(3, ''UTC''), finished_at Nullable(DateTime64(3, ''UTC'')), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'runs'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'runs')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'runs', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'runs') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(run_id) AS rows FROM sightline_files.runs GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'runs');

INSERT INTO sightline_files.tasks (task_id, project_id, rule, category, status, title, impact, effort, priority_score, created_at, updated_at, resolved_at, folder, month, written_at)
SELECT task_id, project_id, rule, category, status, title, impact, effort, priority_score, created_at, updated_at, resolved_at, folder, month, written_at FROM file('agency/sightline/v1/tasks/*/*/part.parquet', Parquet, 'task_id String, project_id String, rule String, category String, status String, title String, impact Int32, effort Int32, priority_score Int32, created_at DateTime64(3, ''UTC''), updated_at DateTime64(3, ''UTC''), resolved_at Nullable(DateTime64(3, ''UTC'')), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'tasks'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tasks')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'tasks', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'tasks') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(task_id) AS rows FROM sightline_files.tasks GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'tasks');

INSERT INTO sightline_files.attribution (response_id, project_id, channel, category, source, deal_value, deal_currency, form_id, page_url, created_at, folder, month, written_at)
SELECT response_id, project_id, channel, category, source, deal_value, deal_currency, form_id, page_url, created_at, folder, month, written_at FROM file('agency/sightline/v1/attribution/*/*/part.parquet', Parquet, 'response_id String, project_id String, channel String, category String, source String, deal_value Nullable(Float64), deal_currency String, form_id Nullable(String), page_url Nullable(String), created_at DateTime64(3, ''UTC''), folder String, month String, written_at DateTime64(3, ''UTC'')')
WHERE (folder, month, written_at) IN (
  SELECT folder, month, written_at FROM sightline_files.manifests
  WHERE table_name = 'attribution'
    AND (folder, exported_at) IN (SELECT folder, max(exported_at) FROM sightline_files.manifests GROUP BY folder)
    AND (folder, month, written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'attribution')
);
INSERT INTO sightline_files.loads
SELECT d.folder, 'attribution', d.month, d.written_at
FROM (SELECT DISTINCT folder, month, written_at, rows FROM sightline_files.manifests WHERE table_name = 'attribution') AS d
LEFT JOIN (
  SELECT folder, month, written_at, uniqExact(response_id) AS rows FROM sightline_files.attribution GROUP BY folder, month, written_at
) AS h ON h.folder = d.folder AND h.month = d.month AND h.written_at = d.written_at
WHERE h.rows = d.rows
  AND (d.folder, d.month, d.written_at) NOT IN (SELECT folder, month, written_at FROM sightline_files.loads WHERE table_name = 'attribution');

-- Where each project counts.
INSERT INTO sightline_files.counted
SELECT project_id, coalesce(max(chosen), argMax(folder, (newest, folder))), now64(3) FROM (
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
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'answers');
OPTIMIZE TABLE sightline_files.answers FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.mentions
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'mentions');
OPTIMIZE TABLE sightline_files.mentions FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.citations
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'citations');
OPTIMIZE TABLE sightline_files.citations FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.fanouts
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'fanouts');
OPTIMIZE TABLE sightline_files.fanouts FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.daily_figures
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'daily_figures');
OPTIMIZE TABLE sightline_files.daily_figures FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.prompts
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'prompts');
OPTIMIZE TABLE sightline_files.prompts FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.tags
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'tags');
OPTIMIZE TABLE sightline_files.tags FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.brands
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'brands');
OPTIMIZE TABLE sightline_files.brands FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.calls
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'calls');
OPTIMIZE TABLE sightline_files.calls FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.runs
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'runs');
OPTIMIZE TABLE sightline_files.runs FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.tasks
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'tasks');
OPTIMIZE TABLE sightline_files.tasks FINAL SETTINGS optimize_skip_merged_partitions = 1;
DELETE FROM sightline_files.attribution
WHERE file_hash NOT IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'attribution');
OPTIMIZE TABLE sightline_files.attribution FINAL SETTINGS optimize_skip_merged_partitions = 1;
