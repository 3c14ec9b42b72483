/** Opening a project file: which, what it holds, what happens to the same project where that is there, and how far it is. */
import { Button, PasswordInput, Progress, Radio, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { useClient } from '../api/client-context.ts';
import { toProjectFileKey } from '../api/live-updates.ts';
import { useFileDialog } from '../api/use-file-dialog.ts';
import { formatBytes, formatCount, formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { FactList } from '../ui/fact-list.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { notifyDone } from '../ui/notify.tsx';
import classes from './project-files.module.css';

const words = TEXTS.projectFiles;

type Inspected = OperationOutput<'projectFiles.inspect'>;
type Way = OperationInput<'projectFiles.open'>['ifThere'];

/** `given`: a file that the window was asked to open. */
export default function OpenFileForm({ given }: { given: string | null }) {
  const client = useClient();
  const [path, setPath] = useState(given ?? '');
  const [passphrase, setPassphrase] = useState('');
  const file = { path: path.trim(), ...(passphrase !== '' && { passphrase }) };
  const look = useMutation({ mutationFn: (wanted: typeof file) => client.call('projectFiles.inspect', wanted) });
  const { mutate: lookInto } = look;
  useEffect(() => {
    if (given !== null) lookInto({ path: given });
  }, [given, lookInto]);
  const dialog = useFileDialog('open-project');
  const isLocked = look.error !== null && ['passphrase_missing', 'passphrase_wrong'].includes(reasonOf(look.error));
  const take = (chosen: string) => {
    setPath(chosen);
    setPassphrase('');
    look.mutate({ path: chosen });
  };
  return (
    <div className={classes.form}>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          look.mutate(file);
        }}
      >
        <TextInput
          className={classes.path}
          label={words.path}
          placeholder={words.pathHint}
          value={path}
          onChange={(event) => {
            setPath(event.currentTarget.value);
            look.reset();
          }}
          spellCheck={false}
        />
        {dialog && (
          <Button loading={dialog.isOpen} onClick={() => dialog.open(take)}>
            {words.choose}
          </Button>
        )}
        {(isLocked || passphrase !== '') && (
          <PasswordInput
            className={classes.path}
            label={words.passphrase}
            value={passphrase}
            onChange={(event) => setPassphrase(event.currentTarget.value)}
            autoFocus
          />
        )}
        <Button type="submit" disabled={file.path === ''} loading={look.isPending}>
          {words.look}
        </Button>
      </form>
      {look.error && <ErrorNotice error={look.error} />}
      {look.data && <Found key={look.data.path} found={look.data} file={file} />}
    </div>
  );
}

function reasonOf(error: unknown): string {
  return (error as { details?: { reason?: string } }).details?.reason ?? '';
}

function Found({ found, file }: { found: Inspected; file: { path: string; passphrase?: string } }) {
  const client = useClient();
  const navigate = useNavigate();
  const [way, setWay] = useState<Way>('beside');
  const [token] = useState(() => crypto.randomUUID());
  const open = useMutation({
    mutationFn: () => client.call('projectFiles.open', { ...file, token, ...(found.there && { ifThere: way }) }),
    onSuccess: async ({ id, name, scheduleHeld, judgeHeld }) => {
      const held = [scheduleHeld && words.heldSchedule, judgeHeld && words.heldJudge];
      notifyDone([words.opened(name), ...held.filter((one) => one !== false)].join(' '));
      await navigate(`/projects/${encodeURIComponent(id)}/overview`);
    },
  });
  const { project, there } = found;
  return (
    <section className={classes.found} aria-label={words.holds}>
      <FactList className={classes.facts} facts={listFacts(found)} />
      {there && (
        <Radio.Group
          label={there.isRemoved ? words.thereRemoved(project.name) : words.there(there.name, there.answers)}
          value={way ?? ''}
          onChange={(value) => setWay(value as Way)}
        >
          <Radio value="beside" label={words.beside} />
          <Radio value="replace" label={words.replace} />
        </Radio.Group>
      )}
      {open.error && <ErrorNotice error={open.error} />}
      {open.isPending ? (
        <Working token={token} label={words.opening} />
      ) : (
        <div>
          <Button variant="filled" onClick={() => open.mutate()}>
            {there && way === 'replace' ? words.doReplace : words.doOpen}
          </Button>
        </div>
      )}
    </section>
  );
}

function listFacts({ project, savedAt, appVersion, bytes, answers, lastAnswerAt }: Inspected) {
  return [
    [words.project, `${project.name} (${project.domain})${project.environment === 'test' ? `, ${words.test}` : ''}`],
    [words.savedAt, words.savedBy(formatMoment(savedAt), appVersion)],
    [
      words.answers,
      lastAnswerAt === null ? formatCount(answers) : words.until(formatCount(answers), formatMoment(lastAnswerAt)),
    ],
    [words.size, formatBytes(bytes)],
  ] as const;
}

/** How far it is, and a way to stop it. */
export function Working({ token, label }: { token: string; label: string }) {
  const client = useClient();
  // Events put it there; nothing is ever asked for.
  const told = useQuery<{ done: number; total: number }>({
    queryKey: toProjectFileKey(token),
    queryFn: () => ({ done: 0, total: 0 }),
    enabled: false,
  }).data;
  const percent = told && told.total > 0 ? (told.done / told.total) * 100 : 0;
  const stop = useMutation({ mutationFn: () => client.call('projectFiles.cancel', { token }) });
  return (
    <div className={classes.working}>
      <p aria-live="polite">{label}</p>
      <Progress value={percent} aria-label={label} transitionDuration={200} />
      <div>
        <Button loading={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
          {TEXTS.ui.cancel}
        </Button>
      </div>
    </div>
  );
}
