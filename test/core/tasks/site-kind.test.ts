import { describe, expect, it } from 'vitest';

import { toSiteKind } from '#main/core/tasks/site-kind.ts';

describe('a site', () => {
  it.each([
    ['www.g2.com', 'review'],
    ['reviewharrow.example', 'review'],
    ['old.reddit.com', 'community'],
    ['forum.werkbank.example', 'community'],
    ['werkbankforum.example', 'community'],
    ['community.plaza.example', 'community'],
    ['notreddit.com', 'other'],
    ['elsewhere.example', 'other'],
  ])('%s is of the kind %s', (host, kind) => expect(toSiteKind(host)).toBe(kind));
});
