/**
 * Text that engines, pages or files wrote, made fit to stand in a reply: nothing hidden is in it, nothing in it looks like a secret, and
 * quoted it cannot leave its quotes. What it says is not judged.
 */
import { redactKeys } from './redact-keys.ts';

/**
 * What nobody sees and a model reads: control and format characters (joiners, marks of direction, the invisible tag letters), selectors of
 * variants, private and unassigned code points, fillers that look like nothing.
 */
const HIDDEN =
  /(?!\n)\p{Cc}|\p{Cf}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;

const CUT = '…';

/** On as many lines as it has; longer than `most` it is cut. */
export function cleanText(text: string, most = 20_000): string {
  const lines = text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n').replaceAll('\t', ' ');
  return cut(redactKeys(lines.replace(HIDDEN, '')), most);
}

/** On one line. */
export function cleanLine(text: string, most = 300): string {
  return cut(
    cleanText(text)
      .replace(/[\s\p{Zs}]+/gu, ' ')
      .trim(),
    most,
  );
}

/** One line between quotation marks that it cannot close. */
export function quoteLine(text: string, most = 300): string {
  return `“${cleanLine(text, most).replace(/[“”„‟"]/g, '’')}”`;
}

/** Cut between characters, not inside of one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = text.slice(0, most).toWellFormed();
  return `${whole.replace(/\ufffd$/, '')}${CUT}`;
}

/** Of a long text in one reply, as UTF-8: half of what a reply may be. */
export const QUOTED_BYTES = 6_000;

/** The beginning of a text, cut between characters. */
export function takeBytes(text: string, most: number): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return text;
  // An unfinished character at the end stays in the decoder.
  const whole = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, most), { stream: true });
  return text.slice(0, whole.length);
}

export interface Quote {
  /** What it is, such as `answer` or `sentence of an answer`. */
  kind: string;
  engine: string;
  date: string;
  answerId: string;
  /** Path of the answer over the HTTP API. */
  address: string;
  /** The prompt that was asked. */
  prompt: string;
  text: string;
}

/**
 * As lines of text. Each line of the quoted text begins with `> `, and the marks around it carry `mark`, which nobody knew when the
 * quoted text was written.
 */
export function renderQuote(quote: Quote, position: number, mark: string): string {
  const { kind, engine, date, answerId, address, prompt, text } = quote;
  const asked = prompt === '' ? '' : `prompt ${quoteLine(prompt, 200)}`;
  const about = [kind, engine, date, asked, answerId && `answer_id ${answerId}`, address].filter((part) => part !== '');
  const lines = text.split('\n').map((line) => `> ${line}`);
  return [
    `[untrusted quote ${position} ${mark}: ${about.join('; ')}]`,
    ...lines,
    `[end of untrusted quote ${position} ${mark}]`,
  ].join('\n');
}
