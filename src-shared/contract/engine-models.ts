/** Models that engines can be asked for: what services list, what the catalogue knows, and what the owner says of them. */
import { z } from 'zod';

import { REASONING_EFFORTS } from '../vocabulary/route-options.ts';
import { calendarDate, engineField, shownDate, wholeNumber } from './fields.ts';
import { operation } from './operation.ts';
import { catalogued } from './prices.ts';

export const retirement = z
  .object({
    model: z.string(),
    retiresOn: shownDate,
    daysLeft: z.int().describe('Zero or less once it is over'),
    instead: z.string().nullable().describe('What to take instead; null: nobody says'),
  })
  .nullable()
  .describe('The model is switched off within 120 days, or is already; null: not so');

const routeParam = z.string().min(1).max(100);
const modelName = z.string().trim().toLowerCase().min(1).max(200);

const offeredModel = z.object({
  model: z.string(),
  isKnown: z.boolean().describe('Whether the catalogue has it, or its family'),
  isOwn: z.boolean().describe('Whether the owner said something of it'),
  isServed: z.boolean().nullable().describe("Whether the service's own list has it; null without that list"),
  isAsked: z.boolean().describe('Whether the route asks for it now'),
  isDefault: z.boolean(),
  since: shownDate.nullable(),
  retiresOn: shownDate.nullable().describe('null: not announced'),
  daysLeft: z.int().nullable(),
  instead: z.string().nullable(),
  contextTokens: z.int().nullable(),
  efforts: z.array(z.enum(REASONING_EFFORTS)).nullable().describe('Reasoning efforts that it takes; null: not known'),
  price: catalogued.nullable().describe('What counts now; null: not known, or told by each reply'),
  nextPrice: catalogued.nullable().describe('What counts from a later day on'),
  source: z.string().nullable(),
  verifiedOn: shownDate.nullable().describe('When it was compared with a bill or a reply; null: never'),
});

const modelList = z.object({
  engine: engineField,
  route: z.string(),
  origin: z.enum(['service', 'catalogue']),
  problem: z
    .object({ code: z.enum(['no_list', 'no_key', 'refused', 'unreachable', 'unreadable']), said: z.string() })
    .nullable()
    .describe('Why the list is not that of the service; null: it is, or was not asked for'),
  catalogueDate: shownDate,
  models: z.array(offeredModel),
});

export const engineModelOperations = {
  'engines.models': operation({
    name: 'engines.models',
    summary: 'Models that a route can be asked for, as its service lists them, with what the catalogue knows of each',
    http: 'machine',
    scope: null,
    reads: ['engines', 'prices'],
    params: { engine: engineField },
    body: {
      route: routeParam.optional(),
      catalogueOnly: z.boolean().optional().describe('Leave the service alone; asking it costs nothing'),
    },
    output: modelList,
  }),
  'engines.setModel': operation({
    name: 'engines.setModel',
    summary: 'Add a model to the catalogue, or say otherwise of one; what is left out stays as it is',
    http: 'machine',
    scope: null,
    changes: ['engines', 'prices'],
    body: {
      route: routeParam,
      model: modelName,
      since: calendarDate.nullable().optional(),
      retiresOn: calendarDate.nullable().optional().describe('null: no day is announced'),
      instead: modelName.nullable().optional().describe('What to take when it retires'),
      contextTokens: wholeNumber(1, 100_000_000).nullable().optional(),
    },
    output: offeredModel,
  }),
  'engines.removeModel': operation({
    name: 'engines.removeModel',
    summary: "Forget what the owner said of a model; the catalogue's own line counts again",
    http: 'machine',
    scope: null,
    changes: ['engines', 'prices'],
    body: { route: routeParam, model: modelName },
    output: z.object({ isRemoved: z.boolean() }),
  }),
};
