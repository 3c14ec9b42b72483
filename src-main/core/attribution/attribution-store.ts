/** Attribution responses as rows: writing them and telling what a channel means. It checks nothing; the contract did. */
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import { DEFAULT_CURRENCY } from '#shared/vocabulary/currencies.ts';
import type { Connection } from '../../storage/connection.ts';
import { newId } from '../ids.ts';

/** One response as given. Empty texts count as not given. */
export interface NewAttribution {
  channelId: string;
  respondentEmail?: string | undefined;
  respondentName?: string | undefined;
  respondentExternalId?: string | undefined;
  /** In `dealCurrency`; finite, 0 or more. */
  dealValue?: number | undefined;
  dealCurrency?: string | undefined;
  formId?: string | undefined;
  pageUrl?: string | undefined;
  metadata?: Readonly<Record<string, unknown>> | undefined;
}

export interface AttributionOrigin {
  projectId: number;
  source: AttributionSource;
  createdAt: number;
  /** Set for rows of a file: the batch that they go with, and what makes importing twice add nothing. */
  imported?: { batchId: number; key: string };
}

/** Stores a response. Returns its public id, or null when an import has stored the same one before. */
export function insertAttribution(db: Connection, row: NewAttribution, origin: AttributionOrigin): string | null {
  const publicId = newId();
  const { changes } = db
    .prepare(
      `INSERT INTO attribution (public_id, project_id, import_batch_id, import_key, channel_id, source, respondent_email,
         respondent_name, respondent_external_id, deal_value, deal_currency, form_id, page_url, metadata, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (project_id, import_key) WHERE import_key IS NOT NULL DO NOTHING`,
    )
    .run(
      publicId,
      origin.projectId,
      origin.imported?.batchId ?? null,
      origin.imported?.key ?? null,
      row.channelId,
      origin.source,
      row.respondentEmail ?? null,
      row.respondentName || null,
      row.respondentExternalId || null,
      row.dealValue ?? null,
      row.dealCurrency ?? DEFAULT_CURRENCY,
      row.formId || null,
      row.pageUrl || null,
      JSON.stringify(row.metadata ?? {}),
      origin.createdAt,
    );
  return changes === 0 ? null : publicId;
}
