/**
 * What an operation is: a name, its input and output schemas, who may call it and, when scripts may, its HTTP path.
 * Every transport (HTTP, IPC, command line) is a thin binding of this description.
 */
import { z } from 'zod';

import type { ErrorCode } from '../app-error.ts';
import { isListField } from './fields.ts';
import type { Effect, Reads, Subject } from './subjects.ts';
import type { Closed, Reason } from './transports.ts';

export const SCOPES = ['read', 'write', 'export'] as const;
export type Scope = (typeof SCOPES)[number];

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What a file is sent as. */
export const FILE_TYPES = ['application/octet-stream', 'application/zip', 'application/vnd.sightline.project'] as const;

/** A body that is a file itself, in place of a field of JSON that holds it; what else the operation takes comes in headers then. */
export interface SentAsFile {
  field: string;
  headers: Readonly<Record<string, string>>;
}

/** `sends`: over HTTP the reply is the file itself, with its media type and name, in place of JSON that holds it. */
export interface HttpBinding {
  method: HttpMethod;
  path: string;
  sends?: 'file';
  takes?: SentAsFile;
}

export type OperationSpec<
  P extends z.ZodRawShape,
  Q extends z.ZodRawShape,
  B extends z.ZodRawShape,
  O extends z.ZodType,
> = Effect & {
  /** `resource.verb`; the handler file and the client method share it. */
  name: string;
  summary: string;
  /** When API keys may call it, method and path below `/v1`; else only the owner of this machine may, and this is why. */
  http: HttpBinding | Reason;
  /** Other transports that it does not have, and why. */
  closed?: Closed;
  /** Scope that an API key needs; null when any valid key may call. Ignored for the owner. */
  scope: Scope | null;
  params?: P;
  query?: Q;
  body?: B;
  /** Checks that span fields, such as a start date before an end date. */
  check?: (input: z.ZodObject<P & Q & B>) => z.ZodType;
  output: O;
  /** Errors beyond those that every operation has (401, 403 scope, 429, 400 validation, 500). */
  errors?: readonly ErrorCode[];
};

export type Operation<I = unknown, O = unknown> = {
  name: string;
  summary: string;
  http: HttpBinding | null;
  closed: Closed & { http?: Reason };
  scope: Scope | null;
  /** What its reply is made of; null for what changes something. */
  reads: Reads | null;
  /** What a call makes stale; null for what only reads. */
  changes: readonly Subject[] | null;
  paramKeys: readonly string[];
  queryKeys: readonly string[];
  /** Those of the query that may be given several times. */
  listKeys: readonly string[];
  bodyKeys: readonly string[];
  /** All of them. */
  knownKeys: ReadonlySet<string>;
  /** The object before cross-field checks: the OpenAPI document is made from it. */
  shape: z.ZodObject;
  input: z.ZodType<I>;
  output: z.ZodType<O>;
  errors: readonly ErrorCode[];
};

/** An absent part of an input. */
type NoFields = Record<never, never>;

/** Describes an operation. Its input is one flat object: path parameters, query and body together, unknown keys refused. */
export function operation<
  O extends z.ZodType,
  P extends z.ZodRawShape = NoFields,
  Q extends z.ZodRawShape = NoFields,
  B extends z.ZodRawShape = NoFields,
>(spec: OperationSpec<P, Q, B, O>) {
  const params = spec.params ?? ({} as P);
  const query = spec.query ?? ({} as Q);
  const body = spec.body ?? ({} as B);
  const shape = z.strictObject({ ...params, ...query, ...body });
  const http = typeof spec.http === 'string' ? null : spec.http;
  const closed: Operation['closed'] =
    typeof spec.http === 'string' ? { ...spec.closed, http: spec.http } : { ...spec.closed };
  return {
    name: spec.name,
    summary: spec.summary,
    http,
    closed,
    scope: spec.scope,
    reads: (spec.reads ?? null) as Reads | null,
    changes: (spec.changes ?? null) as readonly Subject[] | null,
    paramKeys: Object.keys(params),
    queryKeys: Object.keys(query),
    listKeys: Object.keys(query).filter((key) => isListField(query[key])),
    bodyKeys: Object.keys(body),
    knownKeys: new Set(Object.keys(shape.shape)),
    shape: shape as z.ZodObject,
    input: (spec.check ? spec.check(shape as never) : shape) as typeof shape,
    output: spec.output,
    errors: spec.errors ?? [],
  };
}
