/** The words of the methodology screen. Reports have its parts too. */
import { METHOD_ENGLISH, type MethodWords } from '#shared/method/english.ts';

export const METHODOLOGY = {
  lead: 'Every figure in this app follows these rules. A report ends with the same page.',
  parts: METHOD_ENGLISH as MethodWords,
  definitions: 'The figures',
};
