/** Questions whose answers show others more often than the own brand, and whom. */
import { note } from '../model/blocks.ts';
import { isolate } from '../model/isolate.ts';
import type { ReportTable } from '../model/report-table.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

/** On the page; the data file has all. */
const SHOWN = 15;
const SHOWN_ON_ONE_PAGE = 3;

export const writeMissing: SectionWriter = ({ facts, words, titles, format, definition }) => {
  const { columns, questions } = words;
  const { missing } = facts;
  const data: ReportTable = {
    id: 'missing',
    caption: titles.missing,
    columns: [
      { key: 'prompt', label: columns.prompt, kind: 'text', isOfOthers: true },
      { key: 'rival', label: questions.rival, kind: 'text', isOfOthers: true },
      { key: 'rivalAnswers', label: questions.rivalAnswers, kind: 'count' },
      { key: 'ownAnswers', label: questions.ownAnswers, kind: 'count' },
      { key: 'answers', label: columns.answers, kind: 'count' },
      { key: 'language', label: columns.language, kind: 'text', isDataOnly: true },
    ],
    rows: missing.map(({ text, rival, rivalAnswers, own, answers, language }) => [
      ...[text, rival, rivalAnswers, own, answers],
      format.languageName(language),
    ]),
  };
  const message = words.story.messages.missing(missing.length, isolate(facts.brand));
  if (missing.length === 0) return toEmptySection(message, data);
  const most = definition.kind === 'pitch' ? SHOWN_ON_ONE_PAGE : SHOWN;
  const rows = data.rows.slice(0, most);
  const more =
    missing.length > rows.length ? [note(words.more(format.count(rows.length), format.count(missing.length)))] : [];
  return { message, blocks: [{ kind: 'table', table: { ...data, rows } }, ...more], data };
};
