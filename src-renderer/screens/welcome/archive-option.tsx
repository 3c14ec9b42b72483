/** What can be brought along: a whole project in a file, a file of answers, or a backup. */
import { Button, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './welcome-screen.module.css';

const { archive } = TEXTS.welcome;
const OpenFileForm = lazy(() => import('../../project-files/open-file-form.tsx'));

export function ArchiveOption() {
  return (
    <section className={classes.option} aria-labelledby="archive-option">
      <h2 id="archive-option">{archive.title}</h2>
      <p>{archive.text}</p>
      <ProjectFile />
      <div className={classes.pair}>
        <AnswersFile />
        <Backup />
      </div>
    </section>
  );
}

/** One that the window was asked to open, by a double-click for one, is in the address. */
function ProjectFile() {
  const given = useSearchParams()[0].get('file');
  const { openTitle, openText } = TEXTS.projectFiles;
  return (
    <div className={classes.way}>
      <h3>{openTitle}</h3>
      <p>{openText}</p>
      <Suspense fallback={<SkeletonCard heightPx={96} />}>
        <OpenFileForm key={given} given={given} />
      </Suspense>
    </div>
  );
}

function AnswersFile() {
  const { title, project, path: pathLabel, pathHint, noProject, read, done } = archive.answers;
  const client = useClient();
  const projects = useOperation('projects.list', {}).data ?? [];
  const [projectId, setProjectId] = useState<string | null>(null);
  const [path, setPath] = useState('');
  const load = useMutation({
    mutationFn: () => client.call('answers.import', { projectId: projectId ?? '', path: path.trim() }),
  });
  return (
    <div className={classes.way}>
      <h3>{title}</h3>
      {projects.length === 0 && <p>{noProject}</p>}
      {projects.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            load.mutate();
          }}
        >
          <Select
            label={project}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={projectId}
            onChange={setProjectId}
            searchable
          />
          <TextInput
            label={pathLabel}
            placeholder={pathHint}
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
            spellCheck={false}
          />
          <Button type="submit" disabled={projectId === null || path.trim() === ''} loading={load.isPending}>
            {read}
          </Button>
        </form>
      )}
      {load.data && <p role="status">{done(load.data.imported, load.data.duplicates)}</p>}
      {load.error && <ErrorNotice error={load.error} />}
    </div>
  );
}

function Backup() {
  const { title, text, open } = archive.backup;
  const folder = useOperation('system.backups', {}).data?.folder;
  const navigate = useNavigate();
  return (
    <div className={classes.way}>
      <h3>{title}</h3>
      <p>{text(folder ?? '')}</p>
      <Button onClick={() => void navigate('/settings/data')}>{open}</Button>
    </div>
  );
}
