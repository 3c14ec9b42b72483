/** Answers with a given text on the wires that several routes share, for `toAnswer` of their kits. */
import type { Bodies } from './conformance-kit.ts';

/** A Responses reply with one message. */
export function toResponsesAnswer(text: string): Bodies {
  return [{ output: [{ type: 'message', content: [{ type: 'output_text', text, annotations: [] }] }] }];
}

/** A chat reply with one message. */
export function toChatAnswer(text: string): Bodies {
  return [{ choices: [{ message: { role: 'assistant', content: text } }] }];
}
