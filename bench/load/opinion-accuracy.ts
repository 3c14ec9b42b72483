/** How often opinions agree with a careful reader, language by language, in the project's own sentences and answers. */
import { isReversed, type JudgedSet, judgeSet, toAccuracy } from '#support/opinions/judge-set.ts';
import { readOpinionSets } from '#support/opinions/opinion-sets.ts';
import type { Figure } from '../report/verdict.ts';

const LEAST = 85;
const LEAST_OF_ANSWERS = 90;
const LEAST_OF_ONE = 75;
const MOST_REVERSED = 2;

export function measureOpinionAccuracy(): Figure[] {
  const sets = readOpinionSets().map((set) => ({ language: set.language, ...judgeSet(set) }));
  const sentences = sets.flatMap((set) => set.sentences);
  const answers = sets.flatMap((set) => set.answers);
  const all = [...sentences, ...answers];
  const reversed = (100 * all.filter(isReversed).length) / all.length;
  const note = `${sets.length} languages`;
  return [
    { name: 'opinions, sentences', value: 100 * toAccuracy(sentences), unit: '%', target: { least: LEAST }, note },
    {
      name: 'opinions, answers',
      value: 100 * toAccuracy(answers),
      unit: '%',
      target: { least: LEAST_OF_ANSWERS },
      note,
    },
    { name: 'opinions, reversed', value: reversed, unit: '%', target: { most: MOST_REVERSED }, note },
    ...sets.map(toFigure),
  ];
}

function toFigure({ language, sentences, answers }: JudgedSet & { language: string }): Figure {
  return {
    name: `opinions, ${language}`,
    value: 100 * toAccuracy([...sentences, ...answers]),
    unit: '%',
    target: { least: LEAST_OF_ONE },
    note: `answers ${(100 * toAccuracy(answers)).toFixed(1)} %`,
  };
}
