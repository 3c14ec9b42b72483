/**
 * The report as it will be: in a frame that runs nothing, with what can be done with it. The frame is of our own origin only so
 * that it can be told to print; it has no scripts to make use of that.
 */
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import classes from './reports-screen.module.css';

interface PreviewProps {
  title: string;
  /** Null while there is none yet. */
  file: { html: string } | null;
  isStale: boolean;
  note?: ReactNode;
  controls?: ReactNode;
  /** Saves it as a file. */
  save: ReactNode;
}

const { print, building } = TEXTS.reports;

export function Preview({ title, file, isStale, note, controls, save }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <section className={classes.preview} aria-label={title}>
      <header className={classes.tools}>
        <h2>{title}</h2>
        {isStale && (
          <span role="status" className={classes.building}>
            {building}
          </span>
        )}
        <div className={classes.buttons}>
          {controls}
          <Button
            disabled={!file}
            leftSection={<IconPrinter size={14} aria-hidden />}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {print}
          </Button>
          {save}
        </div>
      </header>
      {note}
      {file ? (
        <iframe
          ref={frame}
          className={classes.frame}
          title={title}
          sandbox="allow-same-origin allow-modals"
          srcDoc={file.html}
          data-stale={isStale}
        />
      ) : (
        <div className={classes.frame} />
      )}
    </section>
  );
}
