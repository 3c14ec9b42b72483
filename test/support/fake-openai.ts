/**
 * A real HTTP server on 127.0.0.1 that speaks `/v1/responses` and `/v1/chat/completions`, replies as scripted and keeps
 * every request. Knows nothing of the code under test.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toWireReply, type Wire } from './engine-reply-bodies.ts';
import type { FakeAnswer, ReplySpec } from './engine-reply-spec.ts';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON, or the text itself when it is none. */
  body: unknown;
  receivedAt: number;
}

export interface FakeOpenAi {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** `url` with `/v1`, what `OPENAI_BASE_URL` usually holds. */
  baseUrl: string;
  /** In order of arrival. */
  requests: RecordedRequest[];
  /** Replaces the script for requests from now on. */
  setReply(reply: ReplyScript): void;
  close(): Promise<void>;
}

/** One spec for every request, or a choice by request and its 0-based number. */
export type ReplyScript = ReplySpec | ((request: RecordedRequest, index: number) => ReplySpec);

export const DEFAULT_ANSWER: FakeAnswer = {
  kind: 'answer',
  text: 'Small teams often choose **Brimlane** or **Kordiva**. Both offer a free trial.',
  citations: [
    { url: 'https://www.kordiva.example/pricing?utm_source=openai', title: 'Kordiva pricing', start: 40, end: 50 },
  ],
  queries: ['best project planning tool small teams'],
  sources: ['https://www.kordiva.example/pricing', 'https://askbarn.example/forum/t/planning'],
};

const PATHS: Readonly<Record<string, Wire>> = { '/v1/responses': 'responses', '/v1/chat/completions': 'chat' };

/** Starts the server on a free port; close it when done. Without a script every request gets `DEFAULT_ANSWER`. */
export async function startFakeOpenAi(options: { reply?: ReplyScript } = {}): Promise<FakeOpenAi> {
  let script: ReplyScript = options.reply ?? DEFAULT_ANSWER;
  const requests: RecordedRequest[] = [];
  const server = createServer((message, response) => {
    const onRequest = (request: RecordedRequest) => {
      requests.push(request);
      const wire = PATHS[request.path];
      if (request.method !== 'POST' || wire === undefined)
        return send({ kind: 'status', status: 404 }, 'chat', response);
      const spec = typeof script === 'function' ? script(request, requests.length - 1) : script;
      return send(spec, wire, response);
    };
    // A caller that hangs up while still sending asked nothing.
    recordRequest(message).then(onRequest, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    baseUrl: `${url}/v1`,
    requests,
    setReply: (reply) => {
      script = reply;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function recordRequest(message: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const { method = '', url = '', headers } = message;
  return { method, path: url, headers, body: parseIfJson(text), receivedAt: Date.now() };
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(spec: ReplySpec, wire: Wire, response: ServerResponse): void {
  switch (spec.kind) {
    case 'hang':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"output":[', () => response.socket?.destroy());
      return;
    case 'slow':
      setTimeout(() => send(spec.next, wire, response), spec.delayMs).unref();
      return;
    default: {
      const { status, headers, body } = toWireReply(spec, wire);
      response.writeHead(status, headers).end(body);
    }
  }
}
