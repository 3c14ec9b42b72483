/** What was built, and what could not be: open, save, delete; what failed says why and is tried again. */
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';
import { STANDARD_REPORT } from '#shared/vocabulary/reports.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatBytes, formatDayRange, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyError } from '../../ui/notify.tsx';
import classes from './reports-screen.module.css';
import { saveBytes } from './save-bytes.ts';

export type ReportFile = OperationOutput<'reports.list'>['files'][number];
type Build = OperationOutput<'reportSchedules.log'>['builds'][number];

interface BuiltFilesProps {
  projectId: string;
  files: readonly ReportFile[];
  openId: string | null;
  onOpen: (id: string) => void;
}

const { files: words, formats } = TEXTS.reports;

/** How a file of a project is asked for. */
export function toFileAddress(projectId: string, { id: fileId, reportId }: Pick<ReportFile, 'id' | 'reportId'>) {
  return { projectId, reportId: reportId ?? STANDARD_REPORT, fileId };
}

export function BuiltFiles({ projectId, files, openId, onOpen }: BuiltFilesProps) {
  const builds = useOperation('reportSchedules.log', { projectId }).data?.builds ?? [];
  const failing = builds.filter(({ builtAt }) => builtAt === null);
  const failuresOf = new Map(builds.map((build) => [build.id, build]));
  return (
    <Card title={words.title} note={words.note}>
      {files.length + failing.length === 0 ? (
        <p className={classes.none}>{words.none}</p>
      ) : (
        <div className={classes.scroll}>
          <table className={classes.files}>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.format}</th>
                <th scope="col">{words.period}</th>
                <th scope="col">{words.builtAt}</th>
                <th scope="col">{words.folder}</th>
                <th scope="col">{words.size}</th>
                <th scope="col">
                  <span className={classes.hidden}>{words.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {failing.map((build) => (
                <FailedRow key={build.id} build={build} />
              ))}
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  projectId={projectId}
                  file={file}
                  log={failuresOf.get(file.id)}
                  isOpen={file.id === openId}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function FailedRow({
  build: { name, format, periodStart, periodEnd, failures, failedAt, said, fault, folder },
}: {
  build: Build;
}) {
  const told = fault === null ? '' : words.faults[fault];
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>{formats[format]}</td>
      <td>{formatDayRange(fromDate(periodStart), fromDate(periodEnd))}</td>
      <td className={classes.fault} colSpan={4}>
        {words.failed(failures, failedAt === null ? '' : formatMoment(failedAt))} {told}{' '}
        <span className={classes.said} title={said ?? ''}>
          {fault === 'folder_missing' ? folder : said}
        </span>
      </td>
    </tr>
  );
}

interface FileRowProps extends Pick<BuiltFilesProps, 'projectId' | 'onOpen'> {
  file: ReportFile;
  log: Build | undefined;
  isOpen: boolean;
}

function FileRow({ projectId, file, log, isOpen, onOpen }: FileRowProps) {
  const client = useClient();
  const moment = formatMoment(file.builtAt);
  const format = formats[file.format];
  const address = toFileAddress(projectId, file);
  const remove = useMutation({
    mutationFn: () => client.call('reports.removeFile', address),
    onError: notifyError,
  });
  const save = useMutation({
    mutationFn: async () => saveBytes(await client.call('reports.file', address)),
    onError: notifyError,
  });
  const folder = file.path.slice(0, -file.fileName.length - 1);
  return (
    <tr data-open={isOpen}>
      <th scope="row" dir="auto" title={file.path}>
        {file.name}
      </th>
      <td>{format}</td>
      <td>{formatDayRange(fromDate(file.periodStart), fromDate(file.periodEnd))}</td>
      <td title={log && log.failures > 0 ? words.afterFailures(log.failures, log.said ?? '') : undefined}>{moment}</td>
      <td className={classes.path} title={folder}>
        {folder}
      </td>
      <td>{file.isMissing ? words.missing : formatBytes(file.bytes)}</td>
      <td className={classes.rowActions}>
        {file.format === 'html' && (
          <Button
            disabled={file.isMissing}
            aria-label={words.openName(file.name, moment)}
            onClick={() => onOpen(file.id)}
          >
            {words.open}
          </Button>
        )}
        <ActionIcon
          variant="subtle"
          disabled={file.isMissing}
          aria-label={words.saveName(file.name, format, moment)}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          <IconDownload size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          aria-label={words.remove(file.name, format, moment)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </td>
    </tr>
  );
}
