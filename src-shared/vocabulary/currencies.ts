/** Currencies that money may be in: the ISO 4217 codes that the language's own internationalisation data lists. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const DEFAULT_CURRENCY = 'USD';

/** True for a current three-letter code in capitals, such as `EUR`. */
export function isCurrency(code: string): boolean {
  return CODES.has(code);
}
