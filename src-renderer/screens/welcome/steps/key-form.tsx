/** Takes the key of an engine: one short call shows whether it works, then it is saved where this machine keeps keys. */
import { Button, PasswordInput, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import type { AppClient } from '../../../api/app-client.ts';
import { useClient } from '../../../api/client-context.ts';
import { useOperation } from '../../../api/use-operation.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { describeTriedKey } from '../../../ui/describe-tried-key.ts';
import { planError } from '../../../ui/plan-error.ts';
import classes from './engines.module.css';

const { engines: words } = TEXTS.setup;

async function tryAndSave(client: AppClient, engine: Engine, route: string, key: string) {
  const outcome = await client.call('engines.tryKey', { engine, route, key });
  if (!outcome.isSaved) return outcome;
  const states = await client.call('engines.list', {});
  const now = states.find((state) => state.engine === engine)?.route;
  // Some ways are taken only when chosen.
  if (now !== route) await client.call('engines.configure', { engine, route });
  return outcome;
}

export function KeyForm({ engine }: { engine: Engine }) {
  const client = useClient();
  const [key, setKey] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const known = useOperation('engines.routes', {}).data?.routes ?? [];
  const routes = known.filter(({ engines, key: needed }) => engines.includes(engine) && needed?.isNeeded);
  const route = chosen ?? routes.at(0)?.route ?? null;
  const save = useMutation({
    mutationFn: () => tryAndSave(client, engine, route ?? '', key),
    onSuccess: ({ isSaved }) => isSaved && setKey(''),
  });
  if (route === null) return <p className={classes.key}>{words.noRoute}</p>;
  return (
    <div className={classes.key}>
      {routes.length > 1 && (
        <Select
          label={words.route}
          data={routes.map(({ route: value, label }) => ({ value, label }))}
          value={route}
          onChange={setChosen}
          allowDeselect={false}
        />
      )}
      <PasswordInput
        label={words.key(ENGINE_LABELS[engine])}
        description={words.keyHelp}
        placeholder={words.keyHint}
        value={key}
        onChange={(event) => setKey(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (key.trim() !== '') save.mutate();
        }}
        autoComplete="off"
        spellCheck={false}
      />
      <Button disabled={key.trim() === ''} loading={save.isPending} onClick={() => save.mutate()}>
        {words.save}
      </Button>
      <Outcome data={save.data} error={save.error} />
    </div>
  );
}

function Outcome({ data, error }: { data: OperationOutput<'engines.tryKey'> | undefined; error: unknown }) {
  if (error) {
    const { title, detail, help } = planError(error);
    return (
      <p role="alert" className={classes.bad}>
        {title}. {detail ?? help}
      </p>
    );
  }
  if (!data) return null;
  const text = describeTriedKey(data);
  if (data.test.ok) return <p role="status">{text}</p>;
  return (
    <p role="alert" className={classes.bad}>
      {text}
    </p>
  );
}
