/** One brand beside the table: its figures with intervals, how it is recognised, its answers; edit and stop tracking. */
import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import type { FigureInterval } from '#shared/contract/intervals.ts';
import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { DASH, formatCount, formatDecimal } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { planFigure } from '../../ui/plan-figure.ts';
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
  const { totalResults: total, visibleResults, totalMentions, totalCitations, intervals } = row;
  return (
    <section>
      <h3 className={classes.heading}>{words.figures}</h3>
      {total === 0 && <p className={classes.note}>{missing.noAnswers}</p>}
      <dl className={classes.figures}>
        <Estimated
          name={columns.visibility}
          value={total === 0 ? null : row.visibilityRate}
          interval={intervals?.visibilityRate}
          counts={words.of(formatCount(visibleResults), formatCount(total))}
        />
        <Estimated
          name={columns.mentionRate}
          value={total === 0 ? null : row.mentionRate}
          interval={intervals?.mentionRate}
          counts={words.of(formatCount(totalMentions), formatCount(total))}
        />
        {totalCitations === null ? (
          <Figure name={columns.citationRate} value={DASH} detail={missing.noDomain} />
        ) : (
          <Estimated
            name={columns.citationRate}
            value={total === 0 ? null : row.citationRate}
            interval={intervals?.citationRate}
            counts={words.of(formatCount(totalCitations), formatCount(total))}
          />
        )}
        <Estimated name={columns.share} value={row.shareOfVoicePercent} interval={intervals?.shareOfVoice} />
        <Estimated name={columns.order} value={row.avgMentionOrder} interval={intervals?.mentionOrder} />
        <Figure name={columns.first} value={formatDecimal(row.firstMentionSharePercent)} />
        <Estimated name={columns.depth} value={row.averagePosition} interval={intervals?.position} />
        <Estimated
          name={columns.sentiment}
          value={row.sentimentScore === null ? null : row.sentimentScore * 100}
          interval={intervals?.sentiment}
        />
        <Figure name={columns.prompts} value={total === 0 ? DASH : formatCount(row.promptCount)} />
      </dl>
    </section>
  );
}

interface EstimatedProps {
  name: string;
  value: number | null;
  interval: FigureInterval | undefined;
  counts?: string;
}

/** A figure with the interval that is shown, by its name; both in sentences on hover. */
function Estimated({ name, value, interval, counts = '' }: EstimatedProps) {
  const figure = planFigure(value, interval);
  const details = [figure.span && `${figure.span} ${figure.kind}`, figure.prompts, value === null ? '' : counts];
  return (
    <Figure
      name={name}
      value={figure.value}
      detail={details.filter((detail) => detail !== '').join(' · ')}
      why={figure.sentences.join('\n')}
    />
  );
}

function Figure({ name, value, detail = '', why }: { name: string; value: string; detail?: string; why?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd title={why}>
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
    [TEXTS.naming.near, brand.nearbyWords],
    [TEXTS.naming.off, brand.withoutRules.map((rule) => TEXTS.naming.switches.rules[rule])],
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
