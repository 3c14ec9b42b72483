/** A new target. The address of a webhook is sent once and never read again. */
import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import type { OperationInput } from '#shared/contract/index.ts';

import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import classes from '../settings-screen.module.css';
import { useSave } from '../use-save.ts';

const words = TEXTS.settings.alerts;
const KINDS = ['desktop', 'webhook', 'command'] as const;
const SHAPES = ['json', 'slack', 'discord'] as const;

const FIRST = {
  name: '',
  kind: 'webhook' as (typeof KINDS)[number],
  shape: 'json' as (typeof SHAPES)[number],
  url: '',
  allowsPrivate: false,
  program: '',
  quietFrom: '',
  quietTo: '',
  mostPerDay: 10,
  isOn: false,
};

/** Quiet hours have a beginning and an end, or there are none. */
function toLimits({ quietFrom, quietTo, mostPerDay }: typeof FIRST) {
  const hasQuiet = quietFrom !== '' && quietTo !== '';
  return { quietFrom: hasQuiet ? quietFrom : null, quietTo: hasQuiet ? quietTo : null, mostPerDay };
}

function toTarget({
  kind,
  shape,
  url,
  allowsPrivate,
  program,
}: typeof FIRST): OperationInput<'alertTargets.save'>['target'] {
  if (kind === 'webhook') return { kind, shape, allowsPrivate, url: url.trim() };
  if (kind === 'command') return { kind, argv: program.split('\n').filter((line) => line !== '') };
  return { kind };
}

export function TargetForm() {
  const [secret, setSecret] = useState<string | null>(null);
  const save = useSave('alertTargets.save');
  const form = useForm({
    initialValues: FIRST,
    validate: {
      name: (value) => (value.trim() === '' ? TEXTS.settings.needed : null),
      url: (value, { kind }) => (kind === 'webhook' && value.trim() === '' ? TEXTS.settings.needed : null),
      quietTo: (value, { quietFrom }) => ((value === '') === (quietFrom === '') ? null : TEXTS.settings.needed),
      program: (value, { kind }) => (kind === 'command' && value.trim() === '' ? TEXTS.settings.needed : null),
    },
  });
  const { kind, shape } = form.values;
  return (
    <Card title={words.newTarget} note={words.newTargetNote}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit((values) =>
          save.mutate(
            {
              ...{ name: values.name, isOn: values.isOn, language: words.language },
              ...toLimits(values),
              target: toTarget(values),
            },
            {
              onSuccess: (saved) => {
                setSecret(shape === 'json' ? saved.secret : null);
                form.reset();
              },
            },
          ),
        )}
      >
        <div className={classes.fields}>
          <TextInput label={words.name} {...form.getInputProps('name')} />
          <NativeSelect
            label={words.kind}
            data={KINDS.map((value) => ({ value, label: words.targetKinds[value] }))}
            {...form.getInputProps('kind')}
          />
          {kind === 'webhook' && (
            <NativeSelect
              label={words.shape}
              data={SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
              {...form.getInputProps('shape')}
            />
          )}
        </div>
        {kind === 'webhook' && (
          <>
            <TextInput
              label={words.address}
              description={words.addressHint}
              type="password"
              autoComplete="off"
              {...form.getInputProps('url')}
            />
            <Checkbox
              size="xs"
              label={words.allowsPrivate}
              {...form.getInputProps('allowsPrivate', { type: 'checkbox' })}
            />
          </>
        )}
        {kind === 'command' && (
          <Textarea
            label={words.program}
            description={words.programHint}
            autosize
            minRows={2}
            {...form.getInputProps('program')}
          />
        )}
        <div className={classes.fields}>
          <TextInput label={words.quietFrom} type="time" {...form.getInputProps('quietFrom')} />
          <TextInput label={words.quietTo} type="time" {...form.getInputProps('quietTo')} />
          <NumberInput label={words.mostPerDay} min={1} max={200} {...form.getInputProps('mostPerDay')} />
        </div>
        <Checkbox size="xs" label={words.switchedOn} {...form.getInputProps('isOn', { type: 'checkbox' })} />
        <div className={classes.submit}>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {words.addTarget}
          </Button>
        </div>
        {secret && (
          <div className={classes.secret} role="status">
            <p>{words.once}</p>
            <code>{secret}</code>
          </div>
        )}
      </form>
    </Card>
  );
}
