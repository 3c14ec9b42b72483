/** Asks once more before a pitch becomes a client: it takes a place in the plan and its prompts are asked again. */
import { Button, Modal } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import { useClient } from '../api/client-context.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { notifyDone } from '../ui/notify.tsx';
import classes from './convert-dialog.module.css';

const words = TEXTS.portfolio.convert;

interface ConvertDialogProps {
  /** Null: closed. */
  row: { id: string; name: string } | null;
  onClose: () => void;
}

export function ConvertDialog({ row, onClose }: ConvertDialogProps) {
  const client = useClient();
  const convert = useMutation({
    mutationFn: (projectId: string) => client.call('projects.update', { projectId, convertFromPitch: true }),
    onSuccess: () => {
      if (row) notifyDone(words.done(row.name));
      onClose();
    },
  });
  const close = () => {
    convert.reset();
    onClose();
  };
  return (
    <Modal
      opened={row !== null}
      onClose={close}
      title={row && words.title(row.name)}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <p className={classes.text}>{words.text}</p>
      {convert.error && <ErrorNotice error={convert.error} />}
      <div className={classes.foot}>
        <Button onClick={close}>{TEXTS.ui.cancel}</Button>
        <Button variant="filled" loading={convert.isPending} onClick={() => row && convert.mutate(row.id)}>
          {words.action}
        </Button>
      </div>
    </Modal>
  );
}
