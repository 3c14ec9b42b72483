/**
 * Lists of months say of each source, host and gap what holds over all segments as well, and there is one of the own brand prompt by
 * prompt. Nothing is summed up here: the upkeep does that, and until then the same figures come from the facts. Frozen: a later change
 * is a new migration.
 */
const SQL = `
DELETE FROM month_part WHERE kind IN ('source', 'host', 'gap');
DELETE FROM month_list WHERE kind IN ('source', 'host', 'gap');
UPDATE month_state SET is_summed = 0;
`;

export const migration = { version: 13, name: 'fuller-lists', sql: SQL };
