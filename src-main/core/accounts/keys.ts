/** API keys: issued once in clear, kept as a SHA-256, looked up at every request. */
import { createHash, randomBytes } from 'node:crypto';

import { notFound } from '#shared/app-error.ts';
import type { Environment } from '#shared/contract/account.ts';
import type { Scope } from '#shared/contract/operation.ts';
import { PLANS } from '#shared/vocabulary/plans.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import type { ApiKeyTable } from '../../storage/schema.ts';
import type { KeyCaller } from '../caller.ts';
import { newId } from '../ids.ts';
import { readAccount } from './account.ts';

export interface KeyRecord {
  id: string;
  name: string;
  environment: Environment;
  scopes: Scope[];
  /** Public ids; null: all projects of its environment. */
  projectIds: string[] | null;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

/** `sk_live_` or `sk_test_` and 32 URL-safe characters. */
export function newKey(environment: Environment): string {
  return `sk_${environment}_${randomBytes(24).toString('base64url')}`;
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const KEY_FORM = /^sk_(live|test)_[A-Za-z0-9_-]{32}$/;

/** True when a text has the form of a key; anything else need not be looked up. */
export function looksLikeKey(text: string): boolean {
  return KEY_FORM.test(text);
}

export interface AuthenticatedKey {
  caller: KeyCaller;
  requestsPerMinute: number;
}

/** The caller behind a key's hash; null for an unknown or revoked key. */
export const authenticateKey = defineRead('keys.authenticate', (db, hash: string): AuthenticatedKey | null => {
  const row = db.get(query.selectFrom('api_key').selectAll().where('hash', '=', hash).where('revoked_at', 'is', null));
  if (!row) return null;
  return {
    caller: {
      kind: 'key',
      keyId: row.id,
      scopes: JSON.parse(row.scopes),
      environment: row.environment,
      projectIds: row.is_restricted ? restrictionOf(db, row.id).map((project) => project.id) : null,
    },
    requestsPerMinute: PLANS[readAccount(db).tier].requestsPerMinute,
  };
});

/** Issues a key. Throws NOT_FOUND when a project of the restriction is not of the key's environment. */
export const saveKey = defineWrite(
  'keys.save',
  (
    db,
    input: { name: string; environment: Environment; scopes: Scope[]; projectIds?: string[]; hash: string },
    { nowMs },
  ): KeyRecord => {
    const id = newId();
    db.run(
      query.insertInto('api_key').values({
        id,
        hash: input.hash,
        name: input.name,
        environment: input.environment,
        scopes: JSON.stringify(input.scopes),
        is_restricted: input.projectIds ? 1 : 0,
        created_at: nowMs,
        last_used_at: null,
        revoked_at: null,
      }),
    );
    for (const publicId of new Set(input.projectIds)) {
      const project = db.get(
        query
          .selectFrom('project')
          .select('id')
          .where('public_id', '=', publicId)
          .where('environment', '=', input.environment)
          .where('archived_at', 'is', null),
      );
      if (!project) throw notFound(`Project ${publicId} in the ${input.environment} environment`);
      db.run(query.insertInto('api_key_project').values({ api_key_id: id, project_id: project.id }));
    }
    return readKey(db, id);
  },
);

export const loadKeys = defineRead('keys.list', (db, _input: null): KeyRecord[] =>
  db.all(query.selectFrom('api_key').selectAll().orderBy('created_at').orderBy('id')).map((row) => toRecord(db, row)),
);

/** Revokes a key; revoking it again changes nothing. Throws NOT_FOUND. */
export const revokeKey = defineWrite('keys.revoke', (db, keyId: string, { nowMs }): KeyRecord => {
  readKey(db, keyId);
  db.run(
    query.updateTable('api_key').set({ revoked_at: nowMs }).where('id', '=', keyId).where('revoked_at', 'is', null),
  );
  return readKey(db, keyId);
});

export const saveKeyUse = defineWrite('keys.saveUse', (db, keyId: string, { nowMs }): null => {
  db.run(query.updateTable('api_key').set({ last_used_at: nowMs }).where('id', '=', keyId));
  return null;
});

function readKey(db: Connection, keyId: string): KeyRecord {
  const row = db.get(query.selectFrom('api_key').selectAll().where('id', '=', keyId));
  if (!row) throw notFound('The key');
  return toRecord(db, row);
}

function restrictionOf(db: Connection, keyId: string): { id: number; public_id: string }[] {
  return db.all(
    query
      .selectFrom('api_key_project')
      .innerJoin('project', 'project.id', 'api_key_project.project_id')
      .select(['project.id', 'project.public_id'])
      .where('api_key_id', '=', keyId),
  );
}

function toRecord(db: Connection, row: ApiKeyTable): KeyRecord {
  const toDateTime = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    id: row.id,
    name: row.name,
    environment: row.environment,
    scopes: JSON.parse(row.scopes),
    projectIds: row.is_restricted ? restrictionOf(db, row.id).map((project) => project.public_id) : null,
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: toDateTime(row.last_used_at),
    revokedAt: toDateTime(row.revoked_at),
  };
}
