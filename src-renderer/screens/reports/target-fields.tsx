/** For whom files are made, in which formats, and where to. */
import { Button, Checkbox, MultiSelect } from '@mantine/core';
import { REPORT_FILE_FORMATS, type ReportFileFormat } from '#shared/vocabulary/reports.ts';

import { useFileDialog } from '../../api/use-file-dialog.ts';
import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FolderField } from '../../ui/folder-field.tsx';
import dialogs from './dialogs.module.css';

export interface Target {
  projectIds: string[];
  formats: ReportFileFormat[];
  folder: string;
}

interface TargetFieldsProps {
  target: Target;
  /** False: it is for the project of its report. */
  hasProjects: boolean;
  /** Where files go without a folder. */
  usualFolder: string;
  errors?: { projects?: string | undefined; formats?: string | undefined };
  onChange: (changes: Partial<Target>) => void;
}

const words = TEXTS.reports.schedules;

export function TargetFields({ target, hasProjects, usualFolder, errors = {}, onChange }: TargetFieldsProps) {
  const projects = useOperation('projects.list', {}).data ?? [];
  const dialog = useFileDialog('folder');
  const { projectIds, formats, folder } = target;
  return (
    <>
      {hasProjects && (
        <div>
          <MultiSelect
            label={words.clients}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={projectIds}
            error={errors.projects}
            onChange={(chosen) => onChange({ projectIds: chosen })}
            searchable
          />
          {projectIds.length < projects.length && (
            <Button variant="subtle" onClick={() => onChange({ projectIds: projects.map(({ id }) => id) })}>
              {words.allClients(projects.length)}
            </Button>
          )}
        </div>
      )}
      <Checkbox.Group
        label={words.formats}
        value={formats}
        error={errors.formats}
        onChange={(chosen) => onChange({ formats: REPORT_FILE_FORMATS.filter((each) => chosen.includes(each)) })}
      >
        <div className={dialogs.formats}>
          {REPORT_FILE_FORMATS.map((format) => (
            <Checkbox key={format} size="xs" value={format} label={TEXTS.reports.formats[format]} />
          ))}
        </div>
      </Checkbox.Group>
      <FolderField
        label={words.folder}
        description={words.folderHelp}
        placeholder={usualFolder}
        value={folder}
        dialog={dialog}
        onChange={(path) => onChange({ folder: path.trim() })}
      />
    </>
  );
}
