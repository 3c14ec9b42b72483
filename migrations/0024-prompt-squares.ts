/**
 * Monthly counts of single prompts get sums of squares, from which intervals of means are made. Those that are there are dropped and made
 * again; until then every figure comes from facts. Frozen: a later change is a new migration.
 */
const SQL = `
DELETE FROM prompt_month;
DELETE FROM month_list WHERE kind = 'own';
UPDATE month_state SET is_summed = 0;
`;

export const migration = { version: 24, name: 'prompt-squares', sql: SQL };
