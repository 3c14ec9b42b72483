/** Sections without anything to show: none takes a page or a slide of its own; one closing part says of each why. Pure. */
import type { ReportWords } from '../words/english.ts';
import type { ReportPart } from './report.ts';

export interface ComposedPart {
  part: ReportPart;
  isEmpty: boolean;
}

/** What stands at the end of a report for those who check it. */
const APPENDIX = ['method', 'answers'];

/** `hasAnswers`: where the period has none, the lead says so, and that is why anything is empty. */
export function gatherEmpty(
  composed: readonly ComposedPart[],
  { nothingShown }: Pick<ReportWords, 'nothingShown'>,
  hasAnswers: boolean,
): ReportPart[] {
  const shown = composed.flatMap(({ part, isEmpty }) => (isEmpty ? [] : [part]));
  const empty = composed.flatMap(({ part, isEmpty }) => (isEmpty ? [part] : []));
  if (empty.length === 0 || !hasAnswers) return shown;
  const closing: ReportPart = {
    id: 'nothing_shown',
    title: nothingShown.title,
    message: nothingShown.message,
    blocks: [{ kind: 'terms', terms: empty.map(({ title, message }) => ({ term: title, meaning: message })) }],
    method: '',
    data: null,
  };
  const appendix = shown.findIndex(({ id }) => APPENDIX.includes(id));
  return appendix < 0 ? [...shown, closing] : shown.toSpliced(appendix, 0, closing);
}
