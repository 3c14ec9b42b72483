/** A notice in the language of the window: the core words it in English only. Pure. */
import { describeNotice, type Notice, type ToldNotice } from '#shared/notices/describe-notice.ts';

import { LOCALE } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';

export type { Notice };

export function planNotice(notice: Notice): ToldNotice {
  return describeNotice(notice, TEXTS.notices, LOCALE);
}
