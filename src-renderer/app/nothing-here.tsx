/** For an address that leads nowhere, and for a project that is not there any more: says so, and leads to one that is. */
import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';

const words = TEXTS.app.missing;

/** `title` and `help` default to those of an unknown address. */
export function NothingHere({ title = words.title, help = words.help }: { title?: string; help?: string }) {
  return (
    <Notice
      title={title}
      isAlert
      action={
        <Button component={Link} to="/">
          {words.home}
        </Button>
      }
    >
      <p>{help}</p>
    </Notice>
  );
}
