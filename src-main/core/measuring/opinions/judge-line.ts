/** Goes through the sentences of a line and collects what they say of whom. Knows what stands around the line, not the blocks of the answer. */
import type { FoundName } from '../find-names.ts';
import { findAsked, passOver } from './asked-brands.ts';
import { type CompiledWords, CUE, type Label } from './compile-words.ts';
import { type JudgedSentence, judgeSentence } from './judge-sentence.ts';
import { namePairs } from './name-pairs.ts';
import type { Aspect } from './opinion-words.ts';
import { findPick } from './picks.ts';
import { findPoints } from './points.ts';
import { beginsAbout, findAspect, isAdviceTitle, readLeadingLabel } from './read-labels.ts';
import { type KeyedText, readSentences, type Sentence } from './read-sentences.ts';
import { type Question, readQuestion, readReply } from './replies.ts';
import type { Said } from './said.ts';
import { SEPARATORS } from './separators.ts';

/** What stands around a piece of text that is to be judged. */
export interface Surroundings {
  /** Whom it is about if it names nobody. */
  subject: readonly number[];
  label: Label | null;
  aspect: Aspect | null;
}

/** Something said, and whether it stands where the brand is named or under a label. */
export interface Collected extends Said {
  isNear: boolean;
}

export interface Line {
  start: number;
  end: number;
  names: readonly FoundName[];
}

/** What a point for or against says that has no word of opinion. */
const POINT = 1.5;
/** So many sentences behind the last one about a brand go on about it without saying so. */
const MOST_SILENT = 3;
/** So many words before a name, it is no subject of a sentence that begins with "it". */
const FAR_BEHIND = 4;
const COMPARES = CUE.compares | CUE.beats | CUE.loses | CUE.unlike | CUE.prefers;

export class LineJudge {
  readonly collected: Collected[] = [];
  /** Whom the last sentence was about. */
  last: readonly number[] = [];
  readonly #keyed: KeyedText;
  readonly #words: CompiledWords;
  /** What the sentence before asked. */
  #question: Question | null = null;

  constructor(keyed: KeyedText, words: CompiledWords) {
    this.#keyed = keyed;
    this.#words = words;
  }

  /** Judges the sentences of a line; whom it is about at its end. */
  judge(line: Line, around: Surroundings): readonly number[] {
    let { label, subject } = around;
    let section = subject;
    let silent = 0;
    const brands = new Set(line.names.map(({ brand }) => brand));
    let named: readonly number[] = [];
    let asked: readonly number[] = [];
    for (const sentence of readSentences(this.#keyed, [line.start, line.end], line.names, this.#words)) {
      const leading = readLeadingLabel(this.#keyed.key, this.#keyed.text, sentence.start, sentence.end, this.#words);
      const isLabelled = leading !== null && leading.end < sentence.end;
      if (isLabelled) {
        label = leading.label;
        sentence.tokens = sentence.tokens.filter(({ start, brand }) => start >= leading.end || brand >= 0);
      }
      named = namePairs(sentence, named);
      const isNaming = sentence.tokens.some(({ brand }) => brand >= 0);
      const isAbout = beginsAbout(this.#keyed.key, sentence.start, sentence.end, this.#words);
      const carried =
        asked.length > 0 && !isNaming
          ? asked
          : this.#toCarried(sentence, isAbout, section, subject, isNaming, silent, brands.size);
      const judged = judgeSentence(sentence, this.#keyed, carried, {
        aspect: around.aspect,
        verb: this.#words.verb,
      });
      this.#hearReply(sentence);
      if (asked.length > 0 && isNaming) judged.said.push(...passOver(sentence, asked, judged.said));
      asked = findAsked(sentence);
      this.#collect(sentence, judged, carried, label, isNaming, isLabelled ? leading.end : sentence.start);
      const pick = findPick(sentence, this.#keyed);
      if (pick) {
        section = [pick.name.brand];
        const { brand, start, end } = pick.name;
        if (pick.weight !== 0 && judged.said.every((one) => one.brand !== brand))
          this.collected.push({ brand, start, end, weight: pick.weight, aspect: null, isNear: true });
      }
      if (isNaming && !(isAbout && carried.length > 0 && isPassing(sentence)))
        subject = pick ? section : judged.subject;
      silent = isNaming ? 0 : silent + 1;
    }
    this.last = subject;
    return subject;
  }

  #hearReply(sentence: Sentence): void {
    if (sentence.end === sentence.start) return;
    const reply = this.#question && readReply(this.#question, sentence, this.#keyed, this.#words);
    if (reply) this.collected.push({ ...reply, isNear: true });
    this.#question = readQuestion(sentence, this.#keyed, this.#words);
  }

  /** Whom a sentence is about as far as it does not say so itself. */
  #toCarried(
    { tokens, aspects }: Sentence,
    isAbout: boolean,
    section: readonly number[],
    subject: readonly number[],
    isNaming: boolean,
    silent: number,
    brands: number,
  ): readonly number[] {
    if (isAbout) return subject.length > 0 ? subject : this.last;
    if (isNaming && (tokens[0]!.brand >= 0 || isAdviceTitle(tokens))) return [];
    if (section.length > 0) return section;
    if (isNaming) return [];
    // Titles of links and remarks on the market stand behind a brand as well: an aspect, or an opinion that comes first, goes on about it.
    const goesOn = aspects.length > 0 || (tokens[0]?.others === 0 && tokens[0].weight !== 0);
    // Between two brands only the next sentence goes on about the one before.
    return goesOn && silent < (brands === 1 ? MOST_SILENT : 1) ? subject : [];
  }

  #collect(
    sentence: Sentence,
    { said, subject }: JudgedSentence,
    carried: readonly number[],
    label: Label | null,
    isNaming: boolean,
    start: number,
  ): void {
    const owners = label === null ? [] : carried.length > 0 ? carried : subject;
    const sign = label === 'pros' ? 1 : -1;
    for (const one of said) {
      const isOwner = owners.includes(one.brand);
      const weight = isOwner ? sign * Math.max(1, Math.abs(one.weight)) : one.weight;
      this.collected.push({ ...one, weight, isNear: isNaming || isOwner });
    }
    if (owners.length === 0 || sentence.isQuestion) return;
    const points = findPoints(sentence, this.#keyed.text, start);
    for (const brand of owners) {
      const own = said.filter((one) => one.brand === brand);
      for (const point of points) {
        if (own.some((one) => one.start < point.end && one.end > point.start)) continue;
        const aspect =
          sentence.aspects.length > 0 ? findAspect(this.#keyed.key, point.start, point.end, this.#words) : null;
        this.collected.push({ ...point, brand, weight: sign * POINT, isNear: true, aspect });
      }
    }
  }
}

/** Whether a sentence that begins with "it" only passes its first name: "It was started by two cooks of Globex". */
function isPassing({ tokens }: Sentence): boolean {
  const name = tokens.findIndex(({ brand }) => brand >= 0);
  if (tokens[name]!.others < FAR_BEHIND || tokens.some(({ kinds }) => (kinds & COMPARES) !== 0)) return false;
  // Titles of links stand before sentences as well: "(The ten best, a magazine) Many love Acme".
  return tokens.slice(0, name).every(({ kinds }) => (kinds & SEPARATORS) === 0);
}
