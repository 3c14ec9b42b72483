/** The figures of one section as a file. */
import { Button, Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { DATA_SECTIONS, type DataSection, REPORT_FORMATS, type ReportFormat } from '#shared/vocabulary/reports.ts';

import { useClient } from '../../api/client-context.ts';
import { LOCALE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { ReportDraft } from './report-draft.ts';

const { data, dataOf, sections } = TEXTS.reports;

export function DataMenu({ projectId, definition }: { projectId: string; definition: ReportDraft | null }) {
  const client = useClient();
  const save = useMutation({
    mutationFn: async ({ section, format }: { section: DataSection; format: ReportFormat }) => {
      if (!definition) return;
      const file = await client.call('reports.data', { projectId, ...definition, section, format, locale: LOCALE });
      saveFile(file.fileName, file.text, `${file.mediaType};charset=utf-8`);
    },
    onError: notifyError,
  });
  return (
    <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button disabled={!definition} loading={save.isPending} leftSection={<IconTable size={14} aria-hidden />}>
          {data}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {DATA_SECTIONS.flatMap((section) =>
          REPORT_FORMATS.map((format) => (
            <Menu.Item key={`${section} ${format}`} onClick={() => save.mutate({ section, format })}>
              {dataOf(sections[section], format.toUpperCase())}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
