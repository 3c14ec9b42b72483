/** What sets one server of the Messages family apart from another. Types only. */
import type { ErrorDialect } from '../wire/http-failure.ts';

export interface MessagesServer {
  dialect: ErrorDialect;
  /** Whether its search tool takes a country; another server might refuse the whole call over it. */
  takesCountry: boolean;
}
