/** What is drawn in the ranking where text is not enough: the brand, its star, and a change that leads to where it comes from. */
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';

import type { ExplainedFigure } from '#shared/vocabulary/figures.ts';

import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { ChangeLink } from '../../explain/change-link.tsx';
import type { RowMove } from '../../table/plan-judged.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { BrandColour } from '../../ui/brand-colours.ts';
import { BrandDot } from '../../ui/brand-dot.tsx';
import { SmallBadge } from '../../ui/small-badge.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './competitors-screen.module.css';

export function BrandCell({ row, colour }: { row: CompetitorRow; colour: BrandColour | undefined }) {
  const { own, mentionOnly, mentionOnlyHint } = TEXTS.competitors;
  return (
    <span className={classes.brand} data-own={row.isUserBrand} title={row.name}>
      <BrandDot colour={colour} />
      <bdi className={classes.brandName}>{row.name}</bdi>
      {row.isUserBrand && <SmallBadge>{own}</SmallBadge>}
      {row.visibilityIsMentionOnly && <SmallBadge hint={mentionOnlyHint}>{mentionOnly}</SmallBadge>}
    </span>
  );
}

/** Changes of the own brand lead to where they come from; those of others are not taken apart. */
export function MoveCell({ move, isOwn, figure }: { move: RowMove; isOwn: boolean; figure: ExplainedFigure }) {
  const verdict = <Verdict change={move.change} verdict={move.verdict} isMoreBetter={isOwn} place="row" />;
  return isOwn ? <ChangeLink figure={figure}>{verdict}</ChangeLink> : verdict;
}

export function StarCell({ row, onStar }: { row: CompetitorRow; onStar: (row: CompetitorRow) => void }) {
  const { star, unstar } = TEXTS.competitors;
  const label = row.isStarred ? unstar(row.name) : star(row.name);
  const Star = row.isStarred ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      variant="subtle"
      size={24}
      aria-label={label}
      aria-pressed={row.isStarred}
      title={label}
      onClick={() => onStar(row)}
      className={classes.star}
      data-starred={row.isStarred}
    >
      <Star size={15} stroke={1.75} />
    </ActionIcon>
  );
}
