/** What is to be built: a saved report, a template, or the usual report. */
import { Select } from '@mantine/core';
import type { OperationOutput } from '#shared/contract/index.ts';

import { TEXTS } from '../../texts/texts.ts';
import type { SavedReport } from './report-draft.ts';

export type Template = OperationOutput<'reportTemplates.list'>['templates'][number];

interface ContentChoiceProps {
  value: string;
  reports: readonly SavedReport[];
  templates: readonly Template[];
  onPick: (value: string) => void;
}

const words = TEXTS.reports.schedules;

export function ContentChoice({ value, reports, templates, onPick }: ContentChoiceProps) {
  const groups = [
    { group: words.usualGroup, items: [{ value: 'usual', label: words.usual }] },
    ...(templates.length === 0
      ? []
      : [
          {
            group: TEXTS.reports.templates.title,
            items: templates.map(({ id, name }) => ({ value: `template ${id}`, label: name })),
          },
        ]),
    ...(reports.length === 0
      ? []
      : [
          {
            group: words.reportsHere,
            items: reports.map(({ id, name }) => ({ value: `report ${id}`, label: name })),
          },
        ]),
  ];
  return (
    <Select
      label={words.content}
      data={groups}
      value={value}
      onChange={(picked) => onPick(picked ?? 'usual')}
      allowDeselect={false}
    />
  );
}
