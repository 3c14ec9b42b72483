/** Gives generated answers more searches in more spellings, and titles that change, so that grouping and the newest spelling are put to it. */
import type { GeneratedAnswer } from './generate-answers.ts';
import { type Choice, seededChoice } from './seeded-choice.ts';

const SEARCHES = [
  'best tool',
  'outil équipe',
  'werkzeug für größe',
  'tool 7',
  '工具 比較',
  'naïve 100% _ tool',
] as const;
const SPACES = [' ', '  ', '\t', ' \n ', '\u00a0'] as const;
const TITLES = ['A page', 'Second 100%_Title', 'Größe', 'Prices & Plans'] as const;

/** The same seed, the same answers. What the text says and whom the sources belong to stays as it was. */
export function varyAnswers(answers: readonly GeneratedAnswer[], seed: number): GeneratedAnswer[] {
  const choice = seededChoice(seed);
  return answers.map((answer) => {
    const title = choice.pick(TITLES);
    const sources = answer.line.sources.map((source) => (source.title ? { ...source, title } : source));
    const added = Array.from({ length: choice.below(3) }, () => respell(choice, choice.pick(SEARCHES)));
    const fanOutQueries = [...(answer.line.fanOutQueries ?? []), ...added];
    return { ...answer, line: { ...answer.line, sources, ...(fanOutQueries.length > 0 ? { fanOutQueries } : {}) } };
  });
}

/** In another case, with other spaces. */
function respell(choice: Choice, text: string): string {
  const words = text.split(' ').map((word) => {
    if (choice.isTrue(0.3)) return upper(word);
    return choice.isTrue(0.3) ? upper(word.slice(0, 1)) + word.slice(1) : word;
  });
  const edge = choice.isTrue(0.3) ? choice.pick(SPACES) : '';
  return `${edge}${words.join(choice.pick(SPACES))}${edge}`;
}

/** Upper case, apart from letters that have none of one character. */
function upper(text: string): string {
  return text.replace(/[^ß]/gu, (letter) => letter.toUpperCase());
}
