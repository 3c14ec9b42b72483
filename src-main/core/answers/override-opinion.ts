/**
 * Deciding by hand what an answer says about a brand, and taking it back. Facts and counts move in the transaction that keeps the decision;
 * taken back, the text is measured again for this brand alone.
 */
import { notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { readCompiledBrands } from '../brands/brand-store.ts';
import { FigureDelta } from '../figures/aggregate/figure-delta.ts';
import type { AnswerFacts, OpinionFact } from '../figures/codec/answer-facts.ts';
import { NO_OPINION } from '../figures/codec/opinion-word.ts';
import { measureAnswer } from '../measuring/measure-answer.ts';
import { fromPublicId } from './answer-id.ts';
import { toOpinion } from './appearances.ts';
import { layOver, readLayers } from './opinion-layers.ts';
import { deleteOverride, saveOverride } from './opinion-overrides.ts';
import { StoredContents } from './stored-contents.ts';
import { readStoredFacts } from './stored-facts.ts';

/** Public ids. */
export interface MentionKey {
  projectId: number;
  answerId: string;
  brandId: string;
}

export interface Decision extends MentionKey {
  /** In hundredths, 0-10000; null: nothing is said. */
  sentiment: number | null;
  reason: string;
}

/** Throws NOT_FOUND for an answer of another project, and for a brand that it does not name. */
export const overrideOpinion = defineWrite('opinions.override', (db, decision: Decision, { nowMs }): null => {
  const { facts, brandId } = readMention(db, decision);
  const { sentiment, reason } = decision;
  saveOverride(db, facts.answerId, { brandId, sentiment, reason, decidedAt: nowMs });
  replaceOpinion(db, facts, brandId, measureOpinion(db, facts, brandId));
  return null;
});

/** Changes nothing where nobody decided. Throws as `overrideOpinion`. */
export const restoreOpinion = defineWrite('opinions.restore', (db, key: MentionKey): null => {
  const { facts, brandId } = readMention(db, key);
  if (!deleteOverride(db, facts.answerId, brandId)) return null;
  replaceOpinion(db, facts, brandId, measureOpinion(db, facts, brandId));
  return null;
});

/**
 * Counts again what an answer says about a brand, in the caller's transaction, after what is laid over its words changed. Nothing is
 * changed where the answer is gone or does not name the brand any more.
 */
export function recountOpinion(db: Connection, answerId: number, brandId: number): void {
  const facts = readStoredFacts(db, answerId);
  if (!facts?.appearances.some((fact) => fact.brandId === brandId && fact.isNamed)) return;
  replaceOpinion(db, facts, brandId, measureOpinion(db, facts, brandId));
}

function readMention(db: Connection, { projectId, answerId, brandId }: MentionKey) {
  const publicId = fromPublicId(answerId);
  const id =
    publicId &&
    db.prepare('SELECT id FROM answer WHERE public_id = ? AND project_id = ?').pluck().get(publicId, projectId);
  const facts = typeof id === 'number' ? readStoredFacts(db, id) : undefined;
  if (!facts) throw notFound('The answer');
  const brand = db
    .prepare("SELECT id FROM brand WHERE public_id = ? AND project_id = ? AND state = 'tracked'")
    .pluck()
    .get(brandId, projectId) as number | undefined;
  const isNamed = facts.appearances.some((fact) => fact.brandId === brand && fact.isNamed);
  if (brand === undefined || !isNamed) throw notFound('The brand in this answer');
  return { facts, brandId: brand };
}

/** What the words of the answer say by today's rules; of a damaged text nothing is known. */
function measureOpinion(db: Connection, { answerId, projectId, segment }: AnswerFacts, brandId: number): OpinionFact {
  const { packId } = db.prepare('SELECT pack_id AS packId FROM answer WHERE id = ?').get(answerId) as {
    packId: number;
  };
  const content = new StoredContents(db).read({ id: answerId, packId });
  if (content === null) return NO_OPINION;
  const { brands } = readCompiledBrands(db, projectId);
  const { mentions } = measureAnswer({ text: content.text, language: segment.language, cited: [] }, brands);
  const mention = mentions.find((one) => one.brandId === brandId);
  return mention ? toOpinion(mention) : NO_OPINION;
}

/** `words`: what they say, over which what is decided is laid. */
function replaceOpinion(db: Connection, facts: AnswerFacts, brandId: number, words: OpinionFact): void {
  const opinion = layOver(words, readLayers(db, facts.answerId).get(brandId));
  const appearances = facts.appearances.map((fact) => (fact.brandId === brandId ? { ...fact, opinion } : fact));
  const delta = new FigureDelta();
  delta.replace(facts, { ...facts, appearances });
  delta.save(db);
}
