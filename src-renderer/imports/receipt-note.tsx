/** What came of an import, and taking it back. */
import { Button } from '@mantine/core';

import type { OperationOutput } from '#shared/contract/index.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { describeFates } from './describe-fates.ts';
import classes from './imports.module.css';
import { useUndo } from './use-undo.ts';

const words = TEXTS.imports;

interface ReceiptNoteProps {
  projectId: string;
  outcome: OperationOutput<'imports.run'>;
  onDone: () => void;
}

export function ReceiptNote({ projectId, outcome: { importId, counts }, onDone }: ReceiptNoteProps) {
  const undo = useUndo(projectId);
  return (
    <div className={classes.form}>
      <p role="status">{undo.isSuccess ? words.undone : words.done(describeFates(counts))}</p>
      {!undo.isSuccess && <p className={classes.quiet}>{words.kept}</p>}
      {undo.error && <ErrorNotice error={undo.error} />}
      <div className={classes.submit}>
        {importId !== null && !undo.isSuccess && (
          <Button loading={undo.isPending} onClick={() => undo.mutate(importId)}>
            {words.undo}
          </Button>
        )}
        <Button variant="filled" onClick={onDone} data-autofocus>
          {words.close}
        </Button>
      </div>
    </div>
  );
}
