/** Everything that can be chosen about a report, in four groups. */
import { Checkbox, ColorInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  REPORT_LANGUAGES,
  REPORT_PERIODS,
  REPORT_SECTIONS,
  type ReportLanguage,
  type ReportPeriod,
} from '#shared/vocabulary/reports.ts';

import { TEXTS } from '../../texts/texts.ts';
import { FilterFields } from './filter-fields.tsx';
import { LogoField } from './logo-field.tsx';
import type { ReportDraft, ReportFault } from './report-draft.ts';
import classes from './reports-screen.module.css';
import { ScheduleFields } from './schedule-fields.tsx';

const { groups, fields, sections, faults: faultWords } = TEXTS.reports;
const LANGUAGES = REPORT_LANGUAGES.map((value) => ({ value, label: fields.languages[value] }));
const PERIODS = REPORT_PERIODS.map((value) => ({ value, label: fields.periods[value] }));

export interface ReportFormProps {
  draft: ReportDraft;
  faults: readonly ReportFault[];
  onChange: (changes: Partial<ReportDraft>) => void;
  /** Below the schedule: where files go, and when the next one is due. */
  scheduleNote: string;
}

export function ReportForm({ draft, faults, onChange, scheduleNote }: ReportFormProps) {
  const fault = (key: ReportFault) => (faults.includes(key) ? faultWords[key] : undefined);
  return (
    <div className={classes.form}>
      <Group title={groups.content}>
        <TextInput
          label={fields.name}
          value={draft.name}
          error={fault('name')}
          maxLength={200}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          dir="auto"
        />
        <div className={classes.two}>
          <Select
            label={fields.period}
            data={PERIODS}
            value={draft.period}
            onChange={(period) => onChange({ period: (period ?? 'days_30') as ReportPeriod })}
            allowDeselect={false}
          />
          <Select
            label={fields.language}
            data={LANGUAGES}
            value={draft.language}
            onChange={(language) => onChange({ language: (language ?? 'en') as ReportLanguage })}
            allowDeselect={false}
          />
        </div>
        {draft.period === 'dates' && <Dates draft={draft} error={fault('dates')} onChange={onChange} />}
        <Checkbox.Group
          label={fields.sections}
          value={draft.sections}
          error={fault('sections')}
          onChange={(chosen) => onChange({ sections: REPORT_SECTIONS.filter((each) => chosen.includes(each)) })}
        >
          <div className={classes.sections}>
            {REPORT_SECTIONS.map((section) => (
              <Checkbox key={section} size="xs" value={section} label={sections[section]} />
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          label={fields.introduction}
          placeholder={fields.introductionHint}
          value={draft.introduction}
          maxLength={4000}
          onChange={(event) => onChange({ introduction: event.currentTarget.value })}
          minRows={3}
          maxRows={10}
          autosize
          dir="auto"
        />
      </Group>
      <Group title={groups.answers}>
        <FilterFields draft={draft} onChange={onChange} />
      </Group>
      <Group title={groups.brand}>
        <BrandFields draft={draft} onChange={onChange} />
      </Group>
      <Group title={groups.schedule}>
        <ScheduleFields draft={draft} error={fault('time')} onChange={onChange} note={scheduleNote} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

type PartProps = Pick<ReportFormProps, 'draft' | 'onChange'>;

function Dates({ draft, error, onChange }: PartProps & { error: string | undefined }) {
  const toDate = (text: string) => (text === '' ? undefined : text);
  return (
    <div className={classes.two}>
      <TextInput
        type="date"
        label={fields.from}
        value={draft.startDate ?? ''}
        error={error}
        onChange={(event) => onChange({ startDate: toDate(event.currentTarget.value) })}
      />
      <TextInput
        type="date"
        label={fields.to}
        value={draft.endDate ?? ''}
        onChange={(event) => onChange({ endDate: toDate(event.currentTarget.value) })}
      />
    </div>
  );
}

function BrandFields({ draft, onChange }: PartProps) {
  return (
    <>
      <div className={classes.two}>
        <TextInput
          label={fields.preparedBy}
          placeholder={fields.preparedByHint}
          value={draft.preparedBy}
          maxLength={200}
          onChange={(event) => onChange({ preparedBy: event.currentTarget.value })}
        />
        <TextInput
          label={fields.preparedFor}
          placeholder={fields.preparedForHint}
          value={draft.preparedFor}
          maxLength={200}
          onChange={(event) => onChange({ preparedFor: event.currentTarget.value })}
        />
      </div>
      <div className={classes.two}>
        <ColorInput
          label={fields.colour}
          value={draft.colour}
          format="hex"
          withEyeDropper={false}
          onChange={(colour) => onChange({ colour })}
        />
        <LogoField logo={draft.logo} onChange={(logo) => onChange({ logo })} />
      </div>
      <Checkbox
        size="xs"
        label={fields.namesProduct}
        checked={draft.namesProduct}
        onChange={(event) => onChange({ namesProduct: event.currentTarget.checked })}
      />
    </>
  );
}
