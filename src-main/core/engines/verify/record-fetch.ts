/** Keeps what calls send and get back, for a verification to look at and to show. Changes nothing of them; keys are blotted by whoever keeps more. */

export interface Exchange {
  url: string;
  /** The text of a request; empty without one. */
  sent: string;
  status: number;
  /** Lower-case names; without cookies. */
  headers: Record<string, string>;
  /** Null: it broke off, or is larger than anybody wants to look at. */
  body: Uint8Array | null;
}

const LARGEST_BODY_BYTES = 1_000_000;

/** `fetch` that writes each reply into `exchanges`, in the order in which they ended. */
export function recordFetch(inner: typeof fetch): { fetch: typeof fetch; exchanges: Exchange[] } {
  const exchanges: Exchange[] = [];
  const recorded: typeof fetch = async (input, init) => {
    const response = await inner(input, init);
    const copy = response.clone();
    const whole = await copy.arrayBuffer().catch(() => null);
    exchanges.push({
      url: input instanceof Request ? input.url : String(input),
      sent: typeof init?.body === 'string' ? init.body : '',
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
      body: whole === null || whole.byteLength > LARGEST_BODY_BYTES ? null : new Uint8Array(whole),
    });
    return response;
  };
  return { fetch: recorded, exchanges };
}
