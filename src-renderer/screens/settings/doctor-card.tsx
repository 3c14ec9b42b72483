/** Checks whether the stored data is sound and every count equals a recount; repairs counts when asked. */
import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';

import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.data;

export function DoctorCard() {
  const doctor = useSave('system.doctor', ['metrics.', 'system.'], () => null);
  return (
    <Card title={words.doctor} note={words.doctorNote}>
      <div className={classes.form}>
        <div className={classes.submit} data-start>
          <Button variant="filled" loading={doctor.isPending} onClick={() => doctor.mutate({})}>
            {words.check}
          </Button>
          {doctor.data && !doctor.data.ok && (
            <Button loading={doctor.isPending} onClick={() => doctor.mutate({ repair: true })}>
              {words.repair}
            </Button>
          )}
        </div>
        {doctor.data && (
          <ul className={classes.results} aria-live="polite">
            {doctor.data.checks.map(({ name, ok, message }) => (
              <li key={name} data-ok={ok}>
                {ok ? <IconCheck size={15} aria-label={words.sound} /> : <IconX size={15} aria-label={words.fault} />}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
