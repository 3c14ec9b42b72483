/** Finds out whether the app's program was started as the command line. Pure. */

/** A bare word first: links have a colon, files a dot or a slash, and the app's own arguments are switches. */
const COMMAND = /^(?:[a-z][a-z-]*|--help|-h|--version|-V)$/;

/** The arguments of the command line; null where the app is meant, `start` among that. */
export function planCommand(args: readonly string[]): readonly string[] | null {
  // An AppImage puts this before what it was given.
  const given = args[0] === '--no-sandbox' ? args.slice(1) : args;
  const [first] = given;
  return first === undefined || first === 'start' || !COMMAND.test(first) ? null : given;
}
