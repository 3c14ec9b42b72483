/** Calls that only a forger makes: Electron is replaced by a recorder, everything behind it is real. */
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { IntentQueue } from '#main/shell/intent-queue.ts';
import { bindIpc } from '#main/shell/ipc-binding.ts';
import { guardNavigation } from '#main/shell/navigation-guard.ts';
import { guardPermissions } from '#main/shell/permission-guard.ts';
import type { ShellHost } from '#main/shell/shell-host.ts';
import { IPC_CALL, IPC_EVENT } from '#shared/contract/wire.ts';
import type { TestService } from '#support/test-service.ts';

// Vite runs this file, because it replaces Electron. The service needs none of that, and Node loads it seconds sooner.
const load = createRequire(import.meta.url);
const { startTestService } = load('#support/test-service.ts') as typeof import('#support/test-service.ts');

type Handler = (event: unknown, ...args: unknown[]) => Promise<unknown>;

const electron = vi.hoisted(() => ({
  handlers: new Map<string, (event: unknown, ...args: unknown[]) => Promise<unknown>>(),
  created: [] as ((event: unknown, contents: unknown) => void)[],
  external: [] as string[],
}));

vi.mock('electron', () => ({
  ipcMain: {
    handle: (channel: string, handler: Handler) => electron.handlers.set(channel, handler),
    removeHandler: (channel: string) => electron.handlers.delete(channel),
  },
  app: {
    on: (_name: string, listener: (event: unknown, contents: unknown) => void) => electron.created.push(listener),
  },
  shell: { openExternal: (url: string) => Promise.resolve(void electron.external.push(url)) },
}));

const PAGE = 'sightline-app://app/';
const ownFrame = { url: PAGE, parent: null };
const sent: unknown[] = [];
const own = { webContents: { id: 1, getURL: () => PAGE, send: (...args: unknown[]) => sent.push(args) } };
const strayed = { webContents: { ...own.webContents, id: 2, getURL: () => 'https://evil.example/' } };

let test: TestService;
let windows: unknown[] = [];
let dispatched: string[] = [];
let unbind: () => void;
beforeAll(async () => {
  test = await startTestService();
  const host: ShellHost = {
    dispatch: (operation, input) => {
      dispatched.push(operation);
      return test.service.dispatch(operation, input);
    },
    subscribe: (listener) => test.service.subscribe(listener),
    dataDir: test.dataDir,
    apiAddress: null,
    close: () => Promise.resolve(),
  };
  unbind = bindIpc(host, () => windows as never);
});
beforeEach(() => {
  [windows, dispatched] = [[own, strayed], []];
});
afterAll(() => test.close());

const call = (event: unknown, ...args: unknown[]) => electron.handlers.get(IPC_CALL)?.(event, ...args);
const ownEvent = { sender: { id: 1 }, senderFrame: ownFrame };

describe('a call', () => {
  it.each<[string, unknown]>([
    [
      'of another origin in our window',
      { sender: { id: 1 }, senderFrame: { url: 'https://evil.example/', parent: null } },
    ],
    [
      'of a name that begins like ours',
      { sender: { id: 1 }, senderFrame: { url: 'sightline-app://app.evil/', parent: null } },
    ],
    [
      'of our scheme’s other host',
      { sender: { id: 1 }, senderFrame: { url: 'sightline-app://x@evil/', parent: null } },
    ],
    ['of a frame inside our page', { sender: { id: 1 }, senderFrame: { url: PAGE, parent: ownFrame } }],
    ['of a frame without an address', { sender: { id: 1 }, senderFrame: { url: 'about:srcdoc', parent: null } }],
    ['of a frame that is gone', { sender: { id: 1 }, senderFrame: null }],
    ['of contents that are no window of ours', { sender: { id: 3 }, senderFrame: ownFrame }],
  ])('%s executes nothing', async (_, event) => {
    for (const operation of ['projects.list', 'keys.create', 'system.backup', 'no.such', '__proto__']) {
      expect(await call(event, operation, {})).toMatchObject({
        error: { code: 'FORBIDDEN', details: { reason: 'foreign_sender' } },
      });
    }
    expect(dispatched).toEqual([]);
  });

  it('of a window that was closed executes nothing any more', async () => {
    expect(await call(ownEvent, 'projects.list', {})).toHaveProperty('data');
    windows = [strayed];
    expect(await call(ownEvent, 'projects.list', {})).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });

  it.each([
    undefined,
    null,
    0,
    '',
    'nothing',
    '__proto__',
    'constructor',
    'toString',
    ['projects.list'],
    { toString: () => 'projects.list' },
  ])('for the operation %j reaches no dispatcher', async (operation) => {
    expect(await call(ownEvent, operation, {})).toMatchObject({ error: { code: 'NOT_FOUND' } });
    expect(dispatched).toEqual([]);
  });

  it('with a payload that is none is refused in the envelope, however large or strange', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const nested = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    const strange = [
      ...[
        circle,
        nested,
        [],
        'text',
        7,
        true,
        7n,
        Symbol.iterator,
        () => 1,
        new Date(),
        new Map([['name', 'A']]),
        new Uint8Array(9),
      ],
      ...[
        { name: 'x'.repeat(5_000_000), language: 'en' },
        { name: nested, language: 'en' },
        { name: { toString: () => 'A' }, language: 'en' },
      ],
      ...[
        JSON.parse('{"__proto__":{"name":"A"},"language":"en"}'),
        Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, n])),
      ],
    ];
    for (const input of strange) {
      expect(await call(ownEvent, 'projects.create', input)).toMatchObject({ error: { code: 'VALIDATION_ERROR' } });
    }
    expect(await call(ownEvent, 'projects.list', {}, 'more', 'arguments')).toEqual({ data: [] });
  });

  it('comes through one channel, and none once unbound', async () => {
    expect([...electron.handlers.keys()]).toEqual([IPC_CALL]);
    await call(ownEvent, 'projects.create', { name: 'A', language: 'en', websiteUrl: 'https://a.example' });
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    unbind();
    expect(electron.handlers.size).toBe(0);
  });

  it('or event tells a window that strayed to another origin nothing', () => {
    expect(sent.every((args) => (args as unknown[])[0] === IPC_EVENT)).toBe(true);
    expect(strayed.webContents.getURL()).not.toBe(PAGE);
  });
});

describe('a page', () => {
  const contents = Object.assign(new EventEmitter(), {
    openHandler: (_: { url: string }): unknown => undefined,
    setWindowOpenHandler(handler: (details: { url: string }) => unknown) {
      this.openHandler = handler;
    },
  });
  beforeAll(() => {
    guardNavigation(new IntentQueue());
    for (const listener of electron.created) listener({}, contents);
  });
  beforeEach(() => {
    electron.external.length = 0;
  });

  const BAD = [
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'smb://evil/x',
    'ms-msdt:/id',
    'vbscript:x',
    'blob:x',
    '',
  ];

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('cannot leave by %s', (name) => {
    for (const url of [...BAD, 'https://evil.example/', 'sightline-app://evil/']) {
      const preventDefault = vi.fn();
      contents.emit(name, { url, preventDefault });
      expect(preventDefault, url).toHaveBeenCalledOnce();
    }
    expect(electron.external.filter((url) => !url.startsWith('https://'))).toEqual([]);
  });

  it('gets no window and no embedded page, and starts no program', () => {
    for (const url of [...BAD, PAGE, 'about:blank', 'https://evil.example/']) {
      expect(contents.openHandler({ url })).toEqual({ action: 'deny' });
    }
    expect(electron.external).toEqual(['https://evil.example/']);
    const preventDefault = vi.fn();
    contents.emit('will-attach-webview', { preventDefault }, {}, {});
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it('gets no camera, place, screen, clipboard text, file or device, be it ours', () => {
    const granted: string[] = [];
    guardPermissions({
      setPermissionRequestHandler: (handler) => {
        for (const name of [
          'media',
          'geolocation',
          'notifications',
          'clipboard-read',
          'display-capture',
          'fileSystem',
          'openExternal',
          'midiSysex',
        ] as const) {
          handler?.({} as never, name as never, (isGranted) => isGranted && granted.push(name), {
            requestingUrl: PAGE,
          } as never);
        }
        handler?.(
          {} as never,
          'clipboard-sanitized-write',
          (isGranted) => isGranted && granted.push('write elsewhere'),
          { requestingUrl: 'https://evil.example/' } as never,
        );
      },
      setPermissionCheckHandler: (handler) => {
        if (handler?.(null, 'media', PAGE, {} as never)) granted.push('check');
      },
      setDevicePermissionHandler: (handler) => {
        if (handler?.({} as never)) granted.push('device');
      },
    });
    expect(granted).toEqual([]);
  });
});
