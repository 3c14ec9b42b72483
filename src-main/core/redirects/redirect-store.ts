/** The memory of where redirect links lead. Asks no network. */
import { createHash } from 'node:crypto';

import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { WebPage } from '../engines/engine-route.ts';
import { toResolvedPages } from './apply-redirects.ts';
import { isRedirectLink } from './redirect-links.ts';

export interface ResolvedLink {
  url: string;
  /** Absolute http or https address of the page. */
  target: string;
}

/** Remembers where links lead; what is known already stays. */
export const saveRedirects = defineWrite('redirects.save', (db, links: ResolvedLink[], { nowMs }): null => {
  const insert = db.prepare('INSERT INTO redirect VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  for (const { url, target } of links) insert.run(toKey(url), target, nowMs);
  return null;
});

/** Where those of the links lead that are known. */
export function readTargets(db: Connection, urls: readonly string[]): Map<string, string> {
  const find = db.prepare('SELECT target FROM redirect WHERE link = ?');
  const targets = new Map<string, string>();
  for (const url of urls) {
    const row = find.get(toKey(url)) as { target: string } | undefined;
    if (row !== undefined) targets.set(url, row.target);
  }
  return targets;
}

function toKey(url: string): Buffer {
  return createHash('sha256').update(url).digest().subarray(0, 16);
}

/** The pages of an answer, links replaced by what is known of them. */
export function resolvePages<Read extends { cited: WebPage[]; retrieved: WebPage[] }>(
  db: Connection,
  read: Read,
): Read {
  const targets = readTargets(db, listLinks([read]));
  return { ...read, cited: toResolvedPages(read.cited, targets), retrieved: toResolvedPages(read.retrieved, targets) };
}

/** The redirect links of answers, each once, cited ones first: where time is short they matter most. */
export function listLinks(answers: readonly { cited: WebPage[]; retrieved: WebPage[] }[]): string[] {
  const pages = [...answers.flatMap(({ cited }) => cited), ...answers.flatMap(({ retrieved }) => retrieved)];
  return [...new Set(pages.map(({ url }) => url).filter(isRedirectLink))];
}
