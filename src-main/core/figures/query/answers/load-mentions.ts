/**
 * The mentions of one answer: what was counted, and the words that say something about each brand. Words are not stored: the text is measured
 * again, and where that gives another opinion than the one that was counted, because history is not measured again yet, they are left out.
 */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { NameRule } from '#shared/vocabulary/name-rules.ts';
import { toOpinionClass } from '#shared/vocabulary/opinions.ts';
import type { Connection } from '../../../../storage/connection.ts';
import type { AnswerContent } from '../../../answers/answer-content.ts';
import { toOpinion } from '../../../answers/appearances.ts';
import type { unpackOffsets } from '../../../answers/mention-offsets.ts';
import { type Override, readOverrides } from '../../../answers/opinion-overrides.ts';
import { readVerdicts, type StoredVerdict } from '../../../answers/opinion-verdicts.ts';
import { readCompiledBrands } from '../../../brands/brand-store.ts';
import { findListNumbers } from '../../../measuring/list-numbers.ts';
import { measureAnswer } from '../../../measuring/measure-answer.ts';
import type { MeasuredMention } from '../../../measuring/measurement.ts';
import type { AppearanceFact } from '../../codec/answer-facts.ts';
import { packOpinion, toSentiment } from '../../codec/opinion-word.ts';
import { toHundredths, UNITS_PER_ONE } from '../../codec/units.ts';

type Mention = OperationOutput<'answers.get'>['mentions'][number];
type StoredOffsets = ReturnType<typeof unpackOffsets>[number];

export interface AppearingBrand {
  fact: AppearanceFact;
  publicId: string;
  name: string;
  isOwn: 0 | 1;
}

export interface StoredAnswer {
  id: number;
  projectId: number;
  language: string;
  /** Null where it is damaged. */
  content: AnswerContent | null;
  offsets: readonly StoredOffsets[];
}

/** Brands that are named, in the order of naming. */
export function loadMentions(db: Connection, answer: StoredAnswer, brands: readonly AppearingBrand[]): Mention[] {
  const { content, offsets } = answer;
  const spans = new Map(offsets.map((stored) => [stored.brandId, stored.spans]));
  const listNumbers = findListNumbers(content?.text ?? '', offsets);
  const overrides = readOverrides(db, answer.id);
  const verdicts = readVerdicts(db, answer.id);
  const measured = measure(db, answer);
  return brands
    .filter(({ fact }) => fact.isNamed)
    .sort((a, b) => (a.fact.order ?? 0) - (b.fact.order ?? 0))
    .map(({ fact, publicId, name, isOwn }) => {
      const own = spans.get(fact.brandId) ?? [];
      const words = measured.get(fact.brandId);
      return {
        brandId: publicId,
        name,
        isUserBrand: isOwn === 1,
        mentionOrder: fact.order ?? 0,
        listNumber: listNumbers.get(fact.brandId) ?? null,
        position: fact.depthUnits / UNITS_PER_ONE,
        ...describeOpinion(fact, overrides.get(fact.brandId), words ?? null),
        evidence:
          content === null ? [] : listEvidence(fact, content.text, { words, own, verdict: verdicts.get(fact.brandId) }),
        occurrences: own.length,
        spans: own.map(([start, end]) => ({ start, end, ...findRule(words, start, end) })),
      };
    });
}

/** Nothing where the names of now do not find it: history is not measured again yet. */
function findRule(words: MeasuredMention | undefined, start: number, end: number): { rule?: NameRule } {
  const index = words?.spans.findIndex((span) => span[0] === start && span[1] === end) ?? -1;
  const rule = words?.rules[index];
  return rule === undefined ? {} : { rule };
}

/** By brand. */
function measure(db: Connection, { projectId, language, content }: StoredAnswer): Map<number, MeasuredMention> {
  if (content === null) return new Map();
  const { brands } = readCompiledBrands(db, projectId);
  const { mentions } = measureAnswer({ text: content.text, language, cited: [] }, brands);
  return new Map(mentions.map((mention) => [mention.brandId, mention]));
}

/** Whether these words are those that were counted. An override hides what was: then it is enough that the names are the same. */
function isOf({ opinion }: AppearanceFact, words: MeasuredMention, spans: StoredOffsets['spans']): boolean {
  if (opinion.source === 'words') return packOpinion(toOpinion(words)) === packOpinion(opinion);
  return JSON.stringify(words.spans) === JSON.stringify(spans);
}

function describeOpinion({ opinion }: AppearanceFact, override: Override | undefined, words: MeasuredMention | null) {
  const sentiment = toSentiment(opinion);
  const category = toOpinionClass(sentiment);
  return {
    sentiment,
    sentimentCategory: category === 'none' ? null : category,
    sentimentConfidence: sentiment === null ? null : opinion.confidence,
    sentimentSource: opinion.source,
    override: override
      ? {
          sentiment: override.sentiment === null ? null : override.sentiment / toHundredths(1),
          reason: override.reason,
          decidedAt: new Date(override.decidedAt).toISOString(),
          measured: words?.sentiment ?? null,
        }
      : null,
  };
}

interface Said {
  words: MeasuredMention | undefined;
  own: StoredOffsets['spans'];
  verdict: StoredVerdict | undefined;
}

/** Of what was judged, the words that the judge quoted. */
function listEvidence(fact: AppearanceFact, text: string, { words, own, verdict }: Said): Mention['evidence'] {
  if (fact.opinion.source === 'judge') return verdict ? listQuote(verdict, text) : [];
  return words && isOf(fact, words, own) ? listWords(words, text) : [];
}

/** From the middle of the scale, in the steps in which words are weighed. */
function listQuote({ sentiment, quoteStart: start, quoteEnd: end }: StoredVerdict, text: string): Mention['evidence'] {
  if (sentiment === null || start === null || end === null) return [];
  return [{ start, end, text: text.slice(start, end), weight: (sentiment - 5_000) / 1_500, aspect: null }];
}

function listWords({ opinion }: MeasuredMention, text: string): Mention['evidence'] {
  return (opinion?.evidence ?? []).map(({ start, end, weight, aspect }) => ({
    start,
    end,
    text: text.slice(start, end),
    weight,
    aspect,
  }));
}
