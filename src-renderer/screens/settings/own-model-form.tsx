/** What the owner says of a model: one that the catalogue does not know, or another last day. Prices of their own are on the page of prices. */
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { describeModel } from './describe-model.ts';
import modelClasses from './models.module.css';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.engines.ownModel;
const NOTHING = { model: '', retiresOn: '', instead: '', contextTokens: '' as string | number };

export function OwnModelForm({ engine, route }: { engine: Engine; route: string }) {
  const save = useSave('engines.setModel');
  const remove = useSave('engines.removeModel', () => words.removed);
  const models = useOperation('engines.models', { engine, route, catalogueOnly: true }).data?.models ?? [];
  const own = models.filter(({ isOwn }) => isOwn);
  const form = useForm({
    initialValues: NOTHING,
    validate: { model: (value) => (value.trim() === '' ? TEXTS.settings.needed : null) },
  });
  return (
    <details className={classes.details}>
      <summary>{words.title}</summary>
      {own.map((model) => (
        <div key={model.model} className={modelClasses.ownModel}>
          <span className={modelClasses.modelOption}>
            {model.model}
            <small>{describeModel(model)}</small>
          </span>
          <Button loading={remove.isPending} onClick={() => remove.mutate({ route, model: model.model })}>
            {words.remove}
          </Button>
        </div>
      ))}
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ model, retiresOn, instead, contextTokens }) =>
          save.mutate(
            {
              ...{ route, model },
              ...(retiresOn !== '' && { retiresOn }),
              ...(instead.trim() !== '' && { instead }),
              ...(contextTokens !== '' && { contextTokens: Number(contextTokens) }),
            },
            { onSuccess: () => form.reset() },
          ),
        )}
      >
        <p className={modelClasses.modelFacts}>{words.note}</p>
        <div className={classes.fields}>
          <TextInput label={words.model} {...form.getInputProps('model')} />
          <TextInput label={words.retiresOn} type="date" {...form.getInputProps('retiresOn')} />
          <TextInput label={words.instead} {...form.getInputProps('instead')} />
          <NumberInput label={words.context} min={1} {...form.getInputProps('contextTokens')} />
        </div>
        <div className={classes.submit}>
          <Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
            {TEXTS.ui.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
