/** Reads the list of licences that the build wrote beside the page. It is a file of ours, not an operation of the core. */

export interface Licence {
  name: string;
  version: string;
  /** SPDX expression; null where the package names none. */
  identifier: string | null;
  /** Text of the licence; null where the package brings none. */
  text: string | null;
}

const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** By name. Throws when the file is not there, as in a page that was built without it. */
export async function loadLicences(): Promise<Licence[]> {
  const reply = await fetch('./licences.json');
  if (!reply.ok) throw new Error(`There is no list of licences: ${reply.status}`);
  const list = (await reply.json()) as Record<string, unknown>[];
  return list
    .map(({ name, version, identifier, text }) => ({
      name: toText(name) ?? '',
      version: toText(version) ?? '',
      identifier: toText(identifier),
      text: toText(text),
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
