/** Keeps what a report holds and how it looks as a template, under a name. */
import { Button, Modal, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import dialogs from './dialogs.module.css';
import { type ReportDraft, toDefinition } from './report-draft.ts';

interface TemplateDialogProps {
  projectId: string;
  draft: ReportDraft;
  onClose: () => void;
}

const words = TEXTS.reports.templates;

export default function TemplateDialog({ projectId, draft, onClose }: TemplateDialogProps) {
  const client = useClient();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () =>
      client.call('reportTemplates.create', { name: name.trim(), projectId, definition: toDefinition(draft) }),
    onSuccess: (made) => {
      notifyDone(words.kept(made.name));
      onClose();
    },
    onError: notifyError,
  });
  return (
    <Modal opened onClose={onClose} title={words.keepTitle} closeButtonProps={{ 'aria-label': TEXTS.ui.close }}>
      <form
        className={dialogs.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') create.mutate();
        }}
      >
        <TextInput
          label={words.name}
          description={words.help}
          placeholder={words.example}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
          dir="auto"
        />
        <footer className={dialogs.dialogFoot}>
          <Button variant="subtle" onClick={onClose}>
            {TEXTS.ui.cancel}
          </Button>
          <Button type="submit" variant="filled" loading={create.isPending} disabled={name.trim() === ''}>
            {words.save}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
