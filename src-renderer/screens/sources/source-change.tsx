/** The change of a page's or domain's share, with its verdict: what it is made of, and the answers of both periods. */
import { Link, useSearchParams } from 'react-router';

import { toDate } from '#shared/time/day.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { ToldNumber } from '../../explain/told-number.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import type { RowMove } from '../../table/plan-judged.ts';
import { formatCount, formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { formatRange } from '../../ui/plan-figure.ts';
import { Verdict } from '../../ui/verdict.tsx';
import { toSource } from './plan-source-rows.ts';

const words = TEXTS.sources;

interface SourceChangeProps {
  row: {
    domain: string;
    id?: string | null;
    sourceType: SourceType;
    citationCount: number;
    previousCount?: number | undefined;
  };
  change: RowMove;
  place?: 'text' | 'row';
}

export function SourceChange({ row, change, place = 'text' }: SourceChangeProps) {
  const { window, compared } = useFilters();
  const { names, verdicts } = TEXTS.figures;
  const { citationCount, previousCount, sourceType } = row;
  const lines = [
    {
      name: `${words.columns.citations}, ${formatDayRange(window.firstDay, window.lastDay)}`,
      value: formatCount(citationCount),
    },
    ...(previousCount === undefined
      ? []
      : [
          {
            name: `${words.columns.citations}, ${formatDayRange(compared.firstDay, compared.lastDay)}`,
            value: formatCount(previousCount),
          },
        ]),
    { name: names.brand, value: formatRange(change.brand) },
    { name: names.repeat, value: formatRange(change.repeat) },
    { name: verdicts[change.verdict].word, value: '' },
  ];
  return (
    <ToldNumber
      name={words.columns.change}
      definition={words.definitions.change}
      lines={lines}
      leads={<AnswersOfBoth row={row} />}
    >
      <Verdict
        change={change.change}
        verdict={change.verdict}
        isMoreBetter={sourceType !== 'competitor'}
        place={place}
      />
    </ToldNumber>
  );
}

function AnswersOfBoth({ row }: Pick<SourceChangeProps, 'row'>) {
  const { compared } = useFilters();
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const source = toSource(row);
  const behind: Record<string, string> = 'domain' in source ? { ...source } : { source: source.sourceId };
  const before = { days: null, from: toDate(compared.firstDay), to: toDate(compared.lastDay) };
  return (
    <>
      <Link to={toScreenLink(projectId, 'answers', address, behind)}>{words.panel.answersNow}</Link>
      <Link to={toScreenLink(projectId, 'answers', address, { ...behind, ...before })}>
        {words.panel.answersBefore}
      </Link>
    </>
  );
}
