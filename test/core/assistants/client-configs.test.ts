/** Configurations of assistants: what starts the program that printed them, and no key anywhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { planClientConfigs } from '#main/core/assistants/client-configs.ts';
import { findLaunchCommand } from '#main/core/assistants/launch-command.ts';
import { ASSISTANTS } from '#shared/vocabulary/assistants.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';

const root = makeTempDir();
afterAll(() => removeDir(root));

const NODE = { execPath: '/usr/bin/node', versions: {}, env: {} };

describe('the command that starts this program', () => {
  it('is the launcher in a checkout, and the package where there is none', () => {
    const bundles = join(root, 'out/main');
    mkdirSync(bundles, { recursive: true });
    writeFileSync(join(root, 'package.json'), '{}');
    expect(findLaunchCommand(NODE, bundles).args).toEqual([join(root, 'build/sightline.mjs')]);
    mkdirSync(join(root, 'build'));
    writeFileSync(join(root, 'build/launch.mjs'), '');
    expect(findLaunchCommand(NODE, bundles)).toEqual({
      command: '/usr/bin/node',
      args: [join(root, 'build/launch.mjs'), 'cli'],
    });
  });

  it('is the installed app itself, and an AppImage where it lies', () => {
    const app = { execPath: '/tmp/.mount/sightline', versions: { electron: '45' }, env: {} };
    expect(findLaunchCommand(app, root)).toEqual({ command: '/tmp/.mount/sightline', args: [] });
    const image = { ...app, env: { APPIMAGE: '/home/a/Sightline.AppImage' } };
    expect(findLaunchCommand(image, root).command).toBe('/home/a/Sightline.AppImage');
  });
});

describe('the configuration', () => {
  const launch = { command: 'C:\\Program Files\\Sightline.exe', args: [] };
  const places = { launch, dataDir: '/a b', address: 'http://127.0.0.1:5000', mayWrite: true };
  const configs = planClientConfigs(places);

  it('is there for each assistant, and JSON where it says so', () => {
    expect(configs.map(({ assistant }) => assistant)).toEqual([...ASSISTANTS]);
    for (const { language, stdio, http } of configs) {
      if (language !== 'json') continue;
      expect(JSON.stringify(JSON.parse(stdio))).toContain('"args":["mcp","--data-dir","/a b","--allow-write"]');
      if (http !== null) expect(JSON.stringify(JSON.parse(http))).toContain('http://127.0.0.1:5000/mcp');
    }
  });

  it('is TOML for Codex, with its strings escaped', () => {
    const codex = configs.find(({ assistant }) => assistant === 'codex');
    expect(codex?.stdio.split('\n')).toEqual([
      '[mcp_servers.sightline]',
      'command = "C:\\\\Program Files\\\\Sightline.exe"',
      'args = ["mcp","--data-dir","/a b","--allow-write"]',
    ]);
    expect(codex?.http).toContain('bearer_token_env_var = "SIGHTLINE_API_KEY"');
  });

  it('says where the key goes and holds none', () => {
    for (const { http } of configs) expect(http ?? 'Bearer YOUR_KEY').toMatch(/KEY|sightline-key/);
  });

  it('has the usual port while no server runs, and no folder where it is the usual one', () => {
    const [first, second] = planClientConfigs({ launch, dataDir: null, address: null });
    expect(JSON.parse(first?.stdio ?? '').mcpServers.sightline.args).toEqual(['mcp']);
    expect(second?.http).toContain('http://127.0.0.1:4477/mcp');
  });
});
