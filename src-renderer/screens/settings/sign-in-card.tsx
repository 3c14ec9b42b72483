/** A link that opens the app in one more browser of this machine. It is made when asked for and works once. */
import { Button, CopyButton } from '@mantine/core';
import { useState } from 'react';

import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.signIn;

export function SignInCard() {
  const [link, setLink] = useState<{ url: string; expiresAt: string } | null>(null);
  const make = useSave('system.signIn', () => null);
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.form}>
        <div className={classes.submit}>
          <Button loading={make.isPending} onClick={() => make.mutate({}, { onSuccess: setLink })}>
            {words.make}
          </Button>
        </div>
        {link && (
          <div className={classes.secret} role="status">
            <p>{words.once(formatMoment(link.expiresAt))}</p>
            <code>{link.url}</code>
            <CopyButton value={link.url}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>}
            </CopyButton>
          </div>
        )}
      </div>
    </Card>
  );
}
