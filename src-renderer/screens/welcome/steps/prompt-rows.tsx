/** The prompts that were gathered: each can be changed, tagged and taken out. */
import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { TEXTS } from '../../../texts/texts.ts';
import type { DraftPrompt } from '../draft.ts';
import type { Fault } from '../plan-draft.ts';
import { describeFault } from '../step-input.ts';
import classes from './step.module.css';

interface PromptRowsProps {
  prompts: readonly DraftPrompt[];
  faults: readonly Fault[];
  error: string | undefined;
  onChange: (prompts: DraftPrompt[]) => void;
}

const { prompts: words, remove } = TEXTS.setup;

export function PromptRows({ prompts, faults, error, onChange }: PromptRowsProps) {
  const change = (place: number, changes: Partial<DraftPrompt>) =>
    onChange(prompts.map((prompt, index) => (index === place ? { ...prompt, ...changes } : prompt)));
  // Rows have no identity but their place: texts change while they are typed.
  const rows = prompts.map((prompt, index) => ({ prompt, index }));
  return (
    <section>
      <h3 className={classes.heading}>{words.list(prompts.length)}</h3>
      {prompts.length === 0 && <p className={classes.help}>{words.none}</p>}
      {error && (
        <p role="alert" className={classes.bad}>
          {error}
        </p>
      )}
      <ol className={classes.rows}>
        {rows.map(({ prompt, index }) => (
          <li key={index} className={classes.promptRow}>
            <TextInput
              aria-label={words.prompt(index + 1)}
              value={prompt.text}
              error={describeFault(faults, `prompts.${index}`)}
              onChange={(event) => change(index, { text: event.currentTarget.value })}
              dir="auto"
            />
            <TextInput
              aria-label={words.tags(index + 1)}
              placeholder={words.tagsHint}
              value={prompt.tags}
              onChange={(event) => change(index, { tags: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              aria-label={remove(words.prompt(index + 1))}
              onClick={() => onChange(prompts.filter((_, other) => other !== index))}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </section>
  );
}
