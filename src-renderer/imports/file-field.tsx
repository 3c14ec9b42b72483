/** A file by choosing it, by dropping it, or, where it is large, by its path on this machine. */
import { Button, FileInput, TextInput } from '@mantine/core';
import { type DragEvent, useState } from 'react';

import { TEXTS } from '../texts/texts.ts';
import classes from './imports.module.css';
import type { PickedFile } from './plan-input.ts';

const words = TEXTS.imports;
/** A call brings eight million characters of base64. */
const MOST_BYTES = 5_900_000;

interface FileFieldProps {
  file: PickedFile | null;
  onChange: (file: PickedFile | null) => void;
}

export function FileField({ file, onChange }: FileFieldProps) {
  const [shown, setShown] = useState<File | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [path, setPath] = useState('');
  const isLarge = shown !== null && shown.size > MOST_BYTES;
  const take = async (chosen: File | null) => {
    setShown(chosen);
    onChange(null);
    if (chosen && chosen.size <= MOST_BYTES) onChange({ name: chosen.name, content: await toBase64(chosen) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0] ?? null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the field inside takes the keyboard
    <div
      className={classes.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileInput
        label={words.file}
        description={words.fileHint}
        placeholder={words.choose}
        accept=".csv,.xlsx,.tsv,.txt,.ndjson,.jsonl,text/csv,text/plain"
        value={shown}
        onChange={(chosen) => void take(chosen)}
        clearable
        clearButtonProps={{ 'aria-label': words.clear }}
        data-autofocus
      />
      {isLarge && (
        <div className={classes.line}>
          <TextInput
            className={classes.path}
            label={words.path}
            description={words.pathHint}
            value={path}
            onChange={({ currentTarget }) => setPath(currentTarget.value)}
            spellCheck={false}
          />
          <Button
            disabled={path.trim() === '' || file?.path === path.trim()}
            onClick={() => onChange({ name: shown?.name ?? path, path: path.trim() })}
          >
            {words.read}
          </Button>
        </div>
      )}
    </div>
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return btoa(parts.join(''));
}
