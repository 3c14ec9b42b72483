/** Running counts of one brand by day over prompts that are visited one after the other: strips of months and single answers alike. */
import { type DayWindow, lengthOf } from '#shared/time/window.ts';
import type { OwnPart } from '../aggregate/own-series.ts';
import { addAppearance, addOwnPart } from '../aggregate/prompt-month.ts';
import { APPEARANCE, brandAt } from '../codec/month-page.ts';
import { BRAND_WIDTH } from '../codec/period-cells.ts';
import type { VisitedAnswer } from '../store/read-facts.ts';
import { type Counts, toBrandCounts } from './counts.ts';

interface DaySum {
  answers: number;
  asked: number;
  lastAsked: number;
  visiblePrompts: number;
  lastVisible: number;
  counts: Float64Array;
}

export class DaySums {
  readonly #window: DayWindow;
  readonly #brandId: number;
  readonly #days: (DaySum | null)[];

  constructor(window: DayWindow, brandId: number) {
    this.#window = window;
    this.#brandId = brandId;
    this.#days = Array<DaySum | null>(Math.max(0, lengthOf(window))).fill(null);
  }

  addAnswer({ page: { heads, appearances }, place, prompt, day }: VisitedAnswer): void {
    const sum = this.#open(day, prompt.id);
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      if (brandAt(appearances, at) !== this.#brandId) continue;
      noteVisible(sum, prompt.id);
      addAppearance(sum.counts, appearances, at);
    }
  }

  addPart(part: OwnPart, promptId: number): void {
    const sum = this.#open(part.day, promptId);
    if (!part.isNamed && !part.isCited) return;
    noteVisible(sum, promptId);
    addOwnPart(sum.counts, part);
  }

  toCounts(): Map<number, Counts> {
    return new Map(
      this.#days.flatMap((sum, index) => (sum === null ? [] : [[this.#window.firstDay + index, toDayCounts(sum)]])),
    );
  }

  #open(day: number, promptId: number): DaySum {
    const index = day - this.#window.firstDay;
    let sum = this.#days[index] ?? null;
    if (sum === null) {
      const none = { answers: 0, asked: 0, lastAsked: 0, visiblePrompts: 0, lastVisible: 0 };
      sum = { ...none, counts: new Float64Array(BRAND_WIDTH) };
      this.#days[index] = sum;
    }
    sum.answers++;
    if (sum.lastAsked !== promptId) {
      sum.lastAsked = promptId;
      sum.asked++;
    }
    return sum;
  }
}

function noteVisible(sum: DaySum, promptId: number): void {
  if (sum.lastVisible === promptId) return;
  sum.lastVisible = promptId;
  sum.visiblePrompts++;
}

function toDayCounts({ answers, asked, visiblePrompts, counts }: DaySum): Counts {
  return { answers, asked, ...toBrandCounts(counts), visiblePrompts };
}
