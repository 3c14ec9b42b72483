/** `import prompts`, `import tags`, `import attribution`, `import answers` of other trackers, `import undo`, `imports list`. */
import { type Command, Option } from 'commander';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { collect, print, withSession } from './session.ts';

type Preview = OperationOutput<'imports.preview'>;
type Input = OperationInput<'imports.run'>;

/** What all kinds of files take. */
export function addFileOptions(command: Command): Command {
  return command
    .option('--map <field=column>', 'which column holds a field; may be repeated', collect)
    .option('--separator <mark>', 'comma, semicolon, tab or bar; found when left out')
    .option('--sheet <name>', 'of a workbook (.xlsx); the first that holds anything when left out')
    .option('--locale <locale>', 'such as de-DE: whose dates and amounts where their values do not tell')
    .addOption(new Option('--dates <order>', 'the order of its dates').choices(['ymd', 'dmy', 'mdy']))
    .addOption(new Option('--decimal <mark>', 'what stands before decimals').choices(['.', ',']))
    .option('--time-zone <zone>', 'of dates that say none; UTC when left out')
    .option('--currency <code>', 'of amounts that say none')
    .option('--source <source>', 'of responses: form_tool_a, form_tool_b, crm_a or crm_b')
    .option('--engine <name=engine>', 'how the file calls an engine; may be repeated', collect)
    .option('--all-or-nothing', 'write nothing when any row is bad')
    .option('--preview', 'tell the fate of every row and write nothing');
}

interface FileOptions {
  project: string;
  map?: string[];
  engine?: string[];
  preview?: boolean;
  json?: boolean;
  [option: string]: unknown;
}

export function importFile(kind: ImportKind, path: string, options: FileOptions, command: Command): Promise<void> {
  const input = {
    ...{ projectId: options.project, kind, path, map: toMap(options.map ?? []) },
    ...{
      separator: toSeparator(options.separator),
      sheet: options.sheet,
      locale: options.locale,
      dateOrder: options.dates,
      decimal: options.decimal,
    },
    ...{ timeZone: options.timeZone, currency: options.currency, source: options.source },
    engines: Object.fromEntries((options.engine ?? []).map(toPair)),
    language: options.language,
  } as Input;
  const wish = {
    allOrNothing: options.allOrNothing === true,
    tags: options.tag,
    ...(options.active === true && { state: 'active' }),
    ...(options.offTopic === true && { takes: ['new', 'off_topic'] }),
  } as Partial<Input>;
  return withSession(
    command,
    async ({ call }) => {
      if (options.preview) {
        const preview = await call('imports.preview', input);
        print(options.json, preview, () => [
          ...preview.rows.map(toRowLine),
          ...toDecisions(preview),
          `${toFates(preview)}. Nothing was written.`,
        ]);
        return;
      }
      const outcome = await call('imports.run', { ...input, ...wish });
      print(options.json, outcome, () => [
        ...outcome.rows.filter(({ fate }) => fate === 'bad').map(toRowLine),
        ...toDecisions(outcome),
        `Imported: ${toFates(outcome)}. To take it back: import undo ${outcome.importId} --project ${options.project}`,
      ]);
    },
    { threads: true },
  );
}

/** Below `import`. */
export function bindImportFiles(imports: Command): void {
  addFileOptions(imports.command('prompts').description('read prompts from a list or a Search Console export'))
    .argument('<file>', 'CSV of any encoding and separator, a plain list, a workbook (.xlsx), or a JSON object a line')
    .requiredOption('--project <id>')
    .option('--language <code>', 'of rows that say none')
    .option('--tag <name>', 'a tag of all of them; may be repeated', collect)
    .option('--active', 'ask them at once; paused when left out')
    .option('--off-topic', 'take rows as well that share no word with the project')
    .option('--json', 'print JSON')
    .action((file, options, command) => importFile('prompts', file, options, command));
  for (const [kind, help] of [
    ['tags', 'give prompts tags from a file'],
    ['attribution', 'read responses of a form tool or a customer database'],
  ] as const) {
    addFileOptions(
      imports.command(kind).description(help).argument('<file>', 'CSV, a workbook (.xlsx), or a JSON object a line'),
    )
      .requiredOption('--project <id>')
      .option('--json', 'print JSON')
      .action((file, options, command) => importFile(kind, file, options, command));
  }
  imports
    .command('undo')
    .description('take an import back whole, unless later work rests on it')
    .argument('<id>', 'of its receipt: imports list')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((importId, options, command) =>
      withSession(command, async ({ call }) => {
        const undone = await call('imports.undo', { projectId: options.project, importId });
        print(options.json, undone, () => ['Undone: everything is as it was before.']);
      }),
    );
}

export function bindImports(program: Command): void {
  program
    .command('imports')
    .description('what was imported')
    .command('list')
    .requiredOption('--project <id>')
    .option('--json', 'print JSON')
    .action((options, command) =>
      withSession(command, async ({ call }) => {
        const list = await call('imports.list', { projectId: options.project });
        print(options.json, list, () => [
          ...(list.imports.length === 0 ? ['Nothing was imported into this project.'] : []),
          ...list.imports.map(
            ({ id, kind, fileName, importedAt, undoneAt, counts }) =>
              `${id}  ${importedAt}  ${kind}  ${fileName}  ${counts.new ?? 0} new, ${counts.duplicate ?? 0} duplicates, ${counts.bad ?? 0} bad${undoneAt === null ? '' : `  (undone ${undoneAt})`}`,
          ),
        ]);
      }),
    );
}

const SEPARATORS: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

function toSeparator(named: unknown): unknown {
  return SEPARATORS[String(named)] ?? named;
}

function toPair(option: string): [string, string] {
  const at = option.indexOf('=');
  return at === -1 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)];
}

/** A field that is named again stands in several columns; with nothing after the mark it has none. */
function toMap(options: readonly string[]): Record<string, string[]> {
  const map: Record<string, string[]> = {};
  for (const [field, column] of options.map(toPair))
    map[field] = [...(map[field] ?? []), ...(column === '' ? [] : [column])];
  return map;
}

function toRowLine({ line, fate, problem, of, cells }: Preview['rows'][number]): string {
  const asked = of === null ? '' : ` (asked as: ${of})`;
  return `line ${line}: ${fate}  ${problem ?? Object.values(cells).filter(Boolean).join(' | ')}${asked}`;
}

/** What was decided for a whole column is said. */
function toDecisions({ dates, amounts, missing, unused, heads, foundBy, columns }: Preview): string[] {
  const guessed = Object.entries(foundBy).flatMap(([field, by]) =>
    by === 'contents' ? `${field} is column "${columns[field]?.join('", "')}", by what stands in it.` : [],
  );
  return [
    ...guessed,
    ...(unused.length === 0 ? [] : [`Not used: ${unused.join(', ')}.`]),
    ...(missing.length === 0
      ? []
      : [`No column is known for ${missing.join(', ')}: say --map FIELD=COLUMN (the file has: ${heads.join(', ')}).`]),
    ...(dates.by === 'nothing'
      ? []
      : [`Dates are read as ${dates.value ?? 'nobody knows what: say --dates or --locale'} (by ${dates.by}).`]),
    ...(amounts.by === 'nothing'
      ? []
      : [
          `Decimals follow a ${amounts.value ?? 'mark that nobody knows: say --decimal or --locale'} (by ${amounts.by}).`,
        ]),
  ];
}

function toFates({ counts }: Preview): string {
  return `${counts.new} new, ${counts.change} changed, ${counts.duplicate} duplicates, ${counts.off_topic} off topic, ${counts.bad} bad`;
}
