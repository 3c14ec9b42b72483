/** One domain or page beside the table: figures, where it leads, the answers that cite it, and what kind of site it is. */
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { useOperation } from '../../api/use-operation.ts';
import { drawExplained } from '../../explain/draw-explained.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import type { RowMove } from '../../table/plan-judged.ts';
import { formatCount, formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { OutsideLink } from '../../viewer/outside-link.tsx';
import { Classification } from './classification.tsx';
import { toPath, toSource } from './plan-source-rows.ts';
import { SourceChange } from './source-change.tsx';
import classes from './source-panel.module.css';

/** What any of the tables knows of a row; `id` only where it is a page. */
export interface SourceRow {
  domain: string;
  sourceType: SourceType;
  citationCount: number;
  id?: string | null;
  url?: string | null;
  title?: string;
  sharePercent?: number | null;
  change?: RowMove | null;
  interval?: FigureInterval;
  previousCount?: number;
  pageCount?: number;
  promptCount?: number;
  averagePosition?: number;
}

const words = TEXTS.sources.panel;
const { columns, types } = TEXTS.sources;
const PAGES = 8;

/** Opens for the row that the address names, as soon as the table has it. */
export function SourceSidePanel({ row, onClose }: { row: SourceRow | undefined; onClose: () => void }) {
  return (
    <SidePanel title={<bdi>{row?.title || row?.domain}</bdi>} isOpen={row !== undefined} onClose={onClose}>
      {row && <SourcePanel row={row} />}
    </SidePanel>
  );
}

function SourcePanel({ row }: { row: SourceRow }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const isPage = typeof row.id === 'string';
  const behind: Record<string, string> = isPage ? { source: row.id ?? '' } : { domain: row.domain };
  return (
    <div className={classes.panel}>
      <p className={classes.address}>
        <OutsideLink url={isPage ? (row.url ?? '') : `https://${row.domain}/`} />
      </p>
      <Figures row={row} />
      {row.citationCount > 0 && (
        <p className={classes.links}>
          <Link to={toScreenLink(projectId, 'answers', address, behind)}>{words.answers(row.citationCount)}</Link>
        </p>
      )}
      <Classification domain={row.domain} sourceType={row.sourceType} />
      {!isPage && <DomainPages domain={row.domain} />}
    </div>
  );
}

function Figures({ row }: { row: SourceRow }) {
  const explain = drawExplained({ figure: 'citationRate', source: toSource(row) });
  const lines: [string, ReactNode][] = [
    [columns.type, types[row.sourceType]],
    [columns.citations, explain(formatCount(row.citationCount))],
  ];
  if (row.sharePercent !== undefined) {
    lines.push([
      columns.share,
      <FigureCell key="share" value={row.sharePercent} interval={row.interval} drawValue={explain} />,
    ]);
  }
  if (row.change) {
    lines.push([columns.change, <SourceChange key="change" row={row} change={row.change} />]);
  }
  if (row.previousCount !== undefined) lines.push([columns.before, formatCount(row.previousCount)]);
  if (row.pageCount !== undefined) lines.push([columns.pages, formatCount(row.pageCount)]);
  if (row.promptCount !== undefined) lines.push([columns.prompts, formatCount(row.promptCount)]);
  if (row.averagePosition !== undefined) lines.push([columns.place, formatDecimal(row.averagePosition)]);
  return (
    <section>
      <h3 className={classes.heading}>{words.figures}</h3>
      <FactList className={classes.figures} facts={lines} />
    </section>
  );
}

/** The most cited pages of a domain. */
function DomainPages({ domain }: { domain: string }) {
  const { figureInput } = useFilters();
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const found = useOperation('sources.list', { ...figureInput, search: domain, limit: 100 }).data;
  const pages = found?.sources.filter((page) => page.domain === domain) ?? [];
  if (pages.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{words.pages}</h3>
      <ul className={classes.list}>
        {pages.slice(0, PAGES).map(({ id, url, title, citationCount }) => (
          <li key={id}>
            <Link to={toScreenLink(projectId, 'answers', address, { source: id })} title={url}>
              <bdi>{title || toPath(url)}</bdi>
            </Link>
            <span>{formatCount(citationCount)}</span>
          </li>
        ))}
      </ul>
      {pages.length > PAGES && <p className={classes.note}>{words.more(pages.length - PAGES)}</p>}
    </section>
  );
}
