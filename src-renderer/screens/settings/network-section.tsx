/** How this machine reaches the internet: the proxy, and a test that says what was found on the way. */
import { NativeSelect, PasswordInput, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Network = OperationOutput<'network.get'>;
type Kind = Network['settings']['proxy'];

const words = TEXTS.settings.network;
const KINDS: readonly Kind[] = ['system', 'manual', 'none'];

export default function NetworkSection() {
  const network = useOperation('network.get', {});
  if (network.error) return <ErrorNotice error={network.error} onRetry={() => void network.refetch()} />;
  if (!network.data) return <SkeletonCard heightPx={320} />;
  return (
    <>
      <ProxyForm network={network.data} />
      <ConnectionCard />
    </>
  );
}

function ProxyForm({ network }: { network: Network }) {
  const { settings, password } = network;
  const save = useSave('network.update');
  const saved = {
    proxy: settings.proxy,
    address: settings.address ?? '',
    user: settings.user ?? '',
    password: '',
    exceptions: settings.exceptions.join(', '),
    coversLocal: settings.coversLocal,
  };
  const form = useForm({
    initialValues: saved,
    validate: {
      address: (value, { proxy }) => (proxy === 'manual' && value.trim() === '' ? TEXTS.settings.needed : null),
    },
  });
  const isManual = form.values.proxy === 'manual';
  return (
    <Card title={words.title} note={words.note}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit((values) =>
          save.mutate(toChange(values), {
            onSuccess: () => {
              form.setFieldValue('password', '');
              form.resetDirty({ ...values, password: '' });
            },
          }),
        )}
      >
        <NativeSelect
          label={words.proxy}
          description={form.values.proxy === 'system' && (network.hasSystem ? words.systemHint : words.environmentHint)}
          data={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          {...form.getInputProps('proxy')}
        />
        {form.values.proxy === 'system' && <Variables environment={network.environment} />}
        {isManual && (
          <>
            <TextInput
              label={words.address}
              description={words.addressHint}
              placeholder="http://proxy.example:8080"
              {...form.getInputProps('address')}
            />
            <div className={classes.fields}>
              <TextInput
                label={words.user}
                description={words.userHint}
                autoComplete="off"
                {...form.getInputProps('user')}
              />
              <PasswordInput
                label={words.password}
                description={password.problem ?? words.passwordHints[password.from]}
                autoComplete="new-password"
                disabled={form.values.user === ''}
                {...form.getInputProps('password')}
              />
            </div>
            <TextInput
              label={words.exceptions}
              description={words.exceptionsHint}
              {...form.getInputProps('exceptions')}
            />
          </>
        )}
        {form.values.proxy !== 'none' && (
          <Switch
            label={words.coversLocal}
            description={words.coversLocalHint}
            {...form.getInputProps('coversLocal', { type: 'checkbox' })}
          />
        )}
        <ChangedElsewhere saved={saved} form={form} />
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </Card>
  );
}

interface ProxyValues {
  proxy: Kind;
  address: string;
  user: string;
  password: string;
  exceptions: string;
  coversLocal: boolean;
}

/** What does not belong to the chosen kind stays as it was; without a user there is no password. */
function toChange({ proxy, address, user, password, exceptions, coversLocal }: ProxyValues) {
  if (proxy !== 'manual') return { proxy, coversLocal };
  return {
    proxy,
    coversLocal,
    address: address.trim(),
    exceptions: exceptions.split(/[\s,;]+/).filter((entry) => entry !== ''),
    user: user.trim() || null,
    ...(user.trim() === '' ? { password: null } : password === '' ? {} : { password }),
  };
}

function Variables({ environment: { https, http, exceptions } }: Pick<Network, 'environment'>) {
  return (
    <p className={classes.quiet}>
      {words.variables(https ?? words.unset, http ?? words.unset, exceptions ?? words.unset)}
    </p>
  );
}
