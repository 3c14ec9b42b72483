/** Two brands side by side over the same answers: figures, whether the difference is real, and the answers that tell them apart. */
import { Select } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { formatChange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { BrandColour } from '../../ui/brand-colours.ts';
import { BrandDot } from '../../ui/brand-dot.tsx';
import { Card } from '../../ui/card.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './head-to-head.module.css';
import { type Duel as DuelFigure, type DuelSide, planDuels } from './plan-head-to-head.ts';

const words = TEXTS.competitors.compare;
const { columns } = TEXTS.competitors;
const FIGURES: Readonly<Record<DuelFigure['figure'], string>> = {
  visibility: columns.visibility,
  mentionRate: columns.mentionRate,
  citationRate: columns.citationRate,
  first: words.namedFirst,
  order: columns.order,
  depth: columns.depth,
  sentiment: columns.sentiment,
  share: columns.share,
};

interface HeadToHeadProps {
  rows: readonly CompetitorRow[];
  colours: ReadonlyMap<string, BrandColour>;
}

/** The own brand against the first of the ranking, unless the address says otherwise. */
export function HeadToHead({ rows, colours }: HeadToHeadProps) {
  const [oneId, setOneId] = useAddressValue('one');
  const [otherId, setOtherId] = useAddressValue('other');
  const one = rows.find(({ id }) => id === oneId) ?? rows.find(({ isUserBrand }) => isUserBrand);
  const other = rows.find(({ id }) => id === otherId && id !== one?.id) ?? rows.find(({ id }) => id !== one?.id);
  if (!one || !other) return <Card title={words.title}>{<p className={classes.none}>{words.alone}</p>}</Card>;
  const choices = rows.map(({ id, name }) => ({ value: id, label: name }));
  const choose = (label: string, value: string, excluded: string, set: (id: string | null) => void) => (
    <Select
      size="xs"
      aria-label={label}
      searchable
      allowDeselect={false}
      data={choices.filter((choice) => choice.value !== excluded)}
      value={value}
      onChange={set}
      leftSection={<BrandDot colour={colours.get(value)} />}
      className={classes.choice}
    />
  );
  return (
    <Card
      title={words.title}
      note={words.note}
      controls={
        <>
          {choose(words.one, one.id, other.id, setOneId)}
          {choose(words.other, other.id, one.id, setOtherId)}
        </>
      }
    >
      <Duel one={one} other={other} />
    </Card>
  );
}

interface DuelProps {
  one: CompetitorRow;
  other: CompetitorRow;
}

function Duel({ one, other }: DuelProps) {
  const { figureInput } = useFilters();
  const comparison = useOperation('competitors.compare', {
    ...figureInput,
    brandId: one.id,
    otherId: other.id,
    verdicts: true,
  });
  if (comparison.error) return <ErrorNotice error={comparison.error} onRetry={() => void comparison.refetch()} />;
  if (!comparison.data) return <SkeletonCard heightPx={300} />;
  const { named } = comparison.data;
  return (
    <div className={classes.body} data-stale={comparison.isPlaceholderData}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.figure}</th>
            <th scope="col">
              <bdi>{one.name}</bdi>
            </th>
            <th scope="col">
              <bdi>{other.name}</bdi>
            </th>
            <th scope="col">{words.difference}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {planDuels(one, other, comparison.data).map((duel) => (
            <DuelLine key={duel.figure} duel={duel} one={one} other={other} />
          ))}
        </tbody>
      </table>
      <p className={classes.links}>
        <ApartLink count={named.onlyBrand} brand={one} without={other} />
        <ApartLink count={named.onlyOther} brand={other} without={one} />
        <span>
          {words.both(named.both)}, {words.neither(named.neither)}
        </span>
      </p>
    </div>
  );
}

function DuelLine({ duel, one, other }: DuelProps & { duel: DuelFigure }) {
  const { figure, verdict, difference, isRate } = duel;
  const isSaid = verdict === 'real' || verdict === 'on_these_prompts';
  const { word, why } = verdict ? TEXTS.figures.verdicts[verdict] : { word: '', why: words.noVerdictHint };
  const written = formatChange(difference);
  return (
    <tr>
      <th scope="row" title={figure === 'visibility' ? undefined : TEXTS.competitors.definitions[figure]}>
        {FIGURES[figure]}
      </th>
      <Side side={duel.one} isOwn={one.isUserBrand} />
      <Side side={duel.other} isOwn={other.isUserBrand} />
      <td>{isRate && difference !== null ? words.points(written) : written}</td>
      <td data-real={isSaid} title={why}>
        {isSaid && difference !== null
          ? words.apart(word, findAhead(duel, one.name, other.name))
          : word || words.noVerdict}
      </td>
    </tr>
  );
}

/** Who does better: less is better of the place in an answer. */
function findAhead({ figure, difference }: DuelFigure, one: string, other: string): string {
  const isLessBetter = figure === 'order' || figure === 'depth';
  return (difference ?? 0) > 0 === isLessBetter ? other : one;
}

function Side({ side: { value, interval }, isOwn }: { side: DuelSide; isOwn: boolean }) {
  return (
    <td data-own={isOwn}>
      <FigureCell value={value} interval={interval} />
    </td>
  );
}

/** To the answers that name one brand and not the other. */
function ApartLink({ count, brand, without }: { count: number; brand: CompetitorRow; without: CompetitorRow }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const text = words.without(count, brand.name, without.name);
  if (count === 0) return <span>{text}</span>;
  const apart: Record<string, string> = without.isUserBrand ? { mentioned: '0' } : { without: without.id };
  return <Link to={toScreenLink(projectId, 'answers', address, { brand: brand.id, ...apart })}>{text}</Link>;
}
