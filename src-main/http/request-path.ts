/** The path of a request in a form that routes can be looked up with, so that no spelling of it gets around a guard. */

/** A whole URL loses its origin; a `%` that begins no character stands for itself, so the place is unknown and not an error of its own. */
export function toRoutablePath(url: string): string {
  const [path = '', ...query] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split('?');
  return [isDecodable(path) ? path : path.replaceAll('%', '%25'), ...query].join('?') || '/';
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
