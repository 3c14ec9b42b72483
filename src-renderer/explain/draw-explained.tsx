/** For cells that draw their number themselves: a number that explains itself. */
import { type ExplainedScope, ExplainNumber } from './explain-number.tsx';

export const drawExplained = (scope: ExplainedScope) => (value: string) => (
  <ExplainNumber {...scope}>{value}</ExplainNumber>
);
