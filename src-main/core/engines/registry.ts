/** The list of routes and the choice between them. Calls nothing; to add a route, add its line. */
import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';
import { NEARNESS } from '#shared/vocabulary/nearness.ts';
import { anthropicMessagesRoute } from './anthropic-messages/anthropic-messages-route.ts';
import { deepSeekChatRoute } from './deepseek-chat/deepseek-chat-route.ts';
import { deepSeekMessagesRoute } from './deepseek-messages/deepseek-messages-route.ts';
import type { AnswerReader, EngineRoute, RetiredRoute, RouteSettings } from './engine-route.ts';
import { geminiRoute } from './gemini/gemini-route.ts';
import { mistralConversationsRoute } from './mistral-conversations/mistral-conversations-route.ts';
import { openAiCompatibleRoute } from './openai-compatible/openai-compatible-route.ts';
import { openAiResponsesRoute } from './openai-responses/openai-responses-route.ts';
import { openRouterResponsesRoute } from './openrouter-responses/openrouter-responses-route.ts';
import { perplexityAgentRoute } from './perplexity-agent/perplexity-agent-route.ts';
import { perplexityChatReader } from './perplexity-chat/read-chat.ts';
import { toDefaultSettings } from './route-settings.ts';
import { aiModeRoute, aiOverviewRoute, copilotRoute } from './serpapi/serpapi-routes.ts';
import { simulatedRoute } from './simulated/simulated-route.ts';
import { xaiResponsesRoute } from './xai-responses/xai-responses-route.ts';

/** Earlier lines are preferred where several routes reach the same engine. */
export const ENGINE_ROUTES: readonly EngineRoute[] = [
  openAiResponsesRoute,
  geminiRoute,
  anthropicMessagesRoute,
  perplexityAgentRoute,
  xaiResponsesRoute,
  mistralConversationsRoute,
  deepSeekMessagesRoute,
  deepSeekChatRoute,
  aiOverviewRoute,
  aiModeRoute,
  copilotRoute,
  openRouterResponsesRoute,
  openAiCompatibleRoute,
  simulatedRoute,
];

/** Routes whose server is gone. Kept replies are read again by newer versions, so their readers stay. */
export const RETIRED_ROUTES: readonly RetiredRoute[] = [perplexityChatReader];

/** What reads the replies of a route, of a retired one too; null where nobody knows it. */
export function findReader(id: string): AnswerReader | null {
  return findRoute(id) ?? RETIRED_ROUTES.find((route) => route.id === id) ?? null;
}

/** The route with that id, or null. */
export function findRoute(id: string): EngineRoute | null {
  return ENGINE_ROUTES.find((route) => route.id === id) ?? null;
}

export interface RouteQuestion {
  engine: Engine;
  environment: 'live' | 'test';
  /** Settings of a route, or null where it lacks its key (see `loadRouteSettings`). */
  settingsOf: (route: EngineRoute) => RouteSettings | null;
  /** Id of the route that the owner chose for this engine; null when they did not. */
  preferred: string | null;
}

/** Why an engine cannot be asked; `waiting` is in words for the owner. */
export interface NoRoute {
  waiting: string;
  reason: 'no_key' | 'no_route';
}

/** Either how to reach the engine, or why it is left out. */
export type RouteChoice = { route: EngineRoute; settings: RouteSettings } | NoRoute;

/**
 * Test projects always run simulated. A live engine runs on the owner's chosen route, else on the first of its own routes
 * that has its key. Local and simulated routes, and those of `chosenOnlyFor`, are never chosen for a live engine by themselves:
 * their answers would pass for that engine's.
 */
export function chooseRoute({ engine, environment, settingsOf, preferred }: RouteQuestion): RouteChoice {
  if (environment === 'test') {
    return { route: simulatedRoute, settings: settingsOf(simulatedRoute) ?? toDefaultSettings(simulatedRoute) };
  }
  const label = ENGINE_LABELS[engine];
  const candidates = preferred === null ? listOwnRoutes(engine) : listPreferred(engine, preferred);
  for (const route of candidates) {
    const settings = settingsOf(route);
    if (settings !== null) return { route, settings };
  }
  const [first] = candidates;
  if (first !== undefined) return { waiting: describeMissingKey(label, first), reason: 'no_key' };
  const reason = 'no_route';
  if (preferred !== null)
    return { waiting: `${label} waits: the service chosen for it, "${preferred}", cannot reach it.`, reason };
  return {
    waiting: `${label} waits: this version has no service of its own to reach it. A local server can stand in for it.`,
    reason,
  };
}

/** Every route that the owner may choose for an engine, the preferred ones first. */
export function listRouteChoices(engine: Engine): EngineRoute[] {
  return ENGINE_ROUTES.filter((route) => route.surface !== 'simulated' && route.engines.includes(engine));
}

/** Those of an engine's routes that stand nearest to what people see who ask it themselves. */
export function listNearestRoutes(engine: Engine): EngineRoute[] {
  const choices = listRouteChoices(engine);
  const nearest = NEARNESS.find((nearness) => choices.some((route) => route.nearness === nearness));
  return choices.filter((route) => route.nearness === nearest);
}

/** Routes that reach an engine without having been chosen for it, the preferred one first. */
export function listOwnRoutes(engine: Engine): EngineRoute[] {
  const isOwn = (route: EngineRoute) =>
    route.surface !== 'local' && route.surface !== 'simulated' && !route.chosenOnlyFor?.includes(engine);
  return ENGINE_ROUTES.filter((route) => isOwn(route) && route.engines.includes(engine));
}

function listPreferred(engine: Engine, id: string): EngineRoute[] {
  const route = findRoute(id);
  return route !== null && route.surface !== 'simulated' && route.engines.includes(engine) ? [route] : [];
}

function describeMissingKey(label: string, route: EngineRoute): string {
  const variable = route.environment.keyVariable;
  const orVariable = variable === null ? '' : ` or set ${variable}`;
  return `${label} waits for a key: save one for ${route.label}${orVariable}.`;
}
