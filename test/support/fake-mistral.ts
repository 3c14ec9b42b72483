/**
 * A real HTTP server on 127.0.0.1 that speaks `/v1/conversations` as strictly as a real one: it refuses fields that are not
 * of the wire. Knows nothing of the code under test.
 */
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

export interface FakeConversation {
  /** Text and, between its pieces, what they refer to. */
  content: string | readonly (string | { url: string; title: string })[];
  /** One search each. */
  queries?: readonly string[];
}

export interface FakeMistral {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  requests: RecordedRequest[];
  /** The reply to every request from now on; a server reply stands for itself. */
  setReply(reply: FakeConversation | ServerReply): void;
  close(): Promise<void>;
}

const FIELDS: ReadonlySet<string> = new Set([
  'model',
  'inputs',
  'instructions',
  'tools',
  'store',
  'stream',
  'name',
  'completion_args',
]);

/** Starts the server on a free port; close it when done. */
export async function startFakeMistral(): Promise<FakeMistral> {
  let next: FakeConversation | ServerReply = { content: 'Nothing was set.' };
  const { url, requests, close } = await startScriptedServer((request) => {
    const refusal = findRefusal(request);
    if (refusal !== null) return refusal;
    return 'kind' in next ? next : toJson(200, toConversation(next));
  });
  const setReply = (reply: FakeConversation | ServerReply) => {
    next = reply;
  };
  return { url, requests, setReply, close };
}

function findRefusal({ method, path, headers, body }: RecordedRequest): ServerReply | null {
  if (method !== 'POST' || path !== '/v1/conversations') return toJson(404, { detail: 'Not Found' });
  if (!/^Bearer \S+$/.test(String(headers.authorization)))
    return toJson(401, { message: 'Unauthorized', request_id: 'r' });
  const unknown = Object.keys(body as object).filter((name) => !FIELDS.has(name));
  const { inputs, model, tools } = body as Record<string, unknown>;
  const missing = typeof inputs === 'string' && typeof model === 'string' && Array.isArray(tools) ? [] : ['inputs'];
  const complaints = [
    ...unknown.map((name) => ({ type: 'extra_forbidden', loc: ['body', name], msg: `Extra input ${name}` })),
    ...missing.map((name) => ({ type: 'missing', loc: ['body', name], msg: `Field required: ${name}` })),
  ];
  if (complaints.length === 0) return null;
  const error = { object: 'error', message: { detail: complaints }, type: 'invalid_request_error', code: null };
  return toJson(422, error);
}

function toConversation({ content, queries = [] }: FakeConversation): unknown {
  const executions = queries.map((query, index) => ({
    object: 'entry',
    type: 'tool.execution',
    id: `tool_exec_${index}`,
    name: 'web_search',
    arguments: JSON.stringify({ query }),
    info: {},
  }));
  const chunks = typeof content === 'string' ? content : content.map(toChunk);
  const message = {
    object: 'entry',
    type: 'message.output',
    role: 'assistant',
    model: 'mistral-medium-2508',
    content: chunks,
  };
  const usage = {
    prompt_tokens: 150,
    completion_tokens: 120,
    total_tokens: 3270,
    connector_tokens: 3000,
    connectors: queries.length === 0 ? null : { web_search: queries.length },
  };
  return { object: 'conversation.response', conversation_id: 'conv_fake', outputs: [...executions, message], usage };
}

function toChunk(piece: string | { url: string; title: string }): unknown {
  return typeof piece === 'string'
    ? { type: 'text', text: piece }
    : { type: 'tool_reference', tool: 'web_search', ...piece };
}

function toJson(status: number, body: unknown): ServerReply {
  return { kind: 'bytes', status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
