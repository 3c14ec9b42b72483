/** Reads a sentence of a report from words to figures, and holds each of them to what the app says. It knows no code of reports. */
import { expect } from 'vitest';

import { NAMES, type Read } from './story-world.ts';

export type Kind =
  | 'few'
  | 'found'
  | 'noise'
  | 'named'
  | 'engines'
  | 'no_engine'
  | 'place'
  | 'rival'
  | 'questions'
  | 'gaps'
  | 'next';

/** How one language says it. Patterns name what they find alike in all languages. */
export interface Sentences {
  patterns: Readonly<Record<Kind, RegExp>>;
  /** Of a change beyond chance. */
  found: Readonly<Record<string, 'real' | 'on_these_prompts'>>;
  ways: Readonly<Record<string, 'more' | 'less'>>;
  verdicts: Readonly<Record<string, string>>;
  engine: RegExp;
  /** Titles of tasks, as they are put beside each other. */
  titles(titles: readonly string[]): string;
  /** Where the change comes from: what any such sentence has, the points of a part, and who came or went. */
  cause: { any: RegExp; points: RegExp; rival: RegExp };
  decimal: '.' | ',';
}

type Found = Readonly<Record<string, string | undefined>>;
type Facts = Read & { titles: readonly string[] };
type Check = (found: Found, facts: Facts, language: Sentences) => void;

/** What kind of sentence it is; `cause`: where the change comes from. Fails where it says what the figures do not carry. */
export function readSentence(sentence: string, language: Sentences, facts: Facts): Kind | 'cause' {
  const fitting = (Object.keys(CHECKS) as Kind[]).filter((kind) => language.patterns[kind].test(sentence));
  expect(fitting.length, sentence).toBeLessThanOrEqual(1);
  const [kind] = fitting;
  if (kind === undefined) readCause(sentence, language, facts);
  else CHECKS[kind](language.patterns[kind].exec(sentence)?.groups ?? {}, facts, language);
  return kind ?? 'cause';
}

function toNumber(text: string | undefined, { decimal }: Sentences): number {
  const plain = decimal === ',' ? (text ?? '').replaceAll('.', '').replace(',', '.') : (text ?? '').replaceAll(',', '');
  return Number(plain.replace('−', '-').replace('+', ''));
}

/** As far as it is written: 38% stands for 37.5 to 38.5. */
function expectWritten(text: string | undefined, value: number | null | undefined, language: Sentences): void {
  const digits = text?.includes(language.decimal) ? 1 : 0;
  const off = Math.abs(toNumber(text, language) - (value ?? Number.NaN));
  expect(off, `${text} for ${value}`).toBeLessThanOrEqual(0.5 / 10 ** digits + 1e-9);
}

const isFound = (verdict: string | undefined) => verdict === 'real' || verdict === 'on_these_prompts';

/** What has to hold where it is said. */
const CHECKS: Readonly<Record<Kind, Check>> = {
  few: ({ hits, answers }, { summary: { current } }, language) => {
    expect(current.totalResponses < 30 || current.visible + current.notVisible < 5).toBe(true);
    expect(toNumber(answers, language)).toBe(current.totalResponses);
    const rate = (100 * toNumber(hits, language)) / toNumber(answers, language);
    expect(rate).toBeCloseTo(current.responseVisibilityRate, 6);
  },
  found: ({ rate, answers, amount, way, before, verdict }, { summary: { current, previous, changes } }, language) => {
    const change = changes.responseVisibilityRateChange;
    expectWritten(rate, current.responseVisibilityRate, language);
    expect(toNumber(answers, language)).toBe(current.totalResponses);
    expectWritten(amount, Math.abs(change), language);
    expect(language.ways[way ?? '']).toBe(change > 0 ? 'more' : 'less');
    expectWritten(before, previous.responseVisibilityRate, language);
    expect(changes.verdicts.responseVisibilityRateChange.verdict).toBe(language.found[verdict ?? '']);
  },
  noise: ({ rate, answers, change, before }, { summary: { current, previous, changes } }, language) => {
    expectWritten(rate, current.responseVisibilityRate, language);
    expect(toNumber(answers, language)).toBe(current.totalResponses);
    expectWritten(change, changes.responseVisibilityRateChange, language);
    expectWritten(before, previous.responseVisibilityRate, language);
    expect(changes.verdicts.responseVisibilityRateChange.verdict).toBe('within_noise');
  },
  named: (found, { summary: { current, changes } }, language) => {
    expectWritten(found.named, current.mentionRate, language);
    expectWritten(found.namedChange, changes.mentionRateChange, language);
    expect(language.verdicts[found.namedVerdict ?? '']).toBe(changes.verdicts.mentionRateChange.verdict);
    expectWritten(found.cited, current.citationRate, language);
    expectWritten(found.citedChange, changes.citationRateChange, language);
    expect(language.verdicts[found.citedVerdict ?? '']).toBe(changes.verdicts.citationRateChange.verdict);
  },
  engines: ({ list }, { engines }, language) => {
    const named = [...(list?.matchAll(language.engine) ?? [])];
    expect(named.length).toBeGreaterThan(0);
    for (const [, name, points] of named) {
      const engine = engines.find(({ id }) => NAMES[id] === name);
      expectWritten(points, engine?.changes.responseVisibilityRateChange, language);
      expect(isFound(engine?.changes.verdicts.responseVisibilityRateChange.verdict)).toBe(true);
    }
  },
  no_engine: (_, { engines }) => {
    // Judged together, so that one that would be real alone may not be.
    const alone = engines.filter(({ changes }) => changes.verdicts.responseVisibilityRateChange.verdict === 'real');
    for (const { changes } of alone)
      expect(changes.verdicts.responseVisibilityRateChange.pValue).toBeGreaterThan(0.1 / 3);
  },
  place: ({ count, first, firstRate, next, nextRate, place, ownRate, overlap }, { brands }, language) => {
    const ranked = brands.toSorted((a, b) => (a.globalRank ?? 0) - (b.globalRank ?? 0));
    expect(toNumber(count, language)).toBe(brands.length);
    expect(first).toBe(ranked[0]?.name);
    expectWritten(firstRate, ranked[0]?.visibilityRate, language);
    const other = next === undefined ? ranked.find(({ isUserBrand }) => isUserBrand) : ranked[1];
    if (next === undefined) expect(toNumber(place, language)).toBe(other?.globalRank);
    else expect(next).toBe(other?.name);
    expectWritten(nextRate ?? ownRate, other?.visibilityRate, language);
    const [a, b] = [ranked[0], other].map((brand) => {
      const { brand: wide = null, repeat = null } = brand?.intervals?.visibilityRate ?? {};
      return wide ?? repeat;
    });
    expect(overlap !== undefined).toBe(!a || !b || (a[0] <= b[1] && b[0] <= a[1]));
  },
  rival: ({ name, points }, { brands }, language) => {
    const rival = brands.find((brand) => brand.name === name);
    expect(rival?.isUserBrand).toBe(false);
    expectWritten(points, rival?.visibilityChange, language);
    expect(isFound(rival?.verdicts?.visibilityChange.verdict)).toBe(true);
  },
  questions: ({ judged, won = '0', lost = '0' }, { moved }, language) => {
    expect(toNumber(judged, language)).toBe(moved.judged);
    const real = moved.contributions.filter(
      ({ verdict, currentN, previousN }) => isFound(verdict) && currentN * previousN > 0,
    );
    const count = (isWon: boolean) =>
      real.filter(({ current, previous }) =>
        isWon ? (current ?? 0) > (previous ?? 0) : (current ?? 0) < (previous ?? 0),
      );
    expect(toNumber(won, language)).toBe(count(true).length);
    expect(toNumber(lost, language)).toBe(count(false).length);
  },
  gaps: ({ answers, domain, cited }, { gaps: { domains, meta } }, language) => {
    const most = domains.toSorted((a, b) => b.worth - a.worth)[0];
    expect(toNumber(answers, language)).toBe(meta.gapAnswers);
    const site = domains.find((each) => each.domain === domain);
    expect(site?.worth).toBe(most?.worth);
    expect(toNumber(cited, language)).toBe(site?.gapCount);
  },
  next: ({ titles }, facts, language) => expect(titles).toBe(language.titles(facts.titles.slice(0, 2))),
};

/** Where the change comes from is a sentence of the screen of changes, whose own tests hold it; here: only beyond chance, and its points. */
function readCause(sentence: string, language: Sentences, { summary, changed }: Facts): void {
  expect(isFound(summary.changes.verdicts.responseVisibilityRateChange.verdict), sentence).toBe(true);
  expect(sentence).toMatch(language.cause.any);
  const { cause, rival } = changed.story ?? {};
  const points = language.cause.points.exec(sentence)?.groups?.points;
  if (points !== undefined) expectWritten(points, Math.abs(cause?.points ?? Number.NaN), language);
  const named = language.cause.rival.exec(sentence)?.groups;
  if (named) {
    expect([toNumber(named.came ?? named.went, language), named.cameName ?? named.wentName]).toEqual([
      rival?.prompts,
      rival?.name,
    ]);
  }
}
