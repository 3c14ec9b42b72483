import { describe, expect, it } from 'vitest';

import { isAppUrl, isWebUrl } from '#main/shell/app-address.ts';

describe('an address for the system browser', () => {
  it.each(['https://example.com/a?b#c', 'http://127.0.0.1:4477/', 'HTTPS://EXAMPLE.COM'])('may be %s', (address) => {
    expect(isWebUrl(address)).toBe(true);
  });

  it.each([
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'program-starter:run',
    'smb://host/share',
    'sightline-app://app/',
    '//example.com',
    '',
  ])('may not be %j', (address) => {
    expect(isWebUrl(address)).toBe(false);
  });
});

describe('an address of our own', () => {
  it('is one of our scheme and host, and no other', () => {
    expect(isAppUrl('sightline-app://app/projects')).toBe(true);
    expect(isAppUrl('sightline-app://app')).toBe(true);
    expect(isAppUrl('sightline-app://app:80/')).toBe(false);
    expect(isAppUrl('sightline-app://user@elsewhere/')).toBe(false);
    expect(isAppUrl('/projects')).toBe(false);
  });
});
