/** The settings of a route: address, model, patience, and how fast it may be asked. Empty fields have the route's own values. */
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import { TEXTS } from '../../texts/texts.ts';
import type { ListedEngine, RouteState } from './engines-section.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.engines;

const toText = (route: RouteState, key: 'baseUrl' | 'model') => (route.changed.includes(key) ? route[key] : '');
const toNumber = (route: RouteState, key: 'timeoutMs' | 'maxOutputTokens' | 'concurrency' | 'paceMs') =>
  route.changed.includes(key) ? String(route[key]) : '';
const numberOrNull = (value: string | number) => (value === '' ? null : Number(value));

export function RouteForm({ engine, route }: { engine: ListedEngine; route: RouteState }) {
  const save = useSave('engines.configure', ['engines.', 'money.forecast', 'system.']);
  const form = useForm({
    initialValues: {
      model: toText(route, 'model'),
      baseUrl: toText(route, 'baseUrl'),
      concurrency: toNumber(route, 'concurrency'),
      paceMs: toNumber(route, 'paceMs'),
      timeoutMs: toNumber(route, 'timeoutMs'),
      maxOutputTokens: toNumber(route, 'maxOutputTokens'),
    },
  });
  return (
    <details className={classes.details}>
      <summary>{words.more}</summary>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ model, baseUrl, ...numbers }) =>
          save.mutate({
            engine: engine.engine,
            route: route.route,
            model: model.trim() || null,
            baseUrl: baseUrl.trim() || null,
            concurrency: numberOrNull(numbers.concurrency),
            paceMs: numberOrNull(numbers.paceMs),
            timeoutMs: numberOrNull(numbers.timeoutMs),
            maxOutputTokens: numberOrNull(numbers.maxOutputTokens),
          }),
        )}
      >
        <TextInput label={words.model} placeholder={route.model} {...form.getInputProps('model')} />
        <TextInput label={words.address} placeholder={route.baseUrl} {...form.getInputProps('baseUrl')} />
        <div className={classes.fields}>
          <NumberInput
            label={words.concurrency}
            placeholder={String(route.concurrency)}
            min={1}
            max={32}
            {...form.getInputProps('concurrency')}
          />
          <NumberInput
            label={words.paceMs}
            placeholder={String(route.paceMs)}
            min={0}
            max={600_000}
            {...form.getInputProps('paceMs')}
          />
          <NumberInput
            label={words.timeoutMs}
            placeholder={String(route.timeoutMs)}
            min={5000}
            max={600_000}
            {...form.getInputProps('timeoutMs')}
          />
          {route.maxOutputTokens !== null && (
            <NumberInput
              label={words.maxOutputTokens}
              description={words.maxOutputTokensHint}
              placeholder={String(route.maxOutputTokens)}
              min={500}
              max={128_000}
              {...form.getInputProps('maxOutputTokens')}
            />
          )}
        </div>
        <div className={classes.submit}>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!form.isDirty()}>
            {TEXTS.ui.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
