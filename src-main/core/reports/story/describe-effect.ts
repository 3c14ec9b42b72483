/** What a proof says in one sentence. Pure. */
import { fromDate } from '#shared/time/day.ts';
import type { Proof } from '../../interventions/read-proof.ts';
import { isolate } from '../model/isolate.ts';
import type { SectionInput } from '../sections/section.ts';

/** Nothing where no day after it is over. */
export function describeEffect(
  { state, intervention, effect, verdict }: Proof,
  { words, format }: SectionInput,
): string[] {
  const { story } = words;
  if (!intervention || state !== 'measured') return [];
  const name = story.quoted(isolate(intervention.name));
  const date = format.date(fromDate(intervention.date));
  if (effect === null || verdict === 'too_few_answers') return [story.noEffect(name, date)];
  const isRate = intervention.figure.endsWith('Rate');
  const change = isRate ? story.points(format.change(effect)) : format.change(effect);
  return [story.done(name, date, change, format.verdict(verdict))];
}
