/** The labels of the open project: what it is grouped by among all clients. */
import { TagsInput } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.portfolio.settings.labels;
const MOST = 20;

export function LabelsCard({ project }: { project: OperationOutput<'projects.get'> }) {
  const saved = project.settings.labels;
  const [labels, setLabels] = useState(saved);
  const save = useSave('projects.configure');
  const isDirty = JSON.stringify(labels) !== JSON.stringify(saved);
  return (
    <Card title={words.title} note={words.note}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ projectId: project.id, labels });
        }}
      >
        <TagsInput label={words.field} value={labels} maxTags={MOST} onChange={setLabels} acceptValueOnBlur />
        <SaveRow isSaving={save.isPending} isDirty={isDirty} />
      </form>
    </Card>
  );
}
