import { describe, expect, it } from 'vitest';

import { planAppFile } from '#main/shell/plan-app-file.ts';

const plan = (pathname: string) => planAppFile(`sightline-app://app${pathname}`, '/pages');

describe('the file behind an address', () => {
  it('is the named file, with its type', () => {
    expect(plan('/assets/index-1a2b.js')).toEqual({
      file: '/pages/assets/index-1a2b.js',
      contentType: 'text/javascript; charset=utf-8',
    });
  });

  it.each(['/', '/projects/p1/answers', ''])('is the page for the screen %j', (pathname) => {
    expect(plan(pathname)).toEqual({ file: '/pages/index.html', contentType: 'text/html; charset=utf-8' });
  });

  it.each([
    '/..%2fsecret.js',
    '/assets/..%2f..%2fsecret.js',
    '/..%5csecret.js',
    '/%2fetc%2fhosts.json',
    '/a%00.js',
    '/%zz.js',
    '/sightline.db',
  ])('is none for %s', (pathname) => {
    expect(plan(pathname)).toBeNull();
  });

  it('stays in the folder where the address itself climbs', () => {
    expect(plan('/../../secret.js')?.file).toBe('/pages/secret.js');
    expect(plan('/%2e%2e/secret.js')?.file).toBe('/pages/secret.js');
  });

  it('does not confuse a folder whose name begins like ours', () => {
    expect(plan('/..%2fpages-of-others/x.js')).toBeNull();
  });

  it.each(['sightline-app://other/index.html', 'https://app/index.html', 'no address'])('is none at %s', (address) => {
    expect(planAppFile(address, '/pages')).toBeNull();
  });
});
