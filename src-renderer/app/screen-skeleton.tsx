/** Stands in the place of a screen while its code, or what the frame has to know first, is loaded. */
import { Skeleton } from '@mantine/core';

import { SkeletonCard } from '../ui/skeleton-card.tsx';
import classes from './frame.module.css';

export function ScreenSkeleton() {
  return (
    <div className={classes.loading} aria-busy>
      <Skeleton height={28} width={180} radius={6} />
      <Skeleton height={30} width={520} radius={6} />
      <SkeletonCard heightPx={142} blockHeightPx={26} />
      <SkeletonCard heightPx={334} />
    </div>
  );
}
