/** How the lists of this folder are written: domains between white space, so that a list reads as a table. */

export function toDomains(text: string): string[] {
  return text.split(/\s+/).filter((domain) => domain !== '');
}
