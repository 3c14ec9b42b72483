/**
 * Pairs of letters stand in the index under words that they share, no longer under a spelling each. Frozen: a later change is a new
 * migration. Where any such spelling is in the index (Thai is the first of these scripts in Unicode), all answers are indexed anew by the
 * upkeep, as in the beginning; elsewhere nothing changes.
 */
const HAS_PAIRS = 'EXISTS (SELECT 1 FROM index_word WHERE word >= char(0x0e00))';
const SQL = `
INSERT OR IGNORE INTO index_pending (answer_id) SELECT id FROM answer WHERE ${HAS_PAIRS};
INSERT INTO answer_index (answer_index) SELECT 'delete-all' WHERE ${HAS_PAIRS};
DELETE FROM index_word WHERE ${HAS_PAIRS};
`;

export const migration = { version: 21, name: 'pair-words', sql: SQL };
