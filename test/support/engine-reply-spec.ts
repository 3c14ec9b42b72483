/** What the fake engine server can be told to reply, whichever of its two wires it is asked over. Types only. */

export interface FakeCitation {
  url: string;
  title: string;
  start?: number;
  end?: number;
}

export interface FakeAnswer {
  kind: 'answer';
  text: string;
  citations?: FakeCitation[];
  /** Without queries no web search item is sent. */
  queries?: string[];
  /** Addresses of consulted pages. */
  sources?: string[];
  model?: string;
  usage?: { input: number; cached: number; output: number };
}

/** How a 429 says how long to wait. */
export type RetryAfterSpelling = 'seconds' | 'fraction' | 'milliseconds' | 'date' | 'body-delay' | 'reset' | 'none';

export type ReplySpec =
  | FakeAnswer
  | { kind: 'refusal'; text: string }
  | { kind: 'incomplete'; text: string }
  | { kind: 'unknown-items'; text: string }
  | { kind: 'error-in-200'; code: string; message: string }
  | { kind: 'empty-body' }
  | { kind: 'not-json' }
  | { kind: 'not-utf8' }
  /** An answer padded to that many bytes. */
  | { kind: 'huge'; bytes: number }
  | { kind: 'status'; status: number; code?: string; message?: string; headers?: Record<string, string> }
  | { kind: 'rate-limited'; spelling: RetryAfterSpelling; waitMs: number }
  /** Any bytes at all: a recorded reply, for one. */
  | { kind: 'raw'; body: string | Uint8Array; status?: number; headers?: Record<string, string> }
  /** Takes the request and never replies. */
  | { kind: 'hang' }
  /** Resets the connection before the first byte. */
  | { kind: 'reset' }
  /** Breaks off in the middle of the body. */
  | { kind: 'cut' }
  | { kind: 'slow'; delayMs: number; next: ReplySpec };
