/** A chat server that labels opinions, and can be told to do so badly. It reads what it was sent, as a model would. */
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

export interface AskedItem {
  id: string;
  brand: string;
  names: string[];
  passage: string;
}

export interface FakeVerdict {
  id: string;
  opinion: string;
  strength?: number;
  quote?: string;
}

/** What it replies to a call with these items: verdicts, a whole text in their place, or an HTTP status. */
export type JudgeScript = (items: AskedItem[], call: number) => FakeVerdict[] | string | number;

export interface FakeJudge extends ScriptedServer {
  baseUrl: string;
  /** Items of each call, in order. */
  asked: AskedItem[][];
  setScript(script: JudgeScript): void;
}

/** Goes by three words. */
export const labelByWords: JudgeScript = (items) =>
  items.map(({ id, passage }) => {
    const [quote = ''] = passage.match(/splendid[^.]*|dreadful[^.]*|so-so[^.]*/i) ?? [];
    const word = quote.toLowerCase();
    if (word.startsWith('splendid')) return { id, opinion: 'positive', strength: 3, quote };
    if (word.startsWith('dreadful')) return { id, opinion: 'negative', strength: 2, quote };
    return word === ''
      ? { id, opinion: 'none', strength: 1, quote: '' }
      : { id, opinion: 'neutral', strength: 1, quote };
  });

/** Each call uses 1,000 tokens in and 100 out, whatever it says. */
export const JUDGE_USAGE = { prompt_tokens: 1_000, completion_tokens: 100 };

export async function startFakeJudge(script: JudgeScript = labelByWords): Promise<FakeJudge> {
  let current = script;
  const asked: AskedItem[][] = [];
  const server = await startScriptedServer((request) => {
    const { messages } = request.body as { messages: { role: string; content: string }[] };
    const { items } = JSON.parse(messages.at(-1)!.content) as { items: AskedItem[] };
    asked.push(items);
    const replied = current(items, asked.length - 1);
    const headers = { 'content-type': 'application/json' };
    if (typeof replied === 'number')
      return { kind: 'bytes', status: replied, headers, body: '{"error":{"message":"no"}}' };
    const content = typeof replied === 'string' ? replied : JSON.stringify({ verdicts: replied });
    const reply = {
      model: 'judge-1',
      choices: [{ finish_reason: 'stop', message: { role: 'assistant', content } }],
      usage: JUDGE_USAGE,
    };
    return { kind: 'bytes', status: 200, headers, body: JSON.stringify(reply) };
  });
  return Object.assign(server, {
    baseUrl: `${server.url}/v1`,
    asked,
    setScript: (next: JudgeScript) => {
      current = next;
    },
  });
}
