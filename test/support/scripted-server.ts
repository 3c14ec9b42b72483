/**
 * A real HTTP server on 127.0.0.1 that sends scripted bytes, or misbehaves, and keeps every request. Knows no wire and
 * nothing of the code under test.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  method: string;
  /** As it came, the query included. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON, or the text itself when it is none. */
  body: unknown;
  /** The body as it came. */
  text: string;
  receivedAt: number;
}

export interface BytesReply {
  kind: 'bytes';
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export type ServerReply =
  | BytesReply
  /** Takes the request and never replies. */
  | { kind: 'hang' }
  /** Resets the connection before the first byte. */
  | { kind: 'reset' }
  /** Breaks off in the middle of the body. */
  | { kind: 'cut' }
  | { kind: 'slow'; delayMs: number; next: ServerReply };

/** The reply to a request and its 0-based number. */
export type ServerScript = (request: RecordedRequest, index: number) => ServerReply;

export interface ScriptedServer {
  /** `http://127.0.0.1:PORT`. */
  url: string;
  /** In order of arrival. */
  requests: RecordedRequest[];
  close(): Promise<void>;
}

/** Starts the server on a free port; close it when done. */
export async function startScriptedServer(script: ServerScript): Promise<ScriptedServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer((message, response) => {
    const onRequest = (request: RecordedRequest) => {
      requests.push(request);
      send(script(request, requests.length - 1), response);
    };
    // A caller that hangs up while still sending asked nothing.
    recordRequest(message).then(onRequest, () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
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
  return { method, path: url, headers, body: parseIfJson(text), text, receivedAt: Date.now() };
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(reply: ServerReply, response: ServerResponse): void {
  switch (reply.kind) {
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
      setTimeout(() => send(reply.next, response), reply.delayMs).unref();
      return;
    case 'bytes':
      response.writeHead(reply.status, reply.headers).end(reply.body);
  }
}
