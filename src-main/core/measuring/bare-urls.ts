/**
 * Finds bare URLs, mail addresses and host names in plain text. URLs and addresses are left out of the text; a lone host
 * name ("booking.com") reads as a word and stays, but no part of it is a name.
 */
import { parse } from 'tldts';
import { GAP } from './plain-text-builder.ts';

/** Plain text of the same length in which URLs are gaps, and the ranges of the lone host names in it, in order. */
export interface TextWithoutUrls {
  text: string;
  hosts: [start: number, end: number][];
}

// Scripts written without spaces end a host, so that a sentence around a URL is not swallowed; in a path they belong to it.
const HOST_CHARACTER =
  /[[\p{L}\p{M}\p{Nd}\-]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Script=Thai}]]/v;
/** No URL is longer. Without a limit, megabytes without a space are more than the stack of a regular expression holds. */
const MANY = '{0,65536}';
const URL_END = String.raw`\s<>"“”„«»、。，；：！？（）【】「」『』《》\uFFFC`;
const SCHEME_URL = new RegExp(
  String.raw`(?:https?|ftp):\/\/(?:[[\p{L}\p{M}\p{Nd}_.\-:@%~]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Script=Thai}]]{1,65536}(?:[\/?#][^${URL_END}]${MANY})?|[^${URL_END}]{1,65536})`,
  'giv',
);
const WWW_URL = new RegExp(String.raw`(?<![a-z0-9])www\.[a-z0-9\-.]{1,65536}(?:[\/?#:][^${URL_END}]${MANY})?`, 'giv');
const MAIL_ADDRESS = /[\p{L}\p{Nd}._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/giu;
const REST_OF_URL = new RegExp(String.raw`(?:[\/#?][^${URL_END}]${MANY}|:\d[^${URL_END}]${MANY})`, 'yv');

/** Finds what is no text in `text` and blanks it. */
export function leaveOutUrls(text: string): TextWithoutUrls {
  let rest = text;
  if (rest.includes('://')) rest = rest.replace(SCHEME_URL, blank);
  if (/www\./i.test(rest)) rest = rest.replace(WWW_URL, blank);
  if (rest.includes('@')) rest = rest.replace(MAIL_ADDRESS, blank);
  return readHosts(rest);
}

function readHosts(text: string): TextWithoutUrls {
  const hosts: [number, number][] = [];
  const pieces: string[] = [];
  let copied = 0;
  for (let dot = text.indexOf('.'); dot !== -1; dot = text.indexOf('.', dot + 1)) {
    if (!isHostCharacter(text, dot - 1) || !isHostCharacter(text, dot + 1)) continue;
    const [start, tokenEnd, runEnd] = growHost(text, dot);
    const end = findHostEnd(text, start, tokenEnd);
    // Behind the whole run: dots among the hyphens that were cut off would grow into the same token again.
    dot = runEnd;
    if (end === -1) continue;
    REST_OF_URL.lastIndex = end;
    const path = REST_OF_URL.exec(text)?.[0];
    if (path === undefined) hosts.push([start, end]);
    else {
      pieces.push(text.slice(copied, start), blank(text.slice(start, end + path.length)));
      copied = end + path.length;
      dot = copied;
    }
  }
  return { text: pieces.join('') + text.slice(copied), hosts };
}

/**
 * Whether a token with a dot is a host: its last label is a public suffix, and it is not two sentences that lost the
 * space between them ("I like Acme.It is"), which shows in a capital after the dot while the token is not all capitals.
 */
function isHostName(token: string): boolean {
  const startsSentence = /\.\p{Lu}/u.test(token) && token !== token.toUpperCase();
  if (startsSentence || !/\p{L}/u.test(token)) return false;
  const parsed = parse(token, { allowPrivateDomains: false });
  return parsed.isIcann === true && parsed.domain !== null;
}

/** End of the host in the token `[start, end)`: all of it, or up to a hyphen in its last label ("acme.com-based"); -1 if none. */
function findHostEnd(text: string, start: number, end: number): number {
  const token = text.slice(start, end);
  if (isHostName(token)) return end;
  const hyphen = token.indexOf('-', token.lastIndexOf('.'));
  return hyphen !== -1 && isHostName(token.slice(0, hyphen)) ? start + hyphen : -1;
}

/** The token around a dot without dots and hyphens at its ends, and where the run that holds it ends. */
function growHost(text: string, dot: number): [start: number, end: number, runEnd: number] {
  let start = dot;
  while (isHostPart(text, start - 1)) start--;
  let end = dot + 1;
  while (isHostPart(text, end)) end++;
  const runEnd = end;
  while (/[.-]/.test(text[start]!)) start++;
  while (/[.-]/.test(text[end - 1]!)) end--;
  return [start, end, runEnd];
}

function isHostPart(text: string, index: number): boolean {
  return text.charCodeAt(index) === 0x2e || isHostCharacter(text, index);
}

function isHostCharacter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 0x80) {
    return (
      (code >= 0x61 && code <= 0x7a) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x30 && code <= 0x39) ||
      code === 0x2d
    );
  }
  return index >= 0 && index < text.length && HOST_CHARACTER.test(text[index]!);
}

function blank(found: string): string {
  return GAP.repeat(found.length);
}
