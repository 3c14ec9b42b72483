/** Saving a project as a file: where, with a passphrase or without, and how far it is. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../api/client-context.ts';
import { useFileDialog } from '../api/use-file-dialog.ts';
import { formatBytes } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { Working } from './open-file-form.tsx';
import classes from './project-files.module.css';

const words = TEXTS.projectFiles;

export default function SaveFileForm({ projectId }: { projectId: string }) {
  const client = useClient();
  const [path, setPath] = useState('');
  /** As the dialog gave it, which asks before a file is written over. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [token, setToken] = useState('');
  const dialog = useFileDialog('save-project');
  const save = useMutation({
    mutationFn: (chosen: string) =>
      client.call('projectFiles.save', {
        projectId,
        path: path.trim(),
        replace: path === confirmed,
        token: chosen,
        ...(passphrase !== '' && { passphrase }),
      }),
  });
  const take = (chosen: string) => {
    setPath(chosen);
    setConfirmed(chosen);
  };
  return (
    <div className={classes.form}>
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = crypto.randomUUID();
          setToken(chosen);
          save.mutate(chosen);
        }}
      >
        <TextInput
          className={classes.path}
          label={words.savePath}
          placeholder={words.pathHint}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          spellCheck={false}
        />
        {dialog && (
          <Button loading={dialog.isOpen} onClick={() => dialog.open(take)}>
            {words.choose}
          </Button>
        )}
        <PasswordInput
          className={classes.path}
          label={words.newPassphrase}
          description={words.passphraseHint}
          autoComplete="new-password"
          value={passphrase}
          onChange={(event) => setPassphrase(event.currentTarget.value)}
        />
        <Button type="submit" disabled={path.trim() === '' || save.isPending}>
          {words.save}
        </Button>
      </form>
      {save.isPending && <Working token={token} label={words.saving} />}
      {save.error && <ErrorNotice error={save.error} />}
      {save.data && <p role="status">{words.saved(save.data.answers, save.data.path, formatBytes(save.data.bytes))}</p>}
    </div>
  );
}
