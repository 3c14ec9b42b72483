/** What would become of each row, against what the project has and the rows before it. Nothing is written. */
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import type { RowFate } from '#shared/vocabulary/imports.ts';
import type { Connection } from '../../storage/connection.ts';
import { ImportKeys } from '../attribution/csv-response.ts';
import { listTopicTexts, NearPrompts } from '../research/near-prompts.ts';
import { listImportKeys } from '../transfer/answer-line.ts';
import { isThere } from '../transfer/import-batch.ts';
import { NO_FIELD } from '../transfer/row-fault.ts';
import { SeenKeys } from './seen-keys.ts';
import type { ImportItem, Problem, PromptItem } from './to-rows.ts';

const FEWEST_PROMPTS = 3;

export interface Judged {
  fate: Exclude<RowFate, 'bad'>;
  /** The prompt that asks the same. */
  of: string | null;
}

export interface KnownPrompt {
  id: number;
  text: string;
}

interface JudgedProject {
  projectId: number;
  language: string;
  source: AttributionSource;
}

const NEW: Judged = { fate: 'new', of: null };
const DUPLICATE: Judged = { fate: 'duplicate', of: null };

export class RowJudge {
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #language: string;
  readonly #answers = new SeenKeys();
  readonly #given = new Set<string>();
  readonly #keys: ImportKeys;
  #near: NearPrompts | null = null;
  #topic: NearPrompts | null = null;
  #judgesTopic = false;

  constructor(db: Connection, { projectId, language, source }: JudgedProject) {
    this.#db = db;
    this.#projectId = projectId;
    this.#language = language;
    this.#keys = new ImportKeys(source);
  }

  /** A problem is one that only the project knows. */
  judge(item: ImportItem): Judged | Problem {
    if (item.kind === 'answers') {
      const keys = listImportKeys(item.answer, (item.answer.language ?? this.#language).toUpperCase());
      return this.#answers.add(keys[0]) || isThere(this.#db, this.#projectId, keys, item.answer) ? DUPLICATE : NEW;
    }
    if (item.kind === 'attribution') {
      const there = this.#db.prepare('SELECT 1 FROM attribution WHERE project_id = ? AND import_key = ?');
      return there.get(this.#projectId, this.#keys.next(item.response)) ? DUPLICATE : NEW;
    }
    return item.kind === 'tags' ? this.#judgeTags(item.prompt) : this.#judgePrompt(item.prompt);
  }

  #judgeTags(item: PromptItem): Judged | Problem {
    const prompts = findTagged(this.#db, this.#projectId, item);
    if (prompts.length === 0)
      return { problem: 'prompt: no prompt of the project says that', fault: { code: 'unknown_prompt', ...NO_FIELD } };
    const has = this.#db.prepare(
      `SELECT 1 FROM prompt_tag JOIN tag ON tag.id = tag_id WHERE prompt_id = ? AND folded = ?`,
    );
    const isNew = prompts
      .flatMap(({ id }) => item.tags.map((tag) => ({ id, folded: tag.toLowerCase() })))
      .map(({ id, folded }) => !has.get(id, folded) && !this.#isSeen(`${id} ${folded}`));
    return isNew.includes(true) ? { fate: 'change', of: null } : DUPLICATE;
  }

  #judgePrompt({ prompt, language = this.#language }: PromptItem): Judged {
    this.#near ??= NearPrompts.ofProject(this.#db, this.#projectId);
    this.#topic ??= this.#readTopic();
    const of = this.#near.find(prompt, language);
    if (of !== null) return { fate: 'duplicate', of };
    if (this.#judgesTopic && !this.#topic.isOnTopic(prompt, language)) return { fate: 'off_topic', of: null };
    this.#near.add(prompt, language);
    return NEW;
  }

  #readTopic(): NearPrompts {
    const topic = NearPrompts.ofProject(this.#db, this.#projectId);
    this.#judgesTopic = topic.size >= FEWEST_PROMPTS;
    for (const text of listTopicTexts(this.#db, this.#projectId)) topic.add(text, this.#language);
    return topic;
  }

  #isSeen(key: string): boolean {
    const isSeen = this.#given.has(key);
    this.#given.add(key);
    return isSeen;
  }
}

/** Of any language where the row says none. */
export function findTagged(db: Connection, projectId: number, { prompt, language }: PromptItem): KnownPrompt[] {
  return db
    .prepare(
      `SELECT id, text FROM prompt WHERE project_id = ? AND lower(text) = lower(?) AND (? IS NULL OR language = ?)
       AND state <> 'archived'`,
    )
    .all(projectId, prompt, language ?? null, language?.toUpperCase() ?? null) as KnownPrompt[];
}
