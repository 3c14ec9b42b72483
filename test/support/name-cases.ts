/** The project's own sentences that name brands, and how many of their mentions are found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type CompiledBrands, compileBrands } from '#main/core/measuring/compile-brands.ts';
import { findNames } from '#main/core/measuring/find-names.ts';
import { toPlainText } from '#main/core/measuring/plain-text.ts';
import { toWordIndex } from '#main/core/measuring/word-index.ts';
import type { NameRule } from '#shared/vocabulary/name-rules.ts';

export interface NameCase {
  text: string;
  /** One brand each; the first one's mentions are expected. */
  names: string[];
  /** UTF-16 offsets of the words that a careful native reader counts. */
  expect: [start: number, end: number][];
  why: string;
}

export interface NameScore {
  language: string;
  cases: number;
  expected: number;
  /** Expected mentions that were found, and those found that nobody expected. */
  found: number;
  wrong: number;
  faults: string[];
}

const FOLDER = join(import.meta.dirname, '..', 'language', 'names');

/** Every language's score, in the order of their codes. */
export function scoreNames(): NameScore[] {
  return readdirSync(FOLDER)
    .toSorted()
    .map((file) => {
      const set = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as { language: string; cases: NameCase[] };
      return scoreLanguage(set.language, set.cases);
    });
}

export const toRecall = (scores: readonly NameScore[]) => share(sum(scores, 'found'), sum(scores, 'expected'));

export const toPrecision = (scores: readonly NameScore[]) =>
  share(sum(scores, 'found'), sum(scores, 'found') + sum(scores, 'wrong'));

function scoreLanguage(language: string, cases: readonly NameCase[]): NameScore {
  const score: NameScore = { language, cases: cases.length, expected: 0, found: 0, wrong: 0, faults: [] };
  for (const one of cases) {
    const marks = findMarks(one, language);
    const missed = one.expect.filter((range) => !marks.some(({ span }) => overlaps(span, range)));
    const wrong = marks.filter(({ span }) => !one.expect.some((range) => overlaps(span, range)));
    score.expected += one.expect.length;
    score.found += one.expect.length - missed.length;
    score.wrong += wrong.length;
    if (missed.length + wrong.length > 0) {
      const tell = (span: readonly [number, number]) => one.text.slice(...span);
      score.faults.push(
        `${language} "${one.text}" (${one.why}): missed ${missed.map(tell).join(', ') || 'none'}; wrong ${wrong.map(({ span, rule }) => `${tell(span)} (${rule})`).join(', ') || 'none'}`,
      );
    }
  }
  return score;
}

/** Names alone, as `measureAnswer` finds them: what is thought of them would take most of the time. */
function findMarks({ text, names }: NameCase, language: string): { span: [number, number]; rule: NameRule }[] {
  const plain = toPlainText(text);
  const found = findNames(plain, compile(names), { language, words: toWordIndex(plain.text) });
  return found
    .filter(({ brand }) => brand === 0)
    .map(({ start, end, rule }) => ({ span: plain.toSource(start, end), rule }));
}

/** By their names, which cases share. */
const compiled = new Map<string, CompiledBrands>();

function compile(names: readonly string[]): CompiledBrands {
  const key = names.join('\n');
  const known =
    compiled.get(key) ??
    compileBrands(
      names.map((name, index) => ({
        brandId: index + 1,
        isOwn: index === 0,
        names: [{ text: name, caseSensitive: false }],
        exclusions: [],
        domains: [],
      })),
    );
  compiled.set(key, known);
  return known;
}

function overlaps(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] < b[1] && b[0] < a[1];
}

function sum(scores: readonly NameScore[], key: 'expected' | 'found' | 'wrong'): number {
  return scores.reduce((total, score) => total + score[key], 0);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : (part / whole) * 100;
}
