/** Calls the published API as a script would, and checks every reply against the contract on the way. */
import { OPERATIONS } from '#shared/contract/index.ts';
import { checkError, checkOutput, findOperation } from '#support/check-wire.ts';
import { type HttpReply, type HttpRequest, sendHttp } from '#support/send-http.ts';

type Json = Record<string, unknown>;

export interface ApiReply extends HttpReply {
  /** `data` of a success. Typed loosely: a test reads what the specification names. */
  data: never;
  error: { code: string; message: string; details?: Json };
}

export interface Api {
  send(asked: HttpRequest): Promise<ApiReply>;
  get(path: string, query?: Record<string, string>): Promise<ApiReply>;
  post(path: string, body: unknown): Promise<ApiReply>;
  put(path: string, body: unknown): Promise<ApiReply>;
}

/** `key` null sends no credential; `prefix` is `/v1` or `/api/v1`. */
export function createApi(address: string, key: string | null, prefix = '/v1'): Api {
  const send = async (asked: HttpRequest) => {
    const headers = { ...(key === null ? {} : { authorization: `Bearer ${key}` }), ...asked.headers };
    const path = `${prefix}${asked.path}`;
    const reply = await sendHttp(address, { ...asked, path, headers });
    return checkReply(asked.method ?? 'GET', path, reply);
  };
  const withBody = (method: string) => (path: string, body: unknown) =>
    send({ method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    send,
    get: (path, query) => send({ path: query ? `${path}?${new URLSearchParams(query)}` : path }),
    post: withBody('POST'),
    put: withBody('PUT'),
  };
}

function checkReply(method: string, path: string, reply: HttpReply): ApiReply {
  const body = (reply.json ?? {}) as { data: never; error: ApiReply['error'] };
  if (method !== 'HEAD' && reply.status !== 304) {
    if (reply.status !== 200) checkError(reply.status, reply.json);
    else {
      const operation = findOperation(method, path);
      if (operation && OPERATIONS[operation].http?.sends !== 'file') checkOutput(operation, body.data);
    }
  }
  return { ...reply, data: body.data, error: body.error };
}
