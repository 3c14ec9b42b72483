/** The settings of a route: address, model, effort, patience, and how fast it may be asked. Empty fields have the route's own values. */
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReasoningEffort, SearchDepth } from '#shared/vocabulary/route-options.ts';
import { REASONING_EFFORTS, SEARCH_DEPTHS } from '#shared/vocabulary/route-options.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { ListedEngine, RouteState } from './engines-section.tsx';
import { ModelField } from './model-field.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.engines;

const toText = (route: RouteState, key: 'baseUrl' | 'model') => (route.changed.includes(key) ? route[key] : '');
const toNumber = (
  route: RouteState,
  key: 'timeoutMs' | 'maxOutputTokens' | 'concurrency' | 'paceMs' | 'maxSearches',
) => (route.changed.includes(key) ? String(route[key]) : '');
const numberOrNull = (value: string | number) => (value === '' ? null : Number(value));

/** The first says nothing: the service does as it does. */
const toChoices = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) => [
  { value: '', label: words.byItself },
  ...values.map((value) => ({ value, label: names[value] })),
];

export function RouteForm({ engine, route }: { engine: ListedEngine; route: RouteState }) {
  const save = useSave('engines.configure');
  const form = useForm({
    initialValues: {
      model: toText(route, 'model'),
      baseUrl: toText(route, 'baseUrl'),
      concurrency: toNumber(route, 'concurrency'),
      paceMs: toNumber(route, 'paceMs'),
      timeoutMs: toNumber(route, 'timeoutMs'),
      maxOutputTokens: toNumber(route, 'maxOutputTokens'),
      maxSearches: toNumber(route, 'maxSearches'),
      reasoningEffort: route.reasoningEffort ?? '',
      searchDepth: route.searchDepth ?? '',
    },
  });
  return (
    <details className={classes.details}>
      <summary>{words.more}</summary>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ model, baseUrl, reasoningEffort, searchDepth, ...numbers }) =>
          save.mutate({
            engine: engine.engine,
            route: route.route,
            model: model.trim() || null,
            baseUrl: baseUrl.trim() || null,
            concurrency: numberOrNull(numbers.concurrency),
            paceMs: numberOrNull(numbers.paceMs),
            timeoutMs: numberOrNull(numbers.timeoutMs),
            maxOutputTokens: numberOrNull(numbers.maxOutputTokens),
            maxSearches: numberOrNull(numbers.maxSearches),
            reasoningEffort: (reasoningEffort || null) as ReasoningEffort | null,
            searchDepth: (searchDepth || null) as SearchDepth | null,
          }),
        )}
      >
        <ModelField
          engine={engine.engine}
          route={route.route}
          placeholder={route.model}
          value={form.values.model}
          onChange={(model) => form.setFieldValue('model', model)}
        />
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
          {route.knows.includes('maxSearches') && (
            <NumberInput
              label={words.maxSearches}
              description={words.maxSearchesHint}
              placeholder={words.byItself}
              min={1}
              max={20}
              {...form.getInputProps('maxSearches')}
            />
          )}
          {route.knows.includes('reasoningEffort') && (
            <NativeSelect
              label={words.effort}
              description={words.effortHint}
              data={toChoices(route.efforts ?? REASONING_EFFORTS, words.efforts)}
              {...form.getInputProps('reasoningEffort')}
            />
          )}
          {route.knows.includes('searchDepth') && (
            <NativeSelect
              label={words.depth}
              description={words.depthHint}
              data={toChoices(SEARCH_DEPTHS, words.depths)}
              {...form.getInputProps('searchDepth')}
            />
          )}
        </div>
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </details>
  );
}
