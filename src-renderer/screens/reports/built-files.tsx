/** What schedules built: open, save, delete. */
import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';

import { useClient } from '../../api/client-context.ts';
import { formatBytes, formatDayRange, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyError } from '../../ui/notify.tsx';
import classes from './reports-screen.module.css';

export type ReportFile = OperationOutput<'reports.list'>['files'][number];

interface BuiltFilesProps {
  projectId: string;
  files: readonly ReportFile[];
  openId: string | null;
  onOpen: (id: string) => void;
}

const { files: words } = TEXTS.reports;

export function BuiltFiles({ projectId, files, openId, onOpen }: BuiltFilesProps) {
  return (
    <Card title={words.title}>
      {files.length === 0 ? (
        <p className={classes.none}>{words.none}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.files}>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.period}</th>
                <th scope="col">{words.builtAt}</th>
                <th scope="col">{words.size}</th>
                <th scope="col">
                  <span className={classes.hidden}>{words.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <FileRow key={file.id} projectId={projectId} file={file} isOpen={file.id === openId} onOpen={onOpen} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

interface FileRowProps extends Pick<BuiltFilesProps, 'projectId' | 'onOpen'> {
  file: ReportFile;
  isOpen: boolean;
}

function FileRow({ projectId, file, isOpen, onOpen }: FileRowProps) {
  const client = useClient();
  const moment = formatMoment(file.builtAt);
  const remove = useMutation({
    mutationFn: () => client.call('reports.removeFile', { projectId, fileId: file.id }),
    onError: notifyError,
  });
  return (
    <tr data-open={isOpen}>
      <th scope="row" dir="auto" title={file.path}>
        {file.name}
      </th>
      <td>{formatDayRange(fromDate(file.periodStart), fromDate(file.periodEnd))}</td>
      <td>{moment}</td>
      <td>{file.isMissing ? words.missing : formatBytes(file.bytes)}</td>
      <td className={classes.rowActions}>
        <Button
          disabled={file.isMissing}
          aria-label={words.openName(file.name, moment)}
          onClick={() => onOpen(file.id)}
        >
          {words.open}
        </Button>
        <ActionIcon
          variant="subtle"
          aria-label={words.remove(file.name, moment)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
}
