/** Whose report it is, and how it looks. */
import { Checkbox, ColorInput, Select, TextInput } from '@mantine/core';
import { REPORT_FONTS, type ReportFontName } from '#shared/vocabulary/reports.ts';

import { TEXTS } from '../../texts/texts.ts';
import { LogoField } from './logo-field.tsx';
import type { ReportFormProps } from './report-form.tsx';
import classes from './reports-screen.module.css';

const { fields } = TEXTS.reports;
const FONTS = REPORT_FONTS.map((value) => ({ value, label: fields.fonts[value] }));

export function BrandFields({ draft, onChange }: Pick<ReportFormProps, 'draft' | 'onChange'>) {
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
        <Select
          label={fields.font}
          data={FONTS}
          value={draft.font}
          onChange={(font) => onChange({ font: (font ?? 'sans') as ReportFontName })}
          allowDeselect={false}
        />
      </div>
      <LogoField logo={draft.logo} onChange={(logo) => onChange({ logo })} />
      <Checkbox
        size="xs"
        label={fields.hasCover}
        checked={draft.hasCover}
        onChange={(event) => onChange({ hasCover: event.currentTarget.checked })}
      />
      <Checkbox
        size="xs"
        label={fields.namesProduct}
        checked={draft.namesProduct}
        onChange={(event) => onChange({ namesProduct: event.currentTarget.checked })}
      />
    </>
  );
}
