/** What files are imported as, and what becomes of their rows. */
export const IMPORT_KINDS = ['prompts', 'tags', 'answers', 'attribution'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** change: something that is there gets more; off_topic: has nothing to do with the project; bad: cannot be read. */
export const ROW_FATES = ['new', 'change', 'duplicate', 'off_topic', 'bad'] as const;
export type RowFate = (typeof ROW_FATES)[number];
