/** One report for all clients at once: built one after the other into a folder, with how far it is and what went wrong. */
import { Button, Modal, Progress } from '@mantine/core';
import { useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ContentChoice, type Template } from './content-choice.tsx';
import { type Delivered, deliverAll } from './deliver-all.ts';
import dialogs from './dialogs.module.css';
import classes from './reports-screen.module.css';
import { type Target, TargetFields } from './target-fields.tsx';

interface ManyDialogProps {
  templates: readonly Template[];
  usualFolder: string;
  onClose: () => void;
}

const words = TEXTS.reports.many;

export default function ManyDialog({ templates, usualFolder, onClose }: ManyDialogProps) {
  const client = useClient();
  const projects = useOperation('projects.list', {}).data ?? [];
  const [target, setTarget] = useState<Target | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [done, setDone] = useState<Delivered | null>(null);
  const chosen: Target = target ?? { projectIds: projects.map(({ id }) => id), formats: ['pptx'], folder: '' };
  // Templates may come in after the dialog was opened.
  const content = picked ?? (templates[0] ? `template ${templates[0].id}` : 'usual');
  const isRunning = done !== null && done.done < done.of;
  const start = () => {
    const [, template] = content.split(' ');
    void deliverAll(client, { ...chosen, template }, projects, setDone);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      closeOnClickOutside={!isRunning}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <div className={dialogs.dialog}>
        {done === null ? (
          <>
            <ContentChoice value={content} reports={[]} templates={templates} onPick={setPicked} />
            <TargetFields
              target={chosen}
              hasProjects
              usualFolder={usualFolder}
              onChange={(changes) => setTarget({ ...chosen, ...changes })}
            />
          </>
        ) : (
          <Outcome outcome={done} />
        )}
        <footer className={dialogs.dialogFoot}>
          {done === null ? (
            <Button
              variant="filled"
              disabled={chosen.projectIds.length === 0 || chosen.formats.length === 0}
              onClick={start}
            >
              {words.build(chosen.projectIds.length)}
            </Button>
          ) : (
            <Button variant="filled" disabled={isRunning} onClick={onClose}>
              {TEXTS.ui.close}
            </Button>
          )}
        </footer>
      </div>
    </Modal>
  );
}

function Outcome({ outcome: { done, of, files, failed, missing, folder } }: { outcome: Delivered }) {
  return (
    <div role="status">
      <Progress value={of === 0 ? 100 : (100 * done) / of} aria-label={words.progress(done, of)} />
      <p>{words.progress(done, of)}</p>
      {done === of && <p className={dialogs.paths}>{words.built(files, folder)}</p>}
      {failed.length > 0 && (
        <ul className={dialogs.failures}>
          {failed.map(({ name, said }) => (
            <li key={`${name} ${said}`} className={classes.fault}>
              <b dir="auto">{name}</b> {said}
            </li>
          ))}
        </ul>
      )}
      {missing.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
