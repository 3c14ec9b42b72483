/** For an address that leads nowhere. */

import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';

export function NothingHere() {
  return (
    <Notice title={TEXTS.app.missing.title}>
      <p>{TEXTS.app.missing.help}</p>
    </Notice>
  );
}
