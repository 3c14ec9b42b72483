/**
 * Messages as lines over standard input and output. What is no message is answered with its error and never ends the connection; once the
 * input has ended, what was asked before is still answered.
 */
import type { Readable, Writable } from 'node:stream';

import { type JSONRPCMessage, parseJSONRPCMessage, type Transport } from '@modelcontextprotocol/server';

/** A longer line is thrown away as it comes. */
const MOST_BYTES = 4 * 1024 * 1024;
/** What is asked for before its answers were read waits in the client's pipe. */
const MOST_OPEN = 32;
/** After the end of the input; what is not answered by then never will be. */
const DRAIN_MS = 60_000;
const NEWLINE = 10;

type MessageId = string | number;

export class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport['onmessage']>;
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #open = new Set<MessageId>();
  #parts: Buffer[] = [];
  #bytes = 0;
  #isTooLong = false;
  #hasEnded = false;
  #isClosed = false;

  constructor(input: Readable, output: Writable) {
    this.#input = input;
    this.#output = output;
  }

  async start(): Promise<void> {
    this.#input.on('data', this.#read);
    this.#input.once('end', this.#end).once('close', this.#end);
    this.#input.on('error', this.#fail);
    // A client that is gone gets no reply.
    this.#output.on('error', this.#fail);
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return;
    await new Promise<void>((resolve) => {
      this.#output.write(`${JSON.stringify(message)}\n`, () => resolve());
    });
    if ('id' in message && !('method' in message)) this.#settle(message.id as MessageId);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#input.off('data', this.#read).pause();
    this.onclose?.();
  }

  readonly #fail = (error: Error): void => {
    this.onerror?.(error);
    void this.close();
  };

  readonly #end = (): void => {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    setTimeout(() => void this.close(), DRAIN_MS).unref();
    if (this.#bytes > 0 && !this.#isTooLong) this.#takeLine(Buffer.concat(this.#parts));
    this.#parts = [];
    this.#bytes = 0;
    this.#closeWhenDone();
  };

  readonly #read = (chunk: Buffer | string): void => {
    let rest = Buffer.from(chunk);
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      this.#keep(rest.subarray(0, at));
      const line = this.#isTooLong ? null : Buffer.concat(this.#parts);
      if (line === null) this.#refuse(null, -32600, `A message may have ${MOST_BYTES} bytes at most.`);
      this.#parts = [];
      this.#bytes = 0;
      this.#isTooLong = false;
      if (line !== null) this.#takeLine(line);
      rest = rest.subarray(at + 1);
    }
    this.#keep(rest);
  };

  #keep(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > MOST_BYTES) {
      this.#isTooLong = true;
      this.#parts = [];
    } else if (part.length > 0) this.#parts.push(part);
  }

  #takeLine(line: Buffer): void {
    const text = line.toString('utf8').trim();
    if (text === '') return;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      this.#refuse(null, -32700, 'This line is not valid JSON; send one message a line.');
      return;
    }
    if (Array.isArray(value)) this.#refuse(null, -32600, 'Batches are not taken; send one message a line.');
    else this.#takeMessage(value);
  }

  #takeMessage(value: unknown): void {
    let message: JSONRPCMessage;
    try {
      message = parseJSONRPCMessage(value);
    } catch {
      this.#refuse(readId(value), -32600, 'This is no JSON-RPC 2.0 message.');
      return;
    }
    if ('method' in message && 'id' in message) {
      this.#open.add(message.id);
      if (this.#open.size >= MOST_OPEN) this.#input.pause();
    } else if ('method' in message && message.method === 'notifications/cancelled') {
      // What was cancelled is not answered.
      const cancelled = (message.params as { requestId?: MessageId } | undefined)?.requestId;
      if (cancelled !== undefined) setImmediate(() => this.#settle(cancelled));
    }
    this.onmessage?.(message);
  }

  #refuse(id: MessageId | null, code: number, message: string): void {
    this.#output.write(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }

  #settle(id: MessageId): void {
    this.#open.delete(id);
    if (this.#open.size < MOST_OPEN && this.#input.isPaused() && !this.#isClosed) this.#input.resume();
    this.#closeWhenDone();
  }

  #closeWhenDone(): void {
    if (this.#hasEnded && this.#open.size === 0) void this.close();
  }
}

function readId(value: unknown): MessageId | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id)) ? id : null;
}
