import { describe, expect, it } from 'vitest';

import { isTrustedSender } from '#main/shell/trusted-sender.ts';

const isOwn = (id: number) => id === 1;
const frame = (url: string, parent: unknown = null) => ({ sender: { id: 1 }, senderFrame: { url, parent } });

describe('a trusted sender', () => {
  it.each(['sightline-app://app/', 'sightline-app://app/projects/p1?tab=answers#top'])('is our page at %s', (url) => {
    expect(isTrustedSender(frame(url), isOwn)).toBe(true);
  });

  it.each([
    'sightline-app://other/',
    'sightline-app://app.evil.example/',
    'https://app/',
    'https://evil.example/sightline-app://app/',
    'file:///sightline-app/app',
    'data:text/html,x',
    'about:blank',
    '',
  ])('is no page at %j', (url) => {
    expect(isTrustedSender(frame(url), isOwn)).toBe(false);
  });

  it('is no sub frame, not even of our own address', () => {
    expect(isTrustedSender(frame('sightline-app://app/', { url: 'sightline-app://app/' }), isOwn)).toBe(false);
  });

  it('is no window that is not ours', () => {
    const event = { ...frame('sightline-app://app/'), sender: { id: 2 } };
    expect(isTrustedSender(event, isOwn)).toBe(false);
  });

  it('is no frame that is gone', () => {
    expect(isTrustedSender({ sender: { id: 1 }, senderFrame: null }, isOwn)).toBe(false);
  });
});
