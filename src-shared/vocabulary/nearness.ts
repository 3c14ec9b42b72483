/**
 * How near a service stands to what people see who ask an engine themselves, the nearest first. An answer over an API is none from
 * the app: model, memory of earlier talks, place and interface are others.
 */
export const NEARNESS = ['page', 'own_search', 'own_plain', 'gateway', 'local'] as const;

/**
 * `page`: the search page itself is read. `own_search`: the maker's model with the maker's search. `own_plain`: its model without a
 * search. `gateway`: its model over somebody else, who may search elsewhere. `local`: another model takes its place.
 */
export type Nearness = (typeof NEARNESS)[number];
