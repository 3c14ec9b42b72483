/** One engine to choose: its state, what an answer costs, and a place for its key. */
import { Button, Checkbox } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import { formatMoney } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import classes from './engines.module.css';
import { KeyForm } from './key-form.tsx';

type EngineState = OperationOutput<'engines.list'>[number];
type AnswerCost = OperationOutput<'projects.estimate'>['perAnswer'][number];

interface EngineLineProps {
  engine: Engine;
  mode: 'live' | 'test';
  /** Undefined until it is known. */
  state: EngineState | undefined;
  cost: AnswerCost | undefined;
}

const { engines: words } = TEXTS.setup;

export function EngineLine({ engine, mode, state, cost }: EngineLineProps) {
  const [isOpen, setOpen] = useState(false);
  const isLive = mode === 'live';
  return (
    <li className={classes.engine}>
      <Checkbox value={engine} label={ENGINE_LABELS[engine]} />
      <span className={classes.engineState} data-ready={!isLive || Boolean(state?.route)}>
        {isLive ? describeState(state, cost) : words.simulated}
      </span>
      <span className={classes.engineCost}>{describeCost(cost)}</span>
      {isLive && (
        <Button
          variant="subtle"
          leftSection={<IconKey size={14} aria-hidden />}
          aria-expanded={isOpen}
          aria-label={`${ENGINE_LABELS[engine]}: ${state?.route ? words.changeKey : words.addKey}`}
          onClick={() => setOpen(!isOpen)}
        >
          {state?.route ? words.changeKey : words.addKey}
        </Button>
      )}
      {isLive && isOpen && <KeyForm engine={engine} />}
    </li>
  );
}

function describeState(state: EngineState | undefined, cost: AnswerCost | undefined): string {
  if (!state) return '';
  if (state.route) return state.surface === 'local' ? words.local : words.ready;
  return cost?.route ? words.noKey : words.noRoute;
}

function describeCost(cost: AnswerCost | undefined): string {
  if (!cost) return '';
  if (cost.basis === 'free' && cost.route !== null) return words.free;
  return cost.expectedUsd === null ? words.unknown : words.perAnswer(formatMoney(cost.expectedUsd));
}
