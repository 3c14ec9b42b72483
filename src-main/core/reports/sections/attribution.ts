/** Where customers say they came from: counts of what they answered, with the interval of the share of AI search. */
import { chooseDigits } from '#shared/figure-words/shown-interval.ts';
import { note, plain } from '../model/blocks.ts';
import type { ReportTable } from '../model/report-table.ts';
import { type SectionWriter, toEmptySection } from './section.ts';

export const writeAttribution: SectionWriter = ({ facts, words, titles, format }) => {
  const { channels } = words;
  const { current, previous } = facts.attribution ?? {};
  const currency = current?.currency ?? 'USD';
  const data: ReportTable = {
    id: 'attribution',
    caption: titles.attribution,
    columns: [
      { key: 'channel', label: channels.channel, kind: 'text' },
      { key: 'customers', label: channels.customers, kind: 'count' },
      { key: 'share', label: channels.share, kind: 'rate', digitsBy: 'interval' },
      { key: 'interval', label: channels.interval, kind: 'interval' },
      { key: 'revenue', label: channels.revenue, kind: 'money', currency },
    ],
    rows: (current?.byCategory ?? []).map(({ category, count, percentage, interval, revenue }) => [
      ...[channels.categories[category], count, percentage],
      interval ?? null,
      revenue,
    ]),
  };
  const { messages } = words.story;
  if (!current || current.total === 0) return toEmptySection(messages.noAttribution, data);
  const range = current.aiSearchInterval ?? null;
  const digits = chooseDigits(current.aiSearchPercentage, range);
  const message = messages.attribution(format.rate(current.aiSearchPercentage, digits), current.total);
  const before =
    previous && previous.total > 0
      ? ` ${channels.before(format.rate(previous.aiSearchPercentage, digits), format.count(previous.total))}`
      : '';
  return { message, blocks: [plain(message + before), { kind: 'table', table: data }, note(channels.note)], data };
};
