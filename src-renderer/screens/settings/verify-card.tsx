/** When each service was verified last and what came of it, and the way to a new verification. */
import { Button } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatMoment } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import type { RouteState } from './engines-section.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';
import { VerifyDialog } from './verify-dialog.tsx';

export type Verified = OperationOutput<'engines.verification'>['routes'][number];

const words = TEXTS.settings.verify;

export function VerifyCard({ routes }: { routes: readonly RouteState[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const kept = useOperation('engines.verification', {}).data?.routes ?? [];
  // Here, so that it goes on when the dialog is closed.
  const verify = useSave('engines.verify', () => null);
  const shown = routes.filter(({ route, key }) => isKeyed(key) || kept.some((each) => each.route === route));
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.form}>
        {shown.length === 0 ? (
          <p className={classes.quiet}>{words.noKeys}</p>
        ) : (
          <SmallTable heads={[words.service, words.engine, words.last, words.result]}>
            {shown.map((state) => (
              <Row key={state.route} state={state} verified={kept.find(({ route }) => route === state.route)} />
            ))}
          </SmallTable>
        )}
        <div className={classes.submit} data-start>
          <Button
            variant="filled"
            disabled={!routes.some(({ key }) => isKeyed(key))}
            loading={verify.isPending && !isOpen}
            onClick={() => setIsOpen(true)}
          >
            {words.open}
          </Button>
        </div>
      </div>
      <VerifyDialog isOpen={isOpen} onClose={() => setIsOpen(false)} verify={verify} kept={kept} />
    </Card>
  );
}

/** The same of one service, as a line. */
export function LastVerified({ route }: { route: string }) {
  const kept = useOperation('engines.verification', {}).data?.routes;
  const verified = kept?.find((each) => each.route === route);
  if (!kept) return null;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words.lastOf}</dt>
        <dd>{verified ? `${formatMoment(verified.at)}, ${TEXTS.verification.states[verified.state]}` : words.never}</dd>
      </div>
    </dl>
  );
}

function Row({ state, verified }: { state: RouteState; verified: Verified | undefined }) {
  const { route, engines, servedEngines } = state;
  const engine = verified?.engine ?? servedEngines[0] ?? engines[0];
  return (
    <tr>
      <th scope="row">{nameRoute(route)}</th>
      <td>{engine && ENGINE_LABELS[engine]}</td>
      <td>{verified ? formatMoment(verified.at) : words.never}</td>
      <td className={classes.state} data-ready={verified ? verified.state === 'pass' : undefined}>
        {verified ? TEXTS.verification.states[verified.state] : ''}
      </td>
    </tr>
  );
}

function isKeyed(key: RouteState['key']): boolean {
  return key !== null && key.from !== 'none';
}
