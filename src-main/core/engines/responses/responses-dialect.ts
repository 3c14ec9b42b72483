/** What one server of the Responses family does in its own way. Types only. */
import type { ReadAnswer } from '../engine-route.ts';
import type { ErrorDialect } from '../wire/http-failure.ts';

/** The decoded reply, of which a dialect reads what only its server sends. */
export type ResponsesReply = Record<string, unknown> & { output: unknown[] };

export interface ResponsesDialect extends ErrorDialect {
  /** Its annotations have no settled types: any that names a page is a citation. */
  citesAnyAnnotation?: true;
  /** What the server itself says that the call cost, in US dollars; null where it does not. Without it nobody reports. */
  readReportedUsd?: (reply: ResponsesReply) => number | null;
  /** The answer with what only this server says about pages and searches. May throw: the reply then is `schema_drift`. */
  refine?: (answer: ReadAnswer, reply: ResponsesReply) => ReadAnswer;
}
