-- `GET spend`: by month of the account's owner, engine and route.
CREATE VIEW spend_months() AS
SELECT project_id AS projectId, spend_month AS month, engine AS model, route, count(*) AS calls,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis IN ('reported', 'estimated')), 0) AS costUsd,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis = 'reported'), 0) AS reportedUsd,
  count(*) FILTER (WHERE cost_basis = 'reported') AS reportedCalls,
  coalesce(sum(cost_usd) FILTER (WHERE cost_basis = 'estimated'), 0) AS estimatedUsd,
  count(*) FILTER (WHERE cost_basis = 'estimated') AS estimatedCalls,
  count(*) FILTER (WHERE cost_basis = 'unknown') AS unknownCalls,
  coalesce(sum(counted_usd) FILTER (WHERE cost_basis = 'unknown'), 0) AS unknownUpToUsd,
  count(*) FILTER (WHERE cost_basis = 'open') AS underWayCalls
FROM calls
GROUP BY project_id, spend_month, engine, route;

-- `counts` of `GET tasks`.
CREATE VIEW tasks_counts() AS
SELECT project_id AS projectId, category, status, count(*) AS tasks FROM tasks GROUP BY project_id, category, status;

-- `GET attribution/summary`: responses since a moment and before another one. `byCategory` and `bySource` of the API are sums of these rows,
-- revenue is by currency and never converted.
CREATE VIEW attribution_summary(createdFrom Moment, createdUntil Moment) AS
SELECT project_id AS projectId, category, source, deal_currency AS currency, count(*) AS count,
  count(deal_value) AS deals, coalesce(sum(deal_value), 0) AS revenue
FROM attribution
WHERE created_at >= :createdFrom AND created_at < :createdUntil
GROUP BY project_id, category, source, deal_currency;
