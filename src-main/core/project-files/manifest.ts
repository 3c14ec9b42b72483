/** The list of contents of a project file: what is in it, and by what each part is known to be whole. */
import { z } from 'zod';

/** Of the file itself: how parts are named and written. What tables there are is said by the schema's version. */
export const FORMAT_VERSION = 1;
export const MANIFEST_NAME = 'manifest.json';
/** No list of contents is longer. */
export const MOST_MANIFEST_BYTES = 8 << 20;

const part = z.object({
  name: z.string().max(300),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const manifestSchema = z.object({
  format: z.literal('sightline-project'),
  formatVersion: z.literal(FORMAT_VERSION),
  schemaVersion: z.int().min(1),
  appVersion: z.string().max(100),
  createdAt: z.iso.datetime(),
  project: z.object({
    id: z.string().regex(/^[0-9a-f]{24}$/),
    name: z.string().max(500),
    domain: z.string().max(500),
    environment: z.enum(['live', 'test']),
  }),
  answers: z.int().min(0),
  firstAnswerAt: z.iso.datetime().nullable(),
  lastAnswerAt: z.iso.datetime().nullable(),
  tables: z.array(part.extend({ rows: z.int().min(0) })).max(1000),
  files: z.array(part).max(100_000),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What says of every manifest, of whatever version, whether this program reads it. */
export const manifestHead = z.object({
  format: z.literal('sightline-project'),
  formatVersion: z.int(),
  schemaVersion: z.int(),
  appVersion: z.string().max(100),
});

export const toTablePart = (table: string): string => `tables/${table}.ndjson`;
export const toFilePart = (file: string): string => `files/${file}`;
/** The only names that a part may have: nothing in them leads anywhere. */
export const PART_NAME = /^(?:manifest\.json|tables\/[a-z][a-z0-9_]{0,62}\.ndjson|files\/[^/\\\0]{1,200})$/;
