/**
 * The rules by which a mention is found: as the name is spelled but for case and accents; spelled otherwise ("LinePay" for "Line Pay"); with
 * an ending of the language; as the first part of a compound ("Zentrova" in "Zentrovakonto").
 */
export const NAME_RULES = ['exact', 'spelling', 'inflected', 'compound'] as const;
export type NameRule = (typeof NAME_RULES)[number];

/** Those that a brand can do without. */
export const OPTIONAL_NAME_RULES = ['spelling', 'inflected', 'compound'] as const;
export type OptionalNameRule = (typeof OPTIONAL_NAME_RULES)[number];
