/** What answers say about brands: shares, aspects, sentences, and deciding by hand. */
import { notFound } from '#shared/app-error.ts';
import type { OpinionClass } from '#shared/vocabulary/opinions.ts';
import { overrideOpinion, restoreOpinion } from '../core/answers/override-opinion.ts';
import type { Core } from '../core/core.ts';
import { toHundredths } from '../core/figures/codec/units.ts';
import { loadAnswer } from '../core/figures/query/answers/load-answer.ts';
import { loadOpinions } from '../core/figures/query/opinions/list-opinions.ts';
import { loadSentences } from '../core/figures/query/opinions/list-sentences.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import type { Handlers } from './handler.ts';

/** What a decision without a number counts as: the middle of its class. */
const SENTIMENTS: Readonly<Record<OpinionClass, number | null>> = {
  positive: 80,
  neutral: 50,
  negative: 20,
  none: null,
};

export const opinionHandlers = {
  'opinions.list': ({ core, input, project }) =>
    core.storage.readText(loadOpinions, {
      scope: toFigureScope(project.id, input, core.now()),
      brandIds: input.brandIds ?? null,
    }),
  'opinions.sentences': ({ core, input, project }) =>
    core.storage.readText(loadSentences, {
      scope: toFigureScope(project.id, input, core.now()),
      brandId: input.brandId ?? null,
      side: input.side ?? null,
      aspect: input.aspect ?? null,
      page: input.page,
      limit: input.limit,
    }),
  'opinions.override': async ({ core, input: { answerId, brandId, opinion, sentiment, reason }, project }) => {
    const decided = opinion === undefined ? (sentiment ?? null) : SENTIMENTS[opinion];
    const hundredths = decided === null ? null : toHundredths(decided);
    const key = { projectId: project.id, answerId, brandId };
    await core.storage.write(overrideOpinion, { ...key, sentiment: hundredths, reason });
    return readMention(core, key);
  },
  'opinions.restore': async ({ core, input: { answerId, brandId }, project }) => {
    const key = { projectId: project.id, answerId, brandId };
    await core.storage.write(restoreOpinion, key);
    return readMention(core, key);
  },
} satisfies Handlers;

async function readMention(core: Core, key: { projectId: number; answerId: string; brandId: string }) {
  const answer = await core.storage.read(loadAnswer, key);
  const mention = answer?.mentions.find(({ brandId }) => brandId === key.brandId);
  if (!mention) throw notFound('The brand in this answer');
  return mention;
}
