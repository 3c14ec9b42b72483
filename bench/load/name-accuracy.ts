/** How many of the mentions that a careful reader counts are found, language by language, in the project's own sentences. */
import { type NameScore, scoreNames, toPrecision, toRecall } from '#support/name-cases.ts';
import type { Figure } from '../report/verdict.ts';

const LEAST_RECALL = 96;
const LEAST_PRECISION = 97;
const LEAST_RECALL_OF_ONE = 90;

export function measureNames(): Figure[] {
  const scores = scoreNames();
  const note = `${scores.reduce((total, { cases }) => total + cases, 0)} sentences`;
  return [
    { name: 'names, recall', value: toRecall(scores), unit: '%', target: { least: LEAST_RECALL }, note },
    { name: 'names, precision', value: toPrecision(scores), unit: '%', target: { least: LEAST_PRECISION }, note },
    ...scores.map(toFigure),
  ];
}

function toFigure(score: NameScore): Figure {
  return {
    name: `names, recall, ${score.language}`,
    value: toRecall([score]),
    unit: '%',
    target: { least: LEAST_RECALL_OF_ONE },
    note: `precision ${toPrecision([score]).toFixed(1)} %`,
  };
}
