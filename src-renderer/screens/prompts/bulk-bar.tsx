/** What can be done with the selected prompts. */
import { Button, Popover, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import type { PromptRow } from './plan-prompt-rows.ts';
import classes from './prompts-screen.module.css';
import { usePromptChanges } from './use-prompt-changes.ts';

const words = TEXTS.prompts.bulk;

export function BulkBar({ rows, onDone }: { rows: readonly PromptRow[]; onDone: () => void }) {
  const { setState, addTag, ask } = usePromptChanges();
  const act = (work: Promise<void>) => void work.then(onDone);
  return (
    <div className={classes.bulk} role="toolbar" aria-label={words.label}>
      <span className={classes.selected}>{words.selected(rows.length)}</span>
      <Button onClick={() => act(ask(rows))}>{words.run}</Button>
      <TagButton onTag={(name) => act(addTag(rows, name))} />
      <Button onClick={() => act(setState(rows, 'paused'))}>{words.pause}</Button>
      <Button onClick={() => act(setState(rows, 'active'))}>{words.resume}</Button>
      <Button onClick={() => act(setState(rows, 'archived'))}>{words.archive}</Button>
    </div>
  );
}

function TagButton({ onTag }: { onTag: (name: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setIsOpen(false);
    onTag(name.trim());
    setName('');
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button onClick={() => setIsOpen(!isOpen)}>{words.tag}</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} className={classes.tagForm}>
          <TextInput
            size="xs"
            label={words.tagName}
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit">{words.tag}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
