/** Catches a screen that throws: the rest of the window stays usable, and the fault is not hidden. */
import { Button } from '@mantine/core';
import { useRouteError } from 'react-router';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';

export function RouteError() {
  const error = useRouteError();
  const { title, help, reload } = TEXTS.app.crash;
  return (
    <Notice title={title} action={<Button onClick={() => window.location.reload()}>{reload}</Button>} isAlert>
      <p>{help}</p>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
    </Notice>
  );
}
