import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';

import { IntentQueue } from '#main/shell/intent-queue.ts';
import { planLaunch } from '#main/shell/plan-launch.ts';

const ID = '0123456789abcdef01234567';
const dir = path.resolve('/somewhere');

describe('what a start asks for', () => {
  it('is the links and archives among its arguments, in their order', () => {
    const args = ['--no-sandbox', `sightline://project/${ID}/tasks`, '.', 'client.sightline', '/abs/b.SIGHTLINE'];
    expect(planLaunch(args, dir)).toEqual([
      { kind: 'open-path', path: `/projects/${ID}/tasks` },
      { kind: 'open-archive', path: path.join(dir, 'client.sightline') },
      { kind: 'open-archive', path: path.resolve('/abs/b.SIGHTLINE') },
    ]);
  });

  it('is a notice for a link that is none of ours', () => {
    expect(planLaunch(['sightline://evil/x'], dir)).toEqual([{ kind: 'notice', notice: 'link-refused', detail: null }]);
  });

  it('is nothing for switches, other files and names with a zero byte', () => {
    expect(planLaunch(['--data-dir=/x.sightline', '-a.sightline', 'notes.txt', 'a\0.sightline', ''], dir)).toEqual([]);
  });
});

describe('the queue of intents', () => {
  const notice = { kind: 'notice', notice: 'link-refused', detail: null } as const;

  it('gives each once, oldest first, and tells of every push', () => {
    const queue = new IntentQueue();
    queue.push(notice);
    const onPush = vi.fn();
    queue.onPush(onPush);
    queue.push({ kind: 'go', direction: 'back' });
    queue.push();
    expect(onPush).toHaveBeenCalledOnce();
    expect(queue.take()).toEqual([notice, { kind: 'go', direction: 'back' }]);
    expect(queue.take()).toEqual([]);
  });

  it('does not grow without end while no page comes', () => {
    const queue = new IntentQueue();
    for (let count = 0; count < 500; count++) queue.push(notice);
    expect(queue.take()).toHaveLength(50);
  });
});
