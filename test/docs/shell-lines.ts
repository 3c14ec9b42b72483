/** Reads the few forms of shell that docs/api.md is written in; anything else is an error, never skipped. Runs no shell. */

export interface CurlLine {
  line: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** The file that is sent, and the one that the reply is kept in. */
  sends?: string;
  keeps?: string;
}

export type Variables = Record<string, string>;

export type ShellLine =
  | { kind: 'set'; name: string; value: string }
  | { kind: 'curl'; command: string }
  | { kind: 'capture'; name: string; command: string; path: string };

/** The lines of all `sh` blocks, in order; a line that ends with a backslash goes on. Lines that start npm are not told. */
export function listShellLines(markdown: string): string[] {
  return [...markdown.matchAll(/^```sh\n([\s\S]*?)^```$/gm)]
    .flatMap(([, block = '']) => block.replaceAll('\\\n', ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('npm '));
}

/** `curl …`, `NAME=$(curl … | jq -r .path)` or `NAME=value`. */
export function readShellLine(line: string): ShellLine {
  if (line.startsWith('curl ')) return { kind: 'curl', command: line };
  const capture = /^([A-Z]+)=\$\((curl .*) \| jq -r ([']?)(\.[\w.[\]]+)\3\)$/.exec(line);
  if (capture) return { kind: 'capture', name: capture[1]!, command: capture[2]!, path: capture[4]! };
  const set = /^([A-Z]+)=(.*)$/.exec(line);
  if (set && !set[2]?.includes('curl')) return { kind: 'set', name: set[1]!, value: set[2]! };
  throw new Error(`No form that is understood: ${line}`);
}

/** The request that curl would send. Knows -X, -H, -T, -o, -d, --data, --data-urlencode, -G and one URL. */
export function readCurl(line: string, variables: Variables): CurlLine {
  const words = splitWords(line, variables).slice(1);
  const headers: Record<string, string> = {};
  const data: string[] = [];
  let method: string | null = null;
  let url: string | null = null;
  let isGet = false;
  const files: Pick<CurlLine, 'sends' | 'keeps'> = {};
  while (words.length > 0) {
    const word = words.shift()!;
    const next = () => words.shift() ?? fail(`${word} without a value`, line);
    if (word === '-X') method = next();
    else if (word === '-G') isGet = true;
    else if (word === '-T') files.sends = next();
    else if (word === '-o') files.keeps = next();
    else if (word === '-H') {
      const [name = '', value = ''] = next().split(/:\s*(.*)/s);
      headers[name.toLowerCase()] = value;
    } else if (word === '-d' || word === '--data') data.push(next());
    else if (word === '--data-urlencode')
      data.push(next().replace(/=(.*)$/s, (_, text) => `=${encodeURIComponent(text)}`));
    else if (word.startsWith('-') || url !== null) fail(`${word} is not known here`, line);
    else url = word;
  }
  if (url === null) return fail('no URL', line);
  const sent = data.length > 0 ? data.join('&') : undefined;
  if (isGet) return { line, method: method ?? 'GET', url: sent ? `${url}?${sent}` : url, headers, body: undefined };
  if (sent !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return { line, method: method ?? (sent === undefined ? 'GET' : 'POST'), url, headers, body: sent, ...files };
}

/** Words as a shell splits them: single quotes keep all, double quotes and bare words put variables in. */
export function splitWords(line: string, variables: Variables): string[] {
  const piece = /\s+|'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"]+)/gy;
  const words: string[] = [];
  let word: string | null = null;
  for (const match of matchAll(piece, line)) {
    const [, single, double, bare] = match;
    const text = single ?? (double === undefined ? bare : double);
    if (text === undefined) {
      if (word !== null) words.push(word);
      word = null;
    } else word = (word ?? '') + (single === undefined ? expand(text, variables, line) : single);
  }
  return word === null ? words : [...words, word];
}

function* matchAll(pattern: RegExp, line: string): Generator<RegExpExecArray> {
  while (pattern.lastIndex < line.length) {
    const match = pattern.exec(line);
    if (!match) return fail('an open quote', line);
    yield match;
  }
}

function expand(text: string, variables: Variables, line: string): string {
  return text.replace(/\\(["\\$`])|\$([A-Za-z]+)/g, (_, escaped?: string, name?: string) =>
    name === undefined ? (escaped ?? '') : (variables[name] ?? fail(`$${name} is not set`, line)),
  );
}

function fail(what: string, line: string): never {
  throw new Error(`${what}: ${line}`);
}

/** `.data.answers[0].id` of a parsed reply; throws where there is no text at the end of the path. */
export function pickPath(value: unknown, path: string): string {
  let inner = value;
  for (const key of path.match(/\w+/g) ?? []) inner = (inner as Record<string, unknown> | undefined)?.[key];
  if (typeof inner !== 'string') throw new Error(`Nothing at ${path} of ${JSON.stringify(value).slice(0, 300)}`);
  return inner;
}
