/** Who else is in the answers, who is ahead, and on which engines. */
import { z } from 'zod';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { type FoundBrand, findBrand } from '../names/find-brand.ts';
import { comparedFields, type OpenedScope, openScope } from '../names/open-scope.ts';
import { type Table, toColumns } from '../reply/reply.ts';
import type { ToolContext } from '../tool-context.ts';
import { defineTool } from './tool.ts';
import { INTERVAL_NOTE, toChange, toEnds, toPercent } from './words.ts';

const PAGE = 50;

const input = z.strictObject({
  ...comparedFields,
  brand: z.string().max(200).optional().describe('Compare this tracked brand with the own one, answer by answer'),
  cursor: z.string().max(40).optional(),
});

export const competitors = defineTool({
  name: 'competitors',
  title: 'Competitors',
  description:
    'The own brand among its competitors: ranking with visibility, share of voice, order, sentiment, changes with verdicts, and who leads on each engine. With brand: the two side by side. Take it for "who is ahead of us and where".',
  needs: 'read',
  operations: ['projects.list', 'tags.list', 'competitors.tracked', 'competitors.list', 'competitors.compare'],
  input,
  run: readCompetitors,
});

type Row = OperationOutput<'competitors.list'>['competitors'][number];

async function readCompetitors(context: ToolContext, asked: z.output<typeof input>) {
  const scope = await openScope(context, asked, { isCompared: true });
  const { filters, compared, project } = scope;
  const page = Math.floor(context.offset / PAGE) + 1;
  const { competitors: rows, pagination } = await context.call('competitors.list', {
    ...filters,
    ...compared,
    intervals: true,
    page,
    limit: PAGE,
  });
  const brand = asked.brand === undefined ? undefined : await findBrand(context, filters.projectId, asked.brand);
  const where = context.offset === 0 ? await readEngines(context, scope) : null;
  const duel = brand && !brand.isUserBrand ? await readDuel(context, scope, brand) : null;
  const own = rows.find(({ isUserBrand }) => isUserBrand);
  const ahead = own ? rows.filter((row) => row.visibilityRate > own.visibilityRate) : [];
  return {
    scope: scope.note,
    summary: [
      ...(own
        ? [
            `${project.name} is ${own.globalRank === null ? 'not ranked' : `number ${own.globalRank}`} of ${pagination.total} tracked brands by visibility: ${toPercent(own.visibilityRate)}, share of voice ${toPercent(own.shareOfVoicePercent)}.`,
            ahead.length === 0
              ? 'Nobody tracked is ahead overall.'
              : `Ahead overall: ${ahead.map((row) => `${row.name} (${toPercent(row.visibilityRate)})`).join(', ')}.`,
          ]
        : []),
      ...(where ? [where.sentence] : []),
      ...(duel?.sentences ?? []),
    ],
    tables: [
      toRanking(rows.slice(context.offset % PAGE), pagination.total, context.offset),
      ...(where ? [where.table] : []),
      ...(duel ? [duel.table] : []),
    ],
    notes: [INTERVAL_NOTE, 'Only tracked brands are counted; order is the mean place among them, 1 is first.'],
    next: ['explain_number with brand', 'sources_and_gaps for where competitors are named and the own brand is not'],
  };
}

function toRanking(rows: readonly Row[], total: number, offset: number): Table {
  return {
    name: 'ranking',
    columns: toColumns(
      'brand:text',
      'is_own:text',
      'rank:place',
      'visibility:%',
      'low:%',
      'high:%',
      'change:points',
      'verdict:verdict',
      'share_of_voice:%',
      'order:place',
      'sentiment:score',
      'n:count',
    ),
    rows: rows.map((row) => [
      row.name,
      row.isUserBrand,
      row.globalRank,
      row.visibilityRate,
      ...toEnds(row.intervals?.visibilityRate),
      row.visibilityChange,
      row.verdicts?.visibilityChange.verdict ?? null,
      row.shareOfVoicePercent,
      row.avgMentionOrder,
      row.sentimentScore === null ? null : row.sentimentScore * 100,
      row.totalResults,
    ]),
    total,
    offset,
  };
}

/** The best competitor of each engine beside the own brand. */
async function readEngines(
  context: ToolContext,
  { filters, project }: OpenedScope,
): Promise<{ sentence: string; table: Table } | null> {
  const engines: readonly Engine[] = filters.model ?? project.models;
  const found = await Promise.all(
    engines.map(async (engine) => {
      const { competitors: rows } = await context.call('competitors.list', { ...filters, model: [engine], limit: 500 });
      const own = rows.find(({ isUserBrand }) => isUserBrand);
      const best = rows.find(({ isUserBrand }) => !isUserBrand);
      return own && own.totalResults > 0 ? [{ engine, own, best, ahead: countAhead(rows, own) }] : [];
    }),
  );
  const lines = found.flat();
  if (lines.length === 0) return null;
  const behind = lines.filter(({ ahead }) => ahead > 0);
  const sentence =
    behind.length === 0
      ? `${project.name} leads on every engine that answered.`
      : `Behind on ${behind.map(({ engine, best }) => `${ENGINE_LABELS[engine]} (${best?.name} leads)`).join(', ')}.`;
  return {
    sentence,
    table: {
      name: 'by_engine',
      columns: toColumns(
        'engine:text',
        'own_visibility:%',
        'brands_ahead:count',
        'best_competitor:text',
        'its_visibility:%',
        'n:count',
      ),
      rows: lines.map(({ engine, own, best, ahead }) => [
        ENGINE_LABELS[engine],
        own.visibilityRate,
        ahead,
        best?.name ?? null,
        best?.visibilityRate ?? null,
        own.totalResults,
      ]),
      total: lines.length,
    },
  };
}

function countAhead(rows: readonly Row[], own: Row): number {
  return rows.filter((row) => row.visibilityRate > own.visibilityRate).length;
}

async function readDuel(context: ToolContext, { filters, project }: OpenedScope, brand: FoundBrand) {
  const own = await findBrand(context, filters.projectId, 'own brand');
  const found = await context.call('competitors.compare', {
    ...filters,
    brandId: own.id,
    otherId: brand.id,
    verdicts: true,
  });
  const { named, verdicts } = found;
  const difference = (pair: typeof named) => ((pair.onlyBrand - pair.onlyOther) / Math.max(1, found.answers)) * 100;
  const verdict = verdicts?.visibilityRate;
  return {
    sentences: [
      `Against ${brand.name} over ${found.answers} answers: both are named in ${named.both}, only ${project.name} in ${named.onlyBrand}, only ${brand.name} in ${named.onlyOther}; where both are, ${project.name} comes first in ${found.brandFirst} and ${brand.name} in ${found.otherFirst}.`,
      ...(verdict ? [`Difference of visibility: ${toChange(difference(found.visible), verdict)}.`] : []),
    ],
    table: {
      name: `against ${brand.name}`.slice(0, 100),
      columns: toColumns('by:text', 'both:count', 'only_own:count', 'only_other:count', 'neither:count'),
      rows: (['named', 'cited', 'visible'] as const).map((by) => [
        by,
        found[by].both,
        found[by].onlyBrand,
        found[by].onlyOther,
        found[by].neither,
      ]),
      total: 3,
    },
  };
}
