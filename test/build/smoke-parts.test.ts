/** The parts of the smoke test that read what a system says, each by itself: no app is started. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

import { planAppEnv } from '../../build/smoke/app-runner.ts';
import { findApp, listUnpackedFolders } from '../../build/smoke/find-app.ts';
import { hideInAll, hidePrivate } from '../../build/smoke/hide-private.ts';
import { autostartFile, readValues, rememberMachine } from '../../build/smoke/machine-state.ts';
import type { StepContext } from '../../build/smoke/step.ts';
import { fuses } from '../../build/smoke/steps/fuses.ts';
import { paidServices } from '../../build/smoke/steps/paid-services.ts';
import { readHandler } from '../../build/smoke/steps/system-link.ts';
import type { Answer } from '../../build/smoke/terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-smoke-parts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a file with the folders above it. */
function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const onLinux = { platform: 'linux', arch: 'x64', env: { DISPLAY: ':0' }, userId: 1000 } as const;

describe('the app that is looked at', () => {
  it('is the packaged one, wherever its system has the packager put it', () => {
    expect(listUnpackedFolders('linux', 'x64')).toEqual(['linux-unpacked']);
    expect(listUnpackedFolders('win32', 'arm64')).toEqual(['win-arm64-unpacked']);
    expect(listUnpackedFolders('darwin', 'arm64')).toEqual(['mac-arm64', 'mac-universal']);
    const program = write('linux/dist/linux-unpacked/sightline', '');
    const found = findApp(null, { ...onLinux, root: path.join(folder, 'linux') });
    expect(found).toEqual({
      ...{ kind: 'packaged', program, first: [], why: '' },
      packaged: { folder: path.dirname(program), program },
    });
  });

  it('on macOS is the program inside, and the folder around it is what is signed', () => {
    const program = write('mac/dist/mac/Sightline.app/Contents/MacOS/Sightline', '');
    const bundle = path.join(folder, 'mac/dist/mac/Sightline.app');
    const at = { root: path.join(folder, 'mac'), platform: 'darwin', arch: 'x64', env: {}, userId: 501 } as const;
    expect(findApp(null, at)).toMatchObject({ kind: 'packaged', packaged: { folder: bundle, program } });
    for (const named of [bundle, program]) {
      expect(findApp(named, at)).toMatchObject({ kind: 'installed', program, packaged: { folder: bundle } });
    }
  });

  it('is the stand-in where nothing can be shown, and what is packaged is looked at all the same', () => {
    const program = write('headless/dist/linux-unpacked/sightline', '');
    const at = { ...onLinux, env: {}, root: path.join(folder, 'headless') };
    const found = findApp(null, at);
    expect(found).toMatchObject({ kind: 'stand-in', packaged: { program } });
    expect(found.why).toBe('what is packaged cannot be started (there is no display here)');
    expect(() => findApp(program, at)).toThrow('The app cannot be started: there is no display here.');
  });
});

describe('what the app is told of the environment', () => {
  it('has no key, no address, no proxy and no folder of its owner', () => {
    const env = {
      ...{
        PATH: '/usr/bin',
        DISPLAY: ':0',
        OPENAI_API_KEY: 'k',
        OPENAI_BASE_URL: 'u',
        https_proxy: 'p',
        NO_PROXY: 'n',
      },
      ...{ SIGHTLINE_DATA_DIR: '/mine', SIGHTLINE_PASSPHRASE: 's', ELECTRON_RUN_AS_NODE: '1', XDG_STATE_HOME: '/mine' },
      ...{ NODE_EXTRA_CA_CERTS: '/mine', NODE_OPTIONS: '--inspect' },
    };
    const own = { XDG_STATE_HOME: path.join('/f', 'state') };
    expect(planAppEnv(env, '/f', 'packaged')).toEqual({ PATH: '/usr/bin', DISPLAY: ':0', ...own });
    expect(planAppEnv({}, '/f', 'stand-in')).toEqual({ ...own, SIGHTLINE_KEYRING: 'off' });
  });
});

describe('what is private', () => {
  const found = { homes: ['/home/ada', 'C:\\Users\\ada'], userName: 'ada', secrets: ['hush-hush-1234'] };
  it.each([
    ['/home/ada/Sightline.app', '~/Sightline.app'],
    ['in /home/ada.', 'in /home/ada.'],
    ['at "/home/ada"', 'at "~"'],
    ['/home/adam/x', '/home/adam/x'],
    ['C:\\Users\\ADA\\AppData', '~\\AppData'],
    ['C:/Users/ada/x', '~/x'],
    ['/media/ada/Drive', '/media/[account]/Drive'],
    ['/data/canada/ada.txt, by ada', '/data/canada/ada.txt, by ada'],
    ['key hush-hush-1234 and sk-live_0123456789', 'key [key removed] and [key removed]'],
  ])('%s is shown as %s', (text, shown) => {
    expect(hidePrivate(text, found)).toBe(shown);
  });

  it('is taken out of every text of a report, and nothing else changes', () => {
    const report = { ok: true, n: 1, none: null, list: [{ text: '/home/ada/a' }] };
    expect(hideInAll(report, found)).toEqual({ ok: true, n: 1, none: null, list: [{ text: '~/a' }] });
  });
});

describe('the machine', () => {
  it('has the entry of its session as it was before, or none where there was none', () => {
    const file = write('config/autostart/sightline.desktop', 'Exec=/usr/bin/own');
    const env = { XDG_CONFIG_HOME: path.join(folder, 'config') };
    expect(autostartFile(env)).toBe(file);
    const putBack = rememberMachine('linux', env, folder);
    writeFileSync(file, 'Exec=/tmp/smoke');
    expect(putBack()).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('Exec=/usr/bin/own');
    rmSync(file);
    const remove = rememberMachine('linux', env, folder);
    writeFileSync(file, 'Exec=/tmp/smoke');
    expect(remove()).toEqual([]);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });

  it('tells the values of a key of the Windows registry', () => {
    const text = [
      '',
      'HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Run',
      '    OneDrive    REG_SZ    "C:\\Program Files\\OneDrive.exe" /background',
      '    app.sightline.desktop    REG_SZ    "C:\\A  b\\Sightline.exe" --hidden',
      '    Empty value    REG_SZ    ',
      '',
    ].join('\r\n');
    expect([...readValues(text)]).toEqual([
      ['OneDrive', { type: 'REG_SZ', data: '"C:\\Program Files\\OneDrive.exe" /background' }],
      ['app.sightline.desktop', { type: 'REG_SZ', data: '"C:\\A  b\\Sightline.exe" --hidden' }],
      ['Empty value', { type: 'REG_SZ', data: '' }],
    ]);
  });

  it.each([
    [
      '"C:\\Program Files\\Sightline\\Sightline.exe" "--" "%1"',
      'C:\\Program Files\\Sightline\\Sightline.exe',
      ['--', '%1'],
    ],
    ['/opt/Sightline/sightline %U', '/opt/Sightline/sightline', ['%U']],
    ['"/opt/My Apps/sightline" --flag %u', '/opt/My Apps/sightline', ['--flag', '%u']],
  ])('names who opens links: %s', (line, program, args) => {
    expect(readHandler(line)).toEqual({ program, args });
  });
});

/**
 * In the order of Electron's list: no Node, cookies as they are, neither NODE_OPTIONS nor a debugger, a checked archive and only that,
 * no snapshot of its own, no rights for files.
 */
const WANTED = '00001100';

describe('paid calls', () => {
  const KEY = 'SMOKE_TEST_API_KEY';
  afterEach(() => {
    delete process.env[KEY];
  });

  /** An app whose one service may cost up to two dollars; `answer` is what the person says, null without a person. */
  async function takeStep(mostUsd: number | null, answer: Answer | null) {
    const said: unknown[] = [];
    const keeper = {
      onFolder: () => keeper,
      open: async (env: object) => void said.push(['open', env]),
      quit: async () => 0,
      call: async (operation: string, input: object) => {
        said.push([operation, input]);
        const planned = { route: 'openai-responses', model: 'gpt', ceilingUsd: 2 };
        if (operation === 'engines.planVerification') return { routes: [planned], ceilingUsd: 2, usualMostUsd: 1 };
        return { routes: [{ ...planned, state: 'fail', costUsd: 0.01, checks: [] }] };
      },
    };
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer ?? 'skip';
    };
    const terminal = { isSilent: answer === null, whySkipped: 'Left out.', ask, say: () => {} };
    const context = { keeper, terminal, mostUsd, folder, note: () => {} } as unknown as StepContext;
    return { found: await paidServices.run(context), said, asked };
  }

  it('are none without --keys', async () => {
    process.env[KEY] = 'sk-of-a-test';
    expect(await takeStep(null, 'yes')).toMatchObject({ found: { outcome: 'skipped' }, said: [], asked: [] });
  });

  it('are made after a yes, for the agreed sum at most, with the keys of the environment', async () => {
    process.env[KEY] = 'sk-of-a-test';
    const { found, said, asked } = await takeStep(0.5, 'yes');
    expect(asked).toEqual(['Call them now for up to US$0.50 together?']);
    expect(said[0]).toEqual(['open', expect.objectContaining({ [KEY]: 'sk-of-a-test' })]);
    expect(said.at(-1)).toEqual(['engines.verify', { agreedUsd: 0.5 }]);
    expect(found).toMatchObject({ outcome: 'failed', details: ['openai-responses: fail, US$0.01'] });
    expect((await takeStep(5, null)).said.at(-1)).toEqual(['engines.verify', { agreedUsd: 2 }]);
  });

  it('are not made after a no', async () => {
    process.env[KEY] = 'sk-of-a-test';
    const { found, said } = await takeStep(0.5, 'no');
    expect(found).toMatchObject({ outcome: 'skipped' });
    expect(said).not.toContainEqual(['engines.verify', expect.anything()]);
  });
});

describe('the fuses', () => {
  const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
  /** As they are in Electron: the sentinel, a version, how many there are, and a sign for each. */
  const program = (name: string, states: string) => {
    const wire = Buffer.concat([Buffer.from(SENTINEL), Buffer.from([1, states.length]), Buffer.from(states)]);
    return write(name, Buffer.concat([Buffer.alloc(64), wire, Buffer.alloc(64)]).toString('latin1'));
  };
  const check = (file: string) => {
    const packaged = { folder, program: file };
    return fuses.run({
      app: { kind: 'packaged', program: file, first: [], packaged, why: '' },
    } as unknown as StepContext);
  };

  it('pass where they are as the packager was told', async () => {
    const found = await check(program('fuses/right', WANTED));
    expect(found).toMatchObject({ outcome: 'passed' });
    expect(found.details).toContain('runAsNode: off');
    expect(found.details).toContain('onlyLoadAppFromAsar: on');
  });

  it('fail where one is otherwise, and name it', async () => {
    const found = await check(program('fuses/wrong', `1${WANTED.slice(1)}`));
    expect(found).toMatchObject({ outcome: 'failed', reason: 'runAsNode is on, not off.' });
  });

  it('fail where the program has none', async () => {
    expect(await check(write('fuses/none', 'no program'))).toMatchObject({ outcome: 'failed' });
  });
});
