/** Visibility: it fell against the thirty days before, by more than chance explains. */

import { Z_95 } from '#shared/statistics/wilson-interval.ts';
import { askedInBoth, type CellTest, countShare, listOf } from '../facts/count-cells.ts';
import type { TaskFacts } from '../facts/task-facts.ts';
import { compareShares } from '../statistics.ts';
import type { EvidenceItem, TaskRule } from '../task-rule.ts';
import { toEngineLabel, toPercentText } from '../wording.ts';

const MIN_ANSWERS = 30;
const MIN_DROP_POINTS = 5;

export const visibilityDrop: TaskRule = {
  id: 'visibility-drop',
  category: 'visibility',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const isInBoth = askedInBoth(facts.current, facts.previous);
    const test: CellTest = (cell) => !cell.isBranded && isInBoth(cell);
    const now = countShare(facts.current, facts.own.id, 'visible', test);
    const before = countShare(facts.previous, facts.own.id, 'visible', test);
    if (now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS) return [];
    const dropPoints = (before.part / before.whole - now.part / now.whole) * 100;
    if (dropPoints < MIN_DROP_POINTS || compareShares(now, before) > -Z_95) return [];
    const { name } = facts.own;
    return [
      {
        subject: 'unbranded',
        title: `The visibility of ${name} has fallen`,
        description: `In the last thirty days fewer answers name ${name} or cite its site than in the thirty days before. The difference is larger than chance explains.`,
        steps: [
          'See below which engine lost most, and open answers of both periods side by side.',
          'Check whether pages that used to be cited still exist and say what they said.',
          'Look at which brands and sites took the place.',
          'Bring the pages that were cited before up to date first.',
        ],
        impact: 9,
        effort: 5,
        summary: `Visibility fell by ${dropPoints.toFixed(0)} points to ${toPercentText(now.part, now.whole)}.`,
        metrics: [
          { label: 'Last 30 days', value: `${toPercentText(now.part, now.whole)} of ${now.whole} answers` },
          { label: '30 days before', value: `${toPercentText(before.part, before.whole)} of ${before.whole} answers` },
        ],
        items: listOf(facts.current, 'engine').flatMap((engine) => toItem(facts, engine, test)),
        place: 'overview',
      },
    ];
  },
};

function toItem(facts: TaskFacts, engine: string, test: CellTest): EvidenceItem[] {
  const ofEngine: CellTest = (cell) => cell.engine === engine && test(cell);
  const now = countShare(facts.current, facts.own.id, 'visible', ofEngine);
  const before = countShare(facts.previous, facts.own.id, 'visible', ofEngine);
  if (now.whole === 0) return [];
  const change = `${toPercentText(before.part, before.whole)} before, ${toPercentText(now.part, now.whole)} now`;
  const answers = { engine, isBranded: false, isVisible: false };
  return [{ text: `${toEngineLabel(engine)}: ${change}`, answers }];
}
