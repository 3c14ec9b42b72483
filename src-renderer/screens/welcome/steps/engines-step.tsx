/** Which engines are asked and how: over their own interface with a key, or simulated. */
import { Checkbox } from '@mantine/core';
import { ENGINES } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../../api/use-operation.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { describeFault, type StepInput } from '../step-input.ts';
import { useMode } from '../use-mode.ts';
import { usePlanEngines } from '../use-plan-engines.ts';
import { EngineLine } from './engine-line.tsx';
import engineClasses from './engines.module.css';
import classes from './step.module.css';

const { engines: words } = TEXTS.setup;
const MODES = [
  { value: 'live', label: words.live },
  { value: 'test', label: words.test },
] as const;

export function EnginesStep({ draft, onChange, faults }: StepInput) {
  const mode = useMode(draft);
  const plan = usePlanEngines();
  const states = useOperation('engines.list', {}).data ?? [];
  const costs = useOperation('projects.estimate', { environment: mode, models: [], prompts: 0 }).data?.perAnswer ?? [];
  const fault = describeFault(faults, 'engines');
  return (
    <>
      <div>
        <Segmented
          label={words.mode}
          value={mode}
          options={MODES}
          onChange={(environment) => onChange({ environment })}
        />
        <p className={classes.help}>{mode === 'live' ? words.liveHelp : words.testHelp}</p>
      </div>
      <Checkbox.Group
        value={draft.engines}
        onChange={(chosen) => onChange({ engines: ENGINES.filter((engine) => chosen.includes(engine)) })}
        error={fault}
        aria-label={TEXTS.setup.steps.engines.title}
      >
        <ul className={engineClasses.engines}>
          {plan.engines.map((engine) => (
            <EngineLine
              key={engine}
              engine={engine}
              mode={mode}
              state={states.find((state) => state.engine === engine)}
              cost={costs.find(({ model }) => model === engine)}
            />
          ))}
        </ul>
      </Checkbox.Group>
      {plan.most < plan.engines.length && <p className={classes.help}>{words.limit(plan.most)}</p>}
    </>
  );
}
