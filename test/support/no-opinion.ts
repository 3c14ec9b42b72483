/** A mention of an answer that says nothing about the brand, as `answers.get` has it. */
export const NO_OPINION = {
  sentiment: null,
  sentimentCategory: null,
  sentimentConfidence: null,
  sentimentSource: 'words' as const,
  override: null,
  evidence: [],
};
