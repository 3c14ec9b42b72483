/**
 * A real HTTP server on 127.0.0.1 that speaks a Messages interface as strictly as a real one: it refuses what is not of the
 * wire, and goes on with a paused turn only when it gets its own blocks back. Knows nothing of the code under test.
 */
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

/** One reply: the blocks that it adds to the assistant's turn, and why it ends. */
export interface FakeTurn {
  blocks: readonly unknown[];
  /** `end_turn` unless told otherwise. */
  stop?: string;
  /** Web searches that this reply bills. */
  searches?: number;
}

export interface FakeMessages {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  requests: RecordedRequest[];
  /** The replies to one question from now on, each but the last a pause; a server reply stands for itself. */
  setTurns(turns: readonly (FakeTurn | ServerReply)[]): void;
  close(): Promise<void>;
}

/** Starts the server, which listens at `{folder}/v1/messages`; close it when done. */
export async function startFakeMessages(folder: '' | '/anthropic'): Promise<FakeMessages> {
  let turns: readonly (FakeTurn | ServerReply)[] = [];
  let served = 0;
  const { url, requests, close } = await startScriptedServer((request) => {
    const problem = findProblem(request, folder) ?? findTurnProblem(request, turns.slice(0, served));
    if (problem !== null) return toError(...problem);
    const turn = turns[served];
    if (turn === undefined) return toError(500, 'api_error', 'No turn is left.');
    served += 1;
    return 'kind' in turn ? turn : toReply(turn, served < turns.length);
  });
  const setTurns = (next: readonly (FakeTurn | ServerReply)[]) => {
    turns = next;
    served = 0;
  };
  return { url, requests, setTurns, close };
}

/** A text block, with its citations as the wire words them. */
export function makeTextBlock(text: string, pages: readonly { url: string; title: string }[] = []): unknown {
  const citations = pages.map((page) => ({
    type: 'web_search_result_location',
    encrypted_index: 'Eo8BCioIAhgB',
    cited_text: 'Some words of the page.',
    ...page,
  }));
  return citations.length === 0 ? { type: 'text', text } : { type: 'text', text, citations };
}

/** A search and its result, as two blocks. */
export function makeSearchBlocks(
  id: string,
  query: string,
  pages: readonly { url: string; title: string }[],
): unknown[] {
  const content = pages.map((page) => ({
    type: 'web_search_result',
    encrypted_content: 'EqgfCio',
    page_age: null,
    ...page,
  }));
  return [
    { type: 'server_tool_use', id, name: 'web_search', input: { query } },
    { type: 'web_search_tool_result', tool_use_id: id, content },
  ];
}

/** An error reply as this wire words it. */
export function toError(status: number, type: string, message: string): ServerReply {
  const body = JSON.stringify({ type: 'error', error: { type, message }, request_id: 'req_fake' });
  return { kind: 'bytes', status, headers: { 'content-type': 'application/json' }, body };
}

type Problem = [status: number, type: string, message: string];

function findProblem({ method, path, headers, body }: RecordedRequest, folder: string): Problem | null {
  if (method !== 'POST' || path !== `${folder}/v1/messages`) return [404, 'not_found_error', `No ${method} ${path}.`];
  if (typeof headers['x-api-key'] !== 'string') return [401, 'authentication_error', 'x-api-key header is required'];
  if (headers['anthropic-version'] !== '2023-06-01')
    return [400, 'invalid_request_error', 'anthropic-version is required'];
  const { model, max_tokens, messages, tools } = body as Record<string, unknown>;
  const isComplete = typeof model === 'string' && Number.isInteger(max_tokens) && Array.isArray(messages);
  if (!isComplete) return [400, 'invalid_request_error', 'model, max_tokens and messages are required'];
  const [tool] = tools as { type?: string; name?: string }[];
  if (tool?.type === 'web_search_20250305' && tool.name === 'web_search') return null;
  return [400, 'invalid_request_error', 'tools.0: unknown tool'];
}

function findTurnProblem({ body }: RecordedRequest, before: readonly (FakeTurn | ServerReply)[]): Problem | null {
  const { messages } = body as { messages: { role: string; content: unknown }[] };
  const blocks = before.flatMap((turn) => ('blocks' in turn ? turn.blocks : []));
  const [question, turn] = messages;
  const isRight = question?.role === 'user' && messages.length === (blocks.length === 0 ? 1 : 2);
  const isContinued = blocks.length === 0 || (turn?.role === 'assistant' && isSame(turn.content, blocks));
  return isRight && isContinued ? null : [400, 'invalid_request_error', 'messages: not the turn that was paused'];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function toReply({ blocks, stop, searches = 0 }: FakeTurn, isPaused: boolean): ServerReply {
  const body = {
    id: 'msg_fake',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-5',
    content: blocks,
    stop_reason: stop ?? (isPaused ? 'pause_turn' : 'end_turn'),
    stop_sequence: null,
    usage: {
      input_tokens: 100,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 20,
      server_tool_use: { web_search_requests: searches },
    },
  };
  return { kind: 'bytes', status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
