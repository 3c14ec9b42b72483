/** The form of an intervention: what was done, when, for the prompts of which tag, and what it is to move. */
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { dayOf, toDate } from '#shared/time/day.ts';
import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import type { ProofFigure } from '../../proof/plan-proof.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import type { Intervention } from './interventions-view.tsx';
import classes from './tasks-screen.module.css';

const words = TEXTS.proof;
const FIGURES = Object.entries(words.figures).map(([value, label]) => ({ value, label }));

interface InterventionFormProps {
  projectId: string;
  /** Null: a new one. */
  intervention: Intervention | null;
  onDone: () => void;
}

export function InterventionForm({ projectId, intervention, onDone }: InterventionFormProps) {
  const client = useClient();
  const tags = useOperation('tags.list', { projectId }).data ?? [];
  const [name, setName] = useState(intervention?.name ?? '');
  const [date, setDate] = useState(intervention?.date ?? toDate(dayOf(Date.now())));
  const [tag, setTag] = useState('');
  const [figure, setFigure] = useState<ProofFigure>(intervention?.figure ?? 'mentionRate');
  const [url, setUrl] = useState(intervention?.url ?? '');
  const [note, setNote] = useState(intervention?.note ?? '');
  const save = useMutation({
    mutationFn: () => {
      const fields = { projectId, name, date, figure, url: url.trim() || null, note, ...(tag && { tag }) };
      return intervention
        ? client.call('interventions.update', { ...fields, interventionId: intervention.id })
        : client.call('interventions.create', fields);
    },
    onSuccess: () => {
      notifyDone(words.form.saved);
      onDone();
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  const none = { value: '', label: intervention ? words.form.keep : words.form.choose };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={words.form.name}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.controls}>
        <TextInput
          label={words.form.date}
          type="date"
          required
          value={date}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <NativeSelect
          label={words.form.figure}
          data={FIGURES}
          value={figure}
          onChange={(event) => setFigure(event.currentTarget.value as ProofFigure)}
        />
      </div>
      <NativeSelect
        label={words.form.tag}
        description={tags.length === 0 ? words.form.noTags : undefined}
        data={[none, ...tags.map((value) => ({ value, label: value }))]}
        value={tag}
        onChange={(event) => setTag(event.currentTarget.value)}
      />
      <TextInput
        label={words.form.url}
        type="url"
        maxLength={2000}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Textarea
        label={words.form.note}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={classes.exports}>
        <Button onClick={onDone}>{TEXTS.ui.cancel}</Button>
        <Button
          type="submit"
          variant="filled"
          loading={save.isPending}
          disabled={name.trim() === '' || (intervention === null && tag === '')}
        >
          {words.form.save}
        </Button>
      </div>
    </form>
  );
}
