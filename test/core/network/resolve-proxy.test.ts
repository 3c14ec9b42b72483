import { describe, expect, it } from 'vitest';

import { isBypassed, readBypassList } from '#main/core/network/proxy-bypass.ts';
import { nameProxyRoute, readPacResult, readProxy } from '#main/core/network/proxy-routes.ts';
import { describeVariables, planRoutes, type Surroundings } from '#main/core/network/resolve-proxy.ts';
import { DEFAULT_NETWORK_SETTINGS, type NetworkSettings } from '#shared/contract/network.ts';

const ENGINE = 'https://api.engine.example/v1/responses';

function plan(address: string, settings: Partial<NetworkSettings> = {}, around: Partial<Surroundings> = {}) {
  const { source, routes } = planRoutes(new URL(address), {
    settings: { ...DEFAULT_NETWORK_SETTINGS, ...settings },
    env: {},
    password: null,
    hasSystem: false,
    ...around,
  });
  return [source, ...(routes?.map(nameProxyRoute) ?? ['ask the system'])];
}

describe('exceptions', () => {
  it.each([
    ['*', 'https://any.example/', true],
    ['example.com', 'https://example.com/', true],
    ['example.com', 'https://www.EXAMPLE.com./', true],
    ['.example.com', 'https://www.example.com/', true],
    ['.example.com', 'https://example.com/', true],
    ['*.example.com', 'https://a.b.example.com/', true],
    ['example.com', 'https://notexample.com/', false],
    ['example.com', 'https://example.com.evil.test/', false],
    ['example.com:8443', 'https://example.com:8443/', true],
    ['example.com:8443', 'https://example.com/', false],
    ['example.com:443', 'https://example.com/', true],
    ['example.com:80', 'http://example.com/', true],
    ['10.1.2.3', 'https://10.1.2.3/', true],
    ['10.1.2.3', 'https://10.1.2.30/', false],
    ['2.3', 'https://10.1.2.3/', false],
    ['10.0.0.0/8', 'https://10.200.0.1:8443/', true],
    ['10.0.0.0/8', 'https://11.0.0.1/', false],
    ['10.0.0.0/99', 'https://10.0.0.1/', false],
    ['::1', 'https://[::1]/', true],
    ['[fd00::1]', 'https://[fd00:0::1]/', true],
    ['[fd00::1]:8443', 'https://[fd00::1]:8443/', true],
    ['[fd00::1]:8443', 'https://[fd00::1]/', false],
    ['fd00::/8', 'https://[fd12::9]/', true],
    ['<local>', 'https://intranet/', true],
    ['<local>', 'https://intranet.example/', false],
    ['', 'https://example.com/', false],
    ['.', 'https://example.com/', false],
  ])('%s and %s: %s', (entry, address, isMeant) => {
    expect(isBypassed(new URL(address), [entry])).toBe(isMeant);
  });

  it('are parted by commas, semicolons and spaces', () => {
    expect(readBypassList(' a.example, b.example;c.example  d ')).toEqual(['a.example', 'b.example', 'c.example', 'd']);
  });
});

describe('a proxy', () => {
  it.each([
    ['http://proxy.example:8080', 'proxy.example:8080'],
    ['proxy.example:8080', 'proxy.example:8080'],
    ['http://proxy.example', 'proxy.example:80'],
    ['https://proxy.example/', 'https://proxy.example:443'],
    ['http://[fd00::8]:3128', '[fd00::8]:3128'],
    ['http://ann:s%40cret@proxy.example:8080', 'proxy.example:8080'],
    ['socks5://ann:secret@proxy.example:1080', 'socks5://proxy.example:1080'],
    ['ann:secret@:', ':'],
  ])('written %s is shown as %s', (written, shown) => expect(nameProxyRoute(readProxy(written))).toBe(shown));

  it('is asked as whom its address names, with per cent signs decoded', () => {
    const named = readProxy('http://ann%3Ax:s%40c%ret@proxy.example');
    expect(named).toMatchObject({
      kind: 'proxy',
      proxy: { credentials: 'ann%3Ax:s%40c%ret'.replace('ann%3Ax', 'ann:x') },
    });
    expect(readProxy('http://proxy.example')).toMatchObject({ proxy: { credentials: null } });
  });

  it('of kinds that are not spoken is unusable, and not passed by', () => {
    for (const kind of ['socks5', 'socks', 'ftp']) {
      expect(readProxy(`${kind}://proxy.example:1`)).toMatchObject({ kind: 'unusable' });
    }
  });
});

describe('what a system says', () => {
  it.each([
    ['DIRECT', [null]],
    ['', [null]],
    ['PROXY a.example:8080', ['a.example:8080']],
    ['PROXY a.example:8080; PROXY b.example:3128; DIRECT', ['a.example:8080', 'b.example:3128', null]],
    ['HTTPS secure.example:8443;DIRECT', ['https://secure.example:8443', null]],
    ['proxy a.example:1 ; ; direct', ['a.example:1', null]],
    ['SOCKS5 s.example:1080; PROXY a.example:8080', ['a.example:8080']],
    ['SOCKS5 s.example:1080; DIRECT', [null]],
    ['SOCKS s.example:1080', ['SOCKS s.example:1080']],
    ['PROXY [fd00::8]:3128', ['[fd00::8]:3128']],
  ])('%s', (said, shown) => expect(readPacResult(said).map(nameProxyRoute)).toEqual(shown));
});

describe('the way of a request', () => {
  const env = { HTTPS_PROXY: 'http://secure.example:1', HTTP_PROXY: 'http://plain.example:2' };
  const manual = { proxy: 'manual', address: 'http://own.example:3' } as const;

  it('is straight where nobody says otherwise', () => expect(plan(ENGINE)).toEqual(['unset', null]));

  it('is by the variable of the kind of address, the lower-case one first', () => {
    expect(plan(ENGINE, {}, { env })).toEqual(['environment', 'secure.example:1']);
    expect(plan('http://api.example/', {}, { env })).toEqual(['environment', 'plain.example:2']);
    const both = { ...env, https_proxy: 'http://lower.example:9' };
    expect(plan(ENGINE, {}, { env: both })).toEqual(['environment', 'lower.example:9']);
    expect(plan(ENGINE, {}, { env: { HTTP_PROXY: 'http://plain.example:2' } })).toEqual(['unset', null]);
    expect(plan(ENGINE, {}, { env: { ...env, https_proxy: ' ' } })).toEqual(['environment', 'secure.example:1']);
  });

  it('is straight to what NO_PROXY names, from the system as well', () => {
    const excepting = { NO_PROXY: 'other.example,.engine.example' };
    expect(plan(ENGINE, {}, { env: { ...env, ...excepting } })).toEqual(['excepted', null]);
    expect(plan(ENGINE, {}, { env: excepting, hasSystem: true })).toEqual(['excepted', null]);
    expect(plan(ENGINE, {}, { env: { ...env, no_proxy: '*' } })).toEqual(['excepted', null]);
  });

  it("is the system's in the desktop app, where no variable says more", () => {
    expect(plan(ENGINE, {}, { hasSystem: true })).toEqual(['system', 'ask the system']);
    expect(plan(ENGINE, {}, { env, hasSystem: true })).toEqual(['environment', 'secure.example:1']);
  });

  it("is the owner's before any other's", () => {
    expect(plan(ENGINE, manual, { env, hasSystem: true })).toEqual(['manual', 'own.example:3']);
    expect(plan(ENGINE, { ...manual, exceptions: ['engine.example'] }, { env })).toEqual(['excepted', null]);
    expect(plan(ENGINE, { proxy: 'none' }, { env, hasSystem: true })).toEqual(['off', null]);
    expect(plan(ENGINE, manual, { env: { NO_PROXY: '*' } })).toEqual(['manual', 'own.example:3']);
  });

  it('has the user of the setting and the password that is kept', () => {
    const settings = { ...DEFAULT_NETWORK_SETTINGS, ...manual, user: 'ann' };
    const found = planRoutes(new URL(ENGINE), { settings, env: {}, password: 's:ö', hasSystem: false });
    expect(found.routes).toMatchObject([{ proxy: { credentials: 'ann:s:ö' } }]);
  });

  it.each(['http://localhost:11434/', 'http://127.0.0.1:1/', 'https://[::1]/', 'http://ollama.localhost/'])(
    'to this machine is straight whatever is set: %s',
    (address) => {
      for (const settings of [manual, { ...manual, coversLocal: true }]) {
        expect(plan(address, settings, { env, hasSystem: true })).toEqual(['loopback', null]);
      }
    },
  );

  it.each(['http://192.168.1.20:11434/', 'https://10.0.0.5/', 'http://[fd00::5]/', 'http://nas/', 'http://nas.local/'])(
    'within this network is straight unless it was asked for: %s',
    (address) => {
      expect(plan(address, manual)).toEqual(['local', null]);
      expect(plan(address, {}, { hasSystem: true })).toEqual(['local', null]);
      expect(plan(address, { ...manual, coversLocal: true })).toEqual(['manual', 'own.example:3']);
    },
  );

  it('is told without passwords', () => {
    const told = describeVariables({
      HTTPS_PROXY: 'http://ann:secret@a.example:1',
      HTTP_PROXY: 'socks://ann:secret@b',
    });
    expect(told).toEqual({ https: 'a.example:1', http: 'socks://b', exceptions: null });
  });
});
