/** One brand beside the table: its figures with intervals, how it is recognised, its answers; edit and stop tracking. */
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import { wilsonInterval } from '#shared/statistics/wilson-interval.ts';
import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { DASH, formatCount, formatDecimal, formatSpan } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './brand-panel.module.css';
import type { TrackedBrand } from './use-brands.ts';

const words = TEXTS.competitors.panel;
const { columns, missing } = TEXTS.competitors;

interface BrandPanelProps {
  row: CompetitorRow;
  brand: TrackedBrand | undefined;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

export function BrandPanel({ row, brand, isBusy, onEdit, onRemove }: BrandPanelProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  // The ranking may know of a brand a moment before its names are read.
  const isDisabled = isBusy || !brand;
  return (
    <div className={classes.panel}>
      <Figures row={row} />
      <nav className={classes.links} aria-label={words.answersNaming}>
        <Link to={toScreenLink(projectId, 'answers', address, { brand: row.id })}>{words.answersNaming}</Link>
        {!row.isUserBrand && (
          <Link to={toScreenLink(projectId, 'answers', address, { brand: row.id, mentioned: '0' })}>
            {words.answersWithout}
          </Link>
        )}
      </nav>
      {brand && <Names brand={brand} />}
      {row.isUserBrand ? (
        <p className={classes.links}>
          <Link to={toScreenLink(projectId, 'settings/brand', address)}>{words.ownLink}</Link>
        </p>
      ) : (
        <div className={classes.buttons}>
          <Button leftSection={<IconPencil size={14} />} disabled={isDisabled} onClick={onEdit}>
            {words.edit}
          </Button>
          <Button variant="subtle" leftSection={<IconTrash size={14} />} disabled={isDisabled} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function Figures({ row }: { row: CompetitorRow }) {
  const { totalResults: total, visibleResults, totalMentions, totalCitations } = row;
  return (
    <section>
      <h3 className={classes.heading}>{words.figures}</h3>
      {total === 0 && <p className={classes.note}>{missing.noAnswers}</p>}
      <dl className={classes.figures}>
        <RateFigure name={columns.visibility} hits={visibleResults} total={total} />
        <RateFigure name={columns.mentionRate} hits={totalMentions} total={total} />
        {totalCitations === null ? (
          <Figure name={columns.citationRate} value={DASH} detail={missing.noDomain} />
        ) : (
          <RateFigure name={columns.citationRate} hits={totalCitations} total={total} />
        )}
        <Figure name={columns.share} value={formatDecimal(row.shareOfVoicePercent)} />
        <Figure name={columns.order} value={formatDecimal(row.avgMentionOrder)} />
        <Figure name={columns.first} value={formatDecimal(row.firstMentionSharePercent)} />
        <Figure name={columns.depth} value={formatDecimal(row.averagePosition)} />
        <Figure name={columns.sentiment} value={formatDecimal(row.sentimentScore && row.sentimentScore * 100)} />
        <Figure name={columns.prompts} value={total === 0 ? DASH : formatCount(row.promptCount)} />
      </dl>
    </section>
  );
}

function RateFigure({ name, hits, total }: { name: string; hits: number; total: number }) {
  const interval = wilsonInterval({ hits, total });
  if (!interval) return <Figure name={name} value={DASH} />;
  const detail = `${formatSpan(interval.lowPercent, interval.highPercent)} · ${words.of(formatCount(hits), formatCount(total))}`;
  return <Figure name={name} value={formatDecimal((100 * hits) / total)} detail={detail} />;
}

function Figure({ name, value, detail = '' }: { name: string; value: string; detail?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} <small>{detail}</small>
      </dd>
    </div>
  );
}

function Names({ brand }: { brand: TrackedBrand }) {
  const lists: [string, readonly string[]][] = [
    [words.aliases, brand.aliases],
    [words.exact, brand.caseSensitiveAliases],
    [words.excluded, brand.excludedPhrases],
    [words.domains, [...(brand.domain ? [brand.domain] : []), ...brand.domainAliases]],
  ];
  return (
    <section>
      <h3 className={classes.heading}>{words.names}</h3>
      <dl className={classes.names}>
        {lists.map(([name, texts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {texts.length === 0
                ? words.none
                : texts.map((text) => (
                    <bdi key={text} className={classes.spelling}>
                      {text}
                    </bdi>
                  ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
