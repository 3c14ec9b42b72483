/** The baselines of the open project: what is kept, keeping the figures of now, giving a name, deleting. */
import { Button, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';

import { fromDate } from '#shared/time/day.ts';

import { useOperation } from '../../api/use-operation.ts';
import { type Baseline, useBaselines } from '../../filters/use-baselines.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import tableClasses from './baselines-card.module.css';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.history.baselines;

interface ColumnWishes {
  ruleVersion: string | undefined;
  onRename: (baseline: Baseline) => void;
  onRemove: (baseline: Baseline) => void;
}

function planColumns({ ruleVersion, onRename, onRemove }: ColumnWishes): readonly Column<Baseline>[] {
  return [
    { id: 'name', header: words.columns.name, value: ({ name }) => name, widthPx: 160, grows: true },
    { id: 'kind', header: words.columns.kind, value: ({ kind }) => words.kinds[kind], widthPx: 170, isHidden: true },
    {
      id: 'period',
      header: words.columns.period,
      value: ({ periodStart }) => periodStart,
      format: (_start, { periodStart, periodEnd }) => formatDayRange(fromDate(periodStart), fromDate(periodEnd)),
      widthPx: 170,
      hideOrder: 3,
    },
    {
      id: 'answers',
      header: words.columns.answers,
      value: ({ answers }) => answers,
      widthPx: 90,
      hideOrder: 2,
      isNumber: true,
    },
    {
      id: 'rules',
      header: words.columns.rules,
      value: (baseline) => (baseline.ruleVersion === ruleVersion ? words.sameRules : words.otherRules),
      widthPx: 130,
      hideOrder: 1,
    },
    {
      id: 'change',
      header: '',
      value: () => '',
      draw: (baseline) => (
        <span className={tableClasses.buttons}>
          <Button size="compact-xs" aria-label={words.renameOf(baseline.name)} onClick={() => onRename(baseline)}>
            {words.rename}
          </Button>
          <Button size="compact-xs" aria-label={words.removeOf(baseline.name)} onClick={() => onRemove(baseline)}>
            {words.remove}
          </Button>
        </span>
      ),
      widthPx: 206,
      isSortable: false,
      isExported: false,
    },
  ];
}

export function BaselinesCard() {
  const projectId = useProjectId();
  const baselines = useBaselines();
  const ruleVersion = useOperation('baselines.list', { projectId }).data?.ruleVersion;
  const [renamed, setRenamed] = useState<Baseline | null>(null);
  const remove = useSave('baselines.remove', () => TEXTS.settings.saved);
  const { mutate } = remove;
  const columns = useMemo(
    () =>
      planColumns({ ruleVersion, onRename: setRenamed, onRemove: ({ id }) => mutate({ projectId, baselineId: id }) }),
    [ruleVersion, mutate, projectId],
  );
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.form}>
        <NameForm key={renamed?.id ?? ''} renamed={renamed} onDone={() => setRenamed(null)} />
      </div>
      <DataTable
        name="baselines"
        label={words.title}
        columns={columns}
        rows={baselines}
        toId={({ id }) => id}
        isSearchable={false}
        empty={<Notice title={words.none} />}
        maxHeight="300px"
      />
    </Card>
  );
}

/** Keeps the figures of now under a name, or gives one that is kept another. */
function NameForm({ renamed, onDone }: { renamed: Baseline | null; onDone: () => void }) {
  const projectId = useProjectId();
  const [name, setName] = useState(renamed?.name ?? '');
  const create = useSave('baselines.create', (made) => words.made(made.name));
  const rename = useSave('baselines.rename');
  const done = () => {
    setName('');
    onDone();
  };
  const save = () => {
    if (renamed) rename.mutate({ projectId, baselineId: renamed.id, name }, { onSuccess: done });
    else create.mutate({ projectId, name }, { onSuccess: done });
  };
  return (
    <form
      className={classes.inline}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextInput
        label={renamed ? words.renameOf(renamed.name) : words.name}
        description={renamed ? undefined : words.nameHint}
        value={name}
        autoFocus={renamed !== null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {renamed && <Button onClick={onDone}>{TEXTS.ui.cancel}</Button>}
      <Button type="submit" disabled={name.trim() === ''} loading={create.isPending || rename.isPending}>
        {renamed ? words.rename : words.make}
      </Button>
    </form>
  );
}
