/** Words of receipts of measuring again. */

/** How a change came in; `program`: a newer version of the app, which nobody asked for it. */
export const TRANSPORT_KINDS = ['app', 'api', 'command_line', 'program'] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

/** Why a history is measured again: brands are recognised otherwise, the program measures otherwise, or by its own word boundaries. */
export const REMEASURING_CAUSES = ['names', 'rules', 'word_boundaries'] as const;
export type RemeasuringCause = (typeof REMEASURING_CAUSES)[number];

/** `overtaken`: another change came before all answers were looked at, and its receipt tells of the rest. */
export const REMEASURING_STATES = ['measuring', 'finished', 'overtaken'] as const;
export type RemeasuringState = (typeof REMEASURING_STATES)[number];

/** What of a brand was changed. */
export const NAMING_FIELDS = [
  'tracked',
  'name',
  'domain',
  'domainAliases',
  'aliases',
  'caseSensitiveAliases',
  'excludedPhrases',
  'withoutRules',
  'nearbyWords',
] as const;
export type NamingField = (typeof NAMING_FIELDS)[number];
