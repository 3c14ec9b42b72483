/** One way for all kinds of files: what is in it, which column is which, the fate of every row, then writing it, with a receipt. */
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import { IMPORT_KINDS, type ImportKind } from '#shared/vocabulary/imports.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ColumnFields } from './column-fields.tsx';
import { FileField } from './file-field.tsx';
import classes from './imports.module.css';
import { FIRST_WISH, type ImportWish, type PickedFile } from './plan-input.ts';
import { ProgressLine } from './progress-line.tsx';
import { ReadingFields } from './reading-fields.tsx';
import { ReceiptNote } from './receipt-note.tsx';
import { RowsTable } from './rows-table.tsx';
import { usePreview, useRun } from './use-import.ts';

const words = TEXTS.imports;
const KINDS = IMPORT_KINDS.map((value) => ({ value, label: words.kinds[value] }));

interface ImportDialogProps {
  projectId: string;
  kind: ImportKind;
  onDone: () => void;
}

export default function ImportDialog({ projectId, kind: first, onDone }: ImportDialogProps) {
  const [kind, setKind] = useState(first);
  const [file, setFile] = useState<PickedFile | null>(null);
  const [wish, setWish] = useState<ImportWish>(FIRST_WISH);
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const change = (fields: Partial<ImportWish>) => setWish((known) => ({ ...known, ...fields }));
  const preview = usePreview({ projectId, kind, file, wish });
  const run = useRun({ projectId, kind, file, wish });
  const plan = file === null ? null : preview.data;
  const start = (chosen: PickedFile | null) => {
    setFile(chosen);
    setWish(FIRST_WISH);
    setSheets([]);
    run.reset();
  };
  if (run.data && !run.isPending) return <ReceiptNote projectId={projectId} outcome={run.data} onDone={onDone} />;
  const error = run.error ?? preview.error;
  // A sheet that cannot be read leaves the others to choose from.
  const choices = plan?.sheets ?? sheets;
  const counts = plan?.counts;
  const taken = counts ? counts.new + counts.change + (wish.takesOffTopic ? counts.off_topic : 0) : 0;
  const isReady = plan?.missing.length === 0 && plan.dates.by !== 'nobody' && plan.amounts.by !== 'nobody';
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        run.mutate();
      }}
    >
      <Segmented
        label={words.kind}
        value={kind}
        options={KINDS}
        onChange={(value) => {
          setKind(value);
          setWish(FIRST_WISH);
          run.reset();
        }}
      />
      <p className={classes.quiet}>{words.help[kind]}</p>
      <FileField file={file} onChange={start} />
      {choices.length > 1 && (
        <NativeSelect
          label={words.sheet}
          data={[...choices]}
          value={wish.sheet ?? plan?.sheet ?? ''}
          onChange={({ currentTarget }) => {
            setSheets(choices);
            setWish({ ...FIRST_WISH, sheet: currentTarget.value });
            run.reset();
          }}
        />
      )}
      {file && preview.isFetching && <ProgressLine token={preview.token} label={words.looking} />}
      {error && <ErrorNotice error={error} />}
      {plan && (
        <>
          <ColumnFields key={kind} kind={kind} plan={plan} map={wish.map} onChange={(map) => change({ map })} />
          <ReadingFields kind={kind} plan={plan} wish={wish} onChange={change} />
          {plan.missing.length === 0 && (
            <RowsTable
              plan={plan}
              only={wish.only}
              onChoose={(only) => change({ only })}
              isStale={preview.isFetching}
            />
          )}
        </>
      )}
      {run.isPending && <ProgressLine token={run.token} label={words.writing} />}
      {plan && plan.counts.bad > 0 && (
        <Checkbox
          size="xs"
          label={words.allOrNothing}
          description={words.allOrNothingHint}
          checked={wish.allOrNothing}
          onChange={({ currentTarget }) => change({ allOrNothing: currentTarget.checked })}
        />
      )}
      <div className={classes.submit}>
        <Button onClick={onDone}>{TEXTS.ui.cancel}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={run.isPending}
          disabled={!isReady || taken === 0 || preview.isFetching || (wish.allOrNothing && (counts?.bad ?? 0) > 0)}
        >
          {taken === 0 ? words.submit : words.submitOf(taken, counts?.bad ?? 0)}
        </Button>
      </div>
    </form>
  );
}
