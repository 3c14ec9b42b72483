import { parse } from 'tldts';
import { describe, expect, test } from 'vitest';
import { DOMAIN_LISTS, KNOWN_DOMAINS } from '#main/core/sources/known-domains/known-domains.ts';
import { KNOWN_HOSTS } from '#main/core/sources/known-domains/known-hosts.ts';
import { SOURCE_TYPES } from '#shared/vocabulary/source-types.ts';

const ALL = DOMAIN_LISTS.flatMap(([, domains]) => domains);

describe('the table of known domains', () => {
  test('holds at least 2500 domains', () => {
    expect(KNOWN_DOMAINS.size).toBeGreaterThanOrEqual(2500);
  });

  test('names no domain twice, so that none has two types', () => {
    expect(ALL.filter((domain, index) => ALL.indexOf(domain) !== index)).toEqual([]);
  });

  test('holds registrable domains only, in lower case', () => {
    const wrong = ALL.filter((domain) => domain !== domain.toLowerCase() || parse(domain).domain !== domain);
    expect(wrong).toEqual([]);
    expect(ALL.filter((domain) => !parse(domain).isIcann)).toEqual([]);
  });

  test('never says own, competitor or other: those are not facts about a domain', () => {
    const types = new Set([...KNOWN_DOMAINS.values(), ...KNOWN_HOSTS.values()]);
    expect([...types].sort()).toEqual(
      SOURCE_TYPES.filter((type) => !['own', 'competitor', 'other'].includes(type)).toSorted(),
    );
  });

  test('the table of hosts holds hosts only, none of which the table of domains holds', () => {
    const hosts = [...KNOWN_HOSTS.keys()];
    expect(hosts.filter((host) => host.startsWith('www.') || parse(host).domain === host)).toEqual([]);
    expect(hosts.filter((host) => KNOWN_DOMAINS.has(host))).toEqual([]);
  });
});
