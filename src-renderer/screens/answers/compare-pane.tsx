/** Loads the two answers of a comparison. */
import { useOperation } from '../../api/use-operation.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { CompareAnswers } from '../../viewer/compare-answers.tsx';

interface ComparePaneProps {
  projectId: string;
  firstId: string;
  secondId: string;
  onSwap: () => void;
  onClose: () => void;
}

const SKELETON_PX = 480;

export function ComparePane({ projectId, firstId, secondId, onSwap, onClose }: ComparePaneProps) {
  const first = useOperation('answers.get', { projectId, answerId: firstId });
  const second = useOperation('answers.get', { projectId, answerId: secondId });
  const retry = () => {
    void first.refetch();
    void second.refetch();
  };
  const error = first.error ?? second.error;
  if (error) return <ErrorNotice error={error} onRetry={retry} />;
  if (!first.data || !second.data) return <SkeletonCard heightPx={SKELETON_PX} />;
  return (
    <CompareAnswers projectId={projectId} first={first.data} second={second.data} onSwap={onSwap} onClose={onClose} />
  );
}
