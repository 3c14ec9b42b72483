/** An answer as it is quoted: a few lines around the names in it, with the pages that it cites. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toSearchText } from '#shared/text/search-text.ts';
import { dayOf } from '#shared/time/day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { planExcerpt } from '../../answers/search/excerpt.ts';
import type { Quote, Run } from './blocks.ts';

export type FullAnswer = OperationOutput<'answers.get'>;

const LENGTH = 420;
const MOST_SOURCES = 3;
/** Between the cells of a table, whose rows stand in one line. */
const CELLS = /\s*\|(?:\s*\|)*\s*/g;

/** Around the first name of the own brand; where it is not named, of any other. All names are strong. */
export function toQuote(answer: FullAnswer, length = LENGTH): Quote {
  const language = answer.language.toLowerCase();
  return {
    answerId: answer.id,
    engine: ENGINE_LABELS[answer.model],
    day: dayOf(Date.parse(answer.answeredAt)),
    prompt: { text: answer.prompt, isOfOthers: true, language },
    excerpt: toExcerpt(answer, length).map((run) => ({ ...run, isOfOthers: true, language })),
    sources: answer.sources
      .slice(0, MOST_SOURCES)
      .map(({ title, domain, url }) => ({ title: title || domain, address: url })),
  };
}

function toExcerpt({ text, mentions }: FullAnswer, length: number): Run[] {
  const own = mentions.filter(({ isUserBrand }) => isUserBrand);
  const { text: part } = planExcerpt(text, toTerms(own.length > 0 ? own : mentions, text), length);
  return markNames(part.replace(CELLS, ' · '), toTerms(mentions, text));
}

/** The names as the answer writes them. */
function toTerms(mentions: FullAnswer['mentions'], text: string): string[] {
  const written = mentions.flatMap(({ spans }) => spans.map(({ start, end }) => toSearchText(text.slice(start, end))));
  return [...new Set(written.map((name) => name.trim()).filter((name) => name !== ''))];
}

function markNames(text: string, names: readonly string[]): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const { spans } = planExcerpt(text, names, Number.POSITIVE_INFINITY);
  for (const { start, end } of spans) {
    if (/[\p{L}\p{N}]$/u.test(text.slice(from, start)) && /^[\p{Script=Latin}]/u.test(text.slice(start))) continue;
    if (start > from) runs.push({ text: text.slice(from, start) });
    runs.push({ text: text.slice(start, end), isStrong: true });
    from = end;
  }
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}
