/**
 * An address as people read it: letters and digits of any script in place of their codes. What could break it apart or hide in it (spaces,
 * signs, marks of direction) stays coded, and so does the host. For display alone: links keep the address as it is.
 */
export function showAddress(url: string): string {
  return url.replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return [...decodeURIComponent(codes)]
        .map((sign) => (READABLE.test(sign) ? sign : encodeURIComponent(sign)))
        .join('');
    } catch {
      // No letters of Unicode: an older encoding, or none.
      return codes;
    }
  });
}

const READABLE = /^[\p{L}\p{M}\p{Nd}]$/u;
