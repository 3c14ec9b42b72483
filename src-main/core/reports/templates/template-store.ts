/** Templates of reports: stored, named, found by name, deleted. */
import { AppError, notFound } from '#shared/app-error.ts';
import { defineRead, defineWrite } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { newId } from '../../ids.ts';
import { type ReportDefinition, readDefinition } from '../report-definition.ts';

export interface StoredTemplate {
  id: number;
  publicId: string;
  name: string;
  definition: ReportDefinition;
  createdAt: number;
  updatedAt: number;
}

type TemplateRow = Omit<StoredTemplate, 'definition'> & { definition: string };

const TEMPLATE =
  'SELECT id, public_id AS publicId, name, definition, created_at AS createdAt, updated_at AS updatedAt FROM report_template';

function toStored(row: TemplateRow): StoredTemplate {
  return { ...row, definition: readDefinition(row.definition) };
}

/** By name. */
export const loadTemplates = defineRead('reportTemplates.load', (db, _input: null): StoredTemplate[] =>
  (db.prepare(`${TEMPLATE} ORDER BY name COLLATE NOCASE`).all() as TemplateRow[]).map(toStored),
);

/** By its id or its name, however that is written in capitals; null where there is none. */
export function readTemplate(db: Connection, nameOrId: string): StoredTemplate | null {
  const row = db
    .prepare(`${TEMPLATE} WHERE public_id = ? OR name = ? COLLATE NOCASE ORDER BY public_id = ? DESC`)
    .get(nameOrId, nameOrId, nameOrId);
  return row ? toStored(row as TemplateRow) : null;
}

/** Throws CONFLICT where another one has the name. */
export const createTemplate = defineWrite(
  'reportTemplates.create',
  (db, { name, definition }: { name: string; definition: ReportDefinition }, { nowMs }): StoredTemplate => {
    requireFreeName(db, name, null);
    const publicId = newId();
    db.prepare(
      'INSERT INTO report_template (public_id, name, definition, created_at, updated_at) VALUES (?, ?, ?, ?, ?)',
    ).run(publicId, name, JSON.stringify(definition), nowMs, nowMs);
    return requireTemplate(db, publicId);
  },
);

/** Throws NOT_FOUND, and CONFLICT where another one has the name. */
export const renameTemplate = defineWrite(
  'reportTemplates.rename',
  (db, { templateId, name }: { templateId: string; name: string }, { nowMs }): StoredTemplate => {
    const { id } = requireTemplate(db, templateId);
    requireFreeName(db, name, id);
    db.prepare('UPDATE report_template SET name = ?, updated_at = ? WHERE id = ?').run(name, nowMs, id);
    return requireTemplate(db, templateId);
  },
);

/** Throws NOT_FOUND, and CONFLICT while a schedule builds from it. */
export const removeTemplate = defineWrite('reportTemplates.remove', (db, templateId: string): null => {
  const { id, name } = requireTemplate(db, templateId);
  const users = db
    .prepare('SELECT name FROM report_schedule WHERE template_id = ? ORDER BY id')
    .pluck()
    .all(id) as string[];
  if (users.length > 0) {
    const message = `The template “${name}” is in use by ${users.length === 1 ? 'a schedule' : `${users.length} schedules`}: ${users.join(', ')}.`;
    throw new AppError('CONFLICT', message, { reason: 'in_use' });
  }
  db.prepare('DELETE FROM report_template WHERE id = ?').run(id);
  return null;
});

function requireTemplate(db: Connection, publicId: string): StoredTemplate {
  const row = db.prepare(`${TEMPLATE} WHERE public_id = ?`).get(publicId);
  if (!row) throw notFound('The template');
  return toStored(row as TemplateRow);
}

function requireFreeName(db: Connection, name: string, ownId: number | null): void {
  const other = db.prepare('SELECT id FROM report_template WHERE name = ? COLLATE NOCASE').pluck().get(name);
  if (other === undefined || other === ownId) return;
  throw new AppError('CONFLICT', `There is a template “${name}” already.`, { reason: 'name_taken' });
}
