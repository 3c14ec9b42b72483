/** The smallest request of any public operation that nothing is wrong with but, perhaps, what it is about. */
import type { Operation } from '#shared/contract/operation.ts';
import type { HttpRequest } from '#support/send-http.ts';

const UUID = '00000000-0000-4000-8000-000000000000';

/** What operations need beside their path, by field name; a new required field is added here once. */
const FIELDS: Readonly<Record<string, unknown>> = {
  name: 'Some name',
  language: 'en',
  prompt: 'Some question?',
  promptIds: [UUID],
  channelId: 'referral',
  responses: [{ channelId: 'referral' }],
  query: 'some query',
  brandId: UUID,
  otherId: UUID,
  domain: 'some.example',
  sourceType: 'editorial',
  isStarred: true,
  mode: 'unsure',
  route: 'openai-compatible',
  by: 'engine',
  figure: 'mentionRate',
  promptId: UUID,
  model: 'chatgpt',
  against: 'gemini',
  text: 'Some answer.',
  date: '2026-01-01',
  halfWidth: 5,
  opinion: 'none',
  reason: 'Some reason.',
  format: 'html',
  prompts: [{ prompt: 'Some question?' }],
  state: 'paused',
  file: 'UXVlcnkK',
  base64: 'UEsDBAo=',
  condition: { kind: 'overtaken' },
  kind: 'prompts',
};

/** Optional fields that an operation cannot do without one of. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'answers.add': ['prompt'],
  'imports.preview': ['file'],
  'imports.run': ['file'],
  'interventions.create': ['promptIds'],
  'money.plan': ['halfWidth'],
  'opinions.override': ['opinion'],
};

/** Path parameters other than the project. */
const PARAMS: Readonly<Record<string, string>> = { action: 'pause' };

export function toSmallestRequest(operation: Operation, projectId: string): HttpRequest {
  const { method = 'GET', path = '' } = operation.http ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'projectId' ? projectId : (PARAMS[key] ?? UUID),
  );
  const needed = (keys: readonly string[]) =>
    Object.fromEntries(
      keys
        .filter((key) => !operation.shape.shape[key]?.isOptional() || CHOSEN[operation.name]?.includes(key))
        .map((key) => [key, FIELDS[key]]),
    );
  if (method === 'GET') {
    const query = new URLSearchParams(needed(operation.queryKeys) as Record<string, string>).toString();
    return { path: query === '' ? filled : `${filled}?${query}` };
  }
  const headers = { 'content-type': 'application/json' };
  return { method, path: filled, headers, body: JSON.stringify(needed(operation.bodyKeys)) };
}
