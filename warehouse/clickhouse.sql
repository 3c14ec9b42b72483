-- Tables and views for ClickHouse. Run it once, and again after an update: nothing that was loaded is lost.

CREATE DATABASE IF NOT EXISTS sightline_files;
CREATE DATABASE IF NOT EXISTS sightline;

-- What each manifest that was seen names, and which files were loaded whole.
CREATE TABLE IF NOT EXISTS sightline_files.manifests (
  folder String, table_name String, month String, rows UInt64, written_at DateTime64(3, 'UTC'), exported_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree(exported_at) ORDER BY (folder, table_name, month, written_at, exported_at);
CREATE TABLE IF NOT EXISTS sightline_files.loads (
  folder String, table_name String, month String, written_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree ORDER BY (folder, table_name, month, written_at);
-- The folder that counts for each project, as found by the newest load.
CREATE TABLE IF NOT EXISTS sightline_files.counted (
  project_id String, folder String, counted_at DateTime64(3, 'UTC')
) ENGINE = ReplacingMergeTree(counted_at) ORDER BY project_id;
-- Decided by the agency: where a project counts that is in two folders, and which projects count nowhere any more.
CREATE TABLE IF NOT EXISTS sightline_files.chosen_folders (project_id String, folder String) ENGINE = ReplacingMergeTree ORDER BY project_id;
CREATE TABLE IF NOT EXISTS sightline_files.removed_projects (project_id String) ENGINE = ReplacingMergeTree ORDER BY project_id;

CREATE TABLE IF NOT EXISTS sightline_files.answers (
  answer_id String,
  project_id String,
  prompt_id String,
  engine LowCardinality(String),
  surface LowCardinality(String),
  language LowCardinality(String),
  country Nullable(String),
  answered_at DateTime64(3, 'UTC'),
  day Date,
  is_branded Bool,
  prompt String,
  run_id Nullable(String),
  sample Nullable(Int32),
  route LowCardinality(String),
  engine_version Nullable(String),
  is_grounded Bool,
  is_refusal Bool,
  is_incomplete Bool,
  is_visible Bool,
  is_named Bool,
  is_cited Bool,
  depth Nullable(Float64),
  mention_order Nullable(Int32),
  sentiment Nullable(Float64),
  sentiment_source LowCardinality(Nullable(String)),
  brands_named Int32,
  words Int32,
  cost_usd Nullable(Float64),
  rule_version LowCardinality(String),
  text Nullable(String),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, answer_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.mentions (
  answer_id String,
  project_id String,
  prompt_id String,
  engine LowCardinality(String),
  surface LowCardinality(String),
  language LowCardinality(String),
  country Nullable(String),
  answered_at DateTime64(3, 'UTC'),
  day Date,
  is_branded Bool,
  brand_id String,
  is_own Bool,
  is_named Bool,
  is_cited Bool,
  mention_order Nullable(Int32),
  depth Nullable(Float64),
  sentiment Nullable(Float64),
  sentiment_source LowCardinality(Nullable(String)),
  occurrences Int32,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, answer_id, brand_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.citations (
  answer_id String,
  project_id String,
  prompt_id String,
  engine LowCardinality(String),
  surface LowCardinality(String),
  language LowCardinality(String),
  country Nullable(String),
  answered_at DateTime64(3, 'UTC'),
  day Date,
  is_branded Bool,
  source_id String,
  url String,
  title Nullable(String),
  domain String,
  source_type String,
  url_type String,
  place Int32,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, answer_id, source_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.fanouts (
  answer_id String,
  project_id String,
  prompt_id String,
  engine LowCardinality(String),
  surface LowCardinality(String),
  language LowCardinality(String),
  country Nullable(String),
  answered_at DateTime64(3, 'UTC'),
  day Date,
  is_branded Bool,
  place Int32,
  query String,
  query_folded String,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, answer_id, place, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.daily_figures (
  project_id String,
  day Date,
  prompt_id String,
  engine LowCardinality(String),
  surface LowCardinality(String),
  language LowCardinality(String),
  is_branded Bool,
  brand_id String,
  is_own Bool,
  answers Int32,
  visible Int32,
  named Int32,
  cited Int32,
  first Int32,
  top3 Int32,
  order_sum Float64,
  order_squares Float64,
  depth_sum Float64,
  depth_squares Float64,
  opinions Int32,
  sentiment_sum Float64,
  sentiment_squares Float64,
  positive Int32,
  neutral Int32,
  negative Int32,
  occurrences Int32,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, prompt_id, engine, surface, language, is_branded, brand_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.prompts (
  prompt_id String,
  project_id String,
  prompt String,
  language LowCardinality(String),
  country Nullable(String),
  engines String,
  state String,
  is_branded Bool,
  intents String,
  created_at DateTime64(3, 'UTC'),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, prompt_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.tags (
  project_id String,
  prompt_id String,
  tag String,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, prompt_id, tag, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.brands (
  brand_id String,
  project_id String,
  project String,
  environment String,
  is_sample Bool,
  brand String,
  is_own Bool,
  is_starred Bool,
  domain Nullable(String),
  created_at DateTime64(3, 'UTC'),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, brand_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.calls (
  call_id Int32,
  project_id String,
  prompt_id String,
  answer_id Nullable(String),
  engine LowCardinality(String),
  route LowCardinality(String),
  model_asked String,
  model Nullable(String),
  started_at DateTime64(3, 'UTC'),
  day Date,
  outcome Nullable(String),
  cost_usd Nullable(Float64),
  counted_usd Float64,
  spend_month String,
  cost_basis String,
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, day, call_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.runs (
  run_id String,
  project_id String,
  cause String,
  state String,
  created_at DateTime64(3, 'UTC'),
  finished_at Nullable(DateTime64(3, 'UTC')),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, run_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.tasks (
  task_id String,
  project_id String,
  rule String,
  category String,
  status String,
  title String,
  impact Int32,
  effort Int32,
  priority_score Int32,
  created_at DateTime64(3, 'UTC'),
  updated_at DateTime64(3, 'UTC'),
  resolved_at Nullable(DateTime64(3, 'UTC')),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, task_id, written_at);

CREATE TABLE IF NOT EXISTS sightline_files.attribution (
  response_id String,
  project_id String,
  channel String,
  category String,
  source String,
  deal_value Nullable(Float64),
  deal_currency String,
  form_id Nullable(String),
  page_url Nullable(String),
  created_at DateTime64(3, 'UTC'),
  folder LowCardinality(String),
  month LowCardinality(String),
  written_at DateTime64(3, 'UTC'),
  file_hash UInt64 MATERIALIZED cityHash64(folder, month, written_at),
  place_hash UInt64 MATERIALIZED cityHash64(project_id, folder)
) ENGINE = ReplacingMergeTree(written_at) PARTITION BY month ORDER BY (folder, project_id, response_id, written_at);

-- The files that count: of each month that the newest manifest of a data folder names, the newest version that was loaded whole. So a load
-- under way shows nothing by halves, and what a folder no longer has is gone here too.
CREATE OR REPLACE VIEW sightline.current_files AS
SELECT l.folder AS folder, l.table_name AS table_name, l.month AS month, max(l.written_at) AS written_at
FROM (SELECT folder, table_name, month, written_at FROM sightline_files.loads) AS l
JOIN (
  SELECT m.folder AS folder, m.table_name AS table_name, m.month AS month
  FROM (SELECT folder, table_name, month, exported_at FROM sightline_files.manifests) AS m
  JOIN (SELECT folder, max(exported_at) AS newest FROM sightline_files.manifests GROUP BY folder) AS n ON n.folder = m.folder AND n.newest = m.exported_at
) AS f ON f.folder = l.folder AND f.table_name = l.table_name AND f.month = l.month
GROUP BY l.folder, l.table_name, l.month;

-- The data folder that counts for each project. A project is in two when it was opened from an archive: then the one that was chosen by
-- hand (`chosen_folders`), else the one with the newest answer. Removed projects (`removed_projects`) count nowhere.
CREATE OR REPLACE VIEW sightline.counted_projects AS
SELECT p.project_id AS project_id, p.folder AS folder
FROM (SELECT project_id, argMax(folder, counted_at) AS folder FROM sightline_files.counted GROUP BY project_id) AS p
WHERE p.project_id NOT IN (SELECT project_id FROM sightline_files.removed_projects);

CREATE OR REPLACE VIEW sightline.answers AS
SELECT * FROM sightline_files.answers FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'answers')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.mentions AS
SELECT * FROM sightline_files.mentions FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'mentions')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.citations AS
SELECT * FROM sightline_files.citations FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'citations')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.fanouts AS
SELECT * FROM sightline_files.fanouts FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'fanouts')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.daily_figures AS
SELECT * FROM sightline_files.daily_figures FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'daily_figures')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.prompts AS
SELECT * FROM sightline_files.prompts FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'prompts')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.tags AS
SELECT * FROM sightline_files.tags FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'tags')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.brands AS
SELECT * FROM sightline_files.brands FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'brands')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.calls AS
SELECT * FROM sightline_files.calls FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'calls')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.runs AS
SELECT * FROM sightline_files.runs FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'runs')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.tasks AS
SELECT * FROM sightline_files.tasks FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'tasks')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

CREATE OR REPLACE VIEW sightline.attribution AS
SELECT * FROM sightline_files.attribution FINAL
WHERE file_hash IN (SELECT cityHash64(folder, month, written_at) FROM sightline.current_files WHERE table_name = 'attribution')
  AND place_hash IN (SELECT cityHash64(project_id, folder) FROM sightline.counted_projects)
SETTINGS do_not_merge_across_partitions_select_final = 1;

-- Student's t of a 95 % interval by degrees of freedom (whole or not, at least 1), to 1e-12: polynomials in 1 / degrees on three pieces.
CREATE OR REPLACE FUNCTION sightline_t95 AS (degrees) -> CASE WHEN degrees >= 4 THEN
    (((((((((((((-3.93031638980444e-11 * (8e0 / degrees - 1) - 1.0113256264178614e-10) * (8e0 / degrees - 1) + 9.350255173298398e-10) * (8e0 / degrees - 1) - 1.7010717913633145e-9) * (8e0 / degrees - 1) - 3.686994075126547e-9) * (8e0 / degrees - 1) + 3.8997380816648986e-8) * (8e0 / degrees - 1) + 2.70427774142133e-8) * (8e0 / degrees - 1) + 1.970978112910058e-6) * (8e0 / degrees - 1) + 3.539167925100831e-5) * (8e0 / degrees - 1) + 5.339014430376336e-4) * (8e0 / degrees - 1) + 6.814180296371041e-3) * (8e0 / degrees - 1) + 6.166450004846299e-2) * (8e0 / degrees - 1) + 4.0139096410170366e-1) * (8e0 / degrees - 1) + 2.306004135204172e+0)
  WHEN degrees >= 2 THEN
    (((((((((((-1.265713459967325e-11 * (8e0 / degrees - 3) + 6.082245818106458e-11) * (8e0 / degrees - 3) + 6.137004978275703e-10) * (8e0 / degrees - 3) + 5.159075537145933e-9) * (8e0 / degrees - 3) + 2.1467336589845823e-7) * (8e0 / degrees - 3) + 4.257206938973468e-6) * (8e0 / degrees - 3) + 7.06501522405034e-5) * (8e0 / degrees - 3) + 1.0401156019822129e-3) * (8e0 / degrees - 3) + 1.2877698128498594e-2) * (8e0 / degrees - 3) + 1.1873484983179564e-1) * (8e0 / degrees - 3) + 7.501552487206873e-1) * (8e0 / degrees - 3) + 3.4197696896130108e+0)
  ELSE
    (((((((((((((5.262076488829085e-12 * (4e0 / degrees - 3) - 1.8254857942728058e-11) * (4e0 / degrees - 3) + 3.892231299167698e-9) * (4e0 / degrees - 3) + 3.3471321460508205e-8) * (4e0 / degrees - 3) + 5.199986463009865e-7) * (4e0 / degrees - 3) + 6.837247253445509e-6) * (4e0 / degrees - 3) + 7.475324349570654e-5) * (4e0 / degrees - 3) + 7.519535178650877e-4) * (4e0 / degrees - 3) + 6.50036346550615e-3) * (4e0 / degrees - 3) + 4.686302188480263e-2) * (4e0 / degrees - 3) + 2.7791505804189426e-1) * (4e0 / degrees - 3) + 1.2652218760786107e+0) * (4e0 / degrees - 3) + 3.917285304565596e+0) * (4e0 / degrees - 3) + 7.191585010780492e+0) END;

-- The probability of a t at least so far from 0, in either direction, where nothing changed (a t of at least 0, degrees of at least 1): an integral
-- by a fixed rule, to 1e-10.
CREATE OR REPLACE FUNCTION sightline_t_tail AS (t, degrees) -> least(1e0, (CASE WHEN degrees >= 4 THEN
    (((((((((((-9.000207986294602e-11 * (8e0 / degrees - 1) - 1.4351542176882504e-10) * (8e0 / degrees - 1) + 1.998233282544485e-9) * (8e0 / degrees - 1) - 4.245143495988183e-9) * (8e0 / degrees - 1) - 1.8114546899520672e-8) * (8e0 / degrees - 1) + 1.7213011075748833e-7) * (8e0 / degrees - 1) - 2.472238585700855e-7) * (8e0 / degrees - 1) - 5.903589570680859e-6) * (8e0 / degrees - 1) + 4.3401028064549145e-5) * (8e0 / degrees - 1) + 5.499743267660487e-4) * (8e0 / degrees - 1) - 2.3985417999319875e-2) * (8e0 / degrees - 1) + 7.73398041922765e-1)
  ELSE
    (((((((((((((-1.9693727283863284e-9 * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 1.053732440985706e-8) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 3.123017831642625e-8) * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 7.252080942115364e-8) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 1.1378415010199205e-7) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 1.0114860568169857e-7) * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 1.8823759084796163e-6) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 1.0095987849163227e-5) * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 3.6507649018651425e-5) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 6.833828125004819e-5) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 3.4502748823614767e-4) * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 5.723741967823801e-3) * (2.6666666666666665e0 / degrees - 1.6666666666666667) - 5.6383329369252964e-2) * (2.6666666666666665e0 / degrees - 1.6666666666666667) + 6.876645965755798e-1) END)
  * (1.2774712171599262e-11 * pow(1 + (t + 4.440643211253385e-12) * (t + 4.440643211253385e-12) / degrees, -(degrees + 1) / 2)
    + 1.7447700983933102e-10 * pow(1 + (t + 6.769870387264443e-11) * (t + 6.769870387264443e-11) / degrees, -(degrees + 1) / 2)
    + 1.7945573579206142e-9 * pow(1 + (t + 7.772141953008175e-10) * (t + 7.772141953008175e-10) / degrees, -(degrees + 1) / 2)
    + 1.4316883691105652e-8 * pow(1 + (t + 6.920945815913013e-9) * (t + 6.920945815913013e-9) / degrees, -(degrees + 1) / 2)
    + 9.097364647676772e-8 * pow(1 + (t + 4.90858797610727e-8) * (t + 4.90858797610727e-8) / degrees, -(degrees + 1) / 2)
    + 4.7148292148111185e-7 * pow(1 + (t + 2.8393509231039996e-7) * (t + 2.8393509231039996e-7) / degrees, -(degrees + 1) / 2)
    + 2.035800371287285e-6 * pow(1 + (t + 1.368313482046712e-6) * (t + 1.368313482046712e-6) / degrees, -(degrees + 1) / 2)
    + 7.464472868141289e-6 * pow(1 + (t + 5.599231377788636e-6) * (t + 5.599231377788636e-6) / degrees, -(degrees + 1) / 2)
    + 2.3641462477929707e-5 * pow(1 + (t + 1.9790623336379493e-5) * (t + 1.9790623336379493e-5) / degrees, -(degrees + 1) / 2)
    + 6.567618454625176e-5 * pow(1 + (t + 6.135080724524652e-5) * (t + 6.135080724524652e-5) / degrees, -(degrees + 1) / 2)
    + 1.6224015612030835e-4 * pow(1 + (t + 1.6910727927594497e-4) * (t + 1.6910727927594497e-4) / degrees, -(degrees + 1) / 2)
    + 3.6080114819699624e-4 * pow(1 + (t + 4.19584125641654e-4) * (t + 4.19584125641654e-4) / degrees, -(degrees + 1) / 2)
    + 7.303442415480895e-4 * pow(1 + (t + 9.474813822645046e-4) * (t + 9.474813822645046e-4) / degrees, -(degrees + 1) / 2)
    + 1.3590507362592767e-3 * pow(1 + (t + 1.9665360991748377e-3) * (t + 1.9665360991748377e-3) / degrees, -(degrees + 1) / 2)
    + 2.3455788290785698e-3 * pow(1 + (t + 3.784895750506335e-3) * (t + 3.784895750506335e-3) / degrees, -(degrees + 1) / 2)
    + 3.7847366174227843e-3 * pow(1 + (t + 6.8088036716367935e-3) * (t + 6.8088036716367935e-3) / degrees, -(degrees + 1) / 2)
    + 5.750521302849289e-3 * pow(1 + (t + 1.1530321296368657e-2) * (t + 1.1530321296368657e-2) / degrees, -(degrees + 1) / 2)
    + 8.280711099516985e-3 * pow(1 + (t + 1.849850499246119e-2) * (t + 1.849850499246119e-2) / degrees, -(degrees + 1) / 2)
    + 1.1366927949278825e-2 * pow(1 + (t + 2.827763310618252e-2) * (t + 2.827763310618252e-2) / degrees, -(degrees + 1) / 2)
    + 1.4952538547108124e-2 * pow(1 + (t + 4.1399303937542764e-2) * (t + 4.1399303937542764e-2) / degrees, -(degrees + 1) / 2)
    + 1.8938631384865654e-2 * pow(1 + (t + 5.8316541268269226e-2) * (t + 5.8316541268269226e-2) / degrees, -(degrees + 1) / 2)
    + 2.3196395565577586e-2 * pow(1 + (t + 7.936727931372822e-2) * (t + 7.936727931372822e-2) / degrees, -(degrees + 1) / 2)
    + 2.7583077493676944e-2 * pow(1 + (t + 1.0475227393224196e-1) * (t + 1.0475227393224196e-1) / degrees, -(degrees + 1) / 2)
    + 3.1958459707889894e-2 * pow(1 + (t + 1.345294738624116e-1) * (t + 1.345294738624116e-1) / degrees, -(degrees + 1) / 2)
    + 3.619932163891131e-2 * pow(1 + (t + 1.6862403827193562e-1) * (t + 1.6862403827193562e-1) / degrees, -(degrees + 1) / 2)
    + 4.021027128769076e-2 * pow(1 + (t + 2.0685109179915545e-1) * (t + 2.0685109179915545e-1) / degrees, -(degrees + 1) / 2)
    + 4.3930342666137226e-2 * pow(1 + (t + 2.489472057451021e-1) * (t + 2.489472057451021e-1) / degrees, -(degrees + 1) / 2)
    + 4.733559499658659e-2 * pow(1 + (t + 2.9460642992314234e-1) * (t + 2.9460642992314234e-1) / degrees, -(degrees + 1) / 2)
    + 5.043851035179822e-2 * pow(1 + (t + 3.4351724111687737e-1) * (t + 3.4351724111687737e-1) / degrees, -(degrees + 1) / 2)
    + 5.328525740927053e-2 * pow(1 + (t + 3.953977287161294e-1) * (t + 3.953977287161294e-1) / degrees, -(degrees + 1) / 2)
    + 5.59519275890757e-2 * pow(1 + (t + 4.500274410822312e-1) * (t + 4.500274410822312e-1) / degrees, -(degrees + 1) / 2)
    + 5.854074018075875e-2 * pow(1 + (t + 5.07275376367233e-1) * (t + 5.07275376367233e-1) / degrees, -(degrees + 1) / 2)
    + 6.117703774271418e-2 * pow(1 + (t + 5.671245128590464e-1) * (t + 5.671245128590464e-1) / degrees, -(degrees + 1) / 2)
    + 6.400771839685417e-2 * pow(1 + (t + 6.296940055947705e-1) * (t + 6.296940055947705e-1) / degrees, -(degrees + 1) / 2)
    + 6.720162407137986e-2 * pow(1 + (t + 6.95260753443151e-1) * (t + 6.95260753443151e-1) / degrees, -(degrees + 1) / 2)
    + 7.095235332194534e-2 * pow(1 + (t + 7.642825273238466e-1) * (t + 7.642825273238466e-1) / degrees, -(degrees + 1) / 2)
    + 7.54840149408184e-2 * pow(1 + (t + 8.374253336986894e-1) * (t + 8.374253336986894e-1) / degrees, -(degrees + 1) / 2)
    + 8.10606045156144e-2 * pow(1 + (t + 9.155982757792184e-1) * (t + 9.155982757792184e-1) / degrees, -(degrees + 1) / 2)
    + 8.800000000000001e-2 * pow(1 + (t + 1e+0) * (t + 1e+0) / degrees, -(degrees + 1) / 2)
    + 9.669408450763174e-2 * pow(1 + (t + 1.092182048015493e+0) * (t + 1.092182048015493e+0) / degrees, -(degrees + 1) / 2)
    + 1.0763730165419877e-1 * pow(1 + (t + 1.1941363125274242e+0) * (t + 1.1941363125274242e+0) / degrees, -(degrees + 1) / 2)
    + 1.2146717817621179e-1 * pow(1 + (t + 1.3084166708632265e+0) * (t + 1.3084166708632265e+0) / degrees, -(degrees + 1) / 2)
    + 1.390222584310742e-1 * pow(1 + (t + 1.4383092890655553e+0) * (t + 1.4383092890655553e+0) / degrees, -(degrees + 1) / 2)
    + 1.6142590455009265e-1 * pow(1 + (t + 1.5880729229039776e+0) * (t + 1.5880729229039776e+0) / degrees, -(degrees + 1) / 2)
    + 1.902092379811043e-1 * pow(1 + (t + 1.7632812148406312e+0) * (t + 1.7632812148406312e+0) / degrees, -(degrees + 1) / 2)
    + 2.2749436607521634e-1 * pow(1 + (t + 1.9713158702110325e+0) * (t + 1.9713158702110325e+0) / degrees, -(degrees + 1) / 2)
    + 2.7627211997863177e-1 * pow(1 + (t + 2.222086718968044e+0) * (t + 2.222086718968044e+0) / degrees, -(degrees + 1) / 2)
    + 3.408307165190863e-1 * pow(1 + (t + 2.5290989992457384e+0) * (t + 2.5290989992457384e+0) / degrees, -(degrees + 1) / 2)
    + 4.274301699063829e-1 * pow(1 + (t + 2.9110620379597303e+0) * (t + 2.9110620379597303e+0) / degrees, -(degrees + 1) / 2)
    + 5.453852621240793e-1 * pow(1 + (t + 3.3943590445764644e+0) * (t + 3.3943590445764644e+0) / degrees, -(degrees + 1) / 2)
    + 7.088430390604912e-1 * pow(1 + (t + 4.016915944113484e+0) * (t + 4.016915944113484e+0) / degrees, -(degrees + 1) / 2)
    + 9.397695479030689e-1 * pow(1 + (t + 4.834395561087798e+0) * (t + 4.834395561087798e+0) / degrees, -(degrees + 1) / 2)
    + 1.2730968999809176e+0 * pow(1 + (t + 5.930352577533026e+0) * (t + 5.930352577533026e+0) / degrees, -(degrees + 1) / 2)
    + 1.7658383813957794e+0 * pow(1 + (t + 7.433315327039326e+0) * (t + 7.433315327039326e+0) / degrees, -(degrees + 1) / 2)
    + 2.513713635775135e+0 * pow(1 + (t + 9.54633214594313e+0) * (t + 9.54633214594313e+0) / degrees, -(degrees + 1) / 2)
    + 3.682455606588093e+0 * pow(1 + (t + 1.259965074583363e+1) * (t + 1.259965074583363e+1) / degrees, -(degrees + 1) / 2)
    + 5.5688442888753515e+0 * pow(1 + (t + 1.7147793374778132e+1) * (t + 1.7147793374778132e+1) / degrees, -(degrees + 1) / 2)
    + 8.724265068569402e+0 * pow(1 + (t + 2.4154995492403863e+1) * (t + 2.4154995492403863e+1) / degrees, -(degrees + 1) / 2)
    + 1.4215331652179827e+1 * pow(1 + (t + 3.5363638683796516e+1) * (t + 3.5363638683796516e+1) / degrees, -(degrees + 1) / 2)
    + 2.4198830125550927e+1 * pow(1 + (t + 5.405842258104316e+1) * (t + 5.405842258104316e+1) / degrees, -(degrees + 1) / 2)
    + 4.325381298612066e+1 * pow(1 + (t + 8.672785209506162e+1) * (t + 8.672785209506162e+1) / degrees, -(degrees + 1) / 2)
    + 8.163831617314915e+1 * pow(1 + (t + 1.4686867887903264e+2) * (t + 1.4686867887903264e+2) / degrees, -(degrees + 1) / 2)
    + 1.6373525070482015e+2 * pow(1 + (t + 2.642080696320967e+2) * (t + 2.642080696320967e+2) / degrees, -(degrees + 1) / 2)
    + 3.5142432884265736e+2 * pow(1 + (t + 5.0850833626680026e+2) * (t + 5.0850833626680026e+2) / degrees, -(degrees + 1) / 2)
    + 8.135537279042992e+2 * pow(1 + (t + 1.0554297094577012e+3) * (t + 1.0554297094577012e+3) / degrees, -(degrees + 1) / 2)
    + 2.0494145400876805e+3 * pow(1 + (t + 2.383312282062023e+3) * (t + 2.383312282062023e+3) / degrees, -(degrees + 1) / 2)
    + 5.673273893548484e+3 * pow(1 + (t + 5.913406000508276e+3) * (t + 5.913406000508276e+3) / degrees, -(degrees + 1) / 2)
    + 1.744887178970954e+4 * pow(1 + (t + 1.629970402838488e+4) * (t + 1.629970402838488e+4) / degrees, -(degrees + 1) / 2)
    + 6.0360856329306e+4 * pow(1 + (t + 5.052897945674052e+4) * (t + 5.052897945674052e+4) / degrees, -(degrees + 1) / 2)
    + 2.380906360680986e+5 * pow(1 + (t + 1.7859594157277848e+5) * (t + 1.7859594157277848e+5) / degrees, -(degrees + 1) / 2)
    + 1.087336525641277e+6 * pow(1 + (t + 7.308266805236929e+5) * (t + 7.308266805236929e+5) / degrees, -(degrees + 1) / 2)
    + 5.848275497608037e+6 * pow(1 + (t + 3.521931691721968e+6) * (t + 3.521931691721968e+6) / degrees, -(degrees + 1) / 2)
    + 3.7757431603934616e+7 * pow(1 + (t + 2.0372457514616154e+7) * (t + 2.0372457514616154e+7) / degrees, -(degrees + 1) / 2)
    + 2.9889427624710894e+8 * pow(1 + (t + 1.444889219766388e+8) * (t + 1.444889219766388e+8) / degrees, -(degrees + 1) / 2)
    + 2.970816967509935e+9 * pow(1 + (t + 1.286646597612617e+9) * (t + 1.286646597612617e+9) / degrees, -(degrees + 1) / 2)
    + 3.80695288344961e+10 * pow(1 + (t + 1.4771331543972137e+10) * (t + 1.4771331543972137e+10) / degrees, -(degrees + 1) / 2)
    + 6.478274742855089e+11 * pow(1 + (t + 2.251926021585839e+11) * (t + 2.251926021585839e+11) / degrees, -(degrees + 1) / 2)));

CREATE OR REPLACE FUNCTION sightline_z95 AS () -> 1.959963984540054;

-- Ends of an interval: of a rate from 0 to 1 Wilson's, of an effective n that need not be whole; of a mean symmetrical, n being 1 / variance.
CREATE OR REPLACE FUNCTION sightline_low AS (is_rate, value, n, t) -> CASE WHEN n IS NULL THEN NULL WHEN NOT is_rate THEN value - t / sqrt(n) WHEN value = 0 THEN 0.0
    ELSE (value + t * t / (2 * n) - t * sqrt((value * (1 - value) + t * t / (4 * n)) / n)) / (1 + t * t / n) END;

CREATE OR REPLACE FUNCTION sightline_high AS (is_rate, value, n, t) -> CASE WHEN n IS NULL THEN NULL WHEN NOT is_rate THEN value + t / sqrt(n) WHEN value = 1 THEN 1.0
    ELSE (value + t * t / (2 * n) + t * sqrt((value * (1 - value) + t * t / (4 * n)) / n)) / (1 + t * t / n) END;

-- The effective n and the t of either interval: plain where nothing repeats or all is alike; null where there is no interval.
CREATE OR REPLACE FUNCTION sightline_repeat_n AS (is_rate, value, n, prompts, variance) -> CASE WHEN is_rate THEN CASE WHEN n = prompts OR value = 0 OR value = 1 THEN n ELSE value * (1 - value) / variance END
    WHEN variance > 0 THEN 1 / variance ELSE NULL END;

CREATE OR REPLACE FUNCTION sightline_repeat_t AS (is_rate, value, n, prompts, degrees) -> CASE WHEN is_rate AND (n = prompts OR value = 0 OR value = 1) THEN sightline_z95() ELSE sightline_t95(degrees) END;

CREATE OR REPLACE FUNCTION sightline_brand_n AS (is_rate, value, n, prompts, variance) -> CASE WHEN prompts < 5 THEN NULL
    WHEN is_rate THEN CASE WHEN value = 0 OR value = 1 THEN prompts WHEN variance = 0 THEN n ELSE value * (1 - value) / variance END
    WHEN variance > 0 THEN 1 / variance ELSE NULL END;

CREATE OR REPLACE FUNCTION sightline_brand_t AS (is_rate, value, degrees) -> CASE WHEN is_rate AND (value = 0 OR value = 1) THEN sightline_z95() ELSE sightline_t95(degrees) END;

-- Cut off where values of a figure end.
CREATE OR REPLACE FUNCTION sightline_within AS (value, figure) -> CASE WHEN value IS NULL THEN NULL WHEN figure = 'mentionOrder' THEN greatest(1.0, value) ELSE greatest(0.0, least(100.0, value)) END;

-- A difference, and 0 where nothing but the rounding of sums is left of it; of n values their sample variance.
CREATE OR REPLACE FUNCTION sightline_without_rounding AS (value, other) -> CASE WHEN abs(value - other) <= 1e-12 * abs(other) THEN 0.0 ELSE value - other END;

CREATE OR REPLACE FUNCTION sightline_variance AS (n, total, squares) -> greatest(0.0, sightline_without_rounding(squares, total * total / n)) / (n - 1);

-- Variances of a rate or mean and their degrees of freedom: docs/methodology.md, "Two intervals".
CREATE OR REPLACE FUNCTION sightline_brand_variance AS (n, prompts, deviation_squares) -> CASE WHEN prompts < 5 THEN NULL ELSE prompts / (prompts - 1) * deviation_squares / (n * n) END;

CREATE OR REPLACE FUNCTION sightline_brand_degrees AS (is_rate, value, prompts, deviation_squares, deviation_fourths) -> CASE WHEN is_rate AND deviation_squares > 0 AND least(value, 1 - value) < 0.15
    THEN least(prompts - 1, 2 * prompts
      / (prompts * deviation_fourths / (deviation_squares * deviation_squares) - (prompts - 3) / (prompts - 1)))
    ELSE prompts - 1 END;

CREATE OR REPLACE FUNCTION sightline_repeat_variance AS (is_rate, n, prompts, total, squares, repeat_sum) -> CASE WHEN n = 0 OR (n = prompts AND n < 2) THEN NULL
    WHEN n = prompts THEN sightline_variance(n, total, squares) / n
    WHEN is_rate AND repeat_sum < 1 THEN 1 / (n * n) ELSE repeat_sum / (n * n) END;

CREATE OR REPLACE FUNCTION sightline_repeat_degrees AS (is_rate, n, prompts, repeat_sum, repeat_spread) -> CASE WHEN n = prompts THEN n - 1 WHEN repeat_sum = 0 OR (is_rate AND repeat_sum < 1) THEN n - prompts
    ELSE repeat_sum * repeat_sum / repeat_spread END;

-- Whose neighbouring days say how alike those of a figure are.
CREATE OR REPLACE FUNCTION sightline_days_of AS (figure) -> CASE WHEN figure = 'shareOfVoice' THEN 'mentionRate' WHEN figure IN ('positive', 'neutral', 'negative', 'none') THEN 'sentiment'
    ELSE figure END;

-- And of which part of the window: of a month those within it, else all. `part` is a month or begins with one.
CREATE OR REPLACE FUNCTION sightline_days_part AS (kind, part) -> CASE WHEN kind = 'month' THEN substring(part, 1, 7) ELSE '' END;

-- A verdict among many: what is more than chance by itself stays so up to the largest p-value that holds false discovery at 10 % (Benjamini and
-- Hochberg), `p_limit`; else it falls to what its own answers show (`lowered`).
CREATE OR REPLACE FUNCTION sightline_held_verdict AS (verdict, p, p_limit, lowered) -> CASE WHEN verdict NOT IN ('real', 'on_these_prompts') OR (p_limit IS NOT NULL AND p <= p_limit) THEN verdict ELSE lowered END;

-- A part of a whole in percent: nothing to share is 0 (`sightline_rate`) or null (`sightline_share`), as each field of the API has it.
CREATE OR REPLACE FUNCTION sightline_rate AS (part, whole) -> CASE WHEN whole = 0 THEN 0.0 ELSE part / whole * 100 END;

CREATE OR REPLACE FUNCTION sightline_share AS (part, whole) -> CASE WHEN whole = 0 THEN NULL ELSE part / whole * 100 END;

CREATE OR REPLACE FUNCTION sightline_mean AS (total, n) -> CASE WHEN n = 0 THEN NULL ELSE total / n END;

-- What answers are told apart by: `kind` is 'all', 'engine', 'surface', 'language', 'country', 'branded', 'prompt', 'day' or 'month'
-- ('tag' is told apart where prompts have their tags).
CREATE OR REPLACE FUNCTION sightline_part AS (kind, engine, surface, language, country, is_branded, prompt_id, day) -> CASE kind WHEN 'engine' THEN engine WHEN 'surface' THEN surface WHEN 'language' THEN language WHEN 'country' THEN coalesce(country, '')
    WHEN 'branded' THEN CASE WHEN is_branded THEN 'true' ELSE 'false' END WHEN 'prompt' THEN prompt_id
    WHEN 'day' THEN CAST(day AS String) WHEN 'month' THEN substring(CAST(day AS String), 1, 7) ELSE '' END;

-- Tags of prompts where answers are told apart by tag, and nothing else: an answer counts for each tag of its prompt.
CREATE OR REPLACE VIEW sightline.tag_parts AS
SELECT project_id, prompt_id, tag FROM sightline.tags WHERE {kind:String} = 'tag';

-- Answers by part, prompt and engine.
CREATE OR REPLACE VIEW sightline.answer_cells AS
SELECT project_id, part, prompt_id, engine, count(*) AS answers
FROM (
  SELECT a.project_id AS project_id, a.prompt_id AS prompt_id, a.engine AS engine,
    CASE WHEN {kind:String} = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part({kind:String}, a.engine, a.surface, a.language, a.country, a.is_branded, a.prompt_id, a.day) END AS part
  FROM (SELECT project_id, prompt_id, engine, surface, language, country, is_branded, day FROM sightline.answers
        WHERE day BETWEEN {startDate:Date} AND {endDate:Date}) AS a
  LEFT JOIN sightline.tag_parts(kind = {kind:String}) AS t ON t.project_id = a.project_id AND t.prompt_id = a.prompt_id
)
GROUP BY project_id, part, prompt_id, engine;

-- Brands that answers name or cite, by part, prompt and engine: counts, sums and sums of squares. Those of depth are rounded answer by
-- answer as the app keeps them.
CREATE OR REPLACE VIEW sightline.mention_cells AS
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
    m.is_cited AS is_cited, CAST(m.mention_order AS Nullable(Float64)) AS mention_order, m.depth AS depth, m.sentiment AS sentiment,
    m.sentiment_source AS sentiment_source,
    CASE WHEN {kind:String} = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part({kind:String}, m.engine, m.surface, m.language, m.country, m.is_branded, m.prompt_id, m.day) END AS part
  FROM (SELECT project_id, brand_id, prompt_id, engine, surface, language, country, is_branded, day, is_named, is_cited, mention_order,
          depth, sentiment, sentiment_source FROM sightline.mentions WHERE day BETWEEN {startDate:Date} AND {endDate:Date}) AS m
  LEFT JOIN sightline.tag_parts(kind = {kind:String}) AS t ON t.project_id = m.project_id AND t.prompt_id = m.prompt_id
)
GROUP BY project_id, brand_id, part, prompt_id, engine;

-- Every tracked brand beside all answers of its project, also where none shows it: what figures and intervals are made of.
CREATE OR REPLACE VIEW sightline.brand_cells AS
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
  FROM sightline.answer_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS c
  JOIN (SELECT project_id, brand_id, is_own, domain IS NOT NULL AS has_domain FROM sightline.brands) AS b ON b.project_id = c.project_id
) AS a
LEFT JOIN sightline.mention_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS m
  ON m.project_id = a.project_id AND m.brand_id = a.brand_id AND m.part = a.part AND m.prompt_id = a.prompt_id AND m.engine = a.engine;

-- The figures that have intervals, and what each is out of. The last four are shares of the answers that name the brand (`sentimentShares`).
CREATE OR REPLACE VIEW sightline.estimated_figures AS
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
CREATE OR REPLACE VIEW sightline.figure_cells AS
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
    SELECT project_id, brand_id, is_own, part, prompt_id, engine, CAST(b.answers AS Float64) AS answers,
      CAST(b.visible AS Float64) AS visible, CAST(b.named AS Float64) AS named, CAST(b.cited AS Float64) AS cited,
      CAST(b.all_named AS Float64) AS all_named, CAST(b.orders AS Float64) AS orders,
      CAST(b.order_squares AS Float64) AS order_squares, CAST(b.depths AS Float64) AS depths,
      CAST(b.depth_squares AS Float64) AS depth_squares, CAST(b.opinions AS Float64) AS opinions,
      CAST(b.sentiments AS Float64) AS sentiments, CAST(b.sentiment_squares AS Float64) AS sentiment_squares,
      CAST(b.positive AS Float64) AS positive, CAST(b.negative AS Float64) AS negative
    FROM sightline.brand_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS b
  ) AS c
  CROSS JOIN sightline.estimated_figures AS f
) AS e
WHERE e.n > 0
GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id, cell_engine;

-- Of each prompt: its sum, how far it is from what the whole would give, and what its answers say of how far answers vary.
CREATE OR REPLACE VIEW sightline.figure_prompts AS
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
      CAST(count(*) OVER whole AS Float64) AS prompts, sum(answers) OVER whole AS whole_answers
    FROM (
      SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, sum(cell_answers) AS answers, sum(cell_n) AS n,
        sum(cell_total) AS total, sum(cell_squares) AS squares,
        count(*) FILTER (WHERE cell_n = 1) AS singles, sum(cell_part) AS cells_sum,
        sum(CASE WHEN cell_n > 1 THEN cell_part * cell_part / (cell_n - 1) ELSE 0 END) AS cells_spread
      FROM (
        SELECT project_id, brand_id, is_own, part, figure, is_rate, prompt_id, answers AS cell_answers, n AS cell_n, total AS cell_total,
          squares AS cell_squares,
          CASE WHEN n > 1 THEN n * sightline_variance(n, total, squares) ELSE 0 END AS cell_part
        FROM sightline.figure_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
      )
      GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id
    )
    WINDOW whole AS (PARTITION BY project_id, brand_id, part, figure)
  )
);

-- How alike neighbouring days of a prompt and engine are, of the own brand over the newest 28 days of the window (by month: of each month, cut to
-- the window; a single day has no neighbour): 0 where it is not beyond noise. Of projects with more than 20,000 answers there the API looks at
-- every so many prompts, this view at all of them.
CREATE OR REPLACE VIEW sightline.day_correlations AS
SELECT project_id, days_part, figure,
  CASE WHEN pairs = 0 OR squares <= 0 THEN 0.0
    WHEN 1 - steps / pairs / (squares / degrees) > 1.645 / sqrt(pairs) THEN least(1 - steps / pairs / (squares / degrees), 0.9)
    ELSE 0.0 END AS correlation
FROM (
  SELECT project_id, days_part, figure, sum(cell_steps) AS steps, CAST(sum(cell_pairs) AS Float64) AS pairs,
    sum(CASE WHEN days > 1 THEN day_squares - day_sum * day_sum / days ELSE 0 END) AS squares,
    sum(CASE WHEN days > 1 THEN days - 1 ELSE 0 END) AS degrees
  FROM (
    SELECT project_id, days_part, figure, prompt_id, engine, CAST(count(*) AS Float64) AS days, sum(day_value) AS day_sum,
      sum(day_value * day_value) AS day_squares,
      sum(CASE WHEN day_before = subtractDays(day, 1) THEN (day_value - value_before) * (day_value - value_before) / 2 ELSE 0 END)
        AS cell_steps,
      count(*) FILTER (WHERE day_before = subtractDays(day, 1)) AS cell_pairs
    FROM (
      SELECT project_id, days_part, figure, prompt_id, engine, day, day_value,
        lagInFrame(toNullable(day)) OVER days_of AS day_before, lagInFrame(toNullable(day_value)) OVER days_of AS value_before
      FROM (
        SELECT d.project_id AS project_id, sightline_days_part({kind:String}, CAST(d.day AS String)) AS days_part, f.figure AS figure,
          d.prompt_id AS prompt_id, d.engine AS engine, d.day AS day,
          CASE f.figure WHEN 'responseVisibilityRate' THEN d.visible WHEN 'mentionRate' THEN d.named WHEN 'citationRate' THEN d.cited
            WHEN 'mentionOrder' THEN d.orders WHEN 'position' THEN d.depths ELSE d.sentiments END
          / CASE f.figure WHEN 'mentionOrder' THEN d.named WHEN 'position' THEN d.named WHEN 'sentiment' THEN d.opinions
            ELSE d.answers END AS day_value
        FROM (
          SELECT project_id, prompt_id, engine, day, CAST(count(*) AS Float64) AS answers,
            CAST(count(*) FILTER (WHERE is_visible) AS Float64) AS visible, CAST(count(*) FILTER (WHERE is_named) AS Float64) AS named,
            CAST(count(*) FILTER (WHERE is_cited) AS Float64) AS cited, CAST(count(sentiment) AS Float64) AS opinions,
            coalesce(sum(CAST(mention_order AS Nullable(Float64))), 0) AS orders, coalesce(sum(depth), 0) AS depths,
            coalesce(sum(sentiment), 0) AS sentiments
          FROM (
            SELECT project_id, prompt_id, engine, day, is_visible, is_named, is_cited, sentiment, mention_order, depth,
              CASE WHEN {kind:String} = 'month' THEN least({endDate:Date}, last_day(day)) ELSE {endDate:Date} END AS newest_day
            FROM sightline.answers WHERE day BETWEEN {startDate:Date} AND {endDate:Date} AND {kind:String} <> 'day'
          )
          WHERE day >= subtractDays(newest_day, 27)
          GROUP BY project_id, prompt_id, engine, day
        ) AS d
        CROSS JOIN sightline.estimated_figures AS f
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
CREATE OR REPLACE VIEW sightline.figure_variances AS
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
    max(sightline_days_part({kind:String}, part)) AS days_part
  FROM sightline.figure_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
  GROUP BY project_id, brand_id, is_own, part, figure, is_rate, whole_n, whole_total, whole_squares, prompts
) AS p
LEFT JOIN sightline.day_correlations(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS d
  ON d.project_id = p.project_id AND d.figure = p.days_of AND d.days_part = p.days_part;

-- Both intervals of each figure of each tracked brand, as `GET metrics` and `GET competitors?intervals=true` have them: percent for rates
-- and shares, null where there is none.
CREATE OR REPLACE VIEW sightline.metrics_intervals AS
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
  FROM sightline.figure_variances(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
);

-- The changes of `metrics_changes`, each judged by itself.
CREATE OR REPLACE VIEW sightline.judged_changes AS
SELECT project_id AS projectId, brand_id AS brandId, is_own AS isUserBrand, part, figure,
  now_value * unit AS currentValue, then_value * unit AS previousValue, moved * unit AS change,
  CASE WHEN moved IS NULL OR now_answers < 30 OR then_answers < 30 OR ({kind:String} <> 'prompt' AND (now_prompts < 5 OR then_prompts < 5))
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
        SELECT project_id, brand_id, is_own, part, figure, is_rate, CAST(count(*) AS Float64) AS prompts,
          sum(pair_deviation * pair_deviation) AS pair_squares,
          max(now_n) AS now_n, max(now_total) AS now_total, max(now_squares) AS now_squares, max(now_prompts) AS now_prompts,
          max(now_answers) AS now_answers, sum(now_repeat) AS now_repeat, sum(now_spread) AS now_spread,
          max(then_n) AS then_n, max(then_total) AS then_total, max(then_squares) AS then_squares, max(then_prompts) AS then_prompts,
          max(then_answers) AS then_answers, sum(then_repeat) AS then_repeat, sum(then_spread) AS then_spread,
          sightline_days_of(figure) AS days_of, max(sightline_days_part({kind:String}, part)) AS days_part
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
            SELECT true AS is_now, * FROM sightline.figure_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
            UNION ALL
            SELECT false AS is_now, * FROM sightline.figure_prompts(startDate = {compareStart:Date}, endDate = {compareEnd:Date}, kind = {kind:String})
          )
          GROUP BY project_id, brand_id, is_own, part, figure, is_rate, prompt_id
        )
        GROUP BY project_id, brand_id, is_own, part, figure, is_rate
      ) AS p
      LEFT JOIN sightline.day_correlations(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS d
        ON d.project_id = p.project_id AND d.figure = p.days_of AND d.days_part = p.days_part
    )
  )
);

-- Every figure in two windows: its change (current less previous) with both intervals, in the unit of the figure, its verdict, and the p-value of no
-- change at all. Who judges many rows at once finds changes that are none: `verdictAmongParts` is the verdict with false discovery held over all parts
-- of a brand's figure (as `GET metrics/changes` holds it), `verdictAmongBrands` over all brands of a part's figure.
CREATE OR REPLACE VIEW sightline.metrics_changes AS
SELECT projectId, brandId, isUserBrand, part, figure, currentValue, previousValue, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  sightline_held_verdict(verdict, pValue, limit_of_parts, lowered) AS verdictAmongParts,
  sightline_held_verdict(verdict, pValue, limit_of_brands, lowered) AS verdictAmongBrands
FROM (
  SELECT *, max(CASE WHEN judged_p <= place_of_part / judged_parts * 0.1 THEN judged_p ELSE NULL END) OVER parts_of AS limit_of_parts,
    max(CASE WHEN judged_p <= place_of_brand / judged_brands * 0.1 THEN judged_p ELSE NULL END) OVER brands_of AS limit_of_brands
  FROM (
    SELECT *, CAST(row_number() OVER (PARTITION BY projectId, brandId, figure ORDER BY coalesce(judged_p, 2e0)) AS Float64) AS place_of_part,
      CAST(count(judged_p) OVER (PARTITION BY projectId, brandId, figure) AS Float64) AS judged_parts,
      CAST(row_number() OVER (PARTITION BY projectId, part, figure ORDER BY coalesce(judged_p, 2e0)) AS Float64) AS place_of_brand,
      CAST(count(judged_p) OVER (PARTITION BY projectId, part, figure) AS Float64) AS judged_brands
    FROM (
      SELECT *, CASE WHEN verdict = 'too_few_answers' THEN NULL ELSE pValue END AS judged_p,
        CASE WHEN brandLow IS NOT NULL AND (repeatLow > 0 OR repeatHigh < 0) THEN 'on_these_prompts' ELSE 'within_noise' END AS lowered
      FROM sightline.judged_changes(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String})
    )
  )
  WINDOW parts_of AS (PARTITION BY projectId, brandId, figure), brands_of AS (PARTITION BY projectId, part, figure)
);

-- `GET metrics` (kind 'all'), `GET metrics/breakdown` and more: the own brand of each project. Rates are 0-100, means null where nothing
-- is counted. A part without answers is no row.
CREATE OR REPLACE VIEW sightline.metrics_summary AS
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
  FROM sightline.brand_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS c
  WHERE c.is_own
  GROUP BY project_id, part
);

-- `GET metrics/timeseries`: days with answers (the API adds days without any).
CREATE OR REPLACE VIEW sightline.metrics_timeseries AS
SELECT projectId, CAST(part AS Date) AS date, totalResponses AS totalResults, visibleResponses AS visible,
  totalResponses - visibleResponses AS notVisible, mentions, cited, mentionOrder, position, sentiment, prompts AS uniquePrompts
FROM sightline.metrics_summary(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = 'day');

CREATE OR REPLACE VIEW sightline.competitor_figures AS
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
  FROM sightline.brand_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS c
  GROUP BY c.project_id, c.part, c.brand_id, c.is_own, c.has_domain
) AS f
JOIN (SELECT project_id, brand_id, brand AS name, coalesce(domain, '') AS domain FROM sightline.brands) AS n ON n.project_id = f.project_id AND n.brand_id = f.brand_id;

-- `GET competitors`: every tracked brand of each project, the own one among them. Changes are those against the equally long window before.
CREATE OR REPLACE VIEW sightline.competitors_list AS
SELECT n.*,
  CASE WHEN b.totalResults > 0 THEN n.visibilityRate - b.visibilityRate ELSE NULL END AS visibilityChange,
  CASE WHEN b.totalResults > 0 THEN n.mentionRate - b.mentionRate ELSE NULL END AS mentionRateChange,
  CASE WHEN b.totalResults > 0 THEN n.totalMentions - b.totalMentions ELSE NULL END AS mentionsChange,
  CASE WHEN b.totalResults > 0 THEN n.citationRate - b.citationRate ELSE NULL END AS citationRateChange,
  CASE WHEN b.totalResults > 0 THEN n.avgMentionOrder - b.avgMentionOrder ELSE NULL END AS avgMentionOrderChange,
  CASE WHEN b.totalResults > 0 THEN n.shareOfVoicePercent - b.shareOfVoicePercent ELSE NULL END AS shareOfVoiceChange,
  CASE WHEN b.totalResults > 0 THEN n.averagePosition - b.averagePosition ELSE NULL END AS positionChange,
  CASE WHEN b.totalResults > 0 THEN n.sentimentScore - b.sentimentScore ELSE NULL END AS sentimentChange
FROM sightline.competitor_figures(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS n
LEFT JOIN sightline.competitor_figures(startDate = subtractDays({startDate:Date}, dateDiff('day', {startDate:Date}, {endDate:Date}) + 1), endDate = subtractDays({startDate:Date}, 1), kind = {kind:String}) AS b
  ON b.projectId = n.projectId AND b.id = n.id AND b.part = n.part;

-- `GET prompts`: the own brand by prompt. Prompts without answers in the window are no row.
CREATE OR REPLACE VIEW sightline.prompts_list AS
SELECT m.projectId AS projectId, m.part AS id, p.prompt AS prompt, m.totalResponses AS totalResults, m.responseVisibilityRate AS visibilityRate,
  m.visible > 0 AS isVisible, m.mentions AS mentions, m.mentionRate AS mentionRate, m.citationRate AS citationRate,
  m.mentionOrder AS avgMentionOrder, m.position AS averagePosition,
  CASE WHEN m.mentions = 0 THEN NULL ELSE coalesce(m.sentiment, 50) / 100 END AS sentimentScore,
  CASE WHEN m.mentions = 0 THEN NULL WHEN coalesce(m.sentiment, 50) < 40 THEN 'negative' WHEN coalesce(m.sentiment, 50) > 60 THEN 'positive'
    ELSE 'neutral' END AS sentimentCategory,
  coalesce(c.competitors, 0) AS competitorCount, coalesce(s.sources, 0) AS sourceCount
FROM sightline.metrics_summary(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = 'prompt') AS m
LEFT JOIN (SELECT project_id, prompt_id, prompt FROM sightline.prompts) AS p ON p.project_id = m.projectId AND p.prompt_id = m.part
LEFT JOIN (
  SELECT project_id, prompt_id, count(DISTINCT brand_id) AS competitors FROM sightline.mentions
  WHERE day BETWEEN {startDate:Date} AND {endDate:Date} AND is_named AND NOT is_own GROUP BY project_id, prompt_id
) AS c ON c.project_id = m.projectId AND c.prompt_id = m.part
LEFT JOIN (
  SELECT project_id, prompt_id, count(DISTINCT url) AS sources FROM sightline.citations
  WHERE day BETWEEN {startDate:Date} AND {endDate:Date} GROUP BY project_id, prompt_id
) AS s ON s.project_id = m.projectId AND s.prompt_id = m.part;

CREATE OR REPLACE VIEW sightline.cited_pages AS
SELECT c.project_id AS project_id, c.prompt_id AS prompt_id, c.answer_id AS answer_id, c.engine AS engine, c.url AS url, c.domain AS domain, c.place AS place,
  CASE WHEN {kind:String} = 'tag' THEN coalesce(t.tag, '')
    ELSE sightline_part({kind:String}, c.engine, c.surface, c.language, c.country, c.is_branded, c.prompt_id, c.day) END AS part
FROM (SELECT project_id, prompt_id, answer_id, engine, surface, language, country, is_branded, day, url, domain, place FROM sightline.citations
      WHERE day BETWEEN {startDate:Date} AND {endDate:Date}) AS c
LEFT JOIN sightline.tag_parts(kind = {kind:String}) AS t ON t.project_id = c.project_id AND t.prompt_id = c.prompt_id;

-- `GET sources`: pages that answers cite, an answer once for a page.
CREATE OR REPLACE VIEW sightline.sources_list AS
SELECT project_id AS projectId, part, url, domain, count(*) AS citationCount, count(DISTINCT prompt_id) AS promptCount, avg(place) AS averagePosition
FROM sightline.cited_pages(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
GROUP BY project_id, part, url, domain;

-- `GET sources/domains`: an answer once for a domain, at the first place of any of its pages.
CREATE OR REPLACE VIEW sightline.sources_domains AS
SELECT project_id AS projectId, part, domain, count(*) AS citationCount, count(DISTINCT prompt_id) AS promptCount, avg(first_place) AS averagePosition
FROM (
  SELECT project_id, part, domain, prompt_id, answer_id, min(place) AS first_place
  FROM sightline.cited_pages(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
  GROUP BY project_id, part, domain, prompt_id, answer_id
)
GROUP BY project_id, part, domain;

-- `GET fanouts`: searches of engines; spellings that differ in case and white space are one.
CREATE OR REPLACE VIEW sightline.fanouts_list AS
SELECT project_id AS projectId, query_folded AS foldedQuery, argMax(query, answered_at) AS query, count(*) AS count,
  count(DISTINCT prompt_id) AS promptCount, arraySort(groupUniqArray(engine)) AS models, max(answered_at) AS lastSeen
FROM sightline.fanouts
WHERE day BETWEEN {startDate:Date} AND {endDate:Date}
GROUP BY project_id, query_folded;

-- `GET spend`: by month of the account's owner, engine and route.
CREATE OR REPLACE VIEW sightline.spend_months AS
SELECT project_id AS projectId, spend_month AS month, engine AS model, route, count(*) AS calls,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis IN ('reported', 'estimated')), 0) AS costUsd,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis = 'reported'), 0) AS reportedUsd,
  count(*) FILTER (WHERE cost_basis = 'reported') AS reportedCalls,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis = 'estimated'), 0) AS estimatedUsd,
  count(*) FILTER (WHERE cost_basis = 'estimated') AS estimatedCalls,
  count(*) FILTER (WHERE cost_basis = 'unknown') AS unknownCalls,
  coalesce(sum(counted_usd) FILTER (WHERE cost_basis = 'unknown'), 0) AS unknownUpToUsd,
  count(*) FILTER (WHERE cost_basis = 'open') AS underWayCalls
FROM sightline.calls
GROUP BY project_id, spend_month, engine, route;

-- `counts` of `GET tasks`.
CREATE OR REPLACE VIEW sightline.tasks_counts AS
SELECT project_id AS projectId, category, status, count(*) AS tasks FROM sightline.tasks GROUP BY project_id, category, status;

-- `GET attribution/summary`: responses since a moment and before another one. `byCategory` and `bySource` of the API are sums of these rows,
-- revenue is by currency and never converted.
CREATE OR REPLACE VIEW sightline.attribution_summary AS
SELECT project_id AS projectId, category, source, deal_currency AS currency, count(*) AS count,
  count(deal_value) AS deals, coalesce(sum(deal_value), 0) AS revenue
FROM sightline.attribution
WHERE created_at >= {createdFrom:DateTime64(3, 'UTC')} AND created_at < {createdUntil:DateTime64(3, 'UTC')}
GROUP BY project_id, category, source, deal_currency;

-- The change of visibility (`responseVisibilityRate`) of the own brand of each project against the equally long window before, paired by prompt, and
-- what its brand interval is made of.
CREATE OR REPLACE VIEW sightline.visibility_changes AS
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
        CAST(count(*) AS Float64) AS both_prompts,
        CAST(count(*) FILTER (WHERE n > 0) AS Float64) AS now_prompts, CAST(count(*) FILTER (WHERE n_before > 0) AS Float64) AS then_prompts,
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
              CAST(count(*) FILTER (WHERE day >= {startDate:Date}) AS Float64) AS n,
              CAST(count(*) FILTER (WHERE day >= {startDate:Date} AND is_visible) AS Float64) AS total,
              CAST(count(*) FILTER (WHERE day < {startDate:Date}) AS Float64) AS n_before,
              CAST(count(*) FILTER (WHERE day < {startDate:Date} AND is_visible) AS Float64) AS total_before
            FROM sightline.answers WHERE day BETWEEN subtractDays({startDate:Date}, dateDiff('day', {startDate:Date}, {endDate:Date}) + 1) AND {endDate:Date}
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
CREATE OR REPLACE VIEW sightline.brand_ranking AS
SELECT place, project_id AS projectId, folder, name, now_n AS totalResults, now_prompts AS prompts, visibility * 100 AS visibilityRate,
  sightline_within(sightline_low(true, visibility, score_n, score_t) * 100, '') AS brandLow,
  sightline_within(sightline_high(true, visibility, score_n, score_t) * 100, '') AS brandHigh,
  visibility_before * 100 AS previousRate, moved * 100 AS visibilityChange, (moved - pair_half) * 100 AS changeLow, (moved + pair_half) * 100 AS changeHigh,
  is_real AS isReal, p_value AS pValue, is_real AND p_value <= p_limit AS isRealAmongAll
FROM (
  SELECT *, coalesce(max(CASE WHEN judged_p <= place_of_p / judged * 0.1 THEN judged_p ELSE NULL END) OVER (), -1e0) AS p_limit
  FROM (
    SELECT *, CAST(row_number() OVER (ORDER BY coalesce(judged_p, 2e0)) AS Float64) AS place_of_p, CAST(count(judged_p) OVER () AS Float64) AS judged
    FROM (
      SELECT c.*, b.folder AS folder, b.brand AS name,
        row_number() OVER (ORDER BY c.visibility DESC, c.now_n DESC, c.project_id) AS place,
        c.is_judged AND abs(c.moved) > coalesce(c.pair_half, 1) AS is_real, CASE WHEN c.is_judged THEN c.p_value ELSE NULL END AS judged_p
      FROM sightline.visibility_changes(startDate = {startDate:Date}, endDate = {endDate:Date}) AS c
      JOIN (SELECT project_id, folder, brand FROM sightline.brands WHERE is_own AND environment = 'live' AND NOT is_sample) AS b ON b.project_id = c.project_id
    )
  )
);

-- What each data folder has brought, and when: a consultant whose machine no longer pushes is seen here.
CREATE OR REPLACE VIEW sightline.folders AS
SELECT folder, max(written_at) AS lastWrittenAt, count(DISTINCT month) AS months, count(*) AS files FROM sightline.current_files GROUP BY folder;

-- Shares of answers that cite a page or domain, or searched: `what` is 'page', 'domain', 'query' (a search, folded) or 'search' (any search at
-- all, also where no answer made one). An answer counts once for a thing. Only prompts with hits are rows; what the others add is known from sums.
CREATE OR REPLACE VIEW sightline.hit_cells AS
SELECT project_id, part, thing, prompt_id, engine, CAST(count(DISTINCT answer_id) AS Float64) AS hits
FROM (
  SELECT c.project_id AS project_id, c.part AS part, CASE WHEN {what:String} = 'page' THEN c.url ELSE c.domain END AS thing, c.prompt_id AS prompt_id,
    c.engine AS engine, c.answer_id AS answer_id
  FROM sightline.cited_pages(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS c
  WHERE {what:String} IN ('page', 'domain')
  UNION ALL
  SELECT f.project_id AS project_id,
    CASE WHEN {kind:String} = 'tag' THEN coalesce(t.tag, '')
      ELSE sightline_part({kind:String}, f.engine, f.surface, f.language, f.country, f.is_branded, f.prompt_id, f.day) END AS part,
    CASE WHEN {what:String} = 'query' THEN f.query_folded ELSE '' END AS thing, f.prompt_id AS prompt_id, f.engine AS engine, f.answer_id AS answer_id
  FROM (SELECT project_id, prompt_id, answer_id, engine, surface, language, country, is_branded, day, query_folded FROM sightline.fanouts
        WHERE day BETWEEN {startDate:Date} AND {endDate:Date} AND {what:String} IN ('query', 'search')) AS f
  LEFT JOIN sightline.tag_parts(kind = {kind:String}) AS t ON t.project_id = f.project_id AND t.prompt_id = f.prompt_id
  UNION ALL
  SELECT a.project_id AS project_id, a.part AS part, '' AS thing, a.prompt_id AS prompt_id, a.engine AS engine, NULL AS answer_id
  FROM sightline.answer_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS a
  WHERE {what:String} = 'search'
)
GROUP BY project_id, part, thing, prompt_id, engine;

-- Answers by part and prompt, beside what those of the whole part add up to. `singles`: engines that answered once; `ones`: prompts with one answer.
CREATE OR REPLACE VIEW sightline.asked_prompts AS
SELECT project_id, part, prompt_id, n, singles, sum(n) OVER whole AS whole_n, CAST(count(*) OVER whole AS Float64) AS prompts,
  sum(n * n) OVER whole AS n_squares, sum(n * n * n * n) OVER whole AS n_fourths, sum(CASE WHEN n = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS ones
FROM (
  SELECT project_id, part, prompt_id, CAST(sum(answers) AS Float64) AS n, CAST(count(*) FILTER (WHERE answers = 1) AS Float64) AS singles
  FROM sightline.answer_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
  GROUP BY project_id, part, prompt_id
)
WINDOW whole AS (PARTITION BY project_id, part);

-- Of each prompt with hits what `figure_prompts` has of each prompt of a figure.
CREATE OR REPLACE VIEW sightline.hit_prompts AS
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
          FROM sightline.hit_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = {what:String}) AS c
          JOIN (
            SELECT project_id, part, prompt_id, engine, CAST(answers AS Float64) AS cell_n
            FROM sightline.answer_cells(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
          ) AS a ON a.project_id = c.project_id AND a.part = c.part AND a.prompt_id = c.prompt_id AND a.engine = c.engine
        )
        GROUP BY project_id, part, thing, prompt_id
      ) AS h
      JOIN sightline.asked_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}) AS a
        ON a.project_id = h.project_id AND a.part = h.part AND a.prompt_id = h.prompt_id
    )
  )
);

-- Variances of these shares with their degrees of freedom. A prompt without hits is as far from the whole as the share of its answers says; one of
-- them with a single answer varies as the whole does.
CREATE OR REPLACE VIEW sightline.share_variances AS
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
    FROM sightline.hit_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = {what:String})
    GROUP BY project_id, part, thing, whole_total, whole_n, whole_variance, prompts, n_squares, n_fourths, ones
  )
);

-- Both intervals of these shares, in percent. Days are not looked at, as the API does not.
CREATE OR REPLACE VIEW sightline.share_intervals AS
SELECT project_id AS projectId, part, thing, total AS hits, share * 100 AS value, n, prompts,
  sightline_within(sightline_low(true, share, repeat_n, repeat_t) * 100, '') AS repeatLow,
  sightline_within(sightline_high(true, share, repeat_n, repeat_t) * 100, '') AS repeatHigh,
  sightline_within(sightline_low(true, share, brand_n, brand_t) * 100, '') AS brandLow,
  sightline_within(sightline_high(true, share, brand_n, brand_t) * 100, '') AS brandHigh
FROM (
  SELECT project_id, part, thing, total, value AS share, n, prompts,
    sightline_repeat_n(true, value, n, prompts, repeat_variance) AS repeat_n, sightline_repeat_t(true, value, n, prompts, repeat_degrees) AS repeat_t,
    sightline_brand_n(true, value, n, prompts, brand_variance) AS brand_n, sightline_brand_t(true, value, brand_degrees) AS brand_t
  FROM sightline.share_variances(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = {what:String})
);

-- `interval` of `GET sources?intervals=true`: of the share of answers that cite a page.
CREATE OR REPLACE VIEW sightline.sources_intervals AS
SELECT projectId, part, thing AS url, hits AS citationCount, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM sightline.share_intervals(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = 'page');

-- `interval` of `GET sources/domains?intervals=true`.
CREATE OR REPLACE VIEW sightline.sources_domains_intervals AS
SELECT projectId, part, thing AS domain, hits AS citationCount, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM sightline.share_intervals(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = 'domain');

-- `searched` of `GET fanouts?intervals=true`: answers that made a search, however often, and both intervals of their share.
CREATE OR REPLACE VIEW sightline.fanouts_intervals AS
SELECT projectId, part, thing AS foldedQuery, hits AS answers, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM sightline.share_intervals(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = 'query');

-- `meta.searched` of `GET fanouts?intervals=true`: answers that searched for anything. A part in which none did is a row.
CREATE OR REPLACE VIEW sightline.fanouts_searched AS
SELECT projectId, part, hits AS answers, value, n, prompts, repeatLow, repeatHigh, brandLow, brandHigh
FROM sightline.share_intervals(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = 'search');

-- Prompts asked in either of two windows, with their answers in each (0: not asked in it), beside what those of the whole part add up to.
-- `ones`: prompts with one answer.
CREATE OR REPLACE VIEW sightline.asked_twice AS
SELECT *, sum(now_asked) OVER whole AS now_n, sum(then_asked) OVER whole AS then_n, CAST(count(*) OVER whole AS Float64) AS prompts,
  sum(CASE WHEN now_asked > 0 THEN 1e0 ELSE 0e0 END) OVER whole AS now_prompts,
  sum(CASE WHEN then_asked > 0 THEN 1e0 ELSE 0e0 END) OVER whole AS then_prompts,
  sum(CASE WHEN now_asked = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS now_ones,
  sum(CASE WHEN then_asked = 1 THEN 1e0 ELSE 0e0 END) OVER whole AS then_ones,
  sum(now_asked * now_asked) OVER whole AS now_squares, sum(then_asked * then_asked) OVER whole AS then_squares,
  sum(now_asked * then_asked) OVER whole AS products
FROM (
  SELECT project_id, part, prompt_id, sum(CASE WHEN is_now THEN n ELSE 0e0 END) AS now_asked, sum(CASE WHEN is_now THEN 0e0 ELSE n END) AS then_asked
  FROM (
    SELECT true AS is_now, project_id, part, prompt_id, n FROM sightline.asked_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String})
    UNION ALL
    SELECT false AS is_now, project_id, part, prompt_id, n FROM sightline.asked_prompts(startDate = {compareStart:Date}, endDate = {compareEnd:Date}, kind = {kind:String})
  )
  GROUP BY project_id, part, prompt_id
)
WINDOW whole AS (PARTITION BY project_id, part);

-- Of each prompt with hits in either window what `hit_prompts` has of it in each.
CREATE OR REPLACE VIEW sightline.hit_twice AS
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
    FROM sightline.hit_prompts(startDate = {startDate:Date}, endDate = {endDate:Date}, kind = {kind:String}, what = {what:String})
    UNION ALL
    SELECT false AS is_now, project_id, part, thing, prompt_id, total, n, repeat_sum, repeat_spread, whole_variance
    FROM sightline.hit_prompts(startDate = {compareStart:Date}, endDate = {compareEnd:Date}, kind = {kind:String}, what = {what:String})
  )
  GROUP BY project_id, part, thing, prompt_id
)
WINDOW of_thing AS (PARTITION BY project_id, part, thing);

-- Sums over prompts of what is cited in either window. Prompts without hits are as far from the whole as the shares of their answers say:
-- what all of them add up to follows from sums of counts, which are exact.
CREATE OR REPLACE VIEW sightline.share_pairs AS
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
  FROM sightline.hit_twice(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String}, what = {what:String}) AS h
  JOIN sightline.asked_twice(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String}) AS a
    ON a.project_id = h.project_id AND a.part = h.part AND a.prompt_id = h.prompt_id
  GROUP BY h.project_id, h.part, h.thing, h.now_total, h.then_total, h.now_variance, h.then_variance, a.now_n, a.then_n, a.prompts,
    a.now_prompts, a.then_prompts, a.now_ones, a.then_ones, a.now_squares, a.then_squares, a.products
);

-- The change of each share in points with both intervals, its verdict, and the p-value of no change at all: as `metrics_changes` has them of figures.
CREATE OR REPLACE VIEW sightline.share_changes AS
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
      FROM sightline.share_pairs(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String}, what = {what:String})
    )
  )
);

-- `GET sources/movers?by=page&intervals=true`, and what kept its share besides, which `verdict` of `GET sources?intervals=true` is about too.
CREATE OR REPLACE VIEW sightline.sources_movers AS
SELECT projectId, part, thing AS url, hits AS citationCount, previousHits AS previousCount, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  CASE WHEN change IS NULL OR change = 0 THEN NULL WHEN previousHits = 0 THEN 'new' WHEN hits = 0 THEN 'gone' WHEN change > 0 THEN 'rising' ELSE 'falling' END AS move
FROM sightline.share_changes(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String}, what = 'page');

-- `GET sources/movers?intervals=true`: by domain.
CREATE OR REPLACE VIEW sightline.sources_domains_movers AS
SELECT projectId, part, thing AS domain, hits AS citationCount, previousHits AS previousCount, change, verdict, repeatLow, repeatHigh, brandLow, brandHigh, pValue,
  CASE WHEN change IS NULL OR change = 0 THEN NULL WHEN previousHits = 0 THEN 'new' WHEN hits = 0 THEN 'gone' WHEN change > 0 THEN 'rising' ELSE 'falling' END AS move
FROM sightline.share_changes(startDate = {startDate:Date}, endDate = {endDate:Date}, compareStart = {compareStart:Date}, compareEnd = {compareEnd:Date}, kind = {kind:String}, what = 'domain');
