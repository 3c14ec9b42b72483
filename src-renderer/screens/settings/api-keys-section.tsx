/** Keys for scripts: made here, shown once, revoked here. */
import { Button, Checkbox, CopyButton, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Key = OperationOutput<'keys.list'>[number];
type Scope = Key['scopes'][number];

const words = TEXTS.settings.keys;
const SCOPES = ['read', 'write', 'export'] as const satisfies readonly Scope[];

function useColumns(onRevoke: (keyId: string) => void): readonly Column<Key>[] {
  return [
    { id: 'name', header: words.name, value: ({ name }) => name, widthPx: 180, grows: true },
    { id: 'environment', header: words.environment, value: (key) => words.environments[key.environment], widthPx: 100 },
    {
      id: 'scopes',
      header: words.scopes,
      value: ({ scopes }) => scopes.map((scope) => words.scopeNames[scope]).join(', '),
      widthPx: 170,
    },
    {
      id: 'created',
      header: words.created,
      value: (key) => key.createdAt,
      format: formatMoment,
      widthPx: MOMENT_PX,
      hideOrder: 2,
    },
    {
      id: 'used',
      header: words.used,
      value: (key) => key.lastUsedAt,
      format: formatMoment,
      whyMissing: () => words.neverUsed,
      widthPx: MOMENT_PX,
      hideOrder: 1,
    },
    {
      id: 'revoke',
      header: words.state,
      value: ({ revokedAt }) => (revokedAt ? words.revoked : words.active),
      draw: ({ id, name, revokedAt }) =>
        revokedAt ? (
          words.revoked
        ) : (
          <Button size="compact-xs" aria-label={words.revokeOf(name)} onClick={() => onRevoke(id)}>
            {words.revoke}
          </Button>
        ),
      widthPx: 110,
    },
  ];
}

export function ApiKeysSection() {
  const keys = useOperation('keys.list', {});
  const revoke = useSave('keys.revoke', ({ name }) => words.revokedNow(name));
  const columns = useColumns((keyId) => revoke.mutate({ keyId }));
  if (keys.error) return <ErrorNotice error={keys.error} onRetry={() => void keys.refetch()} />;
  if (!keys.data) return <SkeletonCard heightPx={360} />;
  return (
    <>
      <KeyForm />
      <Card title={words.title} note={words.note}>
        <DataTable
          name="api-keys"
          label={words.title}
          columns={columns}
          rows={keys.data}
          toId={({ id }) => id}
          isSearchable={false}
          empty={<Notice title={words.none} />}
        />
      </Card>
    </>
  );
}

function KeyForm() {
  const [made, setMade] = useState<string | null>(null);
  const create = useSave('keys.create', () => null);
  const form = useForm({
    initialValues: { name: '', environment: 'live' as Key['environment'], scopes: ['read'] as Scope[] },
    validate: {
      name: (value) => (value.trim() === '' ? TEXTS.settings.needed : null),
      scopes: (value) => (value.length === 0 ? TEXTS.settings.needed : null),
    },
  });
  return (
    <Card title={words.make} note={words.makeNote}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit((values) =>
          create.mutate(values, {
            onSuccess: ({ key }) => {
              setMade(key);
              form.reset();
            },
          }),
        )}
      >
        <div className={classes.fields}>
          <TextInput label={words.name} {...form.getInputProps('name')} />
          <NativeSelect
            label={words.environment}
            data={(['live', 'test'] as const).map((value) => ({ value, label: words.environments[value] }))}
            {...form.getInputProps('environment')}
          />
        </div>
        <Checkbox.Group label={words.scopes} {...form.getInputProps('scopes')}>
          <div className={classes.checks}>
            {SCOPES.map((scope) => (
              <Checkbox key={scope} size="xs" value={scope} label={words.scopeNames[scope]} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.submit}>
          <Button type="submit" variant="filled" loading={create.isPending}>
            {words.makeButton}
          </Button>
        </div>
        {made && <NewKey secret={made} />}
      </form>
    </Card>
  );
}

function NewKey({ secret }: { secret: string }) {
  return (
    <div className={classes.secret} role="status">
      <p>{words.once}</p>
      <code>{secret}</code>
      <CopyButton value={secret}>
        {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>}
      </CopyButton>
    </div>
  );
}
