/** The rows that are shown as a report file, in any format. */
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { REPORT_FILE_FORMATS, REPORT_LANGUAGES, type ReportFileFormat } from '#shared/vocabulary/reports.ts';

import { useClient } from '../../api/client-context.ts';
import { LANGUAGE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { type PortfolioAddress, toPortfolioInput } from './portfolio-address.ts';

const words = TEXTS.portfolio.report;

export function ReportButton({ chosen, today }: { chosen: PortfolioAddress; today: number }) {
  const client = useClient();
  const save = useMutation({
    mutationFn: (format: ReportFileFormat) => {
      const { limit: _, ...input } = toPortfolioInput(chosen, today);
      const { kind, label } = chosen;
      const reportLanguage = REPORT_LANGUAGES.find((language) => language === LANGUAGE) ?? 'en';
      return client.call('portfolio.export', {
        ...{ ...input, kind, format, reportLanguage },
        ...(label !== null && { labels: [label] }),
      });
    },
    onSuccess: ({ fileName, mediaType, base64 }) =>
      saveFile(fileName, new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))], { type: mediaType })),
    onError: notifyError,
  });
  return (
    <ChoiceMenu
      label={words.label}
      choices={REPORT_FILE_FORMATS.map((format) => ({ value: format, label: words.formats[format] }))}
      selected={[]}
      onPick={(picked) => {
        const format = REPORT_FILE_FORMATS.find((each) => each === picked);
        if (format) save.mutate(format);
      }}
      target={(toggle) => (
        <Button onClick={toggle} loading={save.isPending} rightSection={<IconChevronDown size={14} aria-hidden />}>
          {words.label}
        </Button>
      )}
    />
  );
}
