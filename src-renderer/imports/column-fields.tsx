/** Which column holds which field: as it was guessed, until it is chosen, with what stands in it. */
import { MultiSelect, Select } from '@mantine/core';

import type { OperationOutput } from '#shared/contract/index.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from '#shared/vocabulary/imports.ts';
import { formatList } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './imports.module.css';

const words = TEXTS.imports;
/** No head is this. */
const NO_COLUMN = '\u0000';
type Map = Readonly<Record<string, string[]>>;

interface ColumnFieldsProps {
  kind: ImportKind;
  plan: OperationOutput<'imports.preview'>;
  map: Map;
  onChange: (map: Map) => void;
}

export function ColumnFields({ kind, plan, map, onChange }: ColumnFieldsProps) {
  const choose = (field: ImportField, columns: string[]) => onChange({ ...map, [field]: columns });
  return (
    <fieldset className={classes.group}>
      <legend>{words.columns}</legend>
      <p className={classes.quiet}>{words.columnsHint}</p>
      <div className={classes.fields}>
        {IMPORT_FIELDS[kind].map((field) => {
          const columns = plan.columns[field] ?? [];
          const isMissing = plan.missing.includes(field);
          const about = {
            label: words.fields[field],
            description: toHint(plan, field),
            error: isMissing ? words.missing : undefined,
            searchable: plan.heads.length > 12,
          };
          return field === 'sources' ? (
            <MultiSelect
              key={field}
              {...about}
              data={[...plan.heads]}
              value={columns}
              onChange={(chosen) => choose(field, chosen)}
            />
          ) : (
            <Select
              key={field}
              {...about}
              data={[
                { value: NO_COLUMN, label: words.noColumn },
                ...plan.heads.map((value) => ({ value, label: value })),
              ]}
              allowDeselect={false}
              value={columns[0] ?? NO_COLUMN}
              onChange={(chosen) => choose(field, chosen === null || chosen === NO_COLUMN ? [] : [chosen])}
            />
          );
        })}
      </div>
      {plan.unused.length > 0 && <p className={classes.quiet}>{words.unused(formatList(plan.unused.slice(0, 20)))}</p>}
    </fieldset>
  );
}

function toHint(
  { columns, heads, examples, foundBy }: ColumnFieldsProps['plan'],
  field: ImportField,
): string | undefined {
  const [column] = columns[field] ?? [];
  if (column === undefined) return undefined;
  const example = examples[heads.indexOf(column)]?.[0];
  const said = example === undefined ? words.emptyColumn : words.example(example.slice(0, 60));
  return foundBy[field] === 'contents' ? `${said} ${words.byContents}` : said;
}
