/**
 * What a server sent for an answer, byte for byte, as it is stored with a single one. A reply repeats the answer's text, addresses and titles, so
 * it is packed with the stored content as dictionary and takes a fifth of the room. Figures never read it.
 */
import type { Connection } from '../../storage/connection.ts';
import type { RawReply } from '../engines/engine-route.ts';
import { requireWhole, withChecksum } from './checksum.ts';
import { compress, decompress } from './small-zstd.ts';

/** What most replies have in common; part of the format: changing it makes stored replies unreadable. */
const SKELETON = `[{"status":200,"headers":{"content-type":"application/json; charset=utf-8","date":"Mon, 01 Jan 2026 00:00:00 GMT",
"x-request-id":"req_","request-id":"req_","x-ratelimit-limit-requests":"10000","x-ratelimit-remaining-requests":"9999",
"x-ratelimit-reset-requests":"6ms","anthropic-ratelimit-requests-remaining":"","cf-ray":"","server":"cloudflare","connection":"keep-alive",
"transfer-encoding":"chunked","strict-transport-security":"max-age=31536000; includeSubDomains; preload","openai-processing-ms":"",
"openai-version":"2020-10-01","content-length":""},"receivedAt":17,"length":}]
{"id":"resp_","object":"response","created_at":17,"status":"completed","background":false,"error":null,"incomplete_details":null,
"instructions":null,"max_output_tokens":null,"model":"gpt-5","output":[{"id":"rs_","type":"reasoning","summary":[]},{"id":"ws_",
"type":"web_search_call","status":"completed","action":{"type":"search","query":"","queries":["","sources":[{"type":"url","url":"https://www."}]}},
{"id":"msg_","type":"message","status":"completed","role":"assistant","content":[{"type":"output_text","annotations":[{"type":"url_citation",
"start_index":,"end_index":,"title":"","url":"https://"}],"logprobs":[],"text":""}]}],"parallel_tool_calls":true,"previous_response_id":null,
"reasoning":{"effort":"medium","summary":null},"store":false,"temperature":1.0,"text":{"format":{"type":"text"},"verbosity":"medium"},
"tool_choice":"auto","tools":[{"type":"web_search","filters":null,"search_context_size":"medium","user_location":{"type":"approximate",
"city":null,"country":"US","region":null,"timezone":null}}],"top_logprobs":0,"top_p":1.0,"truncation":"disabled","usage":{"input_tokens":,
"input_tokens_details":{"cached_tokens":0},"output_tokens":,"output_tokens_details":{"reasoning_tokens":0},"total_tokens":},"user":null,"metadata":{}}
{"choices":[{"index":0,"message":{"role":"assistant","content":""},"finish_reason":"stop"}],"citations":["https://www."],"search_results":[{
"title":"","url":"https://www.","date":"2026-01-01","snippet":""}],"usage":{"prompt_tokens":,"completion_tokens":,"cost":{"total_cost":0.0}}}
{"type":"message","content":[{"type":"server_tool_use","name":"web_search","input":{"query":""}},{"type":"web_search_tool_result","content":[{
"type":"web_search_result","title":"","url":"","encrypted_content":"","page_age":null}]},{"type":"text","text":"","citations":[{
"type":"web_search_result_location","cited_text":"","encrypted_index":""}]}],"stop_reason":"end_turn"}
{"candidates":[{"content":{"parts":[{"text":""}],"role":"model"},"finishReason":"STOP","groundingMetadata":{"webSearchQueries":[""],
"groundingChunks":[{"web":{"uri":"https://vertexaisearch.cloud.google.com/grounding-api-redirect/","title":""}}],"groundingSupports":[{"segment":{
"startIndex":,"endIndex":,"text":""},"groundingChunkIndices":[0]}]}}],"usageMetadata":{"promptTokenCount":,"candidatesTokenCount":}}
{"text":"`;

/** `content`: the JSON of the answer's content, exactly as it is stored. */
export function packReplies(replies: readonly RawReply[], content: string): Buffer {
  return withChecksum(compress(toReplyBytes(replies), toDictionary(content)));
}

/** Throws when the bytes are not those that were packed. */
export function unpackReplies(packed: Uint8Array, content: string): RawReply[] {
  return fromReplyBytes(unpackReplyBytes(packed, content));
}

export function unpackReplyBytes(packed: Uint8Array, content: string): Buffer {
  return decompress(requireWhole(packed), toDictionary(content));
}

/** A line of JSON with everything but the bodies, then the bodies as they are. */
function toReplyBytes(replies: readonly RawReply[]): Buffer {
  const heads = replies.map(({ status, headers, receivedAt, body }) => ({
    status,
    headers,
    receivedAt,
    length: body.length,
  }));
  return Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...replies.map((reply) => reply.body)]);
}

export function fromReplyBytes(bytes: Buffer): RawReply[] {
  const end = bytes.indexOf(10);
  const heads = JSON.parse(bytes.toString('utf8', 0, end)) as (Omit<RawReply, 'body'> & { length: number })[];
  let at = end + 1;
  return heads.map(({ length, ...head }) => {
    const body = bytes.subarray(at, at + length);
    at += length;
    return { ...head, body };
  });
}

function toDictionary(content: string): Buffer {
  return Buffer.from(SKELETON + content);
}

/** `packed`: as `packReplies` gives it. */
export function savePackedReplies(db: Connection, answerId: number, packed: Uint8Array): void {
  db.prepare('INSERT INTO answer_raw (answer_id, body) VALUES (?, ?)').run(answerId, packed);
}
