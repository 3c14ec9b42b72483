/** Whether a figure really changed, and where that comes from. */
import { z } from 'zod';

import type { OperationOutput } from '#shared/contract/index.ts';
import { describeChange } from '#shared/explained-change/describe-change.ts';
import { CHANGE_ENGLISH } from '#shared/explained-change/english.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { ChangeGroup } from '#shared/vocabulary/figures.ts';
import { findFigure, type KnownFigure } from '../names/figures.ts';
import { findPrompt } from '../names/find-prompt.ts';
import { comparedFields, type OpenedScope, openScope } from '../names/open-scope.ts';
import { type Table, toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { figureField } from './explain-number.ts';
import { defineTool } from './tool.ts';
import { CHANGE_FORMAT, explainVerdict, toChange } from './words.ts';

const SHOWN_ANSWERS = 6;
const NAMES_SHOWN = 4;

const input = z.strictObject({
  ...comparedFields,
  figure: figureField,
  by: z
    .enum(['engine', 'prompt', 'tag', 'language', 'prompt_engine'])
    .optional()
    .describe('What the change is taken apart by; left out: by engine, or by prompt where one engine is asked about'),
  prompt: z
    .string()
    .max(500)
    .optional()
    .describe('Also the answers of this prompt that were lost and won: its id, or words of it'),
  cursor: z.string().max(40).optional(),
});

export const explainChange = defineTool({
  name: 'explain_change',
  title: 'Why a figure changed',
  description:
    'Whether a rise or fall is real (verdict with intervals), and where it comes from: parts by engine, prompt, tag or language that add up to the change, which rival or page came or went, and the lost and won answers of the prompt that moved most. Take it for "why did we drop on Gemini" and "is the rise real".',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'prompts.list', 'metrics.explainChange', 'metrics.changedAnswers'],
  input,
  run: readChange,
});

type Explained = OperationOutput<'metrics.explainChange'>;

async function readChange(context: ToolContext, asked: z.output<typeof input>) {
  const scope = await openScope(context, asked, { isCompared: true });
  const { filters, compared, project } = scope;
  const known = findFigure(asked.figure);
  const by = chooseGroup(asked.by, known, filters.model?.length === 1);
  const explained = await context.call('metrics.explainChange', { ...filters, ...compared, figure: known.figure, by });
  const { change, verdict, contributions, judged } = explained;
  const prompt =
    asked.prompt === undefined ? pickPrompt(explained) : await findPrompt(context, filters.projectId, asked.prompt);
  const answers = prompt && known.figure !== 'visibilityRate' ? await readAnswers(context, scope, known, prompt) : null;
  const unit = known.figure === 'mentionOrder' ? 'places' : 'points';
  const parts = contributions.slice(context.offset);
  return {
    scope: scope.note,
    summary: [
      `${known.name} of ${project.name}: ${toValue(explained.previous)} before (n = ${explained.previousN}), ${toValue(explained.current)} now (n = ${explained.currentN}): ${toChange(change, verdict, unit)}.`,
      change === null ? '' : describeDirection(change, known, verdict.verdict),
      explainVerdict(verdict.verdict),
      ...(verdict.brand ? [`95 % interval of the change for prompts like these: ${toRange(verdict.brand)}.`] : []),
      ...(verdict.repeat ? [`For these prompts asked again: ${toRange(verdict.repeat)}.`] : []),
      describeChange(explained, CHANGE_ENGLISH, CHANGE_FORMAT).slice(1).join(' '),
      ...(explained.mix === null || explained.answered === null
        ? []
        : [
            `Of the change, ${explained.mix.toFixed(2)} come from what was asked and ${explained.answered.toFixed(2)} from what was answered.`,
          ]),
    ].filter((line) => line !== ''),
    tables: [
      {
        name: `parts_by_${by}`,
        columns: toColumns(
          `${by}:text`,
          'id:id',
          'points:points',
          'of_change:%',
          'before:score',
          'now:score',
          'n_before:count',
          'n_now:count',
          'verdict:verdict',
        ),
        rows: parts.map((part) => [
          part.label || '(no tag)',
          part.id,
          part.points,
          part.sharePercent,
          part.previous,
          part.current,
          part.previousN,
          part.currentN,
          part.verdict,
        ]),
        total: contributions.length,
        offset: context.offset,
      },
      ...(answers ? [answers] : []),
    ],
    notes: [
      'The points of all parts add up to the change.',
      ...(judged > 1
        ? [`${judged} parts were judged together; of those called a change at most one in ten is chance.`]
        : []),
    ],
    next: [
      ...(by === 'prompt' ? [] : ['explain_change with by "prompt" for the prompts behind it']),
      'explain_change with prompt for the answers of another one',
      'get_answer to read one',
    ],
  };
}

/** Coverage counts prompts: an engine or a prompt with an engine has no part in it. */
function chooseGroup(asked: ChangeGroup | undefined, { figure }: KnownFigure, isOneEngine: boolean): ChangeGroup {
  const usual = isOneEngine ? 'prompt' : 'engine';
  const group = asked ?? usual;
  return figure === 'visibilityRate' && (group === 'engine' || group === 'prompt_engine') ? 'prompt' : group;
}

/** What moved most, where something beyond noise moved. */
function pickPrompt({ story, contributions, verdict, by }: Explained): { id: string; text: string } | null {
  if (verdict.verdict === 'too_few_answers') return null;
  const id = story?.cause.promptIds[0] ?? (by === 'prompt' ? contributions[0]?.promptId : null);
  return id ? { id, text: '' } : null;
}

function describeDirection(
  change: number,
  { name, figure }: KnownFigure,
  verdict: Explained['verdict']['verdict'],
): string {
  if (verdict === 'within_noise' || verdict === 'too_few_answers')
    return `${name} neither rose nor fell as far as can be told.`;
  const isGood = figure === 'mentionOrder' || figure === 'position' ? change < 0 : change > 0;
  return `${name} ${change > 0 ? 'rose' : 'fell'}, which is ${isGood ? 'good' : 'bad'} for the brand.`;
}

async function readAnswers(
  context: ToolContext,
  { filters, compared }: OpenedScope,
  { figure }: KnownFigure,
  prompt: { id: string },
): Promise<Table | null> {
  const found = await context.call('metrics.changedAnswers', {
    ...filters,
    ...compared,
    figure,
    promptId: prompt.id,
    limit: SHOWN_ANSWERS,
  });
  if (found.answers.length === 0) return null;
  const list = (names: readonly string[]) =>
    names.slice(0, NAMES_SHOWN).join(', ') +
    (names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '');
  return {
    name: `changed_answers_of_prompt ${found.prompt}`.slice(0, 150),
    columns: toColumns(
      'way:text',
      'engine:text',
      'date:date',
      'answer_id:id',
      'answer_before:id',
      'brands_in:quoted',
      'brands_out:quoted',
      'pages_in:quoted',
      'pages_out:quoted',
    ),
    rows: found.answers.map((changed) => [
      changed.way,
      ENGINE_LABELS[changed.answer.model],
      changed.answer.answeredAt.slice(0, 10),
      changed.answer.id,
      changed.before?.id ?? null,
      list(changed.brandsIn.map(({ name }) => name)),
      list(changed.brandsOut.map(({ name }) => name)),
      list(changed.sourcesIn.map(({ url }) => url)),
      list(changed.sourcesOut.map(({ url }) => url)),
    ]),
    total: found.pagination.total,
  };
}

function toValue(value: number | null): string {
  return value === null ? 'nothing to count' : value.toFixed(1);
}

function toRange([low, high]: readonly [number, number]): string {
  return `${low.toFixed(1)} to ${high.toFixed(1)}`;
}
