/** Visibility: it fell against the thirty days before, compared prompt by prompt. */
import { toEngineLabel } from '../engine-label.ts';
import { askedInBoth, type CellTest, countShare, listOf, toRateCells } from '../facts/count-cells.ts';
import { listFallenEngines, listFallenPrompts } from '../facts/fallen-parts.ts';
import type { PeriodFacts, TaskFacts } from '../facts/task-facts.ts';
import { toOwnSite } from '../own-site.ts';
import { findRealChange } from '../statistics.ts';
import type { EvidenceItem, TaskRule } from '../task-rule.ts';

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
    const cellsOf = (period: PeriodFacts) => toRateCells(period, facts.own.id, 'visible', test);
    if (findRealChange(cellsOf(facts.current), cellsOf(facts.previous), 'rate') > -MIN_DROP_POINTS) return [];
    const fall = {
      now,
      before,
      prompts: listFallenPrompts(facts, 'visible', test),
      engines: listFallenEngines(facts, 'visible', test),
      lostPages: facts.lostPages,
    };
    return [
      {
        subject: 'unbranded',
        about: { isBranded: false, isVisible: false },
        say: ({ visibility }, around) => visibility.visibilityDrop.task({ ...toOwnSite(facts.own), ...fall }, around),
        impact: 9,
        effort: 5,
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
  const answers = { engine, isBranded: false, isVisible: false };
  return [{ say: ({ visibility }) => visibility.visibilityDrop.item(toEngineLabel(engine), { now, before }), answers }];
}
