/** Whether a finished task worked, beside what was done. */
import { useOperation } from '../../api/use-operation.ts';
import { ProofView } from '../../proof/proof-view.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';

export function ProofSection({ projectId, taskId }: { projectId: string; taskId: string }) {
  const proof = useOperation('tasks.proof', { projectId, taskId });
  return (
    <section>
      <h4>{TEXTS.proof.title}</h4>
      {proof.error && <ErrorNotice error={proof.error} onRetry={() => void proof.refetch()} />}
      {!proof.data && !proof.error && <SkeletonCard heightPx={240} />}
      {proof.data && <ProofView proof={proof.data} />}
    </section>
  );
}
