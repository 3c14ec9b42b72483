/** What answers say: by their words, or by what they praise and blame. */
import { z } from 'zod';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { ASPECTS } from '#shared/vocabulary/opinions.ts';
import { findBrand } from '../names/find-brand.ts';
import { findPrompt } from '../names/find-prompt.ts';
import { type OpenedScope, openScope, scopeFields } from '../names/open-scope.ts';
import { toColumns } from '../reply/reply.ts';
import type { Quote } from '../reply/untrusted.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { countOf, toPercent } from './words.ts';

const PAGE = 10;

const input = z.strictObject({
  ...scopeFields,
  words: z
    .string()
    .max(300)
    .optional()
    .describe('Words that the answer says, all of them; "in quotation marks" as they stand'),
  aspect: z
    .enum(ASPECTS)
    .optional()
    .describe('Instead of words: the sentences that praise or blame the brand for this, with how often they do'),
  opinion: z.enum(['praised', 'blamed']).optional().describe('Only sentences that do this'),
  brand: z
    .string()
    .max(200)
    .optional()
    .describe('Answers that name this tracked brand, or opinions about it; left out: the own one for opinions'),
  without_brand: z.string().max(200).optional().describe('Answers that do not name this tracked brand'),
  cites: z.string().max(253).optional().describe('Answers that cite a page of this domain'),
  prompt: z.string().max(500).optional().describe('Answers to this prompt: its id, or words of it'),
  visible: z.boolean().optional().describe('Whether the own brand is named or cited'),
  cursor: z.string().max(40).optional(),
});

type Input = z.output<typeof input>;

export const findAnswers = defineTool({
  name: 'find_answers',
  title: 'Find answers',
  description:
    'Full text search in stored answers, newest first, quoted with engine, date and id; or, with aspect or opinion, the sentences that praise or blame a brand (for its price, support, ease and so on) and in how many answers. Take it for "what did ChatGPT say about our price".',
  needs: 'read',
  operations: [
    'projects.list',
    'tags.list',
    'competitors.tracked',
    'prompts.list',
    'answers.list',
    'opinions.list',
    'opinions.sentences',
  ],
  input,
  run: (context, asked) => (asked.aspect || asked.opinion ? findOpinions(context, asked) : findByWords(context, asked)),
});

async function findByWords(context: ToolContext, asked: Input) {
  const { filters, note } = await openScope(context, asked);
  const { projectId } = filters;
  const { words, visible, cites } = asked;
  const brand = asked.brand === undefined ? undefined : await findBrand(context, projectId, asked.brand);
  const without =
    asked.without_brand === undefined ? undefined : await findBrand(context, projectId, asked.without_brand);
  const prompt = asked.prompt === undefined ? undefined : await findPrompt(context, projectId, asked.prompt);
  const page = Math.floor(context.offset / PAGE) + 1;
  const found = await context.call('answers.list', {
    ...filters,
    ...(words && { search: words }),
    ...(brand && { brandId: brand.id }),
    ...(without && { withoutBrandId: without.id }),
    ...(prompt && { promptId: prompt.id }),
    ...(cites && { domain: cites }),
    ...(visible !== undefined && { visible }),
    page,
    limit: PAGE,
  });
  const shown = found.answers.slice(context.offset % PAGE);
  const { total } = found.pagination;
  const isPartial = found.search?.complete === false;
  return {
    scope: note,
    summary: [`${isPartial ? 'At least ' : ''}${countOf(total, 'answer')}${words ? ' found' : ''}; the newest first.`],
    tables: [
      {
        name: 'answers',
        columns: toColumns(
          'answer_id:id',
          'engine:text',
          'date:date',
          'prompt:text',
          'visible:text',
          'order:place',
          'sentiment:score',
          'words:count',
        ),
        rows: shown.map((answer) => [
          answer.id,
          ENGINE_LABELS[answer.model],
          answer.answeredAt.slice(0, 10),
          answer.prompt,
          answer.visible,
          answer.mentionOrder,
          answer.sentiment,
          answer.words,
        ]),
        total,
        offset: context.offset,
      },
    ],
    quotes: shown.flatMap((answer) =>
      answer.excerpt
        ? [toQuote('passage of an answer', { ...answer, answerId: answer.id, text: answer.excerpt.text }, projectId)]
        : [],
    ),
    notes: [
      ...(isPartial ? ['The search stopped after a second; ask for fewer days to have all.'] : []),
      ...(found.search?.waiting ? [`${found.search.waiting} answers were not indexed yet and read one by one.`] : []),
      ...(words ? [] : ['Without words no passages are shown; get_answer has the whole text.']),
    ],
    next: ['get_answer with an answer_id for the whole text'],
  };
}

async function findOpinions(context: ToolContext, asked: Input) {
  const { filters, note } = await openScope(context, asked);
  const { projectId } = filters;
  const brand = await findBrand(context, projectId, asked.brand ?? 'own brand');
  const { aspect, opinion: side } = asked;
  const page = Math.floor(context.offset / PAGE) + 1;
  const [shares, found] = await Promise.all([
    context.call('opinions.list', { ...filters, brandIds: [brand.id] }),
    context.call('opinions.sentences', {
      ...filters,
      brandId: brand.id,
      ...(aspect && { aspect }),
      ...(side && { side }),
      page,
      limit: PAGE,
    }),
  ]);
  const of = shares.brands.find(({ brandId }) => brandId === brand.id);
  const aspects = (of?.aspects ?? []).filter((each) => aspect === undefined || each.aspect === aspect);
  const [first] = aspects;
  const named = of?.sentimentShares?.answers ?? 0;
  return {
    scope: note,
    summary: [
      `${brand.name} is named in ${named} of ${shares.answers} answers.`,
      ...(aspect && first
        ? [
            `${toPercent(first.praised.share)} of those praise it for ${aspect} (${first.praised.answers}), ${toPercent(first.blamed.share)} blame it for that (${first.blamed.answers}).`,
          ]
        : []),
      `Sentences of ${countOf(found.pagination.total, 'answer')} say so; those of the newest are quoted.`,
    ],
    tables: [
      toAspects(aspects),
      {
        name: 'sentences',
        columns: toColumns('answer_id:id', 'engine:text', 'date:date', 'praise_or_blame:text', 'about:text'),
        rows: found.sentences
          .slice(0, PAGE)
          .map((sentence) => [
            sentence.answerId,
            ENGINE_LABELS[sentence.model],
            sentence.answeredAt.slice(0, 10),
            toSides(sentence),
            [...new Set(sentence.words.map((word) => word.aspect).filter((each) => each !== null))].join(', '),
          ]),
        total: found.sentences.length,
      },
    ],
    quotes: found.sentences.slice(0, PAGE).map((sentence) => toQuote('sentence of an answer', sentence, projectId)),
    notes: [
      'Opinions are measured by the words of the answer; one answer can praise and blame.',
      ...(found.pagination.hasMore ? ['Older sentences are not shown; ask for other days.'] : []),
    ],
    next: ['get_answer with an answer_id for the whole text'],
  };
}

type Sentence = OperationOutput<'opinions.sentences'>['sentences'][number];

function toSides({ words }: Sentence): string {
  const sides = [words.some(({ weight }) => weight > 0) && 'praise', words.some(({ weight }) => weight < 0) && 'blame'];
  return sides.filter((side) => side !== false).join(' and ');
}

function toAspects(aspects: OperationOutput<'opinions.list'>['brands'][number]['aspects']) {
  return {
    name: 'aspects',
    columns: toColumns(
      'aspect:text',
      'praised_in:count',
      'praised:%',
      'praised_low:%',
      'praised_high:%',
      'blamed_in:count',
      'blamed:%',
      'blamed_low:%',
      'blamed_high:%',
    ),
    rows: aspects.map(({ aspect, praised, blamed }) => [
      aspect,
      ...[praised, blamed].flatMap((side) => {
        const range = side.interval.brand ?? side.interval.repeat;
        return [side.answers, side.share, range?.[0] ?? null, range?.[1] ?? null];
      }),
    ]),
    total: aspects.length,
  };
}

/** Text of an answer with where it comes from. */
export function toQuote(
  kind: string,
  {
    answerId,
    model,
    answeredAt,
    prompt,
    text,
  }: Pick<Sentence, 'answerId' | 'model' | 'answeredAt' | 'prompt' | 'text'>,
  projectId: OpenedScope['filters']['projectId'],
): Quote {
  return {
    kind,
    engine: ENGINE_LABELS[model],
    date: answeredAt.slice(0, 10),
    answerId,
    address: `/v1/projects/${projectId}/answers/${answerId}`,
    prompt,
    text,
  };
}
