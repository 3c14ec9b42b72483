/** What the figures of a report are compared with. */
import { Select } from '@mantine/core';
import { REPORT_COMPARISONS, type ReportComparison } from '#shared/vocabulary/reports.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { DateFields } from './date-fields.tsx';
import type { ReportFormProps } from './report-form.tsx';

const { fields } = TEXTS.reports;

export function ComparisonFields({ projectId, draft, onChange, toError }: ReportFormProps) {
  const baselines = useOperation('baselines.list', { projectId }).data?.baselines ?? [];
  const choices = REPORT_COMPARISONS.filter(
    (value) => value !== 'baseline' || baselines.length > 0 || draft.comparison === value,
  );
  return (
    <>
      <Select
        label={fields.comparison}
        data={choices.map((value) => ({ value, label: fields.comparisons[value] }))}
        value={draft.comparison}
        onChange={(value) => onChange({ comparison: (value ?? 'period_before') as ReportComparison })}
        allowDeselect={false}
      />
      {draft.comparison === 'baseline' && (
        <Select
          label={fields.baseline}
          data={baselines.map(({ id, name, createdAt }) => ({ value: id, label: name ?? formatMoment(createdAt) }))}
          value={draft.baselineId}
          error={toError('baseline')}
          onChange={(baselineId) => onChange({ baselineId })}
          allowDeselect={false}
        />
      )}
      {draft.comparison === 'dates' && (
        <DateFields
          first={draft.compareStart}
          last={draft.compareEnd}
          error={toError('compareDates')}
          onChange={(compareStart, compareEnd) => onChange({ compareStart, compareEnd })}
        />
      )}
    </>
  );
}
