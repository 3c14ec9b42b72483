/** Puts an explained change into sentences, the same on screens, in reports and at a terminal. Pure; it knows no language. */
import type { OperationOutput } from '../contract/index.ts';
import { isOfDays } from '../statistics/compare.ts';
import type { ChangeWords } from './english.ts';

export type ExplainedChange = OperationOutput<'metrics.explainChange'>;
type Story = NonNullable<ExplainedChange['story']>;

/** How amounts are written where it is read. */
export interface ChangeFormat {
  /** With its sign. */
  change(value: number): string;
  /** Without. */
  amount(value: number): string;
  percent(value: number): string;
  count(value: number): string;
  language(code: string): string;
}

/**
 * The change with its verdict, then where it comes from, and whether good and bad days explain it: up to three sentences; one where there is nothing
 * to explain.
 */
export function describeChange(
  { figure, change, verdict, story }: Pick<ExplainedChange, 'figure' | 'change' | 'verdict' | 'story'>,
  words: ChangeWords,
  format: ChangeFormat,
): string[] {
  if (change === null || story === null) return [words.none];
  const toAmount = figure === 'mentionOrder' ? words.places : words.points;
  const head = words.head(toAmount(format.change(change)), words.verdicts[verdict.verdict]);
  const isNoise = verdict.verdict === 'within_noise' || verdict.verdict === 'too_few_answers';
  const parts = isNoise ? [words.noise] : listParts(figure, change, story, words, format);
  const sentences = [head, `${capitalise(parts.join('; '))}.`];
  return verdict.days && isOfDays(verdict)
    ? [...sentences, words.days(toAmount(format.amount(verdict.days.spread)))]
    : sentences;
}

/** What the story leads with comes first. */
function listParts(
  figure: ExplainedChange['figure'],
  change: number,
  story: Story,
  words: ChangeWords,
  format: ChangeFormat,
): string[] {
  const { cause, rival, source, leadsWith } = story;
  const isMean = figure === 'mentionOrder' || figure === 'position' || figure === 'sentiment';
  const isWorse = change < 0 !== (figure === 'mentionOrder' || figure === 'position');
  const moved = { prompts: format.count(cause.prompts), of: format.count(cause.ofPrompts) };
  const parts = { cause: describeCause(cause, { isMean, change, moved }, words, format), rival: '', source: '' };
  if (rival) {
    const met = { prompts: format.count(rival.prompts), of: format.count(story.readPrompts) };
    const way = isWorse ? words.rivalCame(rival.name, met) : words.rivalWent(rival.name, met);
    parts.rival = way + words.rates(format.percent(rival.before), format.percent(rival.now));
  }
  if (source) {
    const isWhole = source.way === 'gone' || source.way === 'new';
    const rates = isWhole ? '' : words.rates(format.percent(source.before), format.percent(source.now));
    parts.source = words.sources[source.way](source.url) + rates;
  }
  const order = [leadsWith, ...(['cause', 'rival', 'source'] as const).filter((part) => part !== leadsWith)];
  return order.map((part) => parts[part]).filter((part) => part !== '');
}

function describeCause(
  { kind, id, label, points }: Story['cause'],
  { isMean, change, moved }: { isMean: boolean; change: number; moved: { prompts: string; of: string } },
  words: ChangeWords,
  format: ChangeFormat,
): string {
  const amount = format.amount(Math.abs(points));
  const way = isMean ? words.gave(amount) : change < 0 ? words.lost(amount) : words.gained(amount);
  if (kind === 'engine') return words.engine(label, way, moved);
  if (kind === 'prompts') return words.prompts(way, moved);
  if (kind === 'tag') return words.tag(label, way, moved);
  if (kind === 'language') return words.language(format.language(id), way, moved);
  return kind === 'asked' ? words.asked(amount) : words.everywhere(moved);
}

function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
