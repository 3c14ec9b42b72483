/** What is above a table: search, how many rows, which columns, saving, and the screen's own buttons. */
import { ActionIcon, TextInput } from '@mantine/core';
import { IconColumns3, IconDownload, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { ScopeNote } from '#shared/scope-note/describe-scope.ts';
import { formatCount } from '../texts/format.ts';
import { LOCALE } from '../texts/language.ts';
import { TEXTS } from '../texts/texts.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import { notifyError } from '../ui/notify.tsx';
import { saveFile } from '../ui/save-file.ts';
import type { Column } from './column.ts';
import classes from './data-table.module.css';

const SAVED_AS = [
  { value: 'csv', label: TEXTS.table.save.csv },
  { value: 'excel', label: TEXTS.table.save.excel },
];

interface TableToolsProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  visibility: Readonly<Record<string, boolean>>;
  onToggle: (columnId: string) => void;
  rows: readonly Row[];
  loadSaved: ((rows: readonly Row[]) => Promise<readonly Row[]>) | undefined;
  scope: ScopeNote | undefined;
  /** Null: there is nothing to search. */
  search: string | null;
  onSearch: (search: string) => void;
  count: number;
  total: number;
  children: ReactNode;
}

export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { search, count, total } = props;
  const words = TEXTS.table;
  const isEmpty = total === 0 && !search;
  // An empty table says so below: nothing is there to be searched or counted.
  if (isEmpty && !props.children) return null;
  return (
    <div className={classes.tools}>
      {!isEmpty && search !== null && (
        <TextInput
          size="xs"
          className={classes.search}
          leftSection={<IconSearch size={14} aria-hidden />}
          aria-label={TEXTS.ui.search}
          placeholder={TEXTS.ui.search}
          value={search}
          onChange={(event) => props.onSearch(event.currentTarget.value)}
        />
      )}
      <span className={classes.count} aria-live="polite">
        {!isEmpty &&
          (count === total
            ? words.rows(formatCount(total), total)
            : words.rowsOf(formatCount(count), formatCount(total)))}
      </span>
      <span className={classes.own}>{props.children}</span>
      {total > 0 && <TableMenus {...props} />}
    </div>
  );
}

function TableMenus<Row>(props: TableToolsProps<Row>) {
  const { name, columns, visibility, onToggle, rows, loadSaved, scope } = props;
  const words = TEXTS.table;
  // The first column names the row and always stays.
  const choices = columns.slice(1).map(({ id, header }) => ({ value: id, label: header }));
  const save = async (format: string) => {
    const saved = loadSaved ? await loadSaved(rows) : rows;
    const { tableToCsv } = await import('./table-to-csv.ts');
    const excelLocale = format === 'excel' ? LOCALE : undefined;
    saveFile(`${name}.csv`, tableToCsv(columns, saved, scope, excelLocale), 'text/csv;charset=utf-8');
  };
  return (
    <>
      <ChoiceMenu
        label={words.columns}
        choices={choices}
        selected={columns.filter(({ id }) => visibility[id]).map(({ id }) => id)}
        isMultiple
        onPick={onToggle}
        target={(toggle) => (
          <ActionIcon variant="subtle" size={28} aria-label={words.columns} title={words.columns} onClick={toggle}>
            <IconColumns3 size={16} stroke={1.75} />
          </ActionIcon>
        )}
      />
      <ChoiceMenu
        label={words.save.label}
        choices={SAVED_AS}
        selected={[]}
        onPick={(format) => void save(format).catch(notifyError)}
        target={(toggle) => (
          <ActionIcon
            variant="subtle"
            size={28}
            aria-label={words.save.label}
            title={words.save.label}
            onClick={toggle}
          >
            <IconDownload size={16} stroke={1.75} />
          </ActionIcon>
        )}
      />
    </>
  );
}
