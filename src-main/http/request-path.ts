/** The path of a request in a form that routes can be looked up with, so that no spelling of it gets around a guard. */

/** A whole URL loses its origin; a `%` that begins no character stands for itself, so the place is unknown and not an error of its own. */
export function toRoutablePath(url: string): string {
  const [path = '', ...query] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split('?');
  return [decoded(path) === null ? path.replaceAll('%', '%25') : path, ...query].join('?') || '/';
}

/** Null for what cannot be decoded. What comes out is looked at: a bundler drops a decoding of which only the failure is wanted. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
