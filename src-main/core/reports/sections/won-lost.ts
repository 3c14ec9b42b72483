/** Questions that were won and lost since the period compared with, judged together. */
import { changeOf, type MovedPrompts } from '../facts/read-moved-prompts.ts';
import { type Block, note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { describeQuestions } from '../story/describe-story.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

/** On the page, of each. */
const SHOWN = 12;

export const writeWonLost: SectionWriter = (input) => {
  const { facts, words, titles } = input;
  const { won, lost, all, judged } = facts.moved;
  const data = toTable('won_lost', titles.won_lost, all, input);
  const [message] = describeQuestions(input);
  if (all.length === 0) return toEmptySection(words.nothingToCompare, data);
  const { questions: own } = words;
  const parts = [
    { heading: own.won, prompts: won, id: 'won' },
    { heading: own.lost, prompts: lost, id: 'lost' },
  ].filter(({ prompts }) => prompts.length > 0);
  const shown: Block[] = parts.flatMap(({ heading, prompts, id }): Block[] => [
    { kind: 'heading', text: heading },
    { kind: 'table', table: toTable(id, heading, prompts.slice(0, SHOWN), input) },
    ...(prompts.length > SHOWN
      ? [note(words.more(input.format.count(SHOWN), input.format.count(prompts.length)))]
      : []),
  ]);
  return {
    ...(message !== undefined && { message }),
    blocks: [
      ...(message === undefined
        ? [note(own.tooFew)]
        : [note(`${message} ${words.figureWords.judged(judged, won.length + lost.length)}`)]),
      ...shown,
      note(own.perPrompt),
    ],
    data,
  };
};

function toTable(
  id: string,
  caption: string,
  prompts: MovedPrompts['all'],
  { words: { columns, change } }: SectionInput,
): ReportTable {
  return {
    id,
    caption,
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'before', label: columns.before, kind: 'rate' },
      { key: 'now', label: change.now, kind: 'rate' },
      { key: 'change', label: columns.change, kind: 'change' },
      { key: 'answersBefore', label: columns.answersBefore, kind: 'count', isDataOnly: true },
      { key: 'answers', label: columns.answers, kind: 'count' },
      { key: 'verdict', label: columns.verdict, kind: 'verdict' },
    ],
    rows: prompts.map((prompt) => [
      prompt.label,
      prompt.previous,
      prompt.current,
      changeOf(prompt),
      prompt.previousN,
      prompt.currentN,
      prompt.verdict,
    ]),
  };
}
