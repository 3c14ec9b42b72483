/** The list of attribution responses, newest first, by channel category and source. */
import type { OperationOutput } from '#shared/contract/index.ts';
import {
  type AttributionSource,
  type ChannelCategory,
  STANDARD_CHANNELS,
  toChannel,
} from '#shared/vocabulary/channels.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

type AttributionList = OperationOutput<'attribution.list'>;
type Item = AttributionList['responses'][number];

export interface AttributionRequest {
  projectId: number;
  /** First moment that counts, in milliseconds. */
  sinceMs: number;
  category: ChannelCategory | null;
  source: AttributionSource | null;
  page: number;
  limit: number;
}

export const loadAttribution = defineRead('attribution.list', (db, request: AttributionRequest): AttributionList => {
  const { page, limit } = request;
  const filter = toFilter(request);
  const { total } = db.prepare(`SELECT count(*) AS total FROM attribution ${filter.sql}`).get(...filter.values) as {
    total: number;
  };
  const responses = readPage(db, filter, limit, (page - 1) * limit);
  return { responses, meta: { page, limit, total, hasMore: page * limit < total } };
});

/** `other` is every channel that is no standard one. */
function toFilter({ projectId, sinceMs, category, source }: AttributionRequest) {
  const standard = JSON.stringify(Object.keys(STANDARD_CHANNELS));
  const ids = JSON.stringify(Object.keys(STANDARD_CHANNELS).filter((id) => toChannel(id).category === category));
  const parts = [{ sql: 'project_id = ? AND created_at >= ?', values: [projectId, sinceMs] as (number | string)[] }];
  if (source !== null) parts.push({ sql: 'source = ?', values: [source] });
  if (category === 'other') {
    parts.push({ sql: 'channel_id NOT IN (SELECT value FROM json_each(?))', values: [standard] });
  } else if (category !== null) {
    parts.push({ sql: 'channel_id IN (SELECT value FROM json_each(?))', values: [ids] });
  }
  return {
    sql: `WHERE ${parts.map((part) => part.sql).join(' AND ')}`,
    values: parts.flatMap((part) => part.values),
  };
}

interface Row {
  id: string;
  channelId: string;
  source: AttributionSource;
  email: string | null;
  name: string | null;
  dealValue: number | null;
  dealCurrency: string;
  pageUrl: string | null;
  formId: string | null;
  createdAt: number;
}

function readPage(
  db: Connection,
  filter: { sql: string; values: (number | string)[] },
  limit: number,
  offset: number,
): Item[] {
  const rows = db
    .prepare(
      `SELECT public_id AS id, channel_id AS channelId, source, respondent_email AS email, respondent_name AS name,
         deal_value AS dealValue, deal_currency AS dealCurrency, page_url AS pageUrl, form_id AS formId,
         created_at AS createdAt
       FROM attribution ${filter.sql} ORDER BY created_at DESC, attribution.id DESC LIMIT ? OFFSET ?`,
    )
    .all(...filter.values, limit, offset) as Row[];
  return rows.map(toItem);
}

function toItem(row: Row): Item {
  const channel = toChannel(row.channelId);
  return {
    id: row.id,
    channel_id: row.channelId,
    channel_label: channel.label,
    channel_category: channel.category,
    respondent_email: row.email,
    respondent_name: row.name,
    deal_value: row.dealValue,
    deal_currency: row.dealCurrency,
    source: row.source,
    page_url: row.pageUrl,
    form_id: row.formId,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
