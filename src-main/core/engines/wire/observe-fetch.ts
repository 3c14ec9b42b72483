/** Watches what a route's calls meet on the way, for whoever has to say more than the route does. Changes nothing of them. */

/** The newest exchange of a call. Each field is null until it is known, or where there was none. */
export interface Sighting {
  host: string | null;
  /** The code of the error that broke the connection, such as `ENOTFOUND`. */
  errorCode: string | null;
  status: number | null;
  /** Lower-case names; without cookies. */
  headers: Readonly<Record<string, string>> | null;
  /** The first characters of a reply that was no success. */
  bodyStart: string | null;
}

const START_CHARACTERS = 2_000;

/** `fetch` that notes what it meets in `sighting`. */
export function observeFetch(inner: typeof fetch): { fetch: typeof fetch; sighting: Sighting } {
  const sighting: Sighting = { host: null, errorCode: null, status: null, headers: null, bodyStart: null };
  const observed: typeof fetch = async (input, init) => {
    Object.assign(sighting, { errorCode: null, status: null, headers: null, bodyStart: null });
    sighting.host = toUrl(input)?.hostname ?? null;
    try {
      const response = await inner(input, init);
      sighting.status = response.status;
      sighting.headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
      return response.ok ? response : await keepStart(response, sighting);
    } catch (error) {
      sighting.errorCode = findErrorCode(error);
      throw error;
    }
  };
  return { fetch: observed, sighting };
}

/** The innermost system code of what a connection threw; null when it has none. */
export function findErrorCode(thrown: unknown): string | null {
  let error: unknown = thrown;
  for (let depth = 0; depth < 5 && error instanceof Error; depth += 1) {
    const code: unknown = 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && /^[A-Z][A-Z0-9_/]{2,80}$/.test(code)) return code;
    error = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  }
  return null;
}

/** An error page is small; its start is read here and the reader downstream still gets all of it. */
async function keepStart(response: Response, sighting: Sighting): Promise<Response> {
  const copy = response.clone();
  const reader = copy.body?.getReader();
  const first = await reader?.read().catch(() => null);
  // Not waited for: a copy is let go of only together with the reply itself.
  void reader?.cancel().catch(() => undefined);
  if (first?.value) sighting.bodyStart = new TextDecoder().decode(first.value).slice(0, START_CHARACTERS);
  return response;
}

function toUrl(input: Parameters<typeof fetch>[0]): URL | null {
  return URL.parse(input instanceof Request ? input.url : String(input));
}
