/** For a browser without a session: the whole window says how to get one. */

import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './signed-out.module.css';

export function SignedOut() {
  return (
    <main className={classes.page}>
      <Notice title={TEXTS.app.signedOut.title}>
        <p>{TEXTS.app.signedOut.help}</p>
      </Notice>
    </main>
  );
}
