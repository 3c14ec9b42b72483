/** The words of the methodology screen, in German. Reports have its parts too. */
import { METHOD_GERMAN } from '#shared/method/german.ts';
import type { Texts } from '../english/index.ts';

export const METHODOLOGY: Texts['methodology'] = {
  lead: 'Jede Zahl in dieser App entsteht nach diesen Regeln. Ein Bericht endet mit derselben Seite.',
  parts: METHOD_GERMAN,
  definitions: 'Die Kennzahlen',
};
