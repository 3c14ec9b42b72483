/** One plain HTTP request, byte for byte as the test wrote it: no URL is tidied and no header is added behind its back. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface HttpRequest {
  method?: string;
  /** Path and query as they go on the wire. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface HttpReply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed body; undefined when there is none or it is no JSON. */
  json: unknown;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends to `address` (`http://127.0.0.1:PORT`). Rejects when no reply has come after 20 s. */
export function sendHttp(address: string, asked: HttpRequest): Promise<HttpReply> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const { method = 'GET', path, body } = asked;
    const isChunked = asked.headers?.['transfer-encoding'] !== undefined;
    const length: Record<string, string> =
      body === undefined || isChunked ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...length, ...asked.headers };
    const outgoing = request({ hostname, port, method, path, headers, agent, timeout: 20_000 }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, json: parseJson(text) });
      });
      incoming.on('error', reject);
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No reply to ${method} ${path}`)));
    outgoing.on('error', reject);
    if (body === undefined) outgoing.end();
    else outgoing.end(body);
  });
}

/** Writes bytes to the port and gives back everything that comes until the server hangs up. */
export function sendBytes(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let text = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('No reply')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
