/**
 * A `Response` whose body was read whole before it was made: to whoever knows it, it hands out the bytes as they are. To anybody
 * else it is like any other, and only for them becomes a stream, which takes as long as all the rest of a call.
 */
export class WholeResponse extends Response {
  /** All of the body. */
  readonly whole: Uint8Array<ArrayBuffer>;
  #streamed: Response | null = null;

  constructor(whole: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.whole = whole;
  }

  /** The same as a `Response` with a stream for its body: one for as long as this one lasts. */
  get streamed(): Response {
    this.#streamed ??= new Response(this.whole, this);
    return this.#streamed;
  }
}

// As the types have them, these are properties, which a class cannot redeclare.
for (const name of ['body', 'bodyUsed'] as const) {
  Object.defineProperty(WholeResponse.prototype, name, {
    get(this: WholeResponse) {
      return this.streamed[name];
    },
  });
}
for (const name of ['arrayBuffer', 'blob', 'bytes', 'clone', 'formData', 'json', 'text'] as const) {
  Object.defineProperty(WholeResponse.prototype, name, {
    value(this: WholeResponse) {
      return this.streamed[name]();
    },
  });
}
