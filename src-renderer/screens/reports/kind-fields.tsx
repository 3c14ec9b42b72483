/** What a report is for, and what a kind of it is about. */
import { Select } from '@mantine/core';
import { type ReportKind, SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { changeKind, type ReportDraft } from './report-draft.ts';
import type { ReportFormProps } from './report-form.tsx';

const { fields, kinds } = TEXTS.reports;
const KINDS = (['client', 'pitch', 'battle_card', 'before_after'] as const).filter(
  (kind) => SECTIONS_OF_KIND[kind].length > 0,
);

export function KindFields(props: ReportFormProps) {
  const { draft, onChange } = props;
  if (KINDS.length === 1) return null;
  const isOf = (kind: ReportKind) => kind === draft.kind;
  return (
    <>
      <Select
        label={fields.kind}
        data={KINDS.map((value) => ({ value, label: kinds[value] }))}
        value={draft.kind}
        onChange={(kind) => onChange(changeKind(draft, (kind ?? 'client') as ReportDraft['kind']))}
        allowDeselect={false}
      />
      {isOf('battle_card') && <CompetitorField {...props} />}
      {isOf('before_after') && <InterventionField {...props} />}
    </>
  );
}

function CompetitorField({ projectId, draft, onChange, toError }: ReportFormProps) {
  const brands = useOperation('competitors.tracked', { projectId }).data?.brands ?? [];
  return (
    <Select
      label={fields.competitor}
      data={brands.flatMap(({ id, name, isUserBrand }) => (isUserBrand ? [] : [{ value: id, label: name }]))}
      value={draft.competitorId}
      error={toError('competitor')}
      onChange={(competitorId) => onChange({ competitorId })}
      allowDeselect={false}
      searchable
    />
  );
}

function InterventionField({ projectId, draft, onChange, toError }: ReportFormProps) {
  const { data } = useOperation('interventions.list', { projectId });
  const choices = data?.interventions ?? [];
  return (
    <Select
      label={fields.intervention}
      data={choices.map(({ id, name, date }) => ({ value: id, label: `${date} ${name}` }))}
      value={draft.interventionId}
      error={toError('intervention')}
      onChange={(interventionId) => onChange({ interventionId })}
      allowDeselect={false}
      searchable
    />
  );
}
