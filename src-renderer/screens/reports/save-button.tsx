/** Saves a report as a file: in the format of the last time with one click, in any other one from the list beside it. */
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { REPORT_FILE_FORMATS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import type { ReportDraft } from './report-draft.ts';
import classes from './reports-screen.module.css';
import { saveBytes } from './save-bytes.ts';

const { formats, download, downloadAs, otherFormats, makingFile } = TEXTS.reports;

export function SaveButton({ projectId, definition }: { projectId: string; definition: ReportDraft | null }) {
  const client = useClient();
  const [last, setLast] = useLocalStorage<ReportFileFormat>({
    key: 'sightline.reportFormat',
    defaultValue: 'html',
    getInitialValueInEffect: false,
  });
  const save = useMutation({
    mutationFn: async (format: ReportFileFormat) => {
      if (!definition) return;
      setLast(format);
      const file = await client.call('reports.export', { projectId, draft: definition, format });
      saveBytes(file);
      for (const line of file.missing) notifyDone(line);
    },
    onError: notifyError,
  });
  const format = REPORT_FILE_FORMATS.find((known) => known === last) ?? 'html';
  return (
    <>
      {save.isPending && (
        <span role="status" className={classes.building}>
          {makingFile(formats[save.variables])}
        </span>
      )}
      <div className={classes.split}>
        <Button
          variant="filled"
          disabled={!definition}
          loading={save.isPending}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => save.mutate(format)}
        >
          {download(formats[format])}
        </Button>
        <Menu position="bottom-end" transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <ActionIcon
              variant="filled"
              className={classes.splitMore}
              disabled={!definition || save.isPending}
              aria-label={otherFormats}
            >
              <IconChevronDown size={14} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {REPORT_FILE_FORMATS.map((each) => (
              <Menu.Item key={each} onClick={() => save.mutate(each)}>
                {downloadAs[each]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  );
}
