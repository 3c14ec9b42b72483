/** The open project: what it is called, which names and sites count as the brand, which engines are asked. */
import { Button, MultiSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { lazy, Suspense } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { MeasuringNotice } from '../../brands/measuring-notice.tsx';
import { NameCheck } from '../../brands/name-check.tsx';
import { RuleSwitches } from '../../brands/rule-switches.tsx';
import { useRemeasure } from '../../brands/use-remeasure.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { BaselinesCard } from './baselines-card.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { GhostsNote } from './ghosts-note.tsx';
import { LabelsCard } from './labels-card.tsx';
import { PitchCard } from './pitch-card.tsx';
import { RemoveCard } from './remove-card.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

/** Below what the screen is opened for. */
const ReceiptsCard = lazy(() => import('./receipts-card.tsx'));
const SaveFileForm = lazy(() => import('../../project-files/save-file-form.tsx'));

type Project = OperationOutput<'projects.get'>;

const words = TEXTS.settings.brand;
const ENGINE_CHOICES = ENGINES.map((value) => ({ value, label: ENGINE_LABELS[value] }));

export function BrandSection() {
  const project = useOperation('projects.get', { projectId: useProjectId() });
  if (project.error) return <ErrorNotice error={project.error} onRetry={() => void project.refetch()} />;
  if (!project.data) return <SkeletonCard heightPx={480} />;
  return (
    <>
      <PitchCard project={project.data} />
      <ProjectForm project={project.data} />
      <NamesForm project={project.data} />
      <Suspense>
        <ReceiptsCard />
      </Suspense>
      <LabelsCard key={project.data.settings.labels.join()} project={project.data} />
      <BaselinesCard />
      <Card title={TEXTS.projectFiles.title} note={TEXTS.projectFiles.note}>
        <div className={classes.inset}>
          <Suspense>
            <SaveFileForm projectId={project.data.id} />
          </Suspense>
        </div>
      </Card>
      <RemoveCard project={project.data} />
    </>
  );
}

function ProjectForm({ project }: { project: Project }) {
  const save = useSave('projects.update');
  const saved = {
    name: project.name,
    websiteUrl: project.websiteUrl,
    description: project.description,
    models: project.models as string[],
  };
  const form = useForm({
    initialValues: saved,
    validate: {
      name: (value) => (value.trim() === '' ? TEXTS.settings.needed : null),
      models: (value) => (value.length === 0 ? TEXTS.settings.needed : null),
    },
  });
  return (
    <Card title={words.project} note={words.projectNote}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ models, ...fields }) =>
          save.mutate(
            { projectId: project.id, ...fields, models: models as Engine[] },
            { onSuccess: () => form.resetDirty({ ...fields, models }) },
          ),
        )}
      >
        <TextInput label={words.name} {...form.getInputProps('name')} />
        <TextInput label={words.site} type="url" {...form.getInputProps('websiteUrl')} />
        <Textarea label={words.description} autosize minRows={2} {...form.getInputProps('description')} />
        <MultiSelect
          label={words.engines}
          description={words.enginesHint}
          data={ENGINE_CHOICES}
          {...form.getInputProps('models')}
        />
        <ChangedElsewhere saved={saved} form={form} />
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </Card>
  );
}

/** As on the screen of competitors: how far measuring is, and then which figures the new names moved. */
function NamesForm({ project }: { project: Project }) {
  const client = useClient();
  const { measuring, dismiss, remeasure } = useRemeasure();
  const { brandAliases, caseSensitiveAliases, excludedPhrases, nearbyWords, withoutRules, domainAliases } =
    project.settings;
  const saved = { brandAliases, caseSensitiveAliases, excludedPhrases, nearbyWords, withoutRules, domainAliases };
  const form = useForm({
    initialValues: saved,
  });
  const lists = [
    ['brandAliases', words.aliases, words.aliasesHint],
    ['caseSensitiveAliases', words.exactAliases, words.exactAliasesHint],
    ['excludedPhrases', words.excluded, words.excludedHint],
    ['nearbyWords', TEXTS.naming.near, TEXTS.naming.nearHint],
    ['domainAliases', words.domains, words.domainsHint],
  ] as const;
  const addTexts = (list: 'caseSensitiveAliases' | 'excludedPhrases', texts: readonly string[]) =>
    form.setFieldValue(list, [...new Set([...form.values[list], ...texts])]);
  const save = form.onSubmit(async (values) => {
    const isDone = await remeasure(words.changed, () =>
      client.call('projects.configure', { projectId: project.id, ...values }),
    );
    if (isDone) form.resetDirty(values);
  });
  return (
    <>
      <MeasuringNotice measuring={measuring} onDismiss={dismiss} />
      <Card title={words.names} note={words.namesNote}>
        <GhostsNote projectId={project.id} />
        <form className={classes.form} onSubmit={save}>
          <NameCheck
            name={project.name}
            nearbyWords={form.values.nearbyWords}
            onCapital={() => addTexts('caseSensitiveAliases', [project.name])}
            onExclude={(phrases) => addTexts('excludedPhrases', phrases)}
          />
          {lists.map(([key, label, hint]) => (
            <TagsInput
              key={key}
              label={label}
              description={hint}
              splitChars={[',', ';']}
              {...form.getInputProps(key)}
            />
          ))}
          <RuleSwitches
            withoutRules={form.values.withoutRules}
            onChange={(rules) => form.setFieldValue('withoutRules', rules)}
          />
          <ChangedElsewhere saved={saved} form={form} />
          <div className={classes.submit}>
            <Button type="submit" variant="filled" loading={measuring?.state === 'running'} disabled={!form.isDirty()}>
              {words.measure}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
