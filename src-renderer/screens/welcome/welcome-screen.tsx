/** For a folder without projects: what will be here, and the two ways there are today to get it. */
import { Button, CopyButton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Navigate } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { KEY_COMMAND, toCreateCommand } from './first-commands.ts';
import classes from './welcome-screen.module.css';

/** Where the server listens unless told otherwise. */
const USUAL_ADDRESS = 'http://127.0.0.1:4477';

export function WelcomeScreen() {
  const projects = useOperation('projects.list', {});
  const status = useOperation('system.status', {});
  if (projects.data && projects.data.length > 0) return <Navigate to="/" replace />;
  const { title, intro, waysTitle, sample, api } = TEXTS.welcome;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      <p className={classes.ways}>{waysTitle}</p>
      <Card title={sample.title} className={classes.way}>
        <p>{sample.text}</p>
      </Card>
      <Card title={api.title} className={classes.way}>
        <p>{api.text}</p>
        <Command text={KEY_COMMAND} />
        <Command text={toCreateCommand(status.data?.apiAddress ?? USUAL_ADDRESS)} />
      </Card>
    </div>
  );
}

function Command({ text }: { text: string }) {
  const { copy, copied } = TEXTS.welcome.api;
  return (
    <div className={classes.command}>
      <pre>{text}</pre>
      <CopyButton value={text}>
        {(state) => (
          <Button className={classes.copy} leftSection={<IconCopy size={14} />} onClick={state.copy}>
            {state.copied ? copied : copy}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
