/** The rules of a project, each with what it fired on last. */
import { Button } from '@mantine/core';

import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';
import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../../api/use-operation.ts';
import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { SmallTable } from '../../../ui/small-table.tsx';
import { useSave } from '../use-save.ts';
import classes from './alerts.module.css';

const words = TEXTS.settings.alerts;

type Rule = OperationOutput<'alerts.create'>;
type Target = OperationOutput<'alertTargets.list'>['targets'][number];

export function RulesCard({ projectId, targets }: { projectId: string; targets: readonly Target[] }) {
  const rules = useOperation('alerts.list', { projectId });
  const update = useSave('alerts.update');
  const remove = useSave('alerts.remove');
  if (rules.error) return <ErrorNotice error={rules.error} onRetry={() => void rules.refetch()} />;
  if (!rules.data) return <SkeletonCard heightPx={160} />;
  const toName = (id: string) => targets.find((target) => target.id === id)?.name ?? id;
  return (
    <Card title={words.rules} note={words.rulesNote}>
      <div className={classes.text}>
        {rules.data.rules.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <SmallTable heads={[words.rule, words.last, words.to, '']}>
            {rules.data.rules.map(({ id, condition, targetIds, isOn, lastFiring }) => {
              const name = describeCondition(condition);
              const action = isOn ? words.switchOff : words.switchOn;
              return (
                <tr key={id}>
                  <th scope="row">{isOn ? name : `${name} (${words.off})`}</th>
                  <td>{lastFiring ? describeAlert(lastFiring.facts, ALERT_WORDS[words.language]) : words.never}</td>
                  <td>{targetIds.length === 0 ? words.onlyLog : targetIds.map(toName).join(', ')}</td>
                  <td className={classes.actions}>
                    <Button.Group>
                      <Button
                        size="compact-xs"
                        aria-label={words.of(action, name)}
                        onClick={() => update.mutate({ projectId, ruleId: id, condition, targetIds, isOn: !isOn })}
                      >
                        {action}
                      </Button>
                      <Button
                        size="compact-xs"
                        aria-label={words.of(words.remove, name)}
                        onClick={() => remove.mutate({ projectId, ruleId: id })}
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

function describeCondition(condition: Rule['condition']): string {
  const name = words.kinds[condition.kind];
  if (condition.kind !== 'figure') return name;
  const { figure, by, direction } = condition;
  const parts = [ALERT_WORDS[words.language].figures[figure], words.bys[by], words.directions[direction]];
  return `${name}: ${parts.join(', ')}`;
}
