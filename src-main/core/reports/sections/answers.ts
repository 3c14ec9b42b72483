/** Answers that a reader can check, each with engine, date, question and the pages that it cites. */

import { dayOf } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { type Block, note } from '../model/blocks.ts';
import { toQuote } from '../model/quote-answer.ts';
import type { ReportTable } from '../model/report-table.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

/** Letters of each that are quoted; the data file has all of it. */
const LENGTH = 900;

export const writeAnswers: SectionWriter = ({ facts, words, titles }) => {
  const { columns } = words;
  const data: ReportTable = {
    id: 'answers',
    caption: titles.answers,
    columns: [
      { key: 'date', label: columns.date, kind: 'day' },
      { key: 'engine', label: columns.engine, kind: 'text' },
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'answer', label: words.answerText, kind: 'text', isOfOthers: true },
      { key: 'id', label: words.answerId, kind: 'text' },
    ],
    rows: facts.shown.map(({ answeredAt, model, prompt, text, id }) => [
      dayOf(Date.parse(answeredAt)),
      ...[ENGINE_LABELS[model], prompt, text, id],
    ]),
  };
  if (facts.shown.length === 0) return toEmptySection(words.noAnswers, data);
  const quotes = facts.shown.map((answer): Block => ({ kind: 'quote', quote: toQuote(answer, LENGTH) }));
  const { answers: message } = words.story.messages;
  return { message, blocks: [note(message), ...quotes], data };
};
