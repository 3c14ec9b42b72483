/** What answers say: how they speak of each brand, what the own brand and one beside it are praised and blamed for, and the sentences. */
import { useOperation } from '../../api/use-operation.ts';
import { planCompetitorRows } from '../../brands/plan-competitor-rows.ts';
import { useRankingInput } from '../../brands/use-remeasure.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AspectCards } from './aspect-cards.tsx';
import classes from './opinions-screen.module.css';
import { SharesCard } from './shares-card.tsx';

const { opinions: words } = TEXTS;

export function OpinionsScreen() {
  const ranking = useOperation('competitors.list', useRankingInput());
  if (ranking.error) return <ErrorNotice error={ranking.error} onRetry={() => void ranking.refetch()} />;
  if (!ranking.data) {
    return (
      <div className={classes.screen} role="status" aria-label={words.loading}>
        <SkeletonCard heightPx={240} />
        <SkeletonCard heightPx={320} />
      </div>
    );
  }
  const { rows } = planCompetitorRows(ranking.data.competitors);
  const isEmpty = rows.every(({ totalMentions }) => totalMentions === 0);
  return (
    <div className={classes.screen} data-stale={ranking.isPlaceholderData} aria-busy={ranking.isPlaceholderData}>
      {isEmpty ? (
        <Notice title={words.empty.title}>{words.empty.text}</Notice>
      ) : (
        <>
          <SharesCard rows={rows} />
          <AspectCards rows={rows} />
        </>
      )}
    </div>
  );
}
