/** What a precision takes, and which way to it costs least: by the project's own variance. */
import { NumberInput } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../../api/use-operation.ts';
import { DASH, formatCount, formatDecimal, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './costs-screen.module.css';

type Plan = OperationOutput<'money.plan'>;

const words = TEXTS.plan;
const AIMS = [
  { value: 'halfWidth', label: words.halfWidth },
  { value: 'detect', label: words.detect },
] as const;
const START_POINTS = 5;
const MOST_POINTS = 50;

export function PlanCard({ projectId }: { projectId: string }) {
  const [aim, setAim] = useState<'halfWidth' | 'detect'>('halfWidth');
  const [points, setPoints] = useState(START_POINTS);
  const plan = useOperation('money.plan', { projectId, [aim]: points });
  if (plan.error) return <ErrorNotice error={plan.error} onRetry={() => void plan.refetch()} />;
  if (!plan.data) return <SkeletonCard heightPx={300} />;
  return (
    <Card
      title={words.title}
      note={plan.data.basis === 'assumed' ? words.noteAssumed : words.note}
      controls={
        <>
          <Segmented label={words.target} value={aim} options={AIMS} onChange={setAim} />
          <NumberInput
            aria-label={words.amount}
            className={classes.points}
            value={points}
            min={1}
            max={MOST_POINTS}
            onChange={(value) => {
              const chosen = Number(value);
              if (chosen >= 1 && chosen <= MOST_POINTS) setPoints(Math.round(chosen * 10) / 10);
            }}
          />
        </>
      }
    >
      <PlanHeadline plan={plan.data} />
      <div className={classes.plan}>
        <SmallTable heads={[words.lever, words.answers, words.figureCost, words.monthlyCost]}>
          {plan.data.levers.map((lever) => (
            <LeverRow key={lever.lever} lever={lever} isCheapest={lever.lever === plan.data.cheapest} />
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}

function PlanHeadline({ plan: { current, design, isReached, cheapest, missing } }: { plan: Plan }) {
  const lead = isReached ? words.reached : cheapest === null ? words.none : words.oneOf;
  return (
    <div className={classes.headline}>
      <p className={classes.big}>{words.now(formatDecimal(current.halfWidth), formatDecimal(current.detects))}</p>
      <p>
        {words.design(design.prompts, Math.round(design.engines), Math.round(design.days))}
        {missing.length > 0 && `: ${missing.map((each) => words.missing[each]).join(', ')}`}
      </p>
      <p>{lead}</p>
    </div>
  );
}

function LeverRow({ lever: plan, isCheapest }: { lever: Plan['levers'][number]; isCheapest: boolean }) {
  const { lever, needed, reaches, answers, figureUsd, monthlyUsd, windowDays } = plan;
  if (needed === null) {
    return (
      <tr>
        <th scope="row">{words.names[lever]}</th>
        <td>{words.unreachable(formatDecimal(reaches))}</td>
        <td>{DASH}</td>
        <td>{DASH}</td>
      </tr>
    );
  }
  return (
    <tr data-cheapest={isCheapest || undefined}>
      <th scope="row">
        {words.levers[lever](needed)}
        {isCheapest && <small className={classes.cheapest}> {words.cheapest}</small>}
      </th>
      <td>{formatCount(answers ?? 0)}</td>
      <td>{formatMoney(figureUsd)}</td>
      <td title={lever === 'days' ? words.windowDays(windowDays ?? 0) : undefined}>{formatMoney(monthlyUsd)}</td>
    </tr>
  );
}
