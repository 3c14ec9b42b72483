/** For a browser without a session: the whole window says how to get one. */
import { Notice } from '../ui/notice.tsx';
import classes from './signed-out.module.css';
import { APP_TEXTS } from './texts.ts';

export function SignedOut() {
  return (
    <main className={classes.page}>
      <Notice title={APP_TEXTS.signedOut.title}>
        <p>{APP_TEXTS.signedOut.help}</p>
      </Notice>
    </main>
  );
}
