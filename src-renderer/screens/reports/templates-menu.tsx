/** Templates: a new report from one of them, and another name for it or its end. */
import { ActionIcon, Button, Menu, Modal, TextInput } from '@mantine/core';
import { IconTemplate, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyError } from '../../ui/notify.tsx';
import type { Template } from './content-choice.tsx';
import dialogs from './dialogs.module.css';

interface TemplatesMenuProps {
  templates: readonly Template[];
  onUse: (template: Template) => void;
}

const words = TEXTS.reports.templates;

export function TemplatesMenu({ templates, onUse }: TemplatesMenuProps) {
  const [isManaging, setManaging] = useState(false);
  if (templates.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
        <Menu.Target>
          <Button leftSection={<IconTemplate size={14} aria-hidden />}>{words.title}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{words.startFrom}</Menu.Label>
          {templates.map((template) => (
            <Menu.Item key={template.id} onClick={() => onUse(template)}>
              {template.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setManaging(true)}>{words.manage}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isManaging}
        onClose={() => setManaging(false)}
        title={words.title}
        closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      >
        <ul className={dialogs.templates}>
          {templates.map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
        </ul>
      </Modal>
    </>
  );
}

function TemplateRow({ template: { id: templateId, name: known } }: { template: Template }) {
  const client = useClient();
  const [name, setName] = useState(known);
  const rename = useMutation({
    mutationFn: () => client.call('reportTemplates.rename', { templateId, name: name.trim() }),
    onError: (error) => {
      setName(known);
      notifyError(error);
    },
  });
  const remove = useMutation({
    mutationFn: () => client.call('reportTemplates.remove', { templateId }),
    onError: notifyError,
  });
  return (
    <li className={dialogs.template}>
      <TextInput
        aria-label={words.nameOf(known)}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.currentTarget.value)}
        dir="auto"
      />
      <Button
        disabled={name.trim() === '' || name.trim() === known}
        loading={rename.isPending}
        onClick={() => rename.mutate()}
      >
        {words.rename}
      </Button>
      <ActionIcon
        variant="subtle"
        aria-label={words.remove(known)}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  );
}
