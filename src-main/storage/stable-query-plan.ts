/**
 * Keeps a query plan independent of bound values. SQLite plans a query of several steps by the value that a column is compared with, and
 * plans again when another one is bound; the driver clears values after each run, so that would be every run, for longer than the query
 * itself takes.
 */

/** Quoted texts and comments, which are passed over, or a comparison with a value to come. */
const COMPARED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|(?:=|\bIS) ?(?=\?)/g;

/** The same statement with `= +?` for `= ?`: a plus changes neither the value nor its type, and the planner does not look behind it. */
export function toStablePlanSql(sql: string): string {
  return sql.replace(COMPARED, (found) => (/^(?:=|IS)/.test(found) ? `${found}+` : found));
}
