/** Words a reply spec as status, headers and body, on the Responses wire or the chat wire. Sends nothing. */
import type { FakeAnswer, ReplySpec, RetryAfterSpelling } from './engine-reply-spec.ts';

export type Wire = 'responses' | 'chat';

export interface WireReply {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

/** Specs that are only bytes; the others are about the connection. */
export type BodySpec = Exclude<ReplySpec, { kind: 'hang' | 'reset' | 'cut' | 'slow' }>;

/** The reply that a spec stands for on the given wire. */
export function toWireReply(spec: BodySpec, wire: Wire): WireReply {
  switch (spec.kind) {
    case 'empty-body':
      return { status: 200, headers: {}, body: '' };
    case 'not-json':
      return { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Portal</title>' };
    case 'not-utf8':
      return {
        status: 200,
        headers: {},
        body: new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
      };
    case 'huge':
      return toJsonReply(200, toBody({ kind: 'answer', text: 'x'.repeat(spec.bytes) }, wire));
    case 'status':
      return toErrorReply(spec.status, spec.code ?? null, spec.message ?? 'Refused.', spec.headers);
    case 'rate-limited':
      return toRateLimited(spec.spelling, spec.waitMs);
    case 'raw':
      return {
        status: spec.status ?? 200,
        headers: { 'content-type': 'application/json', ...spec.headers },
        body: spec.body,
      };
    default:
      return toJsonReply(200, toBody(spec, wire));
  }
}

type ContentSpec = Extract<ReplySpec, { kind: 'answer' | 'refusal' | 'incomplete' | 'unknown-items' | 'error-in-200' }>;

function toBody(spec: ContentSpec, wire: Wire): unknown {
  if (spec.kind === 'error-in-200') return { object: 'response', error: { code: spec.code, message: spec.message } };
  return wire === 'responses' ? toResponsesBody(spec) : toChatBody(spec);
}

function toResponsesBody(spec: Exclude<ContentSpec, { kind: 'error-in-200' }>): unknown {
  const answer: FakeAnswer = spec.kind === 'answer' ? spec : { kind: 'answer', text: spec.text };
  const part =
    spec.kind === 'refusal'
      ? { type: 'refusal', refusal: spec.text }
      : { type: 'output_text', text: answer.text, annotations: (answer.citations ?? []).map(toAnnotation) };
  const unknown = spec.kind === 'unknown-items' ? [{ type: 'hologram_call', id: 'h_1', frames: [1, 2] }, 7, null] : [];
  const message = { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [...unknown, part] };
  return {
    id: 'resp_fake',
    object: 'response',
    status: spec.kind === 'incomplete' ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: spec.kind === 'incomplete' ? { reason: 'max_output_tokens' } : null,
    model: answer.model ?? 'gpt-5.1-2025-11-13',
    output: [...unknown, ...toSearchItems(answer), message],
    usage: toUsage(answer),
  };
}

function toAnnotation({ url, title, start = 0, end = 1 }: NonNullable<FakeAnswer['citations']>[number]): unknown {
  return { type: 'url_citation', url, title, start_index: start, end_index: end };
}

function toSearchItems({ queries, sources = [] }: FakeAnswer): unknown[] {
  if (queries === undefined) return [];
  const action = { type: 'search', queries, sources: sources.map((url) => ({ type: 'url', url })) };
  return [{ type: 'web_search_call', id: 'ws_1', status: 'completed', action }];
}

function toUsage({ usage = { input: 1000, cached: 0, output: 200 } }: FakeAnswer): unknown {
  return {
    input_tokens: usage.input,
    input_tokens_details: { cached_tokens: usage.cached },
    output_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  };
}

/** Many local servers tell no usage: it is there only when a test says so. */
function toChatUsage(usage: FakeAnswer['usage']): object {
  if (usage === undefined) return {};
  const details = { cached_tokens: usage.cached };
  return { usage: { prompt_tokens: usage.input, completion_tokens: usage.output, prompt_tokens_details: details } };
}

function toChatBody(spec: Exclude<ContentSpec, { kind: 'error-in-200' }>): unknown {
  const message =
    spec.kind === 'refusal'
      ? { role: 'assistant', content: null, refusal: spec.text }
      : {
          role: 'assistant',
          content:
            spec.kind === 'unknown-items' ? [{ type: 'hologram' }, { type: 'text', text: spec.text }] : spec.text,
        };
  const finish = spec.kind === 'incomplete' ? 'length' : 'stop';
  return {
    id: 'chat_fake',
    object: 'chat.completion',
    model: 'fake-local-1',
    choices: [{ index: 0, message, finish_reason: finish }],
    ...toChatUsage(spec.kind === 'answer' ? spec.usage : undefined),
  };
}

function toRateLimited(spelling: RetryAfterSpelling, waitMs: number): WireReply {
  const seconds = waitMs / 1000;
  const now = Date.now();
  const headers: Record<RetryAfterSpelling, Record<string, string>> = {
    seconds: { 'retry-after': String(Math.ceil(seconds)) },
    fraction: { 'retry-after': String(seconds) },
    milliseconds: { 'retry-after-ms': String(waitMs), 'retry-after': '9999' },
    date: { 'retry-after': new Date(now + waitMs).toUTCString(), date: new Date(now).toUTCString() },
    'body-delay': {},
    reset: {
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': `${Math.floor(seconds / 60)}m${seconds % 60}s`,
    },
    none: {},
  };
  const details = spelling === 'body-delay' ? [{ '@type': 'RetryInfo', retryDelay: `${seconds}s` }] : [];
  const error = { code: 'rate_limit_exceeded', type: 'requests', message: 'Too many requests.', details };
  return toJsonReply(429, { error }, headers[spelling]);
}

function toErrorReply(status: number, code: string | null, message: string, headers = {}): WireReply {
  return toJsonReply(status, { error: { code, type: 'fake_error', message } }, headers);
}

function toJsonReply(status: number, body: unknown, headers: Record<string, string> = {}): WireReply {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}
