/** The prompt of an answer that is added: one of the project's, or whatever else is typed. */
import { Autocomplete } from '@mantine/core';
import type { ReactNode } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import type { ManualAnswerDraft } from './plan-manual-answer.ts';

type PromptChoice = Pick<ManualAnswerDraft, 'promptId' | 'prompt'>;

interface PromptFieldProps {
  prompts: readonly { id: string; prompt: string }[];
  value: PromptChoice;
  error: ReactNode;
  onChange: (value: PromptChoice) => void;
}

const { add: words } = TEXTS.answers;

export function PromptField({ prompts, value, error, onChange }: PromptFieldProps) {
  const texts = [...new Set(prompts.map(({ prompt }) => prompt))];
  const change = (text: string) =>
    onChange({ prompt: text, promptId: prompts.find(({ prompt }) => prompt === text)?.id ?? null });
  return (
    <Autocomplete
      label={words.prompt}
      description={words.promptHint}
      required
      data={texts}
      limit={50}
      maxDropdownHeight={240}
      value={value.prompt}
      error={error}
      onChange={change}
    />
  );
}
