/**
 * Who else came or went where the own brand changed, and which page: read from the answers of the few prompts that moved most, so that it
 * takes no longer in a large project.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readTrackedBrands } from '../../../brands/tracked-brands.ts';
import { APPEARANCE, appearanceLength, brandAt, isCitedAt, orderAt, visitCitations } from '../../codec/month-page.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { toMonthRange } from '../../store/plan-months.ts';
import { openMonths, type ScopePrompt, type VisitedAnswer } from '../../store/read-facts.ts';
import { readSegments } from '../../store/segments.ts';
import { readSources } from '../sources/source-rows.ts';
import type { FigureRule } from './figure-rules.ts';
import { toStandardErrors } from './judge-parts.ts';

type Story = NonNullable<OperationOutput<'metrics.explainChange'>['story']>;

/** What stands out beside a change, and how much of it each makes up for: 1 is all of it. */
export interface Company {
  rival: Story['rival'];
  rivalStrength: number;
  source: Story['source'];
  sourceStrength: number;
  readPrompts: number;
}

/** Where nobody looked. */
export const NO_COMPANY: Company = { rival: null, rivalStrength: 0, source: null, sourceStrength: 0, readPrompts: 0 };

export interface CompanyInput {
  scope: FigureScope;
  brandId: number;
  /** Those that moved, most first. */
  prompts: readonly ScopePrompt[];
  /** Only answers of this one; null: of all. */
  engine: string | null;
  rule: FigureRule;
  change: number;
}

/** Prompts are read until so many answers were looked at. */
const MOST_ANSWERS = 20_000;
/** A rival or page has to make up for so much of the change. */
const LEAST_STRENGTH = 1 / 3;
/** Of figures that are no rates: by so much of the answers. */
const LEAST_SHIFT = 0.1;
const MOVED = 2;
/** Pages are many: one of them moves by chance more often. */
const PAGE_MOVED = 3;

interface Moved {
  now: number;
  before: number;
}

export function readCompany(db: Connection, input: CompanyInput): Company {
  const counts = countAnswers(db, input);
  const isRate = input.rule.kind === 'rate';
  const answers = sumOf(counts.prompts.map(({ answers }) => answers));
  const own = shiftOf(sumOf(counts.prompts.map(({ brands }) => brands.get(input.brandId))), answers);
  const isWorse = input.change < 0 === input.rule.isMoreBetter;
  const toStrength = (shift: number) => (isRate ? Math.abs(shift / (own || 1)) : Math.abs(shift));
  const isEnough = (shift: number) =>
    isRate ? own !== 0 && Math.abs(shift) >= LEAST_STRENGTH * Math.abs(own) : Math.abs(shift) >= LEAST_SHIFT;

  const rivals = readTrackedBrands(db, input.scope.projectId)
    .filter(({ id }) => id !== input.brandId)
    .map((brand) => ({ brand, count: sumOf(counts.prompts.map(({ brands }) => brands.get(brand.id))) }))
    .map((rival) => ({ ...rival, shift: shiftOf(rival.count, answers) }))
    .filter(({ shift, count }) => shift > 0 === isWorse && isEnough(shift) && errors(count, answers) >= MOVED)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift));
  const [rival] = rivals;
  const page = findPage(counts.sources, (count) => {
    const shift = shiftOf(count, answers);
    return isEnough(shift) && errors(count, answers) >= PAGE_MOVED ? Math.abs(shift) : 0;
  });
  const [source] = page ? readSources(db, [page.id]) : [];
  return {
    rival: rival
      ? {
          brandId: rival.brand.publicId,
          name: rival.brand.name,
          prompts: counts.prompts.filter((prompt) => isExchanged(prompt, input.brandId, rival.brand.id, isWorse))
            .length,
          ...toPercent(rival.count, answers),
        }
      : null,
    rivalStrength: rival ? toStrength(rival.shift) : 0,
    source:
      page && source
        ? {
            sourceId: source.publicId,
            url: source.url,
            way: toDirection(page.count),
            ...toPercent(page.count, answers),
          }
        : null,
    sourceStrength: page ? toStrength(shiftOf(page.count, answers)) : 0,
    readPrompts: counts.prompts.length,
  };
}

interface PromptCount {
  answers: Moved;
  brands: Map<number, Moved>;
}

interface Counted {
  prompts: PromptCount[];
  /** By the number of a source: answers that cite it. */
  sources: Record<keyof Moved, Int32Array>;
}

function countAnswers(db: Connection, { scope, prompts, engine, rule }: CompanyInput): Counted {
  const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
  const counted: Counted = { prompts: [], sources: { now: new Int32Array(size), before: new Int32Array(size) } };
  const segments = readSegments(db);
  const isWanted = ({ segmentId }: VisitedAnswer) => engine === null || segments.get(segmentId)?.engine === engine;
  let current: PromptCount = { answers: { now: 0, before: 0 }, brands: new Map() };
  const open = (window: FigureScope, period: keyof Moved) => {
    const sources = counted.sources[period];
    const visit = openMonths(db, window, ['appearances', 'citations'], (answer) => {
      if (!isWanted(answer)) return;
      current.answers[period]++;
      addBrands(answer, rule.event, current.brands, period);
      visitCitations(answer.page, answer.offsets, (sourceId) => {
        sources[sourceId]!++;
      });
    });
    const months = toMonthRange(window);
    return (prompt: ScopePrompt) => {
      if (window.lastDay >= window.firstDay) visit(prompt, months);
    };
  };
  const periods = [open(scope, 'now'), open(toScopeBefore(scope), 'before')];
  let answers = 0;
  for (const prompt of prompts) {
    if (answers >= MOST_ANSWERS) break;
    current = { answers: { now: 0, before: 0 }, brands: new Map() };
    for (const visit of periods) visit(prompt);
    counted.prompts.push(current);
    answers += current.answers.now + current.answers.before;
  }
  return counted;
}

function addBrands(
  { page: { heads, appearances }, offsets }: VisitedAnswer,
  event: FigureRule['event'],
  brands: Map<number, Moved>,
  period: keyof Moved,
): void {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  for (let at = offsets.appearance; at < end; at += APPEARANCE) {
    if (event === 'named' && orderAt(appearances, at) === 0) continue;
    if (event === 'cited' && !isCitedAt(appearances, at)) continue;
    const brandId = brandAt(appearances, at);
    const count = brands.get(brandId) ?? { now: 0, before: 0 };
    count[period]++;
    brands.set(brandId, count);
  }
}

/** Whether a rival came in a prompt for at least half of what the own brand lost there, or the reverse. */
function isExchanged({ answers, brands }: PromptCount, ownId: number, rivalId: number, isWorse: boolean): boolean {
  const [own, rival] = [shiftOf(brands.get(ownId), answers), shiftOf(brands.get(rivalId), answers)];
  const isOpposite = isWorse ? own <= 0 && rival > 0 : own >= 0 && rival < 0;
  return isOpposite && Math.abs(rival) >= Math.abs(own) / 2;
}

/** The page of the largest weight; null where none has any. */
function findPage(
  { now, before }: Counted['sources'],
  toWeight: (count: Moved) => number,
): { id: number; count: Moved } | null {
  let found: { id: number; count: Moved } | null = null;
  let most = 0;
  for (let id = 0; id < now.length; id++) {
    if (now[id] === before[id]) continue;
    const count = { now: now[id]!, before: before[id]! };
    const weight = toWeight(count);
    if (weight > most) [found, most] = [{ id, count }, weight];
  }
  return found;
}

function toDirection({ now, before }: Moved): 'gone' | 'rarer' | 'new' | 'more' {
  if (now === 0) return 'gone';
  if (before === 0) return 'new';
  return now < before ? 'rarer' : 'more';
}

function sumOf(counts: readonly (Moved | undefined)[]): Moved {
  const sum = { now: 0, before: 0 };
  for (const count of counts) {
    sum.now += count?.now ?? 0;
    sum.before += count?.before ?? 0;
  }
  return sum;
}

function shiftOf(count: Moved | undefined, answers: Moved): number {
  if (!count || answers.now === 0 || answers.before === 0) return 0;
  return count.now / answers.now - count.before / answers.before;
}

function toPercent(count: Moved, answers: Moved): Moved {
  return { now: (100 * count.now) / (answers.now || 1), before: (100 * count.before) / (answers.before || 1) };
}

function errors(count: Moved, answers: Moved): number {
  const side = (period: keyof Moved) => ({ n: answers[period], sum: count[period], squares: count[period] });
  return Math.abs(toStandardErrors(side('now'), side('before'), 'rate'));
}
