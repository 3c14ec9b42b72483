/** The questions, those that bring the brand up most often first. */
import { html } from '../markup.ts';
import { type ReportTable, writeTable } from '../report-table.ts';
import { intervalCells, intervalColumns } from './interval-columns.ts';
import type { SectionWriter } from './section.ts';

export const writePrompts: SectionWriter = (input) => {
  const { facts, words, titles, format } = input;
  const { columns } = words;
  const { shown, total } = facts.prompts;
  const table: ReportTable = {
    caption: titles.prompts,
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text' },
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
  if (shown.length === 0) return { body: html`<p class="note">${words.noAnswers}</p>`, table };
  const more =
    total > shown.length
      ? html`<p class="note">${words.more(format.count(shown.length), format.count(total))}</p>`
      : null;
  return { body: html`${writeTable(table, format)}${more}<p class="note">${words.figureWords.noBrand(1)}</p>`, table };
};
