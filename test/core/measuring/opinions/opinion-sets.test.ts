import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { isReversed, isRight, type Judged, type JudgedSet, judgeSet, toAccuracy } from '#support/opinions/judge-set.ts';
import { LEAST_ANSWERS, LEAST_SENTENCES, readOpinionSet } from '#support/opinions/opinion-sets.ts';

/** `SIGHTLINE_OPINIONS=fr,es` lists what is judged otherwise than by the reader in these languages. */
const LISTED = (process.env.SIGHTLINE_OPINIONS ?? '').split(',');

const LEAST = 0.85;
const LEAST_BY_LANGUAGE = 0.75;
const LEAST_OF_ANSWERS = 0.9;
const MOST_REVERSED = 0.02;

describe('labelled opinions', () => {
  const judged = new Map<string, JudgedSet>();

  it.each(LANGUAGES)('are well formed in %s', (language) => {
    const set = readOpinionSet(language);
    if (!set || set.sentences.length < LEAST_SENTENCES || set.answers.length < LEAST_ANSWERS) {
      print(`${language}: missing (${set?.sentences.length ?? 0} sentences, ${set?.answers.length ?? 0} answers)`);
      if (!set) return;
    }
    expect(set.language).toBe(language);
    judged.set(language, judgeSet(set));
  });

  it.each(LANGUAGES)('agree with the reader in %s', (language) => {
    const { sentences, answers } = judged.get(language) ?? { sentences: [], answers: [] };
    const all = [...sentences, ...answers];
    print(
      `${language}: sentences ${toPercent(toAccuracy(sentences))}, answers ${toPercent(toAccuracy(answers))}, reversed ${all.filter(isReversed).length}`,
    );
    if (LISTED.includes(language)) for (const one of all) if (!isRight(one)) print(toLine(one));
    expect(toAccuracy(all)).toBeGreaterThanOrEqual(LEAST_BY_LANGUAGE);
  });

  it('agree with the reader over all languages, in answers as well, and are seldom reversed', () => {
    const sentences = [...judged.values()].flatMap((set) => set.sentences);
    const answers = [...judged.values()].flatMap((set) => set.answers);
    const all = [...sentences, ...answers];
    expect(toAccuracy(sentences)).toBeGreaterThanOrEqual(LEAST);
    expect(toAccuracy(answers)).toBeGreaterThanOrEqual(LEAST_OF_ANSWERS);
    expect(all.filter(isReversed).length / all.length).toBeLessThan(MOST_REVERSED);
  });
});

/** Where a test runner shows it. */
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function toPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function toLine({ text, brand, expected, measured, sentiment, words }: Judged): string {
  return `  ${brand}: ${expected}, measured ${measured} ${sentiment ?? ''} [${words.join('; ')}]\n    ${text}`;
}
