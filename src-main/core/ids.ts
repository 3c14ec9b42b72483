/** Identifiers as the wire shows them. */
import { randomBytes, randomUUID } from 'node:crypto';

/** A UUID: prompts, answers, competitors, sources, runs, keys. */
export function newId(): string {
  return randomUUID();
}

/** 24 hexadecimal characters: projects. */
export function newProjectId(): string {
  return randomBytes(12).toString('hex');
}
