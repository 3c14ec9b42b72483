/** What may leave this machine as an alert: every target, whether it is on, and how it fares. */
import { Button } from '@mantine/core';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { SmallTable } from '../../../ui/small-table.tsx';
import { useSave } from '../use-save.ts';
import classes from './alerts.module.css';

const words = TEXTS.settings.alerts;

type Target = OperationOutput<'alertTargets.list'>['targets'][number];

export function TargetsCard({ targets }: { targets: readonly Target[] }) {
  const save = useSave('alertTargets.save');
  const remove = useSave('alertTargets.remove');
  const again = useSave('alertTargets.sendAgain', ({ messages }) => words.sentAgain(messages));
  const test = useSave('alertTargets.test', ({ outcome }) => words.tested(words.outcomes[outcome]));
  return (
    <Card title={words.targets} note={words.targetsNote}>
      <div className={classes.text}>
        {targets.length === 0 ? (
          <p>{words.noTargets}</p>
        ) : (
          <SmallTable heads={[words.name, words.kind, words.state, '']}>
            {targets.map((target) => {
              const { id, name, isOn, failing } = target;
              const action = isOn ? words.switchOff : words.switchOn;
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{describeKind(target)}</td>
                  <td>{describeState(target)}</td>
                  <td className={classes.actions}>
                    <Button.Group>
                      {failing > 0 && (
                        <Button
                          size="compact-xs"
                          aria-label={words.of(words.sendAgain, name)}
                          onClick={() => again.mutate({ targetId: id })}
                        >
                          {words.sendAgain}
                        </Button>
                      )}
                      <Button
                        size="compact-xs"
                        aria-label={words.of(words.test, name)}
                        loading={test.isPending && test.variables.targetId === id}
                        onClick={() => test.mutate({ targetId: id })}
                      >
                        {words.test}
                      </Button>
                      <Button
                        size="compact-xs"
                        aria-label={words.of(action, name)}
                        onClick={() => save.mutate({ ...toInput(target), isOn: !isOn })}
                      >
                        {action}
                      </Button>
                      <Button
                        size="compact-xs"
                        aria-label={words.of(words.remove, name)}
                        onClick={() => remove.mutate({ targetId: id })}
                      >
                        {words.remove}
                      </Button>
                    </Button.Group>
                  </td>
                </tr>
              );
            })}
          </SmallTable>
        )}
      </div>
    </Card>
  );
}

function describeKind({ kind, host, shape, argv }: Target): string {
  const about = kind === 'webhook' ? [host, shape && words.shapes[shape]] : [argv?.[0]];
  return [words.targetKinds[kind], ...about].filter(Boolean).join(' · ');
}

function describeState({ isOn, problem, failing, waiting }: Target): string {
  return [
    isOn ? words.isOn : words.off,
    failing > 0 ? words.failing(failing) : null,
    waiting > 0 ? words.waiting(waiting) : null,
    problem,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** As it is; the secrets stay where they are. */
function toInput({
  id,
  kind,
  shape,
  allowsPrivate,
  argv,
  timeoutSeconds,
  ...target
}: Target): OperationInput<'alertTargets.save'> {
  const { name, language, quietFrom, quietTo, mostPerDay } = target;
  const common = { targetId: id, name, language, quietFrom, quietTo, mostPerDay };
  if (kind === 'webhook') return { ...common, target: { kind, shape: shape ?? 'json', allowsPrivate } };
  if (kind === 'command')
    return { ...common, target: { kind, argv: argv ?? [], timeoutSeconds: timeoutSeconds ?? 30 } };
  return { ...common, target: { kind } };
}
