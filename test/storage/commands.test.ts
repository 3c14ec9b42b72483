import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { describe, expect, it } from 'vitest';
import { COMMANDS } from '#main/core/commands.ts';
import type { Command } from '#main/storage/command.ts';

const CORE = fileURLToPath(new URL('../../src-main/core/', import.meta.url));

function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listModules(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}

function isCommand(value: unknown): value is Command {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    ['read', 'write', 'job', 'text'].includes(String(value.kind)) &&
    'name' in value &&
    'run' in value &&
    typeof value.run === 'function'
  );
}

describe('the list of storage commands', () => {
  it('holds every command that a module of the core exports, and nothing else', async () => {
    const exported = new Map<Command, string>();
    for (const path of listModules(CORE)) {
      const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
      for (const value of Object.values(module)) if (isCommand(value)) exported.set(value, path);
    }
    expect(exported.size).toBeGreaterThan(40);
    const missing = [...exported].filter(([command]) => !COMMANDS.includes(command));
    expect(missing.map(([command, path]) => `${command.name} of ${path}`)).toEqual([]);
    expect(COMMANDS.filter((command) => !exported.has(command)).map(({ name }) => name)).toEqual([]);
  });

  it('has a name for each that no other has', () => {
    const names = COMMANDS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z]+\.[a-zA-Z]+$/);
  });
});
