/**
 * Which transports lead to each operation: found where they are used, in the sources of the page, the command line's own table and the tools
 * for assistants; and why others are closed, as the contract says. The table of `docs/api.md` is made of it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { REASONS, type Reason, TRANSPORTS, type Transport } from '#shared/contract/transports.ts';
import { commandsOf } from '../../src-main/cli/call.ts';
import { TOOLS } from '../../src-main/mcp/tools/index.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Transports {
  operation: Operation;
  /** How each transport is opened, in words of the table; null: it is closed. */
  opens: Readonly<Record<Transport, string | null>>;
  /** Why a transport is closed; none where nobody said. */
  reasons: Readonly<Partial<Record<Transport, Reason>>>;
}

/** Names of operations in a folder of sources, but for those of types. */
export function listCalled(folder: string, without: readonly string[] = []): ReadonlySet<string> {
  const called = new Set<string>();
  for (const file of globSync('**/*.{ts,tsx}', { cwd: path.join(ROOT, folder) })) {
    if (without.includes(file)) continue;
    const text = readFileSync(path.join(ROOT, folder, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?<![<|]\s*)'(\w+\.\w+)'(?!\s*[>|])/g))
      if (Object.hasOwn(OPERATIONS, name)) called.add(name);
  }
  return called;
}

export function listTransports(): Transports[] {
  const onScreens = listCalled('src-renderer');
  return (Object.values(OPERATIONS) as Operation[]).map((operation) => {
    const { name, http, closed } = operation;
    const commands = commandsOf(name);
    const tools = TOOLS.filter(({ operations }) => operations.some((called) => called === name));
    const opens = {
      screen: onScreens.has(name) ? 'yes' : null,
      http: http && `\`${http.method} ${http.path}\``,
      cli:
        commands.length > 0 ? commands.map(quote).join(', ') : closed.cli === undefined ? quote(`call ${name}`) : null,
      mcp: tools.length > 0 ? tools.map((tool) => quote(tool.name)).join(', ') : null,
    };
    const mcp = closed.mcp ?? toOwnReason(closed.http) ?? (operation.changes ? 'change' : 'question');
    return { operation, opens, reasons: opens.mcp === null ? { ...closed, mcp } : closed };
  });
}

/** Why no key may call it holds for tools too; that scripts have the same elsewhere says nothing of them. */
function toOwnReason(reason: Reason | undefined): Reason | undefined {
  return reason !== undefined && reason in REASONS ? reason : undefined;
}

/** The section of `docs/api.md`, below its heading. */
export function writeTransportTable(doorways: readonly Transports[]): string {
  const used = new Set(doorways.flatMap(({ reasons }) => Object.values(reasons)));
  const legend = Object.entries(REASONS).filter(([reason]) => used.has(reason as Reason));
  return [
    ...legend.map(([reason, sentence]) => `- *${reason}*: ${sentence}`),
    '',
    '| operation | | screen | REST | command line | MCP |',
    '|---|---|---|---|---|---|',
    ...doorways.map(toRow),
    '',
  ].join('\n');
}

function toRow({ operation: { name, summary }, opens, reasons }: Transports): string {
  const cells = TRANSPORTS.map((transport) => opens[transport] ?? `*${reasons[transport]}*`);
  return `| ${[`\`${name}\``, summary.replaceAll('|', '\\|'), ...cells].join(' | ')} |`;
}

function quote(text: string): string {
  return `\`${text}\``;
}
