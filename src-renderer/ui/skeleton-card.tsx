/** A card before its numbers are there: the same surface and size, with bars where words and figures will stand. */
import { Skeleton } from '@mantine/core';

import classes from './skeleton-card.module.css';

interface SkeletonCardProps {
  heightPx: number;
  /** Height of the block below the title; left out, it fills the card. */
  blockHeightPx?: number;
}

export function SkeletonCard({ heightPx, blockHeightPx }: SkeletonCardProps) {
  return (
    <div className={classes.card} style={{ height: heightPx }} aria-hidden>
      <Skeleton height={12} width="42%" radius={4} />
      <Skeleton height={blockHeightPx ?? '100%'} width={blockHeightPx ? '58%' : '100%'} radius={4} />
    </div>
  );
}
