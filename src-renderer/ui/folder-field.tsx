/** The path of a folder on this machine, typed or chosen in the system's dialog where there is one. */
import { Button, TextInput } from '@mantine/core';

import type { FileDialog } from '../api/use-file-dialog.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './folder-field.module.css';

interface FolderFieldProps {
  label: string;
  description: string;
  placeholder: string;
  value: string;
  dialog: FileDialog | null;
  onChange: (path: string) => void;
}

export function FolderField({ dialog, onChange, ...field }: FolderFieldProps) {
  return (
    <div className={classes.line}>
      <TextInput
        className={classes.path}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...field}
      />
      {dialog && (
        <Button loading={dialog.isOpen} onClick={() => dialog.open(onChange)}>
          {TEXTS.settings.dataFiles.choose}
        </Button>
      )}
    </div>
  );
}
