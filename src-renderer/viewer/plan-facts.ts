/** What is told about an answer beside its text, already in words. Pure. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatCount, formatCountry, formatLanguage, formatMoment, formatMoney } from '../texts/format.ts';
import { nameRoute } from '../texts/name-route.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Answer } from './counted-spans.ts';

export interface Fact {
  name: string;
  value: string;
  /** Said behind the value, quietly. */
  note?: string;
}

const { facts: words, surfaces } = TEXTS.viewer;

/** Only what is known; in the order of reading. */
export function planFacts(answer: ToldAnswer): Fact[] {
  const facts: (Fact | null)[] = [
    { name: words.engine, value: ENGINE_LABELS[answer.model] },
    { name: words.answeredAt, value: formatMoment(answer.answeredAt) },
    { name: words.surface, value: surfaces[answer.surface] },
    { name: words.route, value: nameRoute(answer.route) },
    known(words.version, answer.engineVersion),
    { name: words.language, value: formatLanguage(answer.language) },
    planCountry(answer),
    { name: words.words, value: formatCount(answer.words) },
    planCost(answer),
    known(words.app, answer.app),
    known(words.note, answer.note),
    known(words.externalId, answer.externalId),
  ];
  return facts.filter((fact) => fact !== null);
}

/** What a reader must know before reading; empty for a whole answer by the engine's own model. */
export function planWarnings(answer: WarnedAnswer): string[] {
  const { refusal, incomplete, otherModel, model, engineVersion } = answer;
  const other = otherModel && engineVersion !== null ? [words.otherModel(ENGINE_LABELS[model], engineVersion)] : [];
  return [...(refusal ? [words.refusal] : []), ...(incomplete ? [words.incomplete] : []), ...other];
}

type ToldAnswer = Pick<
  Answer,
  | 'model'
  | 'answeredAt'
  | 'surface'
  | 'route'
  | 'engineVersion'
  | 'language'
  | 'country'
  | 'countryAsked'
  | 'words'
  | 'costUsd'
  | 'costBasis'
  | 'app'
  | 'note'
  | 'externalId'
>;
type WarnedAnswer = Pick<Answer, 'refusal' | 'incomplete' | 'otherModel' | 'model' | 'engineVersion'>;

function known(name: string, value: string | null): Fact | null {
  return value === null || value === '' ? null : { name, value };
}

/** Nobody reports a price of what is made up here. */
function planCost({ surface, costUsd, costBasis }: ToldAnswer): Fact {
  if (surface === 'simulated') return { name: words.cost, value: words.costsNothing };
  return {
    name: words.cost,
    value: formatMoney(costUsd),
    ...(costBasis !== null && { note: words.costBasis[costBasis] }),
  };
}

/** Null where none was asked for. */
function planCountry({ country, countryAsked }: Pick<Answer, 'country' | 'countryAsked'>): Fact | null {
  const name = words.country;
  if (country === null) {
    return countryAsked === null ? null : { name, value: words.countryIgnored(formatCountry(countryAsked)) };
  }
  const isOther = countryAsked !== null && countryAsked !== country;
  return {
    name,
    value: isOther ? words.countryOther(formatCountry(country), formatCountry(countryAsked)) : formatCountry(country),
  };
}
