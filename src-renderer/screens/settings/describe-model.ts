/** What is known of a model, in a line: its price, when it retires, and what to take instead. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatCount, formatDate, formatPrice } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';

export type Model = OperationOutput<'engines.models'>['models'][number];

const words = TEXTS.settings.engines.models;

export function describeModel({ price, nextPrice, contextTokens, isKnown, isServed, ...model }: Model): string {
  const priced = price === null ? words.noPrice : describePrice(price);
  return [
    ...(isKnown ? [priced] : [words.unknown, ...(price === null ? [] : [priced])]),
    ...(nextPrice === null ? [] : [words.from(formatDate(nextPrice.effectiveFrom), describePrice(nextPrice))]),
    ...(contextTokens === null ? [] : [words.context(formatCount(contextTokens))]),
    ...describeEnd(model),
    ...(isServed === false ? [words.notServed] : []),
  ].join(' · ');
}

function describePrice({
  inputUsd,
  outputUsd,
  searchUsd,
  requestUsd,
  searchUnit,
}: NonNullable<Model['price']>): string {
  return [
    words.tokens(formatPrice(inputUsd), formatPrice(outputUsd)),
    ...(searchUsd > 0
      ? [searchUnit === 'prompt' ? words.aQuestion(formatPrice(searchUsd)) : words.aSearch(formatPrice(searchUsd))]
      : []),
    ...(requestUsd > 0 ? [words.aCall(formatPrice(requestUsd))] : []),
  ].join(', ');
}

function describeEnd({ retiresOn, daysLeft, instead }: Pick<Model, 'retiresOn' | 'daysLeft' | 'instead'>): string[] {
  if (retiresOn === null || daysLeft === null) return [];
  const date = formatDate(retiresOn);
  return [daysLeft > 0 ? words.retires(date, instead) : words.retired(date, instead)];
}
