import { describe, expect, it } from 'vitest';

import { isDeepLink, planDeepLink } from '#main/shell/plan-deep-link.ts';

const ID = '0123456789abcdef01234567';
const link = (rest: string) => planDeepLink(`sightline://project/${ID}${rest}`);

describe('a deep link', () => {
  it('leads to a screen of a project, with its filters', () => {
    expect(link('/overview')).toBe(`/projects/${ID}/overview`);
    expect(link('/answers?days=7&engine=claude&tag=a%20b')).toBe(
      `/projects/${ID}/answers?days=7&engine=claude&tag=a+b`,
    );
  });

  it('leads to one prompt, answer or task, and to the overview where it names no screen', () => {
    expect(link('/prompts/9f1c2d3e-0000-4000-8000-000000000000')).toBe(
      `/projects/${ID}/prompts/9f1c2d3e-0000-4000-8000-000000000000`,
    );
    expect(link('')).toBe(`/projects/${ID}/overview`);
    expect(link('/overview/')).toBe(`/projects/${ID}/overview`);
  });

  it.each([
    'https://project/0123456789abcdef01234567/overview',
    'sightline-app://project/0123456789abcdef01234567/overview',
    'sightline://projects/0123456789abcdef01234567/overview',
    'sightline://project:80/0123456789abcdef01234567/overview',
    'sightline://me:you@project/0123456789abcdef01234567/overview',
    'sightline:project/0123456789abcdef01234567/overview',
    'sightline://project/../overview',
    'sightline://project/short/overview',
    'sightline://project/0123456789ABCDEF01234567/overview',
    'no link',
    '',
  ])('is refused as %s', (text) => {
    expect(planDeepLink(text)).toBeNull();
  });

  it.each([
    '/nowhere',
    '/settings',
    '/__proto__',
    '/constructor',
    '/overview/more',
    '/answers/a/b',
    '/answers/..%2f..%2fkeys',
    '/answers/%00',
    '/answers/<script>',
    '/overview#/projects/other',
    '/overview?<b>=1',
    '/overview?__proto__=1',
    '/overview?days=7%00',
    '/overview?days=%E2%80%AE7',
    `/overview?tag=${'x'.repeat(201)}`,
    `/overview?tag=${'x'.repeat(3000)}`,
    `/overview?${Array.from({ length: 21 }, (_, n) => `a=${n}`).join('&')}`,
  ])('is refused with %s', (rest) => {
    expect(link(rest)).toBeNull();
  });

  it('climbs nowhere: dots in its path lead to what is named after them or to nothing', () => {
    expect(link('/answers/../overview')).toBe(`/projects/${ID}/overview`);
    expect(link('/../../../overview')).toBeNull();
  });

  it('is known by its scheme, in any case, even where it is refused', () => {
    expect(['sightline://x', 'SIGHTLINE://x', 'sightline:'].map(isDeepLink)).toEqual([true, true, true]);
    expect(['sightline', 'https://sightline:1', '/a/b.sightline'].map(isDeepLink)).toEqual([false, false, false]);
  });
});
