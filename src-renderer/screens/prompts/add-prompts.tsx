/** Adds many prompts by paste: one a line, with the language, engines, country and tags that they share. */
import { Button, Modal, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { planCountryChoices } from '../../texts/country-choices.ts';
import { formatLanguage } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { planNewPrompts } from './plan-new-prompts.ts';
import classes from './prompts-screen.module.css';

const words = TEXTS.prompts.add;
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: formatLanguage(value) }));

export function AddPromptsButton({ known }: { known: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconPlus size={14} />} onClick={() => setIsOpen(true)}>
        {words.button}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.title}
        size="lg"
        closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      >
        <AddPromptsForm known={known} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

interface Draft {
  pasted: string;
  language: string | null;
  engines: Engine[] | null;
  country: string;
  tags: string;
}

function AddPromptsForm({ known, onDone }: { known: readonly string[]; onDone: () => void }) {
  const project = useOperation('projects.get', { projectId: useProjectId() }).data;
  const [draft, setDraft] = useState<Draft>({ pasted: '', language: null, engines: null, country: '', tags: '' });
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const countries = useMemo(planCountryChoices, []);
  const plan = planNewPrompts(draft.pasted, known);
  const engines = draft.engines ?? project?.models ?? [];
  const language = draft.language ?? project?.language?.toLowerCase() ?? 'en';
  const add = useAddPrompts(onDone);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ prompts: plan.fresh, language, engines, country: draft.country, tags: draft.tags });
      }}
    >
      <Textarea
        label={words.prompts}
        placeholder={words.placeholder}
        autosize
        minRows={6}
        maxRows={14}
        value={draft.pasted}
        onChange={(event) => change({ pasted: event.currentTarget.value })}
        description={
          draft.pasted.trim() === '' ? undefined : words.counts(plan.fresh.length, plan.doubled, plan.tooLong)
        }
        inputWrapperOrder={['label', 'input', 'description']}
        data-autofocus
      />
      <div className={classes.fields}>
        <Select
          label={words.language}
          searchable
          allowDeselect={false}
          data={LANGUAGE_CHOICES}
          value={language}
          onChange={(value) => change({ language: value })}
        />
        <Select
          label={words.country}
          description={words.countryHint}
          inputWrapperOrder={['label', 'input', 'description']}
          searchable
          clearable
          nothingFoundMessage={TEXTS.ui.nothingFound}
          data={countries}
          value={draft.country || null}
          onChange={(country) => change({ country: country ?? '' })}
        />
      </div>
      <MultiSelect
        label={words.engines}
        data={(project?.models ?? []).map((value) => ({ value, label: ENGINE_LABELS[value] }))}
        value={[...engines]}
        onChange={(values) => change({ engines: values as Engine[] })}
      />
      <TextInput
        label={words.tags}
        description={words.tagsHint}
        inputWrapperOrder={['label', 'input', 'description']}
        value={draft.tags}
        onChange={(event) => change({ tags: event.currentTarget.value })}
      />
      <div className={classes.submit}>
        <Button onClick={onDone}>{TEXTS.ui.cancel}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={add.isPending}
          disabled={plan.fresh.length === 0 || engines.length === 0}
        >
          {words.submit(plan.fresh.length)}
        </Button>
      </div>
    </form>
  );
}

interface Addition {
  prompts: readonly string[];
  language: string;
  engines: readonly Engine[];
  country: string;
  tags: string;
}

/** One call a prompt, in order. What was added before a refusal stays, and the notice says how many those are. */
function useAddPrompts(onDone: () => void) {
  const client = useClient();
  const projectId = useProjectId();
  return useMutation({
    mutationFn: async ({ prompts, language, engines, country, tags }: Addition) => {
      const shared = {
        projectId,
        language,
        models: [...engines],
        tags: tags
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean),
        ...(country !== '' && { country }),
      };
      let added = 0;
      try {
        for (const prompt of prompts) {
          await client.call('prompts.create', { ...shared, prompt });
          added++;
        }
      } catch (error) {
        if (added > 0) notifyDone(words.failed(added));
        throw error;
      }
      return added;
    },
    onSuccess: (added) => {
      notifyDone(words.done(added));
      onDone();
    },
    onError: notifyError,
  });
}
