/** What is worth doing next: open tasks, the first one first. */
import type { Block } from '../model/blocks.ts';
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

const SHOWN_ON_ONE_PAGE = 3;
const MOST_STEPS = 3;

export const writeNextSteps: SectionWriter = ({ facts, words, titles, format, definition }) => {
  const { steps: own, story } = words;
  const { open, openTotal } = facts.work;
  const data: ReportTable = {
    id: 'next_steps',
    caption: titles.next_steps,
    columns: [
      { key: 'task', label: own.task, kind: 'text' },
      { key: 'category', label: words.columns.type, kind: 'text' },
      { key: 'status', label: own.status, kind: 'text' },
      { key: 'impact', label: own.impact, kind: 'count' },
      { key: 'effort', label: own.effort, kind: 'count' },
      { key: 'evidence', label: own.evidence, kind: 'text' },
    ],
    rows: open.map(({ title, category, status, impact, effort, evidence }) => [
      ...[title, own.categories[category], own.statuses[status], impact, effort],
      evidence.summary,
    ]),
  };
  if (open.length === 0) return toEmptySection(story.messages.nothingOpen, data);
  const message = story.messages.nextSteps(openTotal);
  const isShort = definition.kind === 'pitch';
  const shown = open.slice(0, isShort ? SHOWN_ON_ONE_PAGE : open.length);
  const items = shown.map(({ title, evidence }) => [{ text: title, isStrong: true }, { text: ` ${evidence.summary}` }]);
  const details: Block[] = isShort
    ? []
    : [
        note(own.scale),
        ...shown.slice(0, 1).flatMap(({ title, steps }): Block[] =>
          steps.length === 0
            ? []
            : [
                {
                  kind: 'list',
                  isOrdered: true,
                  title: own.first(words.story.quoted(title)),
                  items: steps.slice(0, MOST_STEPS).map((text) => [{ text }]),
                },
              ],
        ),
      ];
  const more =
    !isShort && openTotal > shown.length ? [note(words.more(format.count(shown.length), format.count(openTotal)))] : [];
  return { message, blocks: [{ kind: 'list', isOrdered: true, items }, ...more, ...details], data };
};
