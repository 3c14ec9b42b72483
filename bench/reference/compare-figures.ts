/** Holds the API and the reference against each other, so that what is timed gives the same numbers on both sides. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ReadCase } from '../reads/read-case.ts';
import type { ApiClient } from '../service/api-client.ts';
import { type Reference, readReference } from './reference.ts';

/** Means of the API are sums of whole units of 1e-10. */
const TOLERANCE = 1e-8;

type Pair = [what: string, ours: number | null | undefined, theirs: number | undefined];

/** Compares the headline figures of the reads that both sides answer. Throws with every difference. */
export async function compareFigures(
  client: ApiClient,
  reference: Reference,
  cases: readonly ReadCase[],
  say: (line: string) => void,
): Promise<void> {
  const differences: string[] = [];
  let count = 0;
  for (const read of cases) {
    const compare = COMPARISONS[read.operation];
    if (!compare) continue;
    const pairs = compare(await client.read<never>(read.path), await readReference(reference, read), reference);
    count += pairs.length;
    for (const [what, ours, theirs] of pairs) {
      if (isSame(ours, theirs)) continue;
      differences.push(`${read.operation} ${read.days} days ${read.filter}, ${what}: ${ours} here, ${theirs} there`);
    }
  }
  if (differences.length > 0) throw new Error(`The reference disagrees:\n${differences.join('\n')}`);
  say(`${count} figures are the same in the API and in the reference`);
}

/** No mean is null here and 0 (a null that was converted) there. */
function isSame(ours: number | null | undefined, theirs: number | undefined): boolean {
  return Math.abs((ours ?? 0) - (theirs ?? 0)) <= TOLERANCE * Math.max(1, Math.abs(theirs ?? 0));
}

const COMPARISONS: Record<string, (data: never, rows: Record<string, number>[], reference: Reference) => Pair[]> = {
  'metrics.summary': compareSummary,
  'metrics.timeseries': compareDays,
  'competitors.list': compareCompetitors,
  'sources.list': compareSources,
  'fanouts.list': compareFanouts,
  'prompts.list': comparePrompts,
};

function compareSummary(
  { current, previous }: OperationOutput<'metrics.summary'>,
  [row]: Record<string, number>[],
): Pair[] {
  return [
    ['answers', current.totalResponses, row?.answers],
    ['mentions', current.mentions, row?.named],
    ['cited', current.cited, row?.cited],
    ['visible prompts', current.visible, row?.prompts],
    ['position', current.position, row?.depth],
    ['sentiment', current.sentiment, row?.sentiment],
    ['visibility', current.responseVisibilityRate, row && (row.visible! / Math.max(1, row.answers!)) * 100],
    ['mentions before', previous.mentions, row?.named_before],
    ['visible prompts before', previous.visible, row?.prompts_before],
  ];
}

function compareDays({ chartData }: OperationOutput<'metrics.timeseries'>, rows: Record<string, number>[]): Pair[] {
  const last = chartData.at(-1);
  const sum = (name: string) => rows.reduce((total, row) => total + (row[name] ?? 0), 0);
  return [
    ['answers', chartData.reduce((total, day) => total + day.totalResults, 0), sum('answers')],
    ['mentions', chartData.reduce((total, day) => total + day.mentions, 0), sum('named')],
    ['order of the last day', last?.mentionOrder, rows.at(-1)?.place],
    ['prompts of the last day', last?.uniquePrompts, rows.at(-1)?.prompts],
  ];
}

function compareCompetitors(
  { competitors }: OperationOutput<'competitors.list'>,
  rows: Record<string, number>[],
  { brandNames }: Reference,
): Pair[] {
  return rows.flatMap((row): Pair[] => {
    const ours = competitors.find((each) => each.name === brandNames.get(row.brand!));
    const name = brandNames.get(row.brand!) ?? '';
    return [
      [`${name} visible`, ours?.visibleResults, row.visible],
      [`${name} mentions`, ours?.totalMentions, row.named],
      [`${name} citations`, ours?.totalCitations, row.cited],
      [`${name} prompts`, ours?.promptCount, row.prompts],
      [`${name} order`, ours?.avgMentionOrder, row.place],
      [`${name} depth`, ours?.averagePosition, row.depth],
      [`${name} first`, ours?.firstMentionSharePercent, (row.first! / Math.max(1, row.named!)) * 100],
    ];
  });
}

function compareSources(
  { sources, pagination }: OperationOutput<'sources.list'>,
  rows: Record<string, number>[],
): Pair[] {
  return [
    ['sources', pagination.total, rows[0]?.total],
    ['most citations', sources[0]?.citationCount, rows[0]?.citations],
    ['place of the most cited', sources[0]?.averagePosition, rows[0]?.place],
    ['citations of the last of the page', sources.at(-1)?.citationCount, rows.at(-1)?.citations],
  ];
}

function compareFanouts(
  { fanouts, pagination, meta }: OperationOutput<'fanouts.list'>,
  rows: Record<string, number>[],
): Pair[] {
  return [
    ['searches', pagination.total, rows[0]?.total],
    ['most often', fanouts[0]?.count, rows[0]?.searches],
    ['least often of the page', fanouts.at(-1)?.count, rows.at(-1)?.searches],
    ['answers', meta.totalResults, meta.totalResults],
  ];
}

function comparePrompts({ prompts }: OperationOutput<'prompts.list'>, rows: Record<string, number>[]): Pair[] {
  const add = (list: readonly (number | undefined)[]) => list.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return [
    ['mentions', add(prompts.map((each) => each.mentions)), add(rows.map((row) => row.named))],
    ['competitors', add(prompts.map((each) => each.competitorCount)), add(rows.map((row) => row.competitors))],
    ['sources', add(prompts.map((each) => each.sourceCount)), add(rows.map((row) => row.sources))],
  ];
}
