/** Checks whether the stored data is sound and every count equals a recount; asked to, sets aside what is damaged and repairs counts. */
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { toScreenLink } from '../../filters/screen-link.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.data;

/** What was set aside is in every figure. */

type Check = OperationOutput<'system.doctor'>['checks'][number];
type NamedAnswer = NonNullable<Check['answers']>[number];

export function DoctorCard() {
  const doctor = useSave('system.doctor', () => null);
  const damaged = doctor.data?.checks.find(({ name, ok }) => name === 'contents' && !ok)?.answers?.length ?? 0;
  return (
    <Card title={words.doctor} note={words.doctorNote}>
      <div className={classes.form}>
        <div className={classes.submit} data-start>
          <Button variant="filled" loading={doctor.isPending} onClick={() => doctor.mutate({})}>
            {words.check}
          </Button>
          {doctor.data && !doctor.data.ok && (
            <Button loading={doctor.isPending} onClick={() => doctor.mutate({ repair: true })}>
              {damaged > 0 ? words.setAside(damaged) : words.repair}
            </Button>
          )}
        </div>
        {damaged > 0 && <p className={classes.note}>{words.setAsideNote}</p>}
        {doctor.data && (
          <ul className={classes.results} aria-live="polite">
            {doctor.data.checks.map((check) => (
              <CheckLine key={check.name} {...check} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function CheckLine({ name, ok, message, answers = [] }: Check) {
  return (
    <li data-ok={ok}>
      {ok ? <IconCheck size={15} aria-label={words.sound} /> : <IconX size={15} aria-label={words.fault} />}
      <div>
        <Found name={name} ok={ok} message={message} />
        {answers.length > 0 && (
          <details>
            <summary>{words.named(answers.length)}</summary>
            <ol className={classes.named}>
              {answers.map((answer) => (
                <NamedLine key={`${answer.answerId}-${answer.promptId}-${answer.part}`} {...answer} />
              ))}
            </ol>
          </details>
        )}
      </div>
    </li>
  );
}

/** What the core found stays beside the words of the window where something is wrong: it has the numbers. */
function Found({ name, ok, message }: Pick<Check, 'name' | 'ok' | 'message'>) {
  const checks: Readonly<Record<string, { sound: string; fault: string }>> = TEXTS.refusals.checks;
  const said = checks[name];
  if (!said) return message;
  if (ok) return said.sound;
  return (
    <>
      {said.fault} <span className={classes.quiet}>{TEXTS.notices.said(message)}</span>
    </>
  );
}

function NamedLine({ answerId, projectId, prompt, answeredAt, part }: NamedAnswer) {
  const [address] = useSearchParams();
  const isThere = answerId !== null && part !== null;
  return (
    <li>
      {isThere ? <Link to={toScreenLink(projectId, `answers/${answerId}`, address)}>{prompt}</Link> : prompt}
      <span>
        {formatMoment(answeredAt)} · {words.damagedParts[part ?? 'setAside']} · {answerId ?? words.notAnswered}
      </span>
    </li>
  );
}
