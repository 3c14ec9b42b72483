/** Raw replies as people see them: the bytes that the server sent, whatever they are. */
import { afterEach, expect, it } from 'vitest';

import { packContent } from '#main/core/answers/answer-content.ts';
import { packReplies } from '#main/core/answers/raw-replies.ts';
import { loadRawReplies } from '#main/core/evidence/load-raw-replies.ts';
import { defineWrite } from '#main/storage/command.ts';
import { checkOutput } from '#support/check-wire.ts';
import { toWireReply } from '#support/engine-reply-bodies.ts';
import { DEFAULT_ANSWER } from '#support/fake-openai.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';
import { startLiveProject, waitForRun } from '#support/live-project.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

it('are what the server sent, through the whole service', async () => {
  const live = await startLiveProject({ date: '2026-03-10T12:00:00Z' });
  closers.push(live.close);
  const { projectId, service } = live;
  await service.call('prompts.create', { projectId, prompt: 'Which tool?' });
  await waitForRun(live);
  const [row] = live.rows<{ hex: string }>('SELECT lower(hex(public_id)) AS hex FROM answer');
  const answerId = (row?.hex ?? '').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const raw = await service.call('answers.raw', { projectId, answerId });
  checkOutput('answers.raw', raw);
  const sent = Buffer.from(toWireReply(DEFAULT_ANSWER, 'responses').body);
  expect(raw.replies).toMatchObject([{ status: 200, encoding: 'utf8', bytes: sent.length, body: sent.toString() }]);
  expect(raw.replies[0]?.receivedAt).toMatch(/^2026-03-10T12:/);
  expect(raw.replies[0]?.headers['content-type']).toContain('application/json');
  await expect(service.call('answers.raw', { projectId, answerId: 'nobody' })).rejects.toThrow('answer');
  const site = { language: 'en', websiteUrl: 'https://oduvia.example' } as const;
  const other = await service.call('projects.create', { name: 'Oduvia', ...site });
  await expect(service.call('answers.raw', { projectId: other.id, answerId })).rejects.toThrow('not found');
});

it('are shown as base64 where they are no text, in their order, also beside sources that repeat', async () => {
  const dir = makeTempDir();
  const start = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
  const project = await InlineProject.create(dir, start);
  closers.push(async () => {
    await project.storage.close();
    removeDir(dir);
  });
  await project.importGenerated(generateAnswers({ count: 1, seed: 1, lastDay: '2026-03-09', days: 1 }));
  const cited = [
    { url: 'https://a.example/', title: 'A' },
    { url: 'https://b.example/', title: null },
  ];
  const retrieved = [{ url: 'https://a.example/', title: null }, ...cited, { url: 'https://c.example/', title: '' }];
  const content = { text: 'Acme.', cited, retrieved, queries: ['acme'] };
  const bodies = [Buffer.from([0, 255, 10, 200]), Buffer.from('{"text":"Ä \u2028"}'), Buffer.alloc(0)];
  const replies = bodies.map((body, index) => ({ status: 200 + index, headers: {}, body, receivedAt: 1_000 * index }));
  const attach = defineWrite('test.attach', (db, _input: null): string => {
    const { id, hex } = db.prepare('SELECT id, lower(hex(public_id)) AS hex FROM answer').get() as {
      id: number;
      hex: string;
    };
    db.prepare('UPDATE answer_content SET body = ? WHERE answer_id = ?').run(packContent(content), id);
    db.prepare('INSERT INTO answer_raw VALUES (?, ?)').run(id, packReplies(replies, JSON.stringify(content)));
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });
  const answerId = await project.storage.write(attach, null);
  const shown = await project.storage.read(loadRawReplies, { projectId: project.id, answerId });
  expect(shown?.replies.map(({ status, bytes, encoding, body }) => [status, bytes, encoding, body])).toEqual([
    [200, 4, 'base64', 'AP8KyA=='],
    [201, 17, 'utf8', '{"text":"Ä \u2028"}'],
    [202, 0, 'utf8', ''],
  ]);
});
