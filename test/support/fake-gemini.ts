/**
 * A real HTTP server on 127.0.0.1 that answers generateContent calls and serves the redirect links that it cites. Knows
 * nothing of the code under test.
 */
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

export interface FakePage {
  /** Last part of the link. */
  id: string;
  title: string;
  /** Where the link leads; null for one that hangs. */
  target: string | null;
}

export interface FakeGemini {
  /** `http://127.0.0.1:PORT`, without a version. */
  url: string;
  /** Calls, without the look-ups of links. */
  calls: () => RecordedRequest[];
  /** Look-ups of links as `METHOD id`. */
  lookUps: () => string[];
  close(): Promise<void>;
}

const PATH = '/grounding-api-redirect/';

/** Answers every call with this text, every page cited in order. */
export async function startFakeGemini(answer: {
  text: string;
  pages: readonly FakePage[];
  queries: string[];
}): Promise<FakeGemini> {
  const server = await startScriptedServer((request) => {
    if (!request.path.startsWith(PATH)) return toBytes(200, toReply(answer, server.url));
    const page = answer.pages.find(({ id }) => request.path === `${PATH}${id}`);
    if (page === undefined) return toBytes(404, {});
    return page.target === null ? { kind: 'hang' } : toBytes(302, {}, { location: page.target });
  });
  const isLookUp = ({ path }: RecordedRequest) => path.startsWith(PATH);
  return {
    url: server.url,
    calls: () => server.requests.filter((request) => !isLookUp(request)),
    lookUps: () => server.requests.filter(isLookUp).map(({ method, path }) => `${method} ${path.slice(PATH.length)}`),
    close: server.close,
  };
}

function toReply({ text, pages, queries }: Parameters<typeof startFakeGemini>[0], url: string): unknown {
  const groundingChunks = pages.map(({ id, title }) => ({ web: { uri: `${url}${PATH}${id}`, title } }));
  const groundingSupports = pages.map((_, place) => ({
    segment: { startIndex: place },
    groundingChunkIndices: [place],
  }));
  return {
    candidates: [
      {
        content: { role: 'model', parts: [{ text }] },
        finishReason: 'STOP',
        groundingMetadata: { groundingChunks, groundingSupports, webSearchQueries: queries },
      },
    ],
    modelVersion: 'gemini-fake-1',
    usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 30, totalTokenCount: 50 },
  };
}

function toBytes(status: number, body: unknown, headers: Record<string, string> = {}): ServerReply {
  return {
    kind: 'bytes',
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}
