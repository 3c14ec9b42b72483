/** Makes text that others wrote safe to print: no byte of it commands the terminal, and nothing reads in another order than it is. */

/**
 * Control characters but the line end and the tab (escape sequences begin with one), and the marks that turn the direction
 * of text around them.
 */
const UNSAFE = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** The text with each of them spelled out as `\u001b`; in a JSON document that is the same value. */
export function toTerminalText(text: string): string {
  return text.replace(UNSAFE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
