/** Reads the country that an ask names, for wires that take one. Knows no list of countries. */

/** The two-letter code in capitals, or null for anything that is none: a server refuses the whole call over a wrong one. */
export function toCountryCode(country: string | null): string | null {
  const code = country?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? code : null;
}
