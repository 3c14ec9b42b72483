/** The form of an answer that was seen elsewhere. It checks what can be known here; the core has the last word. */
import { Button, Group, Select, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';

import type { OperationInput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, ENGINES } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { planCountryChoices } from '../../texts/country-choices.ts';
import { TEXTS } from '../../texts/texts.ts';
import { checkDraft, type ManualAnswerDraft, toManualAnswer } from './plan-manual-answer.ts';
import { PromptField } from './prompt-field.tsx';

interface AddAnswerFormProps {
  projectId: string;
  isSaving: boolean;
  onSave: (input: OperationInput<'answers.add'>) => void;
  onCancel: () => void;
}

const { add: words } = TEXTS.answers;

const EMPTY: ManualAnswerDraft = {
  promptId: null,
  prompt: '',
  engine: null,
  text: '',
  sources: '',
  answeredAt: null,
  country: null,
  app: '',
  note: '',
};

const ENGINE_CHOICES = ENGINES.map((value) => ({ value, label: ENGINE_LABELS[value] }));

export function AddAnswerForm({ projectId, isSaving, onSave, onCancel }: AddAnswerFormProps) {
  const form = useForm<ManualAnswerDraft>({
    initialValues: EMPTY,
    validate: (draft) => checkDraft(draft, Date.now()),
  });
  const prompts = useOperation('prompts.list', { projectId, limit: 500 }).data?.prompts ?? [];
  const countries = useMemo(planCountryChoices, []);
  const save = form.onSubmit((draft) => {
    const input = toManualAnswer(projectId, draft);
    if (input) onSave(input);
  });
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {words.hint}
        </Text>
        <PromptField
          prompts={prompts}
          value={form.values}
          error={form.errors.prompt}
          onChange={(value) => form.setValues(value)}
        />
        <SimpleGrid cols={2} spacing="sm">
          <Select label={words.engine} data={ENGINE_CHOICES} required {...form.getInputProps('engine')} />
          <DateTimePicker
            label={words.answeredAt}
            valueFormat="YYYY-MM-DD HH:mm"
            clearable
            maxDate={new Date()}
            {...form.getInputProps('answeredAt')}
          />
        </SimpleGrid>
        <Textarea label={words.text} required autosize minRows={6} maxRows={14} {...form.getInputProps('text')} />
        <Textarea
          label={words.sources}
          description={words.sourcesHint}
          autosize
          minRows={2}
          maxRows={6}
          {...form.getInputProps('sources')}
        />
        <SimpleGrid cols={2} spacing="sm">
          <Select
            label={words.country}
            placeholder={words.noCountry}
            data={countries}
            searchable
            clearable
            {...form.getInputProps('country')}
          />
          <TextInput label={words.app} placeholder={words.appHint} {...form.getInputProps('app')} />
        </SimpleGrid>
        <Textarea label={words.note} autosize minRows={1} maxRows={4} {...form.getInputProps('note')} />
        <Group justify="flex-end" gap="xs">
          <Button onClick={onCancel}>{words.cancel}</Button>
          <Button type="submit" variant="filled" loading={isSaving}>
            {words.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
