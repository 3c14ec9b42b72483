/** What files are imported as, what their columns may hold, what becomes of their rows, and why a row is bad. */
export const IMPORT_KINDS = ['prompts', 'tags', 'answers', 'attribution'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** change: something that is there gets more; off_topic: has nothing to do with the project; bad: cannot be read. */
export const ROW_FATES = ['new', 'change', 'duplicate', 'off_topic', 'bad'] as const;
export type RowFate = (typeof ROW_FATES)[number];

/** refused: a value is not what its field may be, as `issue` says. */
export const ROW_FAULTS = [
  'unclosed_quote',
  'no_object',
  'unknown_engine',
  'no_date',
  'no_amount',
  'no_tags',
  'unknown_prompt',
  'refused',
] as const;
export type RowFaultCode = (typeof ROW_FAULTS)[number];

/** How the column of a field was found. */
export const FOUND_BY = ['owner', 'head', 'contents'] as const;
export type FoundBy = (typeof FOUND_BY)[number];

export type ImportField =
  | 'prompt'
  | 'language'
  | 'tags'
  | 'country'
  | 'model'
  | 'clicks'
  | 'impressions'
  | 'answeredAt'
  | 'text'
  | 'sources'
  | 'externalId'
  | 'channelId'
  | 'createdAt'
  | 'dealValue'
  | 'dealCurrency'
  | 'respondentEmail'
  | 'respondentName'
  | 'respondentExternalId'
  | 'formId'
  | 'pageUrl';

/** In the order in which they are asked for. */
export const IMPORT_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  prompts: ['prompt', 'language', 'tags', 'country', 'model', 'clicks', 'impressions'],
  tags: ['prompt', 'tags', 'language'],
  answers: ['prompt', 'model', 'answeredAt', 'text', 'sources', 'language', 'country', 'tags', 'externalId'],
  attribution: [
    ...(['channelId', 'createdAt', 'dealValue', 'dealCurrency', 'respondentEmail', 'respondentName'] as const),
    ...(['respondentExternalId', 'formId', 'pageUrl'] as const),
  ],
};

/** Without a column for each of these nothing can be imported. */
export const NEEDED_FIELDS: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  prompts: ['prompt'],
  tags: ['prompt', 'tags'],
  answers: ['prompt', 'model', 'answeredAt', 'text'],
  attribution: ['channelId'],
};
