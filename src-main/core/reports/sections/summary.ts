/** What changed, where, why, what was done and what comes next, in sentences; or in the words of the owner. */
import { type Block, warning } from '../model/blocks.ts';
import { toParagraphs } from '../model/own-text.ts';
import { describeChange, describeStory, type StorySentence } from '../story/describe-story.ts';
import { fingerprintOf } from '../story/fingerprint.ts';
import { type SectionInput, type SectionWriter, toEmptySection } from './section.ts';

export interface SummaryState {
  sentences: StorySentence[];
  fingerprint: string;
  isOutdated: boolean;
}

/** What has to fit one page says the first few. */
const MOST_ON_ONE_PAGE = 4;

export function toSummaryState(input: SectionInput): SummaryState {
  const story = describeStory(input);
  const sentences = input.definition.kind === 'pitch' ? story.slice(0, MOST_ON_ONE_PAGE) : story;
  const fingerprint = fingerprintOf(sentences);
  const { summary } = input.definition;
  return { sentences, fingerprint, isOutdated: summary !== null && summary.fingerprint !== fingerprint };
}

/** A text that was written for other figures is marked, and what the figures say now stands below it. */
export const writeSummary: SectionWriter = (input) => {
  const { definition, words } = input;
  const { sentences, isOutdated } = toSummaryState(input);
  if (sentences.length === 0 && definition.summary === null) return toEmptySection(words.noAnswers, null);
  const paragraphs =
    sentences.length === 0 ? [warning(words.noAnswers)] : toSentences(sentences.map(({ text }) => text));
  const [message] = describeChange(input);
  const blocks =
    definition.summary === null
      ? paragraphs
      : [
          ...toParagraphs(definition.summary.text),
          ...(isOutdated ? [warning(words.story.outdated, 'outdated'), ...paragraphs] : []),
        ];
  return { ...(message !== undefined && { message }), blocks, data: null };
};

/** The first stands out; the others follow it one by one. */
function toSentences([first = '', ...others]: readonly string[]): Block[] {
  return [
    { kind: 'text', tone: 'plain', about: 'summary', runs: [{ text: first }] },
    ...(others.length === 0
      ? []
      : [
          {
            kind: 'list',
            isOrdered: false,
            about: 'summary',
            items: others.map((text) => [{ text }]),
          } as const,
        ]),
  ];
}
