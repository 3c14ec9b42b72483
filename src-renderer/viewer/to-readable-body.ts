/** The body of a raw reply as text to read. Pure. */

/** JSON with line breaks; anything else as it is. The saved file always has it byte for byte. */
export function toReadableBody({ body, encoding }: { body: string; encoding: 'utf8' | 'base64' }): string {
  if (encoding === 'base64') return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
