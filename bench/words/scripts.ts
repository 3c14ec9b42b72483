/**
 * Texts in other scripts for what an index takes: words made of the script's letters, letters and words drawn with Zipf's frequencies,
 * more than half of them from the few that belong to the prompt, as prose keeps to its subject. They mean nothing, and no letter has its own frequency:
 * only how many there are and how often they come again is that of the language.
 */
import { createSeededRandom, type SeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { ZipfRanks } from './zipf-ranks.ts';

/** A kind of word: how often it is met, of what letters and how many it is made, and how many there are. */
interface WordKind {
  share: number;
  letters: readonly string[];
  lengths: readonly number[];
  words: number;
  /** Never inflected. */
  isWhole?: true;
}

export interface Script {
  name: string;
  kinds: readonly WordKind[];
  /** What words end with when they are inflected: how many of such endings there are, and their lengths. */
  endings?: { count: number; lengths: readonly number[] };
  space: string;
  /** Between parts of sentences. */
  stop: string;
  /** In characters: what says as much as 1.7 KB of English. */
  length: number;
}

const TOPIC_SHARE = 0.55;
const TOPIC_WORDS = 120;
const PROMPTS = 500;

function toLetters(first: number, count: number): string[] {
  const codes = Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
  return codes.filter((letter) => /[\p{L}\p{M}]/u.test(letter));
}

const HAN = toLetters(0x4e00, 4_000);
const HIRAGANA = toLetters(0x3041, 83);
const KATAKANA = toLetters(0x30a1, 83);
const LONG = [2, 3, 4, 5, 5, 6, 6, 7, 8, 9];

const inflected = (
  letters: readonly string[],
  words: number,
): Pick<Script, 'kinds' | 'endings' | 'space' | 'stop'> => ({
  kinds: [
    { share: 0.5, letters, lengths: [1, 2, 2, 3, 3, 4], words: 100, isWhole: true },
    { share: 0.5, letters, lengths: LONG, words },
  ],
  endings: { count: 30, lengths: [0, 0, 1, 1, 2, 2, 3] },
  space: ' ',
  stop: ', ',
});

export const SCRIPTS: readonly Script[] = [
  {
    name: 'Chinese',
    kinds: [
      { share: 0.25, letters: HAN.slice(0, 60), lengths: [1], words: 60 },
      { share: 0.75, letters: HAN, lengths: [1, 2, 2, 2, 2, 2, 3], words: 30_000 },
    ],
    space: '',
    stop: '，',
    length: 520,
  },
  {
    name: 'Japanese',
    kinds: [
      { share: 0.5, letters: HIRAGANA, lengths: [1, 1, 1, 2, 2, 3], words: 300 },
      { share: 0.4, letters: HAN.slice(0, 2_200), lengths: [1, 2, 2, 2, 2, 3], words: 20_000 },
      { share: 0.1, letters: KATAKANA, lengths: [3, 4, 4, 5, 6], words: 4_000 },
    ],
    space: '',
    stop: '、',
    length: 720,
  },
  {
    name: 'Korean',
    kinds: [
      {
        share: 1,
        letters: toLetters(0xac00, 11_172).filter((_, at) => at % 9 === 0),
        lengths: [1, 2, 2, 2, 3, 3],
        words: 12_000,
      },
    ],
    endings: { count: 60, lengths: [0, 1, 1, 1, 2, 2, 3] },
    space: ' ',
    stop: ', ',
    length: 800,
  },
  {
    name: 'Thai',
    kinds: [{ share: 1, letters: toLetters(0x0e01, 78), lengths: [2, 3, 3, 4, 4, 5, 6, 7], words: 20_000 }],
    space: '',
    stop: ' ',
    length: 1_500,
  },
  { name: 'Arabic', ...inflected(toLetters(0x0628, 35), 12_000), length: 1_450 },
  { name: 'Hebrew', ...inflected(toLetters(0x05d0, 27), 12_000), length: 1_350 },
  { name: 'Hindi', ...inflected(toLetters(0x0905, 68), 12_000), length: 1_700 },
  { name: 'Cyrillic', ...inflected(toLetters(0x0430, 32), 14_000), length: 1_800 },
  { name: 'Greek', ...inflected(toLetters(0x03b1, 25), 14_000), length: 1_850 },
];

/** Writes the texts of one script: the same number, the same text. */
export class ScriptWriter {
  readonly #script: Script;
  readonly #kinds: { words: readonly string[]; ranks: ZipfRanks; isWhole: boolean }[];
  readonly #endings: readonly string[];
  readonly #endingRanks: ZipfRanks;
  readonly #topics: readonly (readonly string[])[];
  readonly #topicRanks = new ZipfRanks(TOPIC_WORDS, 0.7);

  constructor(script: Script) {
    this.#script = script;
    const random = createSeededRandom(script.name);
    this.#kinds = script.kinds.map((kind) => {
      const words = composeWords(kind.letters, kind.lengths, kind.words, random);
      return { words, ranks: new ZipfRanks(words.length, 1), isWhole: kind.isWhole ?? false };
    });
    const { count, lengths } = script.endings ?? { count: 1, lengths: [0] };
    this.#endings = composeWords(script.kinds.at(-1)!.letters, lengths, count, random);
    this.#endingRanks = new ZipfRanks(this.#endings.length, 0.8);
    this.#topics = Array.from({ length: PROMPTS }, () => Array.from({ length: TOPIC_WORDS }, () => this.#word(random)));
  }

  write(number: number): string {
    const { length, space, stop } = this.#script;
    const random = createSeededRandom(`${this.#script.name} ${number}`);
    const topic = this.#topics[number % PROMPTS]!;
    let text = '';
    for (let untilStop = 4 + random.below(9); text.length < length; untilStop--) {
      const isOnTopic = random.chance(TOPIC_SHARE);
      text += isOnTopic ? topic[this.#topicRanks.draw(random)]! : this.#word(random);
      text += untilStop === 0 ? stop : space;
      if (untilStop === 0) untilStop = 4 + random.below(9);
    }
    return text;
  }

  #drawKind(drawn: number): number {
    let sum = 0;
    return this.#script.kinds.findIndex(({ share }, at) => {
      sum += share;
      return drawn < sum || at === this.#script.kinds.length - 1;
    });
  }

  #word(random: SeededRandom): string {
    const { words, ranks, isWhole } = this.#kinds[this.#drawKind(random.next())]!;
    return words[ranks.draw(random)]! + (isWhole ? '' : this.#endings[this.#endingRanks.draw(random)]!);
  }
}

function composeWords(
  letters: readonly string[],
  lengths: readonly number[],
  count: number,
  random: SeededRandom,
): string[] {
  const ranks = new ZipfRanks(letters.length, letters.length > 1_000 ? 0.9 : 0.7);
  const words = new Set<string>();
  // Short words are soon all there.
  for (let attempt = 0; words.size < count && attempt < count * 20; attempt++) {
    const length = random.pick(lengths);
    words.add(Array.from({ length }, () => letters[ranks.draw(random)]!).join(''));
  }
  return [...words];
}
