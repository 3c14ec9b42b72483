/** Answers: read, added by hand, imported, exported and read again from kept replies. */
import { resolve } from 'node:path';
import { notFound } from '#shared/app-error.ts';
import type { ParsedInput } from '#shared/contract/index.ts';
import { readSearchTerms } from '#shared/text/search-text.ts';
import { addAnswer } from '../core/evidence/add-answer.ts';
import { loadRawReplies } from '../core/evidence/load-raw-replies.ts';
import type { DrillDown } from '../core/figures/query/answers/drill-down.ts';
import { loadAnswers } from '../core/figures/query/answers/list-answers.ts';
import { loadAnswer } from '../core/figures/query/answers/load-answer.ts';
import { toFigureScope } from '../core/figures/query/parse-scope.ts';
import { exportAnswers } from '../core/transfer/export-answers.ts';
import { importAnswers } from '../core/transfer/import-answers.ts';
import type { Handlers } from './handler.ts';

export const answerHandlers = {
  /** An answer that was seen elsewhere; the same one a second time is given back. */
  'answers.add': async ({ core, input, project }) => {
    const { promptId, prompt = '', language, model: engine, text, sources = [], answeredAt } = input;
    const { answerId, ...added } = await core.storage.write(addAnswer, {
      projectId: project.id,
      prompt: promptId === undefined ? { text: prompt, language } : { id: promptId },
      engine,
      text,
      sources,
      queries: input.fanOutQueries ?? null,
      answeredAt: answeredAt === undefined ? null : Date.parse(answeredAt),
      country: input.country ?? null,
      app: input.app ?? null,
      note: input.note ?? null,
    });
    const answer = await core.storage.read(loadAnswer, { projectId: project.id, answerId });
    if (!answer) throw notFound('The answer');
    if (added.created) void core.tasks.refresh(project);
    return { ...answer, ...added };
  },
  'answers.export': async ({ core, input, project }) => {
    const path = resolve(input.path);
    return { ...(await core.storage.job(exportAnswers, { projectId: project.id, path })), path };
  },
  'answers.get': async ({ core, input, project }) => {
    const answer = await core.storage.read(loadAnswer, { projectId: project.id, answerId: input.answerId });
    if (!answer) throw notFound('The answer');
    return answer;
  },
  'answers.import': async ({ core, input, project }) => {
    const outcome = await core.storage.job(importAnswers, {
      projectId: project.id,
      path: resolve(input.path),
      skipInvalid: input.skipInvalid ?? false,
      defaultLanguage: project.language ?? 'en',
    });
    await core.tasks.refresh(project);
    return outcome;
  },
  'answers.list': ({ core, input, project }) =>
    core.storage.readText(loadAnswers, {
      scope: toFigureScope(project.id, input, core.now()),
      promptId: input.promptId ?? null,
      promptSearch: input.promptSearch ?? null,
      terms: readSearchTerms(input.search ?? ''),
      isVisible: input.visible ?? null,
      drillDown: toDrillDown(input),
      page: input.page,
      limit: input.limit,
    }),
  'answers.raw': async ({ core, input, project }) => {
    const raw = await core.storage.read(loadRawReplies, { projectId: project.id, answerId: input.answerId });
    if (!raw) throw notFound('The answer');
    return raw;
  },
  'answers.reread': ({ core, project }) => core.rereader.reread(project.id),
  'engines.reread': ({ core }) => core.rereader.reread(null),
} satisfies Handlers;

function toDrillDown(input: ParsedInput<'answers.list'>): DrillDown {
  return {
    isMentioned: input.mentioned ?? null,
    isCited: input.cited ?? null,
    isRefusal: input.refusal ?? null,
    opinion: input.opinion ?? null,
    brandId: input.brandId ?? null,
    withoutBrandId: input.withoutBrandId ?? null,
    sourceId: input.sourceId ?? null,
    runId: input.runId ?? null,
    domain: input.domain ?? null,
    query: input.fanOutQuery ?? null,
  };
}
