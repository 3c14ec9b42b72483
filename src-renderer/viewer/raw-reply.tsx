/** What the server sent for an answer, read only when somebody asks for it, and shown as text. */
import { Button } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../api/use-operation.ts';
import { formatBytes, formatMoment } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { saveFile } from '../ui/save-file.ts';
import classes from './raw-reply.module.css';
import { Section } from './section.tsx';
import { toReadableBody } from './to-readable-body.ts';

type Reply = OperationOutput<'answers.raw'>['replies'][number];

const { raw: words } = TEXTS.viewer;

interface RawReplyProps {
  projectId: string;
  answerId: string;
  hasRawReply: boolean;
}

export function RawReply({ projectId, answerId, hasRawReply }: RawReplyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (
    <Button variant="subtle" size="compact-xs" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? words.hide : words.show}
    </Button>
  );
  return (
    <Section title={words.title} note={words.hint} control={hasRawReply && toggle}>
      {!hasRawReply && <p className={classes.quiet}>{words.none}</p>}
      {isOpen && <Replies projectId={projectId} answerId={answerId} />}
    </Section>
  );
}

function Replies({ projectId, answerId }: Pick<RawReplyProps, 'projectId' | 'answerId'>) {
  const raw = useOperation('answers.raw', { projectId, answerId });
  if (raw.error) return <ErrorNotice error={raw.error} onRetry={() => void raw.refetch()} />;
  if (raw.data?.damaged) return <p className={classes.quiet}>{words.damaged}</p>;
  const files = raw.data?.replies.map((reply, index) => ({ reply, name: `${answerId}-${index + 1}.txt` }));
  return files?.map((file) => <ReplyText key={file.name} {...file} />);
}

function ReplyText({ reply, name }: { reply: Reply; name: string }) {
  return (
    <article className={classes.reply}>
      <p className={classes.line}>
        <span>
          {words.status(reply.status, formatBytes(reply.bytes))} · {formatMoment(reply.receivedAt)}
        </span>
        <Button variant="subtle" size="compact-xs" onClick={() => saveFile(name, reply.body)}>
          {words.save}
        </Button>
      </p>
      {reply.encoding === 'base64' && <p className={classes.quiet}>{words.encoded}</p>}
      <details>
        <summary>{words.headers}</summary>
        <pre className={classes.body}>
          {Object.entries(reply.headers)
            .map(([header, value]) => `${header}: ${value}`)
            .join('\n')}
        </pre>
      </details>
      <pre className={classes.body} dir="ltr">
        {toReadableBody(reply)}
      </pre>
    </article>
  );
}
