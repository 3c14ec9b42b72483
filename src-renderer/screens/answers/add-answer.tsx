/** Adds an answer that a person saw elsewhere, as evidence: the form behind its button. */
import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { OperationInput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { AddAnswerForm } from './add-answer-form.tsx';

interface AddAnswerButtonProps {
  projectId: string;
  onAdded: (answerId: string) => void;
}

const { add: words } = TEXTS.answers;

export function AddAnswerButton({ projectId, onAdded }: AddAnswerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const client = useClient();
  const add = useMutation({
    mutationFn: (input: OperationInput<'answers.add'>) => client.call('answers.add', input),
    onSuccess: (answer) => {
      notifyDone(answer.created ? words.added : words.known);
      setIsOpen(false);
      onAdded(answer.id);
    },
    onError: notifyError,
  });
  return (
    <>
      <Button variant="subtle" leftSection={<IconPlus size={14} />} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        size="lg"
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      >
        <AddAnswerForm
          projectId={projectId}
          isSaving={add.isPending}
          onSave={(input) => add.mutate(input)}
          onCancel={() => setIsOpen(false)}
        />
      </Modal>
    </>
  );
}
