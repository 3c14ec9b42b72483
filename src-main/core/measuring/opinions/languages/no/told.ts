/** What reviewers tell rather than judge, and sayings, in Norwegian. */
import type { Told } from '../../opinion-words.ts';
import { BLAME_PRODUCTS } from './blame-products.ts';
import { BLAME_SERVICES } from './blame-service.ts';
import { TOLD_BLAME } from './blame-told.ts';
import { PRAISE_PRODUCTS } from './praise-products.ts';
import { PRAISE_SERVICES } from './praise-service.ts';
import { TOLD_PRAISE } from './praise-told.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PRAISE_PRODUCTS}, ${PRAISE_SERVICES}`,
  bad: `${TOLD_BLAME}, ${BLAME_PRODUCTS}, ${BLAME_SERVICES}`,
  neutral: `
    lukter av, i retten til, bot av, siste gang vi møtte, {nøyaktig|presis|akkurat} {en|ett|et|to|tre|#|som|når|det|den}, kommer fram skadet,
    som mistet forbindelsen, mistet jobben, bra eller dårlig, godt eller dårlig, gode og dårlige, god eller dårlig, positivt eller negativt,
    positive og negative, hvor fornøyde, hvor fornøyd, kundetilfredshet, topp ti, topp fem,
    {oppdager|avdekker|forhindrer|stopper|filtrerer|blokkerer|måler|rapporter|rapporterer|mot|varsler om|finner|dekker} {svindel|svindelforsøk|juks|spam|lekkasjer|mugg|klager|forsinkelser|skader|tyveri|vannskader|feil},
    feil rapporteres, går ut {i|på|av}`,
};
