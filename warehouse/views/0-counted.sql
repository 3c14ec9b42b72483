-- The files that count: of each month that the newest manifest of a data folder names, the newest version that was loaded whole. So a load
-- under way shows nothing by halves, and what a folder no longer has is gone here too.
CREATE VIEW current_files() AS
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
CREATE VIEW counted_projects() AS
SELECT p.project_id AS project_id, p.folder AS folder
FROM (SELECT project_id, argMax(folder, counted_at) AS folder FROM sightline_files.counted GROUP BY project_id) AS p
WHERE p.project_id NOT IN (SELECT project_id FROM sightline_files.removed_projects);
