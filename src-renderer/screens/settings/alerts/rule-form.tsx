/** A new rule: what it watches, tried on history before it is added. */
import { Button, MultiSelect, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';

import { ALERT_WORDS, describeAlert } from '#shared/alerts/describe-alert.ts';
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { ALERT_FIGURES, ALERT_KINDS, type AlertFigure, type AlertKind } from '#shared/vocabulary/alerts.ts';

import { TEXTS } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import classes from '../settings-screen.module.css';
import { useSave } from '../use-save.ts';

const words = TEXTS.settings.alerts;
const DAYS = [7, 14, 28] as const;
const TRIED_DAYS = 90;

type Condition = OperationInput<'alerts.try'>['condition'];
type Target = OperationOutput<'alertTargets.list'>['targets'][number];

interface Draft {
  kind: AlertKind;
  figure: AlertFigure;
  by: 'whole' | 'engine' | 'tag';
  sourceBy: 'domain' | 'page';
  direction: 'worse' | 'better' | 'both';
  days: (typeof DAYS)[number];
  percent: number;
  answers: number;
}

const FIRST: Draft = {
  ...{ kind: 'figure', figure: 'responseVisibilityRate', by: 'engine', sourceBy: 'domain', direction: 'worse' },
  ...{ days: 7, percent: 80, answers: 10 },
};

function toCondition({ kind, figure, by, sourceBy, direction, days, percent, answers }: Draft): Condition {
  if (kind === 'figure') return { kind, figure, by, direction, days };
  if (kind === 'lost_source') return { kind, by: sourceBy, days };
  if (kind === 'overtaken') return { kind, days };
  if (kind === 'cap_near') return { kind, percent };
  if (kind === 'new_competitor') return { kind, answers };
  return { kind };
}

export function RuleForm({ projectId, targets }: { projectId: string; targets: readonly Target[] }) {
  const [draft, setDraft] = useState(FIRST);
  const [targetIds, setTargetIds] = useState<string[]>([]);
  const create = useSave('alerts.create');
  const trial = useSave('alerts.try', () => null);
  const condition = toCondition(draft);
  const change = (fields: Partial<Draft>) => {
    trial.reset();
    setDraft({ ...draft, ...fields });
  };
  return (
    <Card title={words.add} note={words.addNote}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate({ projectId, condition, targetIds });
        }}
      >
        <NativeSelect
          label={words.watch}
          value={draft.kind}
          data={ALERT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={({ currentTarget }) => change({ kind: currentTarget.value as AlertKind })}
        />
        <div className={classes.fields}>
          <ConditionFields draft={draft} onChange={change} />
        </div>
        <MultiSelect
          label={words.to}
          placeholder={targetIds.length === 0 ? words.onlyLog : ''}
          data={targets.map(({ id, name }) => ({ value: id, label: name }))}
          value={targetIds}
          onChange={setTargetIds}
        />
        <div className={classes.submit}>
          <Button loading={trial.isPending} onClick={() => trial.mutate({ projectId, condition, days: TRIED_DAYS })}>
            {words.tryOut}
          </Button>
          <Button type="submit" variant="filled" loading={create.isPending}>
            {words.addButton}
          </Button>
        </div>
        {trial.data && <Trial trial={trial.data} />}
      </form>
    </Card>
  );
}

function ConditionFields({ draft, onChange }: { draft: Draft; onChange: (fields: Partial<Draft>) => void }) {
  const { kind } = draft;
  const select = <K extends keyof Draft>(key: K, label: string, data: readonly { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      value={String(draft[key])}
      data={[...data]}
      onChange={({ currentTarget: { value } }) =>
        onChange({ [key]: key === 'days' ? Number(value) : value } as Partial<Draft>)
      }
    />
  );
  const toData = (names: Readonly<Record<string, string>>, keys: readonly string[]) =>
    keys.map((value) => ({ value, label: names[value] ?? value }));
  return (
    <>
      {kind === 'figure' && (
        <>
          {select('figure', words.figure, toData(ALERT_WORDS[words.language].figures, ALERT_FIGURES))}
          {select('by', words.by, toData(words.bys, ['whole', 'engine', 'tag']))}
          {select('direction', words.direction, toData(words.directions, ['worse', 'better', 'both']))}
        </>
      )}
      {kind === 'lost_source' && select('sourceBy', words.by, toData(words.bys, ['domain', 'page']))}
      {(kind === 'figure' || kind === 'lost_source' || kind === 'overtaken') &&
        select(
          'days',
          words.days,
          DAYS.map((days) => ({ value: String(days), label: words.daysOf(days) })),
        )}
      {kind === 'cap_near' && (
        <NumberInput
          label={words.percent}
          value={draft.percent}
          min={1}
          max={100}
          onChange={(value) => onChange({ percent: Number(value) })}
        />
      )}
      {kind === 'new_competitor' && (
        <NumberInput
          label={words.answers}
          value={draft.answers}
          min={1}
          onChange={(value) => onChange({ answers: Number(value) })}
        />
      )}
    </>
  );
}

function Trial({ trial: { firings, hasHistory } }: { trial: OperationOutput<'alerts.try'> }) {
  return (
    <div role="status">
      <p>{hasHistory ? words.tried(firings.length) : words.noHistory}</p>
      <ul>
        {firings.map(({ day, facts }) => (
          <li key={`${day} ${JSON.stringify(facts)}`}>
            {day}: {describeAlert(facts, ALERT_WORDS[words.language])}
          </li>
        ))}
      </ul>
    </div>
  );
}
