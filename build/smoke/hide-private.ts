/** Takes out of a report what is nobody else's business: keys, the home folder, the name of the account. */
import { homedir, userInfo } from 'node:os';

import { redactText } from '#main/redact-key.ts';

export interface Private {
  homes: readonly string[];
  userName: string;
  /** Values of variables that hold keys, and keys of the test itself. */
  secrets: readonly string[];
}

const SECRET_VARIABLE = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE)$/i;

export function findPrivate(env: NodeJS.ProcessEnv, own: readonly string[]): Private {
  const kept = Object.entries(env).filter(([name, value]) => value && SECRET_VARIABLE.test(name));
  return {
    homes: [...new Set([homedir(), env.HOME, env.USERPROFILE])].filter((home): home is string => isFolder(home)),
    userName: readUserName(),
    secrets: [...own, ...kept.map(([, value]) => value ?? '')],
  };
}

/** Empty where the account has none, as some of services. */
function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** `/` is the home of some accounts of services; nothing could be told apart then. */
const isFolder = (home: string | undefined) => home !== undefined && home.length > 1;

/** A text as it may be shown to others. */
export function hidePrivate(text: string, { homes, userName, secrets }: Private): string {
  const withoutKeys = secrets.reduce((rest, secret) => redactText(rest, secret), redactText(text, null));
  const spelled = homes.flatMap((home) => [home, home.replaceAll('\\', '/'), home.replaceAll('\\', '\\\\')]);
  const withoutHome = [...new Set(spelled)]
    .sort((a, b) => b.length - a.length)
    .reduce(
      (rest, home) => rest.replace(new RegExp(`${escapePattern(home)}(?=[\\\\/]|[^\\w.-]|$)`, 'gi'), '~'),
      withoutKeys,
    );
  // Other folders can have the account's name too, such as a mounted drive.
  const segment = new RegExp(`([\\\\/])${escapePattern(userName)}(?=[\\\\/]|$)`, 'gi');
  return userName === '' ? withoutHome : withoutHome.replace(segment, '$1[account]');
}

/** Every text in a value, keys of objects excepted. */
export function hideInAll<T>(value: T, found: Private): T {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return hidePrivate(part, found);
    if (Array.isArray(part)) return part.map(visit);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, visit(each)]));
  };
  return visit(value) as T;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
