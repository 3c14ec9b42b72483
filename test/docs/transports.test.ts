/**
 * Everything over every transport: whatever a screen can do, scripts, the command line and assistants can too, or the table says why not.
 * `SIGHTLINE_TRANSPORTS=write` writes the table of `docs/api.md` anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { REASONS, TRANSPORTS } from '#shared/contract/transports.ts';
import { listCalled, listTransports, writeTransportTable } from '#support/list-transports.ts';
import { COMMANDS } from '../../src-main/cli/commands.ts';
import { createProgram } from '../../src-main/command-line.ts';

const PAGE = new URL('../../docs/api.md', import.meta.url);
const BEGINS = '<!-- written by test/docs/transports.test.ts -->\n';
const ENDS = '<!-- until here -->\n';
const OPERATION_TRANSPORTS = listTransports();

function listLeaves(command: Command): string[] {
  const words = command.commands.map((one) => [one, listLeaves(one)] as const);
  return words.flatMap(([one, leaves]) =>
    leaves.length === 0 ? [one.name()] : leaves.map((leaf) => `${one.name()} ${leaf}`),
  );
}

describe('the transports of each operation', () => {
  it('are open, or closed for a reason', () => {
    const silent = OPERATION_TRANSPORTS.flatMap(({ operation: { name }, opens, reasons }) =>
      TRANSPORTS.filter((transport) => opens[transport] === null && reasons[transport] === undefined).map(
        (transport) => `${name}: no ${transport}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  it('have no reason to be closed where they are open', () => {
    const idle = OPERATION_TRANSPORTS.flatMap(({ operation: { name }, opens, reasons }) =>
      TRANSPORTS.filter((transport) => opens[transport] !== null && reasons[transport] !== undefined).map(
        (transport) => `${name}: ${transport}`,
      ),
    );
    expect(idle).toEqual([]);
  });

  it('lead from "as …" to operations that have that transport', () => {
    const byName = new Map(OPERATION_TRANSPORTS.map((one) => [one.operation.name, one]));
    const lost = OPERATION_TRANSPORTS.flatMap(({ operation: { name }, reasons }) =>
      TRANSPORTS.flatMap((transport) => {
        const [, others] = /^as (.+)$/.exec(reasons[transport] ?? '') ?? [];
        const named = others?.split(/, | and /) ?? [];
        return named
          .filter((other) => !byName.get(other)?.opens[transport])
          .map((other) => `${name}: ${transport} as ${other}`);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('say only reasons that are needed', () => {
    const used = new Set(OPERATION_TRANSPORTS.flatMap(({ reasons }) => Object.values(reasons)));
    expect(Object.keys(REASONS).filter((reason) => !used.has(reason as keyof typeof REASONS))).toEqual([]);
  });
});

describe('the table of commands', () => {
  it('has every command, and no other', () => {
    expect(Object.keys(COMMANDS).sort()).toEqual(listLeaves(createProgram()).sort());
  });

  it('names what the sources of the command line call, and nothing else', () => {
    const named = new Set<string>(Object.values(COMMANDS).flat());
    expect([...named].sort()).toEqual([...listCalled('src-main/cli', ['commands.ts'])].sort());
  });
});

it('docs/api.md has the table of transports as it is now', () => {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = page.split(BEGINS);
  const [, after] = rest.split(ENDS);
  const written = [before, BEGINS, writeTransportTable(OPERATION_TRANSPORTS), ENDS, after].join('');
  if (process.env.SIGHTLINE_TRANSPORTS === 'write') writeFileSync(PAGE, written);
  else
    expect(page === written, 'Write it anew: SIGHTLINE_TRANSPORTS=write npm test -- test/docs/transports.test.ts').toBe(
      true,
    );
});

it('an operation of the window alone cannot be called from the command line', () => {
  const closed = (Object.values(OPERATIONS) as Operation[]).filter(({ closed: { cli } }) => cli !== undefined);
  expect(closed.length).toBeGreaterThan(0);
  for (const { name } of closed) expect(Object.values(COMMANDS).flat(), name).not.toContain(name);
});
