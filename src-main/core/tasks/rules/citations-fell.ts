/** Technical: the own site is cited less than in the thirty days before, compared prompt by prompt. */
import { askedInBoth, countShare, toRateCells } from '../facts/count-cells.ts';
import { listFallenPrompts } from '../facts/fallen-parts.ts';
import type { PeriodFacts } from '../facts/task-facts.ts';
import { findRealChange } from '../statistics.ts';
import type { EvidenceItem, TaskRule } from '../task-rule.ts';

const MIN_ANSWERS = 30;
/** Fewer citations to lose than this and a fall is no news. */
const MIN_CITED_BEFORE = 10;
const SHOWN = 8;

export const citationsFell: TaskRule = {
  id: 'citations-fell',
  category: 'technical',
  minAnswers: MIN_ANSWERS,
  find(facts) {
    const { current, previous, own, ownPages, lostPages } = facts;
    const test = askedInBoth(current, previous);
    const now = countShare(current, own.id, 'cited', test);
    const before = countShare(previous, own.id, 'cited', test);
    if (now.whole < MIN_ANSWERS || before.whole < MIN_ANSWERS || before.part < MIN_CITED_BEFORE) return [];
    const cellsOf = (period: PeriodFacts) => toRateCells(period, own.id, 'cited', test);
    if (findRealChange(cellsOf(current), cellsOf(previous), 'rate') >= 0) return [];
    const prompts = listFallenPrompts(facts, 'cited', test);
    return [
      {
        subject: 'domain',
        about: { isNamed: true, isCited: false },
        say: ({ technical }, around) =>
          technical.citationsFell.task({ domain: own.domains[0] ?? own.name, now, before, prompts, lostPages }, around),
        impact: 6,
        effort: 4,
        items: [
          { say: ({ technical }) => technical.citationsFell.uncited(), answers: { isNamed: true, isCited: false } },
          ...ownPages.slice(0, SHOWN).map(
            (page): EvidenceItem => ({
              say: ({ technical }) => technical.citationsFell.stillCited(page),
              sourceIds: [page.sourceId],
              answers: { sourceId: page.sourceId },
            }),
          ),
        ],
        place: `sources?search=${encodeURIComponent(own.domains[0] ?? '')}`,
      },
    ];
  },
};
