/** The sentence of each answer that shows what an item of evidence says, with the words that do marked. By the spans that were counted. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Connection } from '../../storage/connection.ts';
import { fromPublicId } from '../answers/answer-id.ts';
import { type BrandOffsets, unpackOffsets } from '../answers/mention-offsets.ts';
import { StoredContents } from '../answers/stored-contents.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { type MarkedWords, planSentences, type Sentence } from '../figures/query/opinions/plan-sentence.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import type { EvidenceFocus } from './evidence-focus.ts';

type EvidenceSentence = OperationOutput<'tasks.get'>['evidence']['items'][number]['sentences'][number];

/** Characters beside what is marked: a heading or a bold name alone shows little. */
const MIN_BESIDE = 15;
const MOST_CHARACTERS = 320;
/** Characters kept before the first mark of a sentence that is too long. */
const KEPT_BEFORE = 120;

interface Answer {
  id: number;
  packId: number;
  language: string;
  mentionOffsets: Uint8Array;
}

/** For one task: what it has read it does not read again. */
export class SentenceReader {
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #contents: StoredContents;
  readonly #brandIds: ReadonlyMap<string, number>;
  readonly #ownId: number | undefined;
  readonly #answers = new Map<string, { answer: Answer; text: string } | null>();

  constructor(db: Connection, projectId: number) {
    this.#db = db;
    this.#projectId = projectId;
    this.#contents = new StoredContents(db);
    const rows = db
      .prepare('SELECT id, public_id AS publicId, is_own AS isOwn FROM brand WHERE project_id = ?')
      .all(projectId) as { id: number; publicId: string; isOwn: 0 | 1 }[];
    this.#brandIds = new Map(rows.map(({ id, publicId }) => [publicId, id]));
    this.#ownId = rows.find(({ isOwn }) => isOwn === 1)?.id;
  }

  /** One an answer; none of those that are gone or damaged. */
  read(answerIds: readonly string[], focus: EvidenceFocus): EvidenceSentence[] {
    return answerIds.flatMap((answerId) => {
      const found = this.#open(answerId);
      if (!found) return [];
      const { answer, text } = found;
      const sentence = chooseSentence(text, this.#listMarks(answer, text, focus));
      return sentence ? [{ answerId, language: answer.language, ...sentence }] : [];
    });
  }

  #open(answerId: string): { answer: Answer; text: string } | null {
    const known = this.#answers.get(answerId);
    if (known !== undefined) return known;
    const answer = this.#db
      .prepare(
        `SELECT id, pack_id AS packId, language, mention_offsets AS mentionOffsets FROM answer
         WHERE public_id = ? AND project_id = ?`,
      )
      .get(fromPublicId(answerId), this.#projectId) as Answer | undefined;
    const text = answer ? this.#contents.readText(answer) : null;
    const found = answer && text !== null ? { answer, text } : null;
    this.#answers.set(answerId, found);
    return found;
  }

  /** What is looked for, then the mentions that the answer has. */
  #listMarks(answer: Answer, text: string, focus: EvidenceFocus): MarkedWords[][] {
    const mentions = unpackOffsets(answer.mentionOffsets);
    const own = mentions.filter(({ brandId }) => brandId === this.#ownId);
    const rivals = mentions.filter(({ brandId }) => brandId !== this.#ownId);
    const tries = {
      brand: () => toMarks(mentions.filter(({ brandId }) => brandId === this.#brandIds.get(toBrandId(focus)))),
      site: () => (focus.of === 'site' ? findLinks(text, focus.host) : []),
      own: () => toMarks(own),
      rival: () => toMarks(rivals),
      opinion: () => this.#findBlame(answer, text),
      any: () => [],
    };
    return [tries[focus.of](), ...(focus.of === 'rival' ? [] : [toMarks(own)]), toMarks(rivals)];
  }

  /** Words are not stored: the text is measured again. */
  #findBlame({ language }: Answer, text: string): MarkedWords[] {
    const { brands } = readCompiledBrands(this.#db, this.#projectId);
    const { mentions } = measureAnswer({ text, language, cited: [] }, brands);
    const own = mentions.find(({ brandId }) => brandId === this.#ownId);
    return (own?.opinion?.evidence ?? []).filter(({ weight }) => weight < 0).map(({ start, end }) => ({ start, end }));
  }
}

function toBrandId(focus: EvidenceFocus): string {
  return focus.of === 'brand' ? focus.brandId : '';
}

function toMarks(mentions: readonly BrandOffsets[]): MarkedWords[] {
  return mentions.flatMap(({ spans }) => spans.map(([start, end]) => ({ start, end })));
}

/** The texts of links to a host. */
function findLinks(text: string, host: string): MarkedWords[] {
  return [...text.matchAll(/\[([^\]\n]+)\]\((https?:[^)\s]+)/g)].flatMap(({ index, 1: label = '', 2: url = '' }) => {
    const isThere = URL.parse(url)?.hostname.replace(/^www\./, '') === host;
    return isThere ? [{ start: index + 1, end: index + 1 + label.length }] : [];
  });
}

/**
 * The first that says something beside what is marked, by the first of several marks that has one; without marks the first sentence of the
 * answer. Null for an empty answer.
 */
function chooseSentence(text: string, marks: readonly (readonly MarkedWords[])[]): Sentence<MarkedWords> | null {
  const sentences = marks.flatMap((found) => planSentences(text, found));
  if (sentences.length === 0) return findOpening(text);
  const says = sentences.find(
    (sentence) =>
      sentence.text.length - sentence.words.reduce((sum, { start, end }) => sum + end - start, 0) >= MIN_BESIDE,
  );
  const chosen = says ?? sentences[0];
  return chosen ? cutAroundMarks(chosen) : null;
}

function findOpening(text: string): Sentence<MarkedWords> | null {
  const start = /^(?!#|\||\s*$).+$/m.exec(text)?.index ?? text.search(/\S/);
  if (start === -1) return null;
  const [sentence] = planSentences(text, [{ start, end: start }]);
  return sentence ? cutAroundMarks({ text: sentence.text, words: [] }) : null;
}

function cutAroundMarks({ text, words }: Sentence<MarkedWords>): Sentence<MarkedWords> {
  if (text.length <= MOST_CHARACTERS) return { text, words: [...words] };
  const wanted = Math.max(0, (words[0]?.start ?? 0) - KEPT_BEFORE);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const most = from + MOST_CHARACTERS;
  const to = text.length <= most ? text.length : Math.max(text.lastIndexOf(' ', most), from + KEPT_BEFORE);
  const before = from === 0 ? '' : '…';
  return {
    text: `${before}${text.slice(from, to)}${to === text.length ? '' : '…'}`,
    words: words
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start - from + before.length, end: end - from + before.length })),
  };
}
