/**
 * Writes what was measured as CSV files for the reference database. They come straight from the measuring, past the
 * product's storage, so that a fault there cannot make both sides wrong in the same way.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

import { dayOf, startOfDay } from '#shared/time/day.ts';
import { BENCH_ENGINES, PROMPTS } from '../world/world.ts';
import type { AnswerUnit, UnitAnswer } from './answer-unit.ts';

export const FACT_KINDS = ['answer', 'appearance', 'citation', 'search'] as const;
type FactKind = (typeof FACT_KINDS)[number];

export class FactsFiles {
  readonly #files: Record<FactKind, number>;

  /** `part` names the files of one thread. */
  constructor(folder: string, part: number) {
    mkdirSync(folder, { recursive: true });
    const open = (kind: FactKind) => openSync(path.join(folder, `${kind}-${part}.csv`), 'w');
    this.#files = {
      answer: open('answer'),
      appearance: open('appearance'),
      citation: open('citation'),
      search: open('search'),
    };
  }

  add(unit: AnswerUnit): void {
    const lines: Record<FactKind, string[]> = { answer: [], appearance: [], citation: [], search: [] };
    const engine = (BENCH_ENGINES as readonly string[]).indexOf(unit.engine);
    for (const answer of unit.answers) {
      const id = unit.number * PROMPTS + answer.promptIndex + 1;
      const key = `${id},${unit.day},${engine},${answer.promptIndex}`;
      const moment = answer.answeredAt - startOfDay(dayOf(answer.answeredAt));
      lines.answer.push(`${key},${moment},${answer.measured.words},${answer.measured.mentions.length}`);
      lines.appearance.push(...toAppearanceLines(key, answer));
      for (const { place, url } of answer.measured.citations) lines.citation.push(`${key},${place},${quote(url)}`);
      for (const query of answer.content.queries ?? []) lines.search.push(`${key},${moment},${quote(query)}`);
    }
    for (const kind of FACT_KINDS) writeSync(this.#files[kind], lines[kind].map((line) => `${line}\n`).join(''));
  }

  close(): void {
    for (const file of Object.values(this.#files)) closeSync(file);
  }
}

/** One line a brand that is named or cited: order, depth, sentiment and occurrences are empty when it is only cited. */
function toAppearanceLines(key: string, { measured }: UnitAnswer): string[] {
  const cited = new Set(measured.citations.flatMap((citation) => citation.brandIds));
  const named = measured.mentions.map(
    ({ brandId, order, depth, sentiment, spans }) =>
      `${key},${brandId},1,${cited.delete(brandId) ? 1 : 0},${order},${depth},${sentiment ?? ''},${spans.length}`,
  );
  return [...named, ...[...cited].map((brandId) => `${key},${brandId},0,1,,,,0`)];
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
