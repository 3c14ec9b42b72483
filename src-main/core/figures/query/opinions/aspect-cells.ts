/** In how many answers a brand is praised and blamed for what, by prompt and engine. Counts over facts, or over the series of the own brand. */
import type { AnswerCell } from '#shared/statistics/answer-cells.ts';
import { ASPECTS } from '#shared/vocabulary/opinions.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { OwnPart } from '../../aggregate/own-series.ts';
import { APPEARANCE, appearanceLength, brandAt, opinionAt, orderAt } from '../../codec/month-page.ts';
import { blamedOfWord, praisedOfWord } from '../../codec/opinion-word.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readOrdinals, readScopePrompts, type ScopePrompt } from '../../store/read-facts.ts';
import { numberEngines } from '../../store/segments.ts';
import { createPromptCache } from '../cells/cache-by-prompt.ts';
import { openWalk, toOwnSeriesLayer } from '../walk-months.ts';

export type OpinionSide = 'praised' | 'blamed';

/** Of a prompt and engine: answers that name the brand, then those that praise each aspect, then those that blame it. */
const WIDTH = 1 + 2 * ASPECTS.length;

export interface AspectCells {
  engines: number;
  /** By brand: columns by prompt and engine. */
  counts: ReadonlyMap<number, Float64Array>;
}

const keepAspects = createPromptCache<AspectCells>();

export interface AspectQuestion {
  brandIds: readonly number[];
  /** Its series of older months is shorter to read, where it is asked for alone. */
  ownBrandId: number;
}

export function readAspectCells(db: Connection, scope: FigureScope, question: AspectQuestion): AspectCells {
  const { before: _, ...window } = scope;
  return keepAspects(db, JSON.stringify([window, question]), () => {
    const prompts = readScopePrompts(db, scope);
    const { count: engines } = numberEngines(db);
    const length = readOrdinals(db, scope.projectId) * engines * WIDTH;
    return {
      scope,
      prompts,
      shape: [engines, length],
      make() {
        const counts = new Map(question.brandIds.map((id) => [id, new Float64Array(length)]));
        return countAspects(db, { scope, question, prompts }, { engines, counts });
      },
      renew: (cells, changed) => countAspects(db, { scope, question, prompts: changed }, cells),
      sizeOf: ({ counts }) => counts.size * length,
    };
  });
}

interface AspectWalk {
  scope: FigureScope;
  question: AspectQuestion;
  prompts: readonly ScopePrompt[];
}

/** Counts these prompts again. */
function countAspects(db: Connection, { scope, question, prompts }: AspectWalk, cells: AspectCells): AspectCells {
  const { engines, counts } = cells;
  const { of: engineOf } = numberEngines(db);
  let first = 0;
  const add = (counted: Float64Array, segmentId: number, word: number) => {
    const at = first + (engineOf[segmentId] ?? 0) * WIDTH;
    counted[at]!++;
    let bits = praisedOfWord(word) | (blamedOfWord(word) << ASPECTS.length);
    for (let column = at + 1; bits !== 0; column++, bits >>>= 1) if ((bits & 1) === 1) counted[column]!++;
  };
  const { brandIds, ownBrandId } = question;
  const own = counts.get(ownBrandId);
  const addOwn = ({ numbers, at, segmentId, isNamed }: OwnPart) => {
    if (own && isNamed) add(own, segmentId, opinionAt(numbers, at));
  };
  const isOwnAlone = brandIds.length === 1 && own !== undefined;
  const walk = openWalk(db, scope, {
    layers: isOwnAlone ? [toOwnSeriesLayer(db, scope, ownBrandId, addOwn)] : [],
    kinds: ['appearances'],
    onAnswer({ page: { heads, appearances }, offsets, segmentId }) {
      const end = offsets.appearance + appearanceLength(heads, offsets.head);
      for (let at = offsets.appearance; at < end; at += APPEARANCE) {
        const counted = counts.get(brandAt(appearances, at));
        if (counted && orderAt(appearances, at) > 0) add(counted, segmentId, opinionAt(appearances, at));
      }
    },
  });
  for (const prompt of prompts) {
    first = prompt.ordinal * engines * WIDTH;
    for (const counted of counts.values()) counted.fill(0, first, first + engines * WIDTH);
    walk(prompt);
  }
  return cells;
}

/** Those with an answer that names the brand. `aspect`: its place among `ASPECTS`. */
export function toAspectCells(
  { engines, counts }: AspectCells,
  { brandId, aspect, side }: { brandId: number; aspect: number; side: OpinionSide },
): AnswerCell[] {
  const counted = counts.get(brandId) ?? new Float64Array(0);
  const column = 1 + aspect + (side === 'praised' ? 0 : ASPECTS.length);
  const cells: AnswerCell[] = [];
  for (let cell = 0; cell * WIDTH < counted.length; cell++) {
    const n = counted[cell * WIDTH] ?? 0;
    const hits = counted[cell * WIDTH + column] ?? 0;
    if (n > 0) cells.push({ prompt: Math.floor(cell / engines), n, sum: hits, squares: hits });
  }
  return cells;
}
