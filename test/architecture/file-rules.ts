/** Rules for files as such: their size, their names, their first words, their numbers. Each offence is one readable line. */
import type { Sources } from './load-sources.ts';

const MAX_LINES = 300;
const DUMPING_GROUND = /(^|-)(utils?|helpers?|common|misc|managers?)$/;
const KEBAB_CASE = /^[a-z0-9]+([-.][a-z0-9]+)*$/;
/** What DOM and Node give to every script without an import. */
const AMBIENT = /\b(document|localStorage|sessionStorage|navigator|process|Buffer)\s*[.[]|\bHTML[A-Za-z]*Element\b/;

/** The one place that replaces files. */
const REPLACING = 'src-main/storage/replace-file.ts';

type Rule = (file: string, text: string) => string | null;

const checkSize: Rule = (_file, text) => {
  const lines = text.trimEnd().split('\n').length;
  return lines > MAX_LINES ? `has ${lines} lines, more than ${MAX_LINES}` : null;
};

const checkName: Rule = (file) => {
  const names = file.split('/').map((segment) => segment.replace(/\.(test|d)?\.?[a-z]+$/, ''));
  const dump = names.find((name) => DUMPING_GROUND.test(name));
  if (dump !== undefined) return `is named for nothing ("${dump}")`;
  return names.every((name) => KEBAB_CASE.test(name)) ? null : 'is not named in kebab-case';
};

const checkOpening: Rule = (file, text) =>
  /^(src-|bench\/).*\.tsx?$/.test(file) && !text.startsWith('/**') ? 'does not open with what it is for' : null;

const checkAmbient: Rule = (file, text) => {
  if (!file.startsWith('src-shared/')) return null;
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = AMBIENT.exec(code)?.[0];
  return found === undefined ? null : `uses ${found.replace(/\s*[.[]$/, '')}, which not every place has`;
};

/** On Windows a plain rename fails whenever a scanner looks at the file. */
const checkRename: Rule = (file, text) => {
  if (!/^(src-main|build|migrations)\//.test(file) || file === REPLACING) return null;
  return /\brename(Sync)?\b\s*[,(}]/.test(text) ? `renames by itself; ${REPLACING} does that` : null;
};

const RULES = [checkSize, checkName, checkOpening, checkAmbient, checkRename];

/** All offences against the rules for single files. */
export function findFileOffences(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    RULES.map((rule) => rule(file, text)).flatMap((offence) => (offence === null ? [] : [`${file} ${offence}`])),
  );
}

/** Migrations are `0001-what.ts`, `0002-…` and so on: no gap, no number twice, no other width. */
export function findMigrationOffences(sources: Sources): string[] {
  const numbered = [...sources.keys()].filter((file) => /^migrations\/\d/.test(file)).sort();
  return numbered.flatMap((file, index) => {
    const wanted = `migrations/${String(index + 1).padStart(4, '0')}-`;
    return file.startsWith(wanted) ? [] : [`${file} should be ${wanted}…`];
  });
}
