/**
 * Keeps SQLite from planning a statement again each time it is run. Where a column of a query of several steps equals a value
 * to come, it plans with the value in view and again once another one is bound, and the driver's taking away of values after
 * each run counts as that: such a plan takes longer than the query. No plan here is to depend on a value.
 */

/** Quoted texts and comments, which are passed over, or a comparison with a value to come. */
const COMPARED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|(?:=|\bIS) ?(?=\?)/g;

/** The same statement with `= +?` for `= ?`: a plus changes neither the value nor its type, and the planner does not look behind it. */
export function toStablePlanSql(sql: string): string {
  return sql.replace(COMPARED, (found) => (/^(?:=|IS)/.test(found) ? `${found}+` : found));
}
