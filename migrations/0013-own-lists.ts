/**
 * Months are summed up again, for the own brand prompt by prompt: what is there already stays. Nothing is summed up here: the upkeep does that,
 * and until then the same figures come from each prompt's months. Frozen: a later change is a new migration.
 */
const SQL = `
UPDATE month_state SET is_summed = 0;
`;

export const migration = { version: 13, name: 'own-lists', sql: SQL };
