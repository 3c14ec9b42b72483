/** Reads text and references out of a conversation's message entries. Knows nothing of searches or cost. */
import type { z } from 'zod';
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from '../wire/clean-text.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';
import { messageShape, referenceShape, textChunkShape } from './reply-shape.ts';

export interface MessageParts {
  /** Text of all messages, a blank line between two of them; blank when there is none. */
  text: string;
  /** In order of offset in the text. */
  cited: WebPage[];
  /** The model as the newest message names it. */
  model: string | null;
  isCut: boolean;
}

const CUT: ReadonlySet<string> = new Set(['length', 'model_length', 'error']);

/** Reads all message entries of a conversation in order. A reference stands inside a sentence: it leaves no gap. */
export function readMessages(outputs: readonly unknown[]): MessageParts {
  const messages = pickFitting(messageShape, outputs);
  const texts = messages.map((message) => readText(message.content).trim()).filter((text) => text !== '');
  return {
    text: toStorableText(texts.join('\n\n')),
    cited: toDistinctPages(messages.flatMap((message) => readReferences(message.content))),
    model: messages.findLast((message) => (message.model ?? '') !== '')?.model ?? null,
    isCut: CUT.has(messages.at(-1)?.finish_reason ?? ''),
  };
}

function readText(content: z.infer<typeof messageShape>['content']): string {
  if (typeof content === 'string') return content;
  return pickFitting(textChunkShape, content)
    .map((chunk) => chunk.text)
    .join('');
}

function readReferences(content: string | readonly unknown[]): WebPage[] {
  return (typeof content === 'string' ? [] : pickFitting(referenceShape, content))
    .map((reference) => toWebPage(reference.url, reference.title))
    .filter((page) => page !== null);
}
