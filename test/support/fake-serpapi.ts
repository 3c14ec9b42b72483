/**
 * A real HTTP server on 127.0.0.1 that shows result pages as SerpApi does, an overview only after a second call, and echoes
 * the key as SerpApi does its parameters. Knows nothing of the code under test.
 */
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

export interface FakeSerpApi {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** The `engine` of every call, in order. */
  engines: () => (string | null)[];
  close(): Promise<void>;
}

export interface FakeResultPage {
  text: string;
  /** Addresses of the sources. */
  sources: string[];
  /** False: Google shows no overview. */
  showsOverview: boolean;
}

const TOKEN = 'token-of-the-page==';

/** Shows the same answer on every surface. */
export async function startFakeSerpApi(page: FakeResultPage): Promise<FakeSerpApi> {
  const server = await startScriptedServer((request) => toReply(page, readParameters(request)));
  return {
    url: server.url,
    engines: () => server.requests.map((request) => readParameters(request).get('engine')),
    close: server.close,
  };
}

function toReply(page: FakeResultPage, parameters: URLSearchParams): ServerReply {
  const echo = {
    search_metadata: { status: 'Success', json_endpoint: `https://serp.example/x.json?${parameters}` },
    search_parameters: Object.fromEntries(parameters),
  };
  const references = page.sources.map((link, index) => ({ link, title: `Source ${index}`, source: 'Source', index }));
  const answer = { text_blocks: [{ type: 'paragraph', snippet: page.text, reference_indexes: [0] }], references };
  switch (parameters.get('engine')) {
    case 'google':
      return toBytes(200, page.showsOverview ? { ...echo, ai_overview: { page_token: TOKEN } } : echo);
    case 'google_ai_overview':
      if (parameters.get('page_token') !== TOKEN) return toBytes(400, { error: 'Missing `page_token` parameter.' });
      return toBytes(200, { ...echo, ai_overview: answer });
    default:
      return toBytes(200, { ...echo, ...answer });
  }
}

function readParameters({ path }: RecordedRequest): URLSearchParams {
  return new URL(path, 'http://127.0.0.1').searchParams;
}

function toBytes(status: number, body: unknown): ServerReply {
  return { kind: 'bytes', status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
