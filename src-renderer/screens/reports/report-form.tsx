/** Everything that can be chosen about a report, in groups. */

import { Select, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import {
  REPORT_LANGUAGES,
  REPORT_PERIODS,
  type ReportLanguage,
  type ReportPeriod,
  SECTIONS_OF_KIND,
} from '#shared/vocabulary/reports.ts';

import { TEXTS } from '../../texts/texts.ts';
import { BrandFields } from './brand-fields.tsx';
import { ComparisonFields } from './comparison-fields.tsx';
import { DateFields } from './date-fields.tsx';
import { FilterFields } from './filter-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import type { MadeSummary } from './plan-summary.ts';
import type { ReportDraft, ReportFault } from './report-draft.ts';
import styles from './report-form.module.css';
import classes from './reports-screen.module.css';

const SectionList = lazy(() => import('./section-list.tsx'));
const SummaryField = lazy(() => import('./summary-field.tsx'));

const words = TEXTS.reports;
const { groups, fields, faults: faultWords } = words;
const LANGUAGES = REPORT_LANGUAGES.map((value) => ({ value, label: fields.languages[value] }));
const PERIODS = REPORT_PERIODS.map((value) => ({ value, label: fields.periods[value] }));

export interface ReportFormProps {
  projectId: string;
  draft: ReportDraft;
  onChange: (changes: Partial<ReportDraft>) => void;
  /** What is wrong with a field, in words; nothing where all is well. */
  toError: (fault: ReportFault) => string | undefined;
}

interface FormProps extends Omit<ReportFormProps, 'toError'> {
  faults: readonly ReportFault[];
  /** As the figures make it; null before the first build. */
  summary: MadeSummary | null;
}

export function ReportForm({ faults, summary, ...props }: FormProps) {
  const toError = (key: ReportFault) => (faults.includes(key) ? faultWords[key] : undefined);
  const parts = { ...props, toError };
  const { draft } = props;
  return (
    <div className={classes.form}>
      <Group title={groups.content}>
        <ContentFields {...parts} />
      </Group>
      {draft.sections.length > 0 || faults.includes('sections') ? <Sections {...parts} /> : null}
      {summary && draft.sections.includes('summary') && (draft.summary ?? summary.sentences[0]) && (
        <Group title={words.summary.label}>
          <Suspense fallback={null}>
            <SummaryField draft={draft} made={summary} onChange={props.onChange} />
          </Suspense>
        </Group>
      )}
      <Group title={groups.answers}>
        <FilterFields draft={draft} onChange={props.onChange} />
      </Group>
      <Group title={groups.brand}>
        <BrandFields {...parts} />
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

/** Folded: there are many, and most reports keep the usual ones. */
function Sections(props: ReportFormProps) {
  const { draft, toError } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || toError('sections') !== undefined;
  return (
    <details className={classes.group} open={isShown} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.groupHead}>
        {groups.sections}
        <span className={styles.groupFact}>
          {words.sectionsChosen(draft.sections.length, SECTIONS_OF_KIND[draft.kind].length)}
        </span>
      </summary>
      {isShown && (
        <Suspense fallback={null}>
          <SectionList {...props} />
        </Suspense>
      )}
    </details>
  );
}

function ContentFields(props: ReportFormProps) {
  const { draft, onChange, toError } = props;
  return (
    <>
      <KindFields {...props} />
      <TextInput
        label={fields.name}
        value={draft.name}
        error={toError('name')}
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
      {draft.period === 'dates' && (
        <DateFields
          first={draft.startDate}
          last={draft.endDate}
          error={toError('dates')}
          onChange={(startDate, endDate) => onChange({ startDate, endDate })}
        />
      )}
      <ComparisonFields {...props} />
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
    </>
  );
}
