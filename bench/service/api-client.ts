/** Calls the published API over one kept-alive connection, taking its keys in turn; and, as the owner, what the app calls. */
import { Agent, request } from 'node:http';

export interface ApiReply {
  status: number;
  body: Buffer;
}

/** A reply that was counted and not kept; `body` is only kept when the status is not 200. */
export interface CountedReply extends ApiReply {
  bytes: number;
}

export class ApiClient {
  readonly #address: string;
  readonly #keys: readonly string[];
  readonly #agent: Agent;
  #turn = 0;
  #cookie: string | null = null;

  constructor(address: string, keys: readonly string[], options: { sockets?: number } = {}) {
    this.#address = address;
    this.#keys = keys;
    this.#agent = new Agent({ keepAlive: true, maxSockets: options.sockets ?? 1 });
  }

  /** GET of a path below `/v1`. */
  get(path: string): Promise<ApiReply> {
    return this.#send('GET', `/v1${path}`, this.#nextKey());
  }

  /** The same of a reply that may be larger than memory. */
  async count(path: string): Promise<CountedReply> {
    let bytes = 0;
    const onChunk = (status: number, chunk: Buffer) => {
      bytes += chunk.length;
      return status !== 200;
    };
    return { ...(await this.#request('GET', `/v1${path}`, this.#nextKey(), undefined, onChunk)), bytes };
  }

  /** A call with a JSON body below `/v1`. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown): Promise<ApiReply> {
    return this.#send(method, `/v1${path}`, this.#nextKey(), JSON.stringify(body));
  }

  /** Parsed `data` of a GET. Throws with the reply when it is not 200. */
  async read<T>(path: string): Promise<T> {
    return toData<T>(await this.get(path), path);
  }

  /** Signs in with a link that the service printed. */
  async signIn(link: string): Promise<void> {
    const url = new URL(link);
    const { headers } = await this.#request('GET', `${url.pathname}${url.search}`, {}, undefined);
    this.#cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? null;
  }

  /** Any operation, as the app in a browser calls it. Throws when it fails. */
  async callAsOwner<T>(operation: string, input: unknown): Promise<T> {
    const headers = { cookie: this.#cookie ?? '', origin: this.#address, 'content-type': 'application/json' };
    const reply = await this.#request('POST', `/app/call/${operation}`, headers, JSON.stringify(input));
    return toData<T>(reply, operation);
  }

  close(): void {
    this.#agent.destroy();
  }

  #nextKey(): Record<string, string> {
    const key = this.#keys[this.#turn++ % this.#keys.length];
    return { authorization: `Bearer ${key}` };
  }

  #send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<ApiReply> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.#request(method, path, { ...headers, ...type }, body);
  }

  /** `onChunk` says whether a chunk is kept. */
  #request(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | undefined,
    onChunk: (status: number, chunk: Buffer) => boolean = () => true,
  ) {
    return new Promise<ApiReply & { headers: Record<string, string[] | undefined> }>((resolve, reject) => {
      const call = request(`${this.#address}${path}`, { method, headers, agent: this.#agent }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => {
          if (onChunk(reply.statusCode ?? 0, chunk)) chunks.push(chunk);
        });
        reply.on('error', reject);
        reply.on('end', () => {
          const cookies = { 'set-cookie': reply.headers['set-cookie'] };
          resolve({ status: reply.statusCode ?? 0, body: Buffer.concat(chunks), headers: cookies });
        });
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}

function toData<T>({ status, body }: ApiReply, what: string): T {
  const text = body.toString('utf8');
  if (status !== 200) throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
  const envelope = JSON.parse(text) as { data?: T; error?: { message: string } };
  if (envelope.error) throw new Error(`${what}: ${envelope.error.message}`);
  return envelope.data as T;
}
