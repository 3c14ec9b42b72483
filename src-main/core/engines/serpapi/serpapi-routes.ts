/**
 * AI Overviews, Google's AI Mode and Copilot as result pages show them, over SerpApi. One server, one key and one reader;
 * the three differ in what is asked for. Only joins request, wire and readers.
 */
import type { EngineRoute } from '../engine-route.ts';
import { callOverview, callSurface } from './call-surface.ts';
import { readOverviewReplies, readSurfaceReplies } from './read-reply.ts';

const SERVER = {
  surface: 'serp',
  nearness: 'page',
  needsKey: true,
  environment: { keyVariable: 'SERPAPI_API_KEY', baseUrlVariable: 'SERPAPI_BASE_URL' },
  concurrency: 3,
  paceMs: 500,
} as const;

// A result page has no model to choose; what stands for it is the server's name of the surface.
const BASE_URL = 'https://serpapi.com';

export const aiOverviewRoute: EngineRoute = {
  ...SERVER,
  id: 'serpapi-ai-overview',
  label: 'SerpApi',
  engines: ['ai_overview'],
  honours: { language: 'parameter', country: 'parameter' },
  defaults: { baseUrl: BASE_URL, model: 'google', maxOutputTokens: null },
  call: callOverview,
  read: (replies) => readOverviewReplies(replies),
};

export const aiModeRoute: EngineRoute = {
  ...SERVER,
  id: 'serpapi-ai-mode',
  label: 'SerpApi',
  engines: ['google_ai_mode'],
  honours: { language: 'parameter', country: 'parameter' },
  defaults: { baseUrl: BASE_URL, model: 'google_ai_mode', maxOutputTokens: null },
  call: (request, context) => callSurface('google_ai_mode', request, context),
  read: (replies) => readSurfaceReplies(replies),
};

export const copilotRoute: EngineRoute = {
  ...SERVER,
  id: 'serpapi-copilot',
  label: 'SerpApi',
  engines: ['copilot'],
  honours: { language: 'none', country: 'none' },
  defaults: { baseUrl: BASE_URL, model: 'bing_copilot', maxOutputTokens: null },
  call: (request, context) => callSurface('bing_copilot', request, context),
  read: (replies) => readSurfaceReplies(replies),
};
