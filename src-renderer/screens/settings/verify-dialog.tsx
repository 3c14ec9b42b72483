/** A verification of services: what it may cost and the question whether it may, how far it is, what it found, and the report of it. */
import { Button, Checkbox, Modal, Progress } from '@mantine/core';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { VerifiedRoute, VerifyState } from '#shared/contract/verification.ts';
import { describeFinding, toJsonReport, toMarkdownReport } from '#shared/verification/write-report.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { formatCount, formatMoney } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './settings-screen.module.css';
import type { useSave } from './use-save.ts';
import type { Verified } from './verify-card.tsx';

type Plan = OperationOutput<'engines.planVerification'>;

const words = TEXTS.settings.verify;

interface VerifyDialogProps {
  isOpen: boolean;
  onClose: () => void;
  verify: ReturnType<typeof useSave<'engines.verify'>>;
  kept: readonly Verified[];
}

export function VerifyDialog({ isOpen, onClose, verify, kept }: VerifyDialogProps) {
  const close = () => {
    onClose();
    if (!verify.isPending) verify.reset();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={words.open}
      size="lg"
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      {isOpen && verify.data && !verify.isPending ? (
        <Found routes={verify.data.routes} onClose={close} />
      ) : (
        isOpen && <Question verify={verify} kept={kept} onClose={close} />
      )}
    </Modal>
  );
}

function Question({ verify, kept, onClose }: Omit<VerifyDialogProps, 'isOpen'>) {
  const [isAllowed, setIsAllowed] = useState(false);
  // Keys and prices may be others by the next time.
  const planned = useQuery({ ...operationQuery(useClient(), 'engines.planVerification', {}), gcTime: 0 });
  const plan = planned.data;
  if (planned.error) return <ErrorNotice error={planned.error} onRetry={() => void planned.refetch()} />;
  if (!plan) return <div aria-busy="true" />;
  if (verify.isPending) return <Working plan={plan} kept={kept} sinceMs={verify.submittedAt} />;
  const isAbove = plan.ceilingUsd > plan.usualMostUsd;
  return (
    <div className={classes.panel}>
      <p>{words.question}</p>
      <Ceilings plan={plan} />
      {isAbove && (
        <Checkbox
          label={words.above(formatMoney(plan.usualMostUsd))}
          checked={isAllowed}
          onChange={(event) => setIsAllowed(event.currentTarget.checked)}
        />
      )}
      <div className={classes.submit}>
        <Button onClick={onClose}>{TEXTS.ui.cancel}</Button>
        <Button
          variant="filled"
          disabled={plan.routes.length === 0}
          onClick={() => verify.mutate({ agreedUsd: isAbove && !isAllowed ? plan.usualMostUsd : plan.ceilingUsd })}
        >
          {words.start}
        </Button>
      </div>
    </div>
  );
}

function Ceilings({ plan }: { plan: Plan }) {
  const total = (
    <tr>
      <th scope="row">{words.total}</th>
      <td />
      <td>{formatMoney(plan.ceilingUsd)}</td>
    </tr>
  );
  return (
    <SmallTable heads={[words.service, words.engine, words.ceiling]} foot={total}>
      {plan.routes.map(({ route, engine, ceilingUsd, isHeldBack }) => (
        <tr key={route}>
          <th scope="row">{nameRoute(route)}</th>
          <td>{ENGINE_LABELS[engine]}</td>
          <td>{isHeldBack ? words.held : formatMoney(ceilingUsd)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

/** Each service is kept as soon as it is done. */
function Working({ plan, kept, sinceMs }: { plan: Plan; kept: readonly Verified[]; sinceMs: number }) {
  const done = plan.routes.filter(({ route }) =>
    kept.some((each) => each.route === route && Date.parse(each.at) >= sinceMs),
  ).length;
  const text = words.working(formatCount(done), formatCount(plan.routes.length));
  return (
    <div className={classes.working}>
      <p aria-live="polite">{text}</p>
      <Progress value={(100 * done) / Math.max(1, plan.routes.length)} aria-label={text} transitionDuration={200} />
      <p className={classes.quiet}>{words.background}</p>
    </div>
  );
}

function Found({ routes, onClose }: { routes: readonly VerifiedRoute[]; onClose: () => void }) {
  return (
    <div className={classes.panel}>
      <ul className={classes.results} aria-live="polite">
        {routes.map((verified) => (
          <RouteLine key={verified.route} {...verified} />
        ))}
      </ul>
      <div className={classes.submit}>
        <SaveReports />
        <Button variant="filled" onClick={onClose}>
          {TEXTS.ui.close}
        </Button>
      </div>
    </div>
  );
}

function RouteLine({ route, engine, state, costUsd, checks }: VerifiedRoute) {
  const cost = costUsd === null ? '' : `, ${formatMoney(costUsd)}`;
  return (
    <li data-ok={toOk(state)}>
      <StateMark state={state} />
      <details open={state === 'fail'}>
        <summary>
          {nameRoute(route)}, {ENGINE_LABELS[engine]}: {TEXTS.verification.states[state]}
          {cost}
        </summary>
        <ul className={classes.results}>
          {checks.map((check) => (
            <li key={check.name} data-ok={toOk(check.state)}>
              <StateMark state={check.state} />
              <span>
                {TEXTS.verification.checks[check.name]}{' '}
                <span className={classes.quiet}>{describeFinding(check, TEXTS.verification)}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function toOk(state: VerifyState): boolean | 'unsaid' {
  return state === 'pass' || (state === 'fail' ? false : 'unsaid');
}

function StateMark({ state }: { state: VerifyState }) {
  const Icon = { pass: IconCheck, fail: IconX, not_exposed: IconMinus, skipped: IconMinus }[state];
  return <Icon size={15} aria-label={TEXTS.verification.states[state]} />;
}

/** What services sent is large, and read only for a report. */
function SaveReports() {
  const client = useClient();
  const save = async (isJson: boolean) => {
    try {
      const [{ routes }, { version }] = await Promise.all([
        client.call('engines.verification', { withBodies: true }),
        client.call('system.status', {}),
      ]);
      const at = new Date().toISOString();
      const report = { version, at, routes };
      const name = `${words.fileName}-${at.slice(0, 10)}`;
      if (isJson) saveFile(`${name}.json`, toJsonReport(report), 'application/json');
      else saveFile(`${name}.md`, toMarkdownReport(report, TEXTS.verification), 'text/markdown;charset=utf-8');
    } catch (error) {
      notifyError(error as Error);
    }
  };
  return (
    <>
      <Button onClick={() => void save(false)}>{words.saveText}</Button>
      <Button onClick={() => void save(true)}>{words.saveJson}</Button>
    </>
  );
}
