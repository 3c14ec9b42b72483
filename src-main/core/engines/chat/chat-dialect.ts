/** What one server of the chat family does in its own way. Types only. */
import type { ReadAnswer } from '../engine-route.ts';
import type { ErrorDialect } from '../wire/http-failure.ts';

/** The decoded reply, of which a dialect reads what only its server sends. */
export type ChatReply = Record<string, unknown>;

export interface ChatDialect extends ErrorDialect {
  /** What the server itself says that the call cost, in US dollars; null where it does not. Without it nobody reports. */
  readReportedUsd?: (reply: ChatReply) => number | null;
  /** The answer with what only this server says of pages and searches. May throw: the reply is `schema_drift` then. */
  refine?: (answer: ReadAnswer, reply: ChatReply) => ReadAnswer;
}
