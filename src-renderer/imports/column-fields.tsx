/** Which column holds which field: as it was guessed, until it is chosen, with what stands in it. */
import { MultiSelect, Select } from '@mantine/core';

import type { OperationOutput } from '#shared/contract/index.ts';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from '#shared/vocabulary/imports.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './imports.module.css';

const words = TEXTS.imports;
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
            data: [...plan.heads],
            clearable: true,
            searchable: plan.heads.length > 12,
            clearButtonProps: { 'aria-label': words.noColumnOf(words.fields[field]) },
          };
          return field === 'sources' ? (
            <MultiSelect key={field} {...about} value={columns} onChange={(chosen) => choose(field, chosen)} />
          ) : (
            <Select
              key={field}
              {...about}
              placeholder={words.noColumn}
              value={columns[0] ?? null}
              onChange={(chosen) => choose(field, chosen === null ? [] : [chosen])}
            />
          );
        })}
      </div>
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
