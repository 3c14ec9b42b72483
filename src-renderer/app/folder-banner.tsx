/** Says above every screen that the data cannot be reached, for as long as that is so. What is below is what was read before. */
import { useQuery } from '@tanstack/react-query';

import type { AnswersLost, DataFault } from '#shared/data-fault.ts';

import { DATA_FAULT } from '../api/live-updates.ts';
import { formatCount, formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './folder-banner.module.css';

const { folderGone, answersLost } = TEXTS.ui.errors;

export function FolderBanner() {
  // Events and refused calls say so; nothing is ever asked for.
  const { data: fault } = useQuery<DataFault | null>({ queryKey: DATA_FAULT, queryFn: () => null, enabled: false });
  if (!fault) return null;
  return (
    <div className={classes.banner}>
      {fault.reason === 'answers_lost' ? <LossNotice loss={fault} /> : <GoneNotice />}
    </div>
  );
}

function GoneNotice() {
  return (
    <Notice title={folderGone.title} isAlert>
      <p>{folderGone.help}</p>
    </Notice>
  );
}

function LossNotice({ loss }: { loss: AnswersLost }) {
  const { answers, storedAnswers, storedAt, backup, backupAnswers } = loss;
  return (
    <Notice title={answersLost.title} isAlert>
      <p>{answersLost.help(answers, formatCount(storedAnswers), formatMoment(storedAt))}</p>
      {backup === null ? (
        <p>{answersLost.noBackup}</p>
      ) : (
        <>
          <p>{answersLost.backup(backup, backupAnswers ?? 0)}</p>
          <code className={classes.command}>{loss.restoreCommand}</code>
        </>
      )}
      <p>{answersLost.goOn}</p>
      <code className={classes.command}>{loss.goOnCommand}</code>
      <p>{answersLost.desktop}</p>
    </Notice>
  );
}
