/** The language of the prompts, and the country that they are asked from. */
import { Select } from '@mantine/core';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

import { planCountryChoices } from '../../../texts/country-choices.ts';
import { formatLanguage } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { describeFault, type StepInput } from '../step-input.ts';

const { market } = TEXTS.setup;
const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: formatLanguage(value) })).sort(byLabel);
const COUNTRY_CHOICES = planCountryChoices();

export function MarketStep({ draft, onChange, faults }: StepInput) {
  return (
    <>
      <Select
        label={market.language}
        data={LANGUAGE_CHOICES}
        value={draft.language}
        error={describeFault(faults, 'language')}
        onChange={(language) => onChange({ language: language ?? '' })}
        nothingFoundMessage={TEXTS.ui.nothingFound}
        searchable
        required
      />
      <Select
        label={market.country}
        description={market.countryHint}
        placeholder={market.anyCountry}
        data={COUNTRY_CHOICES}
        value={draft.country || null}
        onChange={(country) => onChange({ country: country ?? '' })}
        nothingFoundMessage={TEXTS.ui.nothingFound}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': market.anyCountry }}
      />
    </>
  );
}
