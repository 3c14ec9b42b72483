/** What came of testing an engine, in the words of one language, from its problem and facts. Pure; it holds no key. */
import type { EngineTest } from '../contract/engines.ts';
import { isConnectionReason, toConnectionFault } from '../vocabulary/connection-faults.ts';
import { ENGINE_LABELS } from '../vocabulary/engines.ts';
import { ROUTE_LABELS } from '../vocabulary/routes.ts';
import type { TestAbout, TestCatalogue } from './english.ts';

export type Tested = Pick<EngineTest, 'engine' | 'route' | 'model' | 'problem' | 'facts'>;

export interface ToldTest {
  message: string;
  /** What to do about the problem; null when it works. */
  advice: string | null;
  /** What came of the failure, as it came, where the message is another; null: nothing. */
  said: string | null;
}

export function describeTest(tested: Tested, catalogue: TestCatalogue): ToldTest {
  const { engine, route, model, problem, facts } = tested;
  const service = route === null ? ENGINE_LABELS[engine] : (ROUTE_LABELS[route] ?? route);
  const about: TestAbout = { ...facts, engine: ENGINE_LABELS[engine], service, model: model ?? '' };
  if (problem === null) return { message: describeSuccess(about, catalogue), advice: null, said: null };
  if (isConnectionReason(problem)) {
    const fault = catalogue.connectionFaults[toConnectionFault(facts.errorCode ?? '') ?? 'certificate_other'];
    return { message: fault.message(facts.host ?? '–'), advice: fault.advice, said: facts.said };
  }
  const { message, advice } = catalogue.problems[problem];
  if (message === null) return { message: facts.said ?? '', advice: advice(about), said: null };
  return { message: message(about), advice: advice(about), said: facts.said };
}

function describeSuccess(about: TestAbout, { answered, refusal, notShown }: TestCatalogue): string {
  if (about.outcome === 'not_shown') return notShown(about);
  return about.outcome === 'refusal' ? refusal(about) : answered(about);
}
