/** The countries that a prompt can be asked from, by their names in the language of the app. */
import { COUNTRIES } from '#shared/vocabulary/countries.ts';

import { formatCountry } from './format.ts';

/** As fields take them, in the order of their names. */
export function planCountryChoices(): { value: string; label: string }[] {
  return COUNTRIES.map((value) => ({ value, label: formatCountry(value) })).sort((a, b) =>
    a.label.localeCompare(b.label),
  );
}
