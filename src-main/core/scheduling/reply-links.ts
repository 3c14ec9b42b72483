/** Resolves the redirect links of replies that are stored and not read yet, so that reading them needs no network. */
import { defineRead, type Storage } from '../../storage/command.ts';
import { findRoute } from '../engines/registry.ts';
import { followLinks, type LinkRules } from '../redirects/follow-links.ts';
import { listLinks, readTargets, saveRedirects } from '../redirects/redirect-store.ts';
import { readEngineRequest } from './job-queue.ts';
import { readReplies } from './read-received.ts';

/** Redirect links in the stored replies of jobs that nobody has resolved yet. A reply that cannot be read has none. */
export const loadOpenLinks = defineRead(
  'jobs.openLinks',
  (db, input: { jobIds: number[]; nowMs: number }): string[] => {
    const find = db.prepare("SELECT route FROM job WHERE id = ? AND state = 'received'");
    const answers = input.jobIds.flatMap((jobId) => {
      const route = findRoute((find.get(jobId) as { route: string | null } | undefined)?.route ?? '');
      const replies = readReplies(db, jobId);
      const outcome = replies && route?.read(replies, readEngineRequest(db, jobId, input.nowMs));
      return outcome?.kind === 'answer' ? [outcome] : [];
    });
    const links = listLinks(answers);
    const known = readTargets(db, links);
    return links.filter((link) => !known.has(link));
  },
);

/** Resolves what can be resolved in a few seconds. Rejects only where storage does. */
export async function resolveReplyLinks(
  storage: Storage,
  jobIds: number[],
  signal: AbortSignal,
  rules: LinkRules,
  nowMs: number,
): Promise<void> {
  const links = await storage.read(loadOpenLinks, { jobIds, nowMs });
  const found = links.length === 0 ? [] : await followLinks(links, signal, rules);
  if (found.length > 0) await storage.write(saveRedirects, found);
}
