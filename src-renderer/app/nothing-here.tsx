/** For an address that leads nowhere. */
import { Notice } from '../ui/notice.tsx';
import { APP_TEXTS } from './texts.ts';

export function NothingHere() {
  return (
    <Notice title={APP_TEXTS.missing.title}>
      <p>{APP_TEXTS.missing.help}</p>
    </Notice>
  );
}
