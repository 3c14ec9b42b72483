/** The open answer beside the list, or in a panel over it: loads it and hands it to the viewer. */
import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { AnswerViewer } from '../../viewer/answer-viewer.tsx';
import classes from './answer-detail.module.css';
import { CompareMenu } from './compare-menu.tsx';

interface AnswerDetailProps {
  projectId: string;
  answerId: string;
  /** What was sought; empty: nothing. */
  search: string;
  onCompare: (withId: string) => void;
  /** Left out where something around it closes it. */
  onClose?: () => void;
}

export function AnswerDetail({ projectId, answerId, search, onCompare, onClose }: AnswerDetailProps) {
  const answer = useOperation('answers.get', { projectId, answerId });
  if (answer.error) return <ErrorNotice error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <DetailSkeleton />;
  return (
    <AnswerViewer
      key={answer.data.id}
      projectId={projectId}
      answer={answer.data}
      search={search}
      actions={
        <>
          <CompareMenu answerId={answer.data.id} promptId={answer.data.promptId} onPick={onCompare} />
          {onClose && (
            <Tooltip label={TEXTS.answers.close}>
              <ActionIcon variant="subtle" size={30} aria-label={TEXTS.answers.close} onClick={onClose}>
                <IconX size={16} />
              </ActionIcon>
            </Tooltip>
          )}
        </>
      }
    />
  );
}

/** Bars where title, text and figures will stand. */
function DetailSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy>
      <Skeleton height={18} width="62%" radius={4} />
      <Skeleton height={12} width="40%" radius={4} />
      <div className={classes.skeletonColumns}>
        <Skeleton height={280} radius={4} />
        <Skeleton height={280} radius={4} />
      </div>
    </div>
  );
}
