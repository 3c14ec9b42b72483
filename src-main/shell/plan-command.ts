/** Finds out whether the app's program was started as the command line. Pure. */

/** A bare word first: links have a colon, files a dot or a slash, and the app's own arguments are switches. */
const COMMAND = /^(?:[a-z][a-z-]*|--help|-h|--version|-V)$/;

/** The arguments of the command line; null where the app is meant, `start` among that. */
export function planCommand(args: readonly string[]): readonly string[] | null {
  const [first] = args;
  return first === undefined || first === 'start' || !COMMAND.test(first) ? null : args;
}
