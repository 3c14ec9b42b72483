/** Why a question of a run is left out: nobody was asked, and only the owner (or a new month) can change that. */

export const LEFT_OUT_REASONS = [
  'no_key',
  'no_route',
  'auth',
  'quota',
  'forbidden',
  'region',
  'unknown_model',
  'model_not_allowed',
  'wrong_path',
  'cap',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** Where it is fixed. */
export const MENDED_IN = ['engines', 'caps'] as const;
export type MendedIn = (typeof MENDED_IN)[number];

export function isLeftOut(reason: string): reason is LeftOutReason {
  return LEFT_OUT_REASONS.some((known) => known === reason);
}

export function toMendedIn(reason: LeftOutReason): MendedIn {
  return reason === 'cap' ? 'caps' : 'engines';
}
