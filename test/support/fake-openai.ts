/**
 * A real HTTP server on 127.0.0.1 that speaks `/v1/responses` and `/v1/chat/completions`, replies as scripted and keeps
 * every request. Knows nothing of the code under test.
 */
import { toWireReply, type Wire } from './engine-reply-bodies.ts';
import type { FakeAnswer, ReplySpec } from './engine-reply-spec.ts';
import { type RecordedRequest, type ServerReply, startScriptedServer } from './scripted-server.ts';

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
  const { url, requests, close } = await startScriptedServer((request, index) => {
    const wire = PATHS[request.path];
    if (request.method !== 'POST' || wire === undefined) return toServerReply({ kind: 'status', status: 404 }, 'chat');
    return toServerReply(typeof script === 'function' ? script(request, index) : script, wire);
  });
  return {
    url,
    baseUrl: `${url}/v1`,
    requests,
    setReply: (reply) => {
      script = reply;
    },
    close,
  };
}

function toServerReply(spec: ReplySpec, wire: Wire): ServerReply {
  switch (spec.kind) {
    case 'hang':
    case 'reset':
    case 'cut':
      return spec;
    case 'slow':
      return { ...spec, next: toServerReply(spec.next, wire) };
    default:
      return { kind: 'bytes', ...toWireReply(spec, wire) };
  }
}
