/** What starts the app with the session: the entry of a Linux desktop as text, and the arguments everywhere. Pure. */

/** Tells a start that nobody asked for by hand: it opens no window where the tray can. */
export const HIDDEN_ARGUMENT = '--hidden';

/** Text of a file for the `autostart` folder, by the Desktop Entry Specification 1.5. */
export function planAutostartEntry(program: string, args: readonly string[]): string {
  return [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Sightline',
    // Once the program is gone the session passes the entry over.
    `TryExec=${escapeValue(program)}`,
    `Exec=${[program, ...args].map(quoteArgument).join(' ')}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');
}

/** Whether such a file still starts something: desktops switch an entry off without removing it. */
export function isAutostartOn(entry: string): boolean {
  return !/^\s*(Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/im.test(entry);
}

/** Quoted for `Exec`: its own escapes first, then those of a value; `%` would be a field code. */
function quoteArgument(text: string): string {
  const quoted = text.replace(/["`$\\]/g, '\\$&').replaceAll('%', '%%');
  return `"${escapeValue(quoted)}"`;
}

function escapeValue(text: string): string {
  return text.replaceAll('\\', '\\\\');
}
