/**
 * A typed client of the HTTP API in one file. The contract gives it types only: nothing of the service is loaded. As a
 * script it lists the projects of a key with their visibility in the last 30 days:
 *
 *   node docs/examples/client.ts http://127.0.0.1:4477/v1 sk_test_...
 */
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';

import type { OPERATIONS, OperationInput, OperationName, OperationOutput } from '../../src-shared/contract/index.ts';

/** Where each operation of this client is; the parts in braces are taken from the input. Add a line to call one more. */
const ROUTES = {
  'projects.list': 'GET /projects',
  'prompts.create': 'POST /projects/{projectId}/prompts',
  'metrics.summary': 'GET /projects/{projectId}/metrics',
  'competitors.list': 'GET /projects/{projectId}/competitors',
} as const satisfies { [N in OperationName]?: `${Method<N>} /${string}` };

type Method<N extends OperationName> = NonNullable<(typeof OPERATIONS)[N]['http']>['method'];
type Route = keyof typeof ROUTES;

/** A reply that is no success: branch on `code`. */
export class ApiError extends Error {
  readonly code: string;
  readonly details: unknown;

  constructor({ code, message, details }: { code: string; message: string; details?: unknown }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** `base` is the address with its prefix, such as `http://127.0.0.1:4477/v1`. Calls throw ApiError. */
export function createClient(base: string, key: string) {
  return async <N extends Route>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>> => {
    const [method, pattern] = ROUTES[operation].split(' ') as [string, string];
    const rest = new Map(Object.entries(input));
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest.get(name)));
      rest.delete(name);
      return value;
    });
    const url = new URL(`${base}${path}`);
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (method === 'GET') for (const [name, value] of rest) url.searchParams.set(name, String(value));
    else headers['content-type'] = 'application/json';
    const body = method === 'GET' ? null : JSON.stringify(Object.fromEntries(rest));
    const reply = (await (await fetch(url, { method, headers, body })).json()) as
      | { data: OperationOutput<N> }
      | { error: ConstructorParameters<typeof ApiError>[0] };
    if ('error' in reply) throw new ApiError(reply.error);
    return reply.data;
  };
}

/** One line a project: its name and in how many of its answers the brand is visible. */
export async function describeVisibility(base: string, key: string): Promise<string[]> {
  const call = createClient(base, key);
  const lines: string[] = [];
  for (const { id, name } of await call('projects.list', {})) {
    const { current } = await call('metrics.summary', { projectId: id, timeframe: '30d' });
    const percent = current.responseVisibilityRate.toFixed(1);
    lines.push(`${name}: visible in ${percent} % of ${current.totalResponses} answers`);
  }
  return lines;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [base = '', key = ''] = argv.slice(2);
  stdout.write(`${(await describeVisibility(base, key)).join('\n')}\n`);
}
