/** The questions, those that bring the brand up most often first. */
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

export const writePrompts: SectionWriter = (input) => {
  const { facts, words, titles, format } = input;
  const { columns } = words;
  const { shown, total } = facts.prompts;
  const table: ReportTable = {
    id: 'prompts',
    caption: titles.prompts,
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'language', label: columns.language, kind: 'text' },
      { key: 'visibility', label: columns.visibility, kind: 'rate', digitsBy: 'repeat' },
      ...intervalColumns(input, 'repeat'),
      { key: 'mentionRate', label: columns.mention, kind: 'rate' },
      { key: 'citationRate', label: columns.citation, kind: 'rate' },
      { key: 'answers', label: columns.answers, kind: 'count' },
    ],
    rows: shown.map(({ text, language, counts: { answers, own }, interval }) => [
      text,
      format.languageName(language),
      (100 * own.visible) / answers,
      ...intervalCells(interval),
      (100 * own.named) / answers,
      (100 * own.cited) / answers,
      answers,
    ]),
  };
  if (shown.length === 0) return toEmptySection(words.noAnswers, table);
  const more = total > shown.length ? [note(words.more(format.count(shown.length), format.count(total)))] : [];
  return {
    message: words.story.messages.prompts(format.count(total), total),
    blocks: [{ kind: 'table', table }, ...more, note(words.figureWords.noBrand(1))],
    data: table,
  };
};
