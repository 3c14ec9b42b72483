/** The monthly caps of the project and the account: how much is used, what is left, and changing them. */
import { Button, NumberInput, Popover, VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './costs-screen.module.css';

type Cap = OperationOutput<'money.setCap'>['project'];

const words = TEXTS.costs.caps;

export function CapsCard({ projectId }: { projectId: string }) {
  const forecast = useOperation('money.forecast', { projectId });
  if (forecast.error) return null;
  if (!forecast.data) return <SkeletonCard heightPx={300} />;
  const { project, account } = forecast.data.caps;
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.caps}>
        <CapLine name={words.project} cap={project} projectId={projectId} />
        <CapLine name={words.account} cap={account} projectId={null} />
      </div>
    </Card>
  );
}

function CapLine({ name, cap, projectId }: { name: string; cap: Cap; projectId: string | null }) {
  return (
    <div className={classes.cap}>
      <div className={classes.capHead}>
        <strong>{name}</strong>
        <CapForm cap={cap} projectId={projectId} name={name} />
      </div>
      {cap ? (
        <>
          <progress
            className={classes.meter}
            data-drawn
            aria-label={name}
            max={Math.max(cap.monthlyCapUsd, 1e-9)}
            value={cap.usedUsd + cap.underWayUsd}
            data-full={cap.leftUsd <= 0}
          />
          <p>{words.used(formatMoney(cap.usedUsd), formatMoney(cap.monthlyCapUsd), formatMoney(cap.leftUsd))}</p>
        </>
      ) : (
        <p className={classes.quiet}>{words.none}</p>
      )}
    </div>
  );
}

function CapForm({ cap, projectId, name }: { cap: Cap; projectId: string | null; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [amount, setAmount] = useState<string | number>(cap?.monthlyCapUsd ?? 20);
  const client = useClient();
  const save = useMutation({
    mutationFn: (monthlyCapUsd: number | null) =>
      client.call('money.setCap', { monthlyCapUsd, ...(projectId && { projectId }) }),
    onSuccess: () => {
      setIsOpen(false);
      notifyDone(words.saved);
    },
    onError: notifyError,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== '') save.mutate(Number(amount));
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button onClick={() => setIsOpen(!isOpen)}>
          {cap ? words.change : words.set}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} className={classes.capForm}>
          <NumberInput
            label={words.amount}
            min={0}
            max={1_000_000}
            decimalScale={2}
            prefix="$"
            value={amount}
            onChange={setAmount}
            data-autofocus
          />
          <Button type="submit" loading={save.isPending}>
            {TEXTS.ui.save}
          </Button>
          {cap && <Button onClick={() => save.mutate(null)}>{words.remove}</Button>}
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
