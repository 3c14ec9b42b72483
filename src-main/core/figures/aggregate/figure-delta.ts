/**
 * Collects what answers add to or take from everything that is counted and writes it in one go: their facts, and the counts
 * of days and months. Whoever stores, deletes or re-measures answers passes it each one, inside the same transaction; nobody
 * else writes facts or counts.
 */
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AnswerFacts, AppearanceFact } from '../codec/answer-facts.ts';
import { countAppearance } from '../codec/brand-counts.ts';
import { toMonthKey } from '../codec/month-key.ts';
import {
  APPEARANCE,
  appearanceLength,
  brandAt,
  dayOfHead,
  type MonthBlobs,
  type MonthPage,
  openPage,
  segmentOfHead,
  visitAnswers,
} from '../codec/month-page.ts';
import { packOpinion } from '../codec/opinion-word.ts';
import { FactDelta } from '../store/fact-delta.ts';
import { ChangedMonths } from './changed-months.ts';
import { dropPromptMonths } from './month-state.ts';
import { PeriodDelta, type StillThere } from './period-delta.ts';

export class FigureDelta {
  readonly #facts = new FactDelta();
  readonly #months = new ChangedMonths();
  readonly #totals = new PeriodDelta('total_period');
  readonly #brands = new PeriodDelta('brand_period');

  /** Takes in an answer. */
  add(facts: AnswerFacts): void {
    this.#facts.add(facts);
    this.#months.add(facts);
    this.#count(facts, 1);
  }

  /** Takes back an answer, as it stands. */
  remove(facts: AnswerFacts): void {
    this.#facts.remove(facts);
    this.#months.remove(facts);
    this.#count(facts, -1);
  }

  /** Takes in an answer measured again for the same one, of the same day, as it stood: a day of a brand is not written for what is the same in both. */
  replace(before: AnswerFacts, after: AnswerFacts): void {
    if (!isSameSegment(before.segment, after.segment)) {
      this.remove(before);
      this.add(after);
      return;
    }
    this.#facts.remove(before);
    this.#facts.add(after);
    this.#months.remove(before);
    this.#months.add(after);
    this.#countBrands({ ...before, appearances: listDifferent(before.appearances, after.appearances) }, -1);
    this.#countBrands({ ...after, appearances: listDifferent(after.appearances, before.appearances) }, 1);
  }

  /** Writes what was collected. */
  save(db: Connection): void {
    dropPromptMonths(db, this.#facts.save(db));
    this.#months.save(db);
    const pages = new Map<number, MonthPage | null>();
    this.#totals.save(db, (question) => isAsked(openMonth(db, pages, question), question));
    this.#brands.save(db, (question) => isVisible(openMonth(db, pages, question), question));
  }

  #count(facts: AnswerFacts, sign: 1 | -1): void {
    const { projectId, promptId, ordinal, day, segment } = facts;
    this.#totals.add({ day, segment, promptId, ordinal, sign, ownerId: projectId, counts: ONE_ANSWER });
    this.#countBrands(facts, sign);
  }

  #countBrands({ promptId, ordinal, day, segment, appearances }: AnswerFacts, sign: 1 | -1): void {
    const change = { day, segment, promptId, ordinal, sign };
    for (const appearance of appearances) {
      this.#brands.add({ ...change, ownerId: appearance.brandId, counts: countAppearance(appearance) });
    }
  }
}

/** Whether an answer that was measured again shows the same brands in the same way. */
export function isFoundAlike(before: readonly AppearanceFact[], after: readonly AppearanceFact[]): boolean {
  return before.length === after.length && listDifferent(before, after).length === 0;
}

function isSameSegment(a: AnswerFacts['segment'], b: AnswerFacts['segment']): boolean {
  return a.engine === b.engine && a.language === b.language && a.surface === b.surface && a.isBranded === b.isBranded;
}

/** Appearances that the other list does not have just so. How often a brand is named in an answer is not counted by day. */
export function listDifferent(
  appearances: readonly AppearanceFact[],
  others: readonly AppearanceFact[],
): AppearanceFact[] {
  return appearances.filter(
    (one) =>
      !others.some(
        (other) =>
          other.brandId === one.brandId &&
          other.isNamed === one.isNamed &&
          other.isCited === one.isCited &&
          other.order === one.order &&
          other.depthUnits === one.depthUnits &&
          packOpinion(other.opinion) === packOpinion(one.opinion),
      ),
  );
}

const ONE_ANSWER = Float64Array.of(1);

type Question = Parameters<StillThere>[0];

/** The month of a prompt that a period is in or is; null when the prompt has no answer left in it. */
function openMonth(
  db: Connection,
  pages: Map<number, MonthPage | null>,
  { promptId, period }: Question,
): { page: MonthPage; firstDay: number } | null {
  const month = period < 0 ? -1 - period : monthOf(period);
  const key = toMonthKey(promptId, month);
  let page = pages.get(key);
  if (page === undefined) {
    const row = db.prepare('SELECT heads, appearances FROM fact_month WHERE id = ?').get(key) as MonthBlobs | undefined;
    page = row ? openPage(row) : null;
    pages.set(key, page);
  }
  return page && { page, firstDay: firstDayOf(month) };
}

function isAsked(month: ReturnType<typeof openMonth>, question: Question): boolean {
  return someAnswer(month, question, () => true);
}

function isVisible(month: ReturnType<typeof openMonth>, question: Question): boolean {
  return someAnswer(month, question, ({ heads, appearances }, head, appearance) => {
    const end = appearance + appearanceLength(heads, head);
    for (let at = appearance; at < end; at += APPEARANCE) {
      if (brandAt(appearances, at) === question.ownerId) return true;
    }
    return false;
  });
}

function someAnswer(
  month: ReturnType<typeof openMonth>,
  { period, segmentId }: Question,
  passes: (page: MonthPage, head: number, appearance: number) => boolean,
): boolean {
  if (month === null) return false;
  const { page, firstDay } = month;
  let isFound = false;
  visitAnswers(page, ({ head, appearance }) => {
    if (isFound || segmentOfHead(page.heads, head) !== segmentId) return;
    if (period >= 0 && firstDay + dayOfHead(page.heads, head) - 1 !== period) return;
    isFound = passes(page, head, appearance);
  });
  return isFound;
}
