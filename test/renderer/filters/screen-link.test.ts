import { describe, expect, it } from 'vitest';

import { keepFilters, toScreenLink } from '../../../src-renderer/filters/screen-link.ts';

const address = new URLSearchParams('days=7&engine=claude&tag=a&tag=b&language=de&branded=0&surface=ui&open=x&q=y');

describe('A link to another screen', () => {
  it('carries every filter that screens share, and nothing of the screen that it leaves', () => {
    expect(keepFilters(address).toString()).toBe('days=7&engine=claude&tag=a&tag=b&language=de&branded=0&surface=ui');
  });

  it('narrows further, and leaves out a filter that is given as null', () => {
    const link = toScreenLink('p 1', 'answers', address, { brand: 'x', surface: null, engine: 'grok' });
    expect(link).toBe('/projects/p%201/answers?days=7&tag=a&tag=b&language=de&branded=0&brand=x&engine=grok');
  });
});
