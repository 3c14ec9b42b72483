import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { isReversed, isRight, type Judged, type JudgedSet, judgeSet, toAccuracy } from '#support/opinions/judge-set.ts';
import { LEAST_ANSWERS, LEAST_SENTENCES, readOpinionSet } from '#support/opinions/opinion-sets.ts';

/** `SIGHTLINE_OPINIONS=fr,es` lists what is judged otherwise than by the reader in these languages. */
const LISTED = (process.env.SIGHTLINE_OPINIONS ?? '').split(',');

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

  it('are printed with their accuracy', () => {
    for (const [language, { sentences, answers }] of judged) {
      const reversed = [...sentences, ...answers].filter(isReversed).length;
      print(
        `${language}: sentences ${toPercent(toAccuracy(sentences))}, answers ${toPercent(toAccuracy(answers))}, reversed ${reversed}`,
      );
      if (LISTED.includes(language))
        for (const one of [...sentences, ...answers]) if (!isRight(one)) print(toLine(one));
    }
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
