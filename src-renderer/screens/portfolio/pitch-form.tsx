/** Starts a pitch in one dialog: brand, site, what people look for. Its prompts are made of that and asked at once. */
import { Button, Modal, Select, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';

import { findCategoryExample } from '#shared/starters/plan-starters.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { LANGUAGES } from '#shared/vocabulary/languages.ts';
import { PITCH_DURATIONS_DAYS } from '#shared/vocabulary/plans.ts';

import { useClient } from '../../api/client-context.ts';
import { readNow } from '../../api/read-now.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatLanguage, formatList } from '../../texts/format.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { findPitchFaults, type PitchDraft, planPitchEngines, planPitchPrompts, toPitch } from './plan-pitch.ts';
import classes from './portfolio-screen.module.css';

const words = TEXTS.portfolio.newPitch;
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, label: formatLanguage(value) })).sort((a, b) =>
  a.label.localeCompare(b.label),
);
const LONGEST_DAYS = PITCH_DURATIONS_DAYS.at(-1) ?? 14;
const EMPTY: PitchDraft = { name: '', site: '', language: LANGUAGE, category: '', prompts: null, days: LONGEST_DAYS };

export function PitchForm({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const engines = planPitchEngines(useOperation('engines.list', {}).data);
  const start = useStart();
  const faults = findPitchFaults(draft);
  const faultOf = (field: keyof typeof faults) => (isTried ? faults[field] && words[faults[field]] : undefined);
  const change = (changes: Partial<PitchDraft>) => setDraft((known) => ({ ...known, ...changes }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) start.mutate(toPitch(draft, engines));
  };
  return (
    <Modal opened onClose={onClose} title={words.title} size="lg" closeButtonProps={{ 'aria-label': TEXTS.ui.close }}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className={classes.quiet}>{words.note}</p>
        <div className={classes.fields}>
          <TextInput
            label={words.name}
            value={draft.name}
            error={faultOf('name')}
            onChange={(event) => change({ name: event.currentTarget.value })}
            data-autofocus
            required
          />
          <TextInput
            label={words.site}
            placeholder={words.siteHint}
            value={draft.site}
            error={faultOf('site')}
            onChange={(event) => change({ site: event.currentTarget.value })}
            inputMode="url"
            autoComplete="off"
            required
          />
          <TextInput
            label={words.category}
            placeholder={words.categoryHint(findCategoryExample(draft.language) ?? '')}
            value={draft.category}
            onChange={(event) => change({ category: event.currentTarget.value })}
            dir="auto"
          />
          <Select
            label={words.language}
            data={LANGUAGE_CHOICES}
            value={draft.language}
            allowDeselect={false}
            onChange={(language) => change({ language: language ?? draft.language })}
            searchable
          />
        </div>
        <Textarea
          label={words.prompts}
          description={words.promptsHint}
          value={draft.prompts ?? planPitchPrompts(draft).join('\n')}
          error={faultOf('prompts')}
          onChange={(event) => change({ prompts: event.currentTarget.value })}
          minRows={5}
          maxRows={12}
          autosize
          dir="auto"
        />
        <Segmented
          label={words.days}
          value={String(draft.days)}
          options={PITCH_DURATIONS_DAYS.map((days) => ({ value: String(days), label: TEXTS.portfolio.days(days) }))}
          onChange={(days) =>
            change({ days: PITCH_DURATIONS_DAYS.find((each) => String(each) === days) ?? LONGEST_DAYS })
          }
        />
        <p className={classes.quiet}>
          {engines.environment === 'test'
            ? words.simulated
            : words.engines(formatList(engines.models.map((model) => ENGINE_LABELS[model])))}
        </p>
        {start.error && <ErrorNotice error={start.error} />}
        <div className={classes.dialogFoot}>
          <Button onClick={onClose}>{TEXTS.ui.cancel}</Button>
          <Button type="submit" variant="filled" loading={start.isPending}>
            {words.start}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Afterwards the window is on the overview of the pitch, where its first run is told. */
function useStart() {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (pitch: ReturnType<typeof toPitch>) => client.call('projects.setUp', pitch),
    onSuccess: async ({ id }) => {
      await readNow(client, cache, 'projects.list', {});
      await navigate(`/projects/${encodeURIComponent(id)}/overview`);
    },
  });
}
