/** Questions to the person in front of the machine. Without one, every answer is that it was left out. */
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export type Answer = 'yes' | 'no' | 'skip';

export interface Terminal {
  /** Nobody is there to be asked. */
  isSilent: boolean;
  /** Why an answer was `skip`, for the report. */
  whySkipped: string;
  ask(question: string): Promise<Answer>;
  /** A line of text; null where none was given. */
  askText(question: string): Promise<string | null>;
  say(line: string): void;
  close(): void;
}

/** For `--unattended`: nobody is asked. */
export function createSilentTerminal(output: Writable): Terminal {
  return {
    isSilent: true,
    whySkipped: 'A person has to look, and this run is unattended.',
    ask: async () => 'skip',
    askText: async () => null,
    say: (line) => void output.write(`${line}\n`),
    close: () => {},
  };
}

export function createTerminal(input: Readable, output: Writable): Terminal {
  let lines: Interface | null = null;
  let ended = false;
  const waiting: ((line: string | null) => void)[] = [];
  const early: string[] = [];
  // Opened with the first question: before that, what is typed belongs to nobody.
  const open = () => {
    if (lines !== null) return;
    lines = createInterface({ input, terminal: false });
    lines.on('line', (line) => {
      const next = waiting.shift();
      if (next) next(line);
      else early.push(line);
    });
    lines.on('close', () => {
      ended = true;
      for (const next of waiting.splice(0)) next(null);
    });
  };
  const readLine = async (prompt: string): Promise<string | null> => {
    output.write(prompt);
    open();
    const line = early.shift();
    if (line !== undefined) return line;
    return ended ? null : new Promise((resolve) => waiting.push(resolve));
  };
  return {
    isSilent: false,
    whySkipped: 'The owner left it out.',
    ask: async (question) => {
      for (;;) {
        const line = await readLine(`\n${question} [y/n/s] `);
        const answer = line === null ? 'skip' : readAnswer(line);
        if (answer !== null) return answer;
        output.write('Please answer y (yes), n (no) or s (skip).\n');
      }
    },
    askText: async (question) => (await readLine(`\n${question} `))?.trim() || null,
    say: (line) => void output.write(`${line}\n`),
    close: () => lines?.close(),
  };
}

function readAnswer(line: string): Answer | null {
  const word = line.trim().toLowerCase();
  if (/^(?:y|yes|j|ja)$/.test(word)) return 'yes';
  if (/^(?:n|no|nein)$/.test(word)) return 'no';
  return /^(?:s|skip)$/.test(word) ? 'skip' : null;
}
