/** Storing attribution responses that come over the API: one, or many in one transaction. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type AttributionSource, toChannel } from '#shared/vocabulary/channels.ts';
import { defineWrite } from '../../storage/command.ts';
import { insertAttribution, type NewAttribution } from './attribution-store.ts';

type Created = OperationOutput<'attribution.create'>;

export const createAttribution = defineWrite(
  'attribution.create',
  (db, input: { projectId: number; response: NewAttribution }, { nowMs }): Created => {
    const { projectId, response } = input;
    const source: AttributionSource = 'api';
    const id = insertAttribution(db, response, { projectId, source, createdAt: nowMs });
    if (id === null) throw new Error('A response without an import key met another one.');
    const channel = toChannel(response.channelId);
    return {
      id,
      channel_id: response.channelId,
      channel_label: channel.label,
      channel_category: channel.category,
      respondent_email: response.respondentEmail ?? null,
      deal_value: response.dealValue ?? null,
      source,
      created_at: new Date(nowMs).toISOString(),
    };
  },
);

/** Stores all of them or, when anything fails, none. Returns how many. */
export const createAttributionBulk = defineWrite(
  'attribution.createBulk',
  (db, input: { projectId: number; responses: readonly NewAttribution[] }, { nowMs }): number => {
    const origin = { projectId: input.projectId, source: 'api_bulk', createdAt: nowMs } as const;
    for (const response of input.responses) insertAttribution(db, response, origin);
    return input.responses.length;
  },
);
