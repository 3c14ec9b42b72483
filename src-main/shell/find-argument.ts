/** Reads the few arguments that the desktop app takes, from among those that Electron and Chromium take. Pure. */

/** The value of `--name VALUE` or `--name=VALUE`; undefined when it is absent or has none. */
export function findArgument(args: readonly string[], name: string): string | undefined {
  const joined = args.find((arg) => arg.startsWith(`${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 1);
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}

/** The arguments that are the app's own: what follows `--` came from outside, such as a link, and is never a switch. */
export function listArguments(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  return end < 0 ? args : args.slice(0, end);
}
