/**
 * How a judge is asked over the routes that the owner has: one question without any search, with a structured reply, at temperature 0. Asks
 * and reads; what a verdict is worth is not its business.
 */
import { z } from 'zod';
import type { ChatDialect } from '../engines/chat/chat-dialect.ts';
import { readChatReplies } from '../engines/chat/read-reply.ts';
import { DEEPSEEK_CHAT_DIALECT } from '../engines/deepseek-chat/deepseek-dialect.ts';
import type { CallBill, CallFailure, RawReply, RouteContext } from '../engines/engine-route.ts';
import { isCallFailure } from '../engines/engine-route.ts';
import { toMessagesDialect } from '../engines/messages/read-error.ts';
import { readTurnBill } from '../engines/messages/read-usage.ts';
import { LOCAL_DIALECT } from '../engines/openai-compatible/local-dialect.ts';
import { OPENAI_DIALECT } from '../engines/openai-responses/openai-dialect.ts';
import { OPENROUTER_DIALECT } from '../engines/openrouter-responses/openrouter-dialect.ts';
import { callJson } from '../engines/wire/call-json.ts';
import { decodeJson } from '../engines/wire/decode-json.ts';
import { XAI_DIALECT } from '../engines/xai-responses/xai-dialect.ts';
import { type JudgeQuestion, VERDICTS_SCHEMA } from './instruction.ts';

/** What came of a call: the text of a reply, or why there is none. */
export type JudgeReply =
  | { kind: 'reply'; text: string; model: string | null; bill: CallBill }
  | { kind: 'failed'; failure: CallFailure; hasReplied: boolean };

interface ChatWire {
  kind: 'chat';
  dialect: ChatDialect;
  endpoint: string;
  version?: string;
  /** Where chat does not have the address of the route. */
  toBaseUrl?: (baseUrl: string) => string;
}

type JudgeWire = ChatWire | { kind: 'messages' };

/** Chat replies of these servers report their cost where their other replies do. */
const asChat = ({ serverName, errors }: Pick<ChatDialect, 'serverName' | 'errors'>): ChatDialect =>
  errors === undefined ? { serverName } : { serverName, errors };

const chat = (dialect: ChatDialect, more: Partial<ChatWire> = {}): ChatWire => ({
  kind: 'chat',
  dialect,
  endpoint: 'chat/completions',
  ...more,
});

/** By route id. Others search whenever they are asked, or are no models at all. */
const WIRES: Readonly<Record<string, JudgeWire>> = {
  'openai-compatible': chat(LOCAL_DIALECT),
  'openai-responses': chat(asChat(OPENAI_DIALECT)),
  'anthropic-messages': { kind: 'messages' },
  'gemini-generate': chat({ serverName: 'Gemini' }, { endpoint: 'openai/chat/completions', version: 'v1beta' }),
  'xai-responses': chat(asChat(XAI_DIALECT)),
  'mistral-conversations': chat({ serverName: 'Mistral' }),
  'deepseek-chat': chat(DEEPSEEK_CHAT_DIALECT, {
    version: '',
    toBaseUrl: (baseUrl) => baseUrl.trim().replace(/\/anthropic(\/v1)?\/*$/, ''),
  }),
  'openrouter-responses': chat({
    ...asChat(OPENROUTER_DIALECT),
    readReportedUsd: (reply) => costShape.safeParse(reply).data?.usage.cost ?? null,
  }),
};

const costShape = z.looseObject({ usage: z.looseObject({ cost: z.number().min(0) }) });

/** Ids of the routes over which a judge can be asked. */
export const JUDGE_ROUTES: readonly string[] = Object.keys(WIRES);

/** Asks once; where a model takes no temperature, once more without. Never throws. */
export async function callJudge(routeId: string, question: JudgeQuestion, context: RouteContext): Promise<JudgeReply> {
  const wire = WIRES[routeId];
  if (!wire) throw new Error(`Route ${routeId} cannot judge.`);
  const send = (isSteady: boolean) =>
    wire.kind === 'chat' ? callChat(wire, question, context, isSteady) : callMessages(question, context, isSteady);
  const first = await send(true);
  const isChoosy =
    first.kind === 'failed' &&
    !first.hasReplied &&
    first.failure.reason === 'bad_request' &&
    /temperature/i.test(first.failure.message);
  return isChoosy ? send(false) : first;
}

async function callChat(
  { dialect, endpoint, version, toBaseUrl }: ChatWire,
  { system, user, maxOutputTokens }: JudgeQuestion,
  context: RouteContext,
  isSteady: boolean,
): Promise<JudgeReply> {
  const settings = { ...context.settings, baseUrl: toBaseUrl?.(context.settings.baseUrl) ?? context.settings.baseUrl };
  const body = {
    model: settings.model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(isSteady && { temperature: 0 }),
    ...(dialect.serverName === OPENAI_DIALECT.serverName
      ? { max_completion_tokens: maxOutputTokens }
      : { max_tokens: maxOutputTokens }),
    response_format: { type: 'json_schema', json_schema: { name: 'verdicts', strict: true, schema: VERDICTS_SCHEMA } },
    stream: false,
  };
  const post = { endpoint, body, ...(version !== undefined && { version }) };
  const replies = await callJson(post, dialect, { ...context, settings });
  if (isCallFailure(replies)) return { kind: 'failed', failure: replies, hasReplied: false };
  const read = readChatReplies(replies, dialect);
  if (read.kind === 'failure') return { kind: 'failed', failure: read, hasReplied: true };
  // This family has no other outcome.
  const text = read.kind === 'answer' ? read.text : '';
  return { kind: 'reply', text, model: read.kind === 'answer' ? read.engineVersion : null, bill: read.bill };
}

const ANTHROPIC = toMessagesDialect('Anthropic', []);
const messageShape = z.looseObject({
  model: z.string().nullish(),
  content: z.array(z.unknown()),
});
const toolShape = z.looseObject({ type: z.literal('tool_use'), input: z.unknown() });

/** A tool that has to be called is the structured reply of this family. */
async function callMessages(
  { system, user, maxOutputTokens }: JudgeQuestion,
  context: RouteContext,
  isSteady: boolean,
): Promise<JudgeReply> {
  const body = {
    model: context.settings.model,
    max_tokens: maxOutputTokens,
    ...(isSteady && { temperature: 0 }),
    system,
    messages: [{ role: 'user', content: user }],
    tools: [{ name: 'verdicts', description: 'Takes the verdicts.', input_schema: VERDICTS_SCHEMA }],
    tool_choice: { type: 'tool', name: 'verdicts' },
  };
  const post = {
    ...{ endpoint: 'messages', version: 'v1', keyHeader: 'x-api-key', body },
    headers: { 'anthropic-version': '2023-06-01' },
  };
  const replies = await callJson(post, ANTHROPIC, context);
  if (isCallFailure(replies)) return { kind: 'failed', failure: replies, hasReplied: false };
  return readMessage(replies);
}

function readMessage(replies: RawReply[]): JudgeReply {
  const decoded = decodeJson(replies.at(-1)!.body);
  const message = decoded.isReadable ? messageShape.safeParse(decoded.value).data : undefined;
  const tool = message?.content.flatMap((block) => toolShape.safeParse(block).data ?? []).at(0);
  const text = tool ? JSON.stringify(tool.input) : '';
  return { kind: 'reply', text, model: message?.model ?? null, bill: readTurnBill(replies) };
}
