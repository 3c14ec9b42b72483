/** The pages that answers cite most. */
import { note } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

export const writeSources: SectionWriter = ({ facts, words, titles, format }) => {
  const { columns } = words;
  const { shown, total } = facts.sources;
  const table: ReportTable = {
    id: 'sources',
    caption: titles.sources,
    columns: [
      { key: 'page', label: columns.page, kind: 'link' },
      { key: 'type', label: columns.type, kind: 'text' },
      { key: 'answers', label: columns.citations, kind: 'count' },
      { key: 'prompts', label: columns.prompts, kind: 'count' },
      { key: 'place', label: columns.place, kind: 'decimal' },
    ],
    rows: shown.map(({ title, domain, url, sourceType, citationCount, promptCount, averagePosition }) => [
      { text: title || domain, address: url },
      words.sourceTypes[sourceType],
      citationCount,
      promptCount,
      averagePosition,
    ]),
  };
  if (shown.length === 0) return toEmptySection(words.noPages, table);
  const more = total > shown.length ? [note(words.more(format.count(shown.length), format.count(total)))] : [];
  return {
    message: words.story.messages.sources(format.count(total), total),
    blocks: [{ kind: 'table', table }, ...more],
    data: table,
  };
};
