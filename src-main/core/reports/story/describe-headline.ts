/** The change of visibility in the sentences of the screen of changes. Pure. */
import { type ChangeFormat, describeChange, type ExplainedChange } from '#shared/explained-change/describe-change.ts';
import type { SectionInput } from '../sections/section.ts';

/** The change with its verdict, then where it comes from. */
export function describeHeadline(explained: ExplainedChange, { words, format }: SectionInput): string[] {
  const toText: ChangeFormat = {
    change: format.change,
    amount: (value) => format.decimal(value),
    percent: (value) => format.rate(value),
    count: format.count,
    language: format.languageName,
  };
  return describeChange(explained, words.explained, toText);
}
