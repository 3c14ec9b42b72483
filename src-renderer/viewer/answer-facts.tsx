/** Facts about an answer: where it came from, when, what it cost, and the hash that shows that it was not changed. */
import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import { TEXTS } from '../texts/texts.ts';
import classes from './answer-facts.module.css';
import type { Answer } from './counted-spans.ts';
import { planFacts } from './plan-facts.ts';
import { Section } from './section.tsx';

const { facts: words } = TEXTS.viewer;

export function AnswerFacts({ answer }: { answer: Answer }) {
  return (
    <Section title={words.title}>
      <dl className={classes.facts}>
        {planFacts(answer).map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">
              {value}
              {note && <span className={classes.note}> {note}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.hash}</dt>
          <dd className={classes.hash}>
            <code title={answer.hash}>{answer.hash}</code>
            <CopyHash hash={answer.hash} />
          </dd>
        </div>
      </dl>
      <p className={classes.note}>{answer.grounded ? words.grounded : words.ungrounded}</p>
    </Section>
  );
}

function CopyHash({ hash }: { hash: string }) {
  return (
    <CopyButton value={hash}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? words.copied : words.copyHash}>
          <ActionIcon variant="subtle" size={20} aria-label={copied ? words.copied : words.copyHash} onClick={copy}>
            {copied ? <IconCheck size={13} /> : <IconCopy size={13} />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
