/** Reads the few arguments that the desktop app takes, from among those that Electron and Chromium take. Pure. */

/** The value of `--name VALUE` or `--name=VALUE`; undefined when it is absent or has none. */
export function findArgument(args: readonly string[], name: string): string | undefined {
  const joined = args.find((arg) => arg.startsWith(`${name}=`));
  if (joined !== undefined) return joined.slice(name.length + 1);
  const index = args.indexOf(name);
  return index < 0 ? undefined : args[index + 1];
}
