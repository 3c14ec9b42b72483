/**
 * One HTTP server on 127.0.0.1 that speaks the wires of all ten engines with recorded replies, each below a path of its own,
 * and misbehaves as told. Knows nothing of the code under test.
 */
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { readFixtureText } from './engine-requests.ts';
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

/** What an engine does from now on: the reply to its request of that 0-based number, or null for its usual answer. */
export type Behaviour = (index: number, request: RecordedRequest) => ServerReply | null;

export interface TenEngines {
  /** Variables that lead all routes here, with a key each. */
  env: Readonly<Record<string, string>>;
  setBehaviour(engine: Engine, behaviour: Behaviour | null): void;
  /** All requests of an engine, in order. */
  requestsOf(engine: Engine): RecordedRequest[];
  close(): Promise<void>;
}

const SERVERS = ['OPENAI', 'PERPLEXITY', 'ANTHROPIC', 'GEMINI', 'XAI', 'MISTRAL', 'DEEPSEEK', 'SERPAPI'] as const;

const BY_SERVER: Readonly<Record<string, Engine>> = {
  openai: 'chatgpt',
  perplexity: 'perplexity',
  anthropic: 'claude',
  gemini: 'gemini',
  xai: 'grok',
  mistral: 'mistral',
  deepseek: 'deepseek',
};
const BY_SURFACE: Readonly<Record<string, Engine>> = {
  google: 'ai_overview',
  google_ai_mode: 'google_ai_mode',
  bing_copilot: 'copilot',
};

const ANSWERS: Readonly<Record<Engine, string>> = {
  chatgpt: 'openai-responses/answer-with-search',
  perplexity: 'perplexity-agent/answer',
  claude: 'anthropic-messages/answer-with-search',
  gemini: 'gemini-generate/answer-without-search',
  grok: 'xai-responses/answer',
  mistral: 'mistral-conversations/answer-with-search',
  deepseek: 'deepseek-messages/answer-with-search',
  ai_overview: 'serpapi/overview-in-page',
  google_ai_mode: 'serpapi/mode-answer',
  copilot: 'serpapi/copilot-answer',
};

/** Starts the server; close it when done. Without a behaviour an engine answers as it was recorded. */
export async function startTenEngines(): Promise<TenEngines> {
  const behaviours = new Map<Engine, Behaviour>();
  const requests = new Map<Engine, RecordedRequest[]>(ENGINES.map((engine) => [engine, []]));
  const server = await startScriptedServer((request) => {
    const engine = findEngine(request);
    if (engine === undefined) return toJson(404, '{}');
    const known = requests.get(engine) ?? [];
    known.push(request);
    return behaviours.get(engine)?.(known.length - 1, request) ?? toJson(200, readFixtureText(ANSWERS[engine]));
  });
  const entries = SERVERS.flatMap((name) => [
    [`${name}_API_KEY`, `key-of-${name.toLowerCase()}-1234`],
    [`${name}_BASE_URL`, `${server.url}/${name.toLowerCase()}/v1`],
  ]);
  return {
    env: Object.fromEntries(entries),
    setBehaviour: (engine, behaviour) => {
      if (behaviour) behaviours.set(engine, behaviour);
      else behaviours.delete(engine);
    },
    requestsOf: (engine) => requests.get(engine) ?? [],
    close: server.close,
  };
}

function findEngine({ path }: RecordedRequest): Engine | undefined {
  const url = new URL(path, 'http://127.0.0.1');
  const server = url.pathname.split('/')[1] ?? '';
  return server === 'serpapi' ? BY_SURFACE[url.searchParams.get('engine') ?? ''] : BY_SERVER[server];
}

/** A reply with this text as its body. */
export function toJson(status: number, body: string, headers: Record<string, string> = {}): ServerReply {
  return { kind: 'bytes', status, headers: { 'content-type': 'application/json', ...headers }, body };
}

/** A recorded reply. */
export function toRecorded(fixture: string): ServerReply {
  return toJson(200, readFixtureText(fixture));
}
