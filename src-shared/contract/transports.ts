/**
 * The transports that an operation may have (the screen, REST, the command line, assistants over MCP), and why one may be closed to it. Which
 * are open is found where it is used; the table in `docs/api.md` has both.
 */

export const TRANSPORTS = ['screen', 'http', 'cli', 'mcp'] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** The closed list of reasons, as the table words them. */
export const REASONS = {
  machine:
    'It sets up or looks after this machine, its engines and its data folder. A key opens projects, not the machine.',
  secret: 'It deals with keys and passwords. A key neither makes others nor reads any.',
  guard: 'It guards what is spent, planned and kept: whoever is let in with a key must not move it.',
  shared: 'It is shared by all projects, and a key may be restricted to some.',
  file: 'It reads or writes files of this machine, whose paths a key must not choose.',
  window: 'It belongs to the window that somebody has in front of him.',
  specified: 'The specification has it so: the API reads tasks, their owner changes them on this machine.',
  scripts: 'It is a form for programs, or for looking into the program itself; no screen needs it.',
  question: 'Tools are made for questions; none of them needs it, and what it tells is had over the API.',
  change: 'An assistant changes nothing beyond what its own tools are for, and those only once they are switched on.',
} as const;

/** `as …`: the same is had there from other operations. */
export type Reason = keyof typeof REASONS | `as ${string}`;

/** Transports that are closed to an operation besides REST, which the operation says with `http`. */
export type Closed = Readonly<Partial<Record<Exclude<Transport, 'http'>, Reason>>>;
