/** The type of what option builders return. Types only, so that builders are tested without a chart library. */
export type { ChartOption } from './register.ts';
