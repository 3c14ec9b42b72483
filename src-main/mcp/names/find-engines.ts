/** Which engines are meant, by the names that people use for them. */
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { cleanLine } from '../reply/untrusted.ts';
import { listThere, ToolProblem } from '../tool-problem.ts';
import { findNamed, foldName } from './find-named.ts';

const ALSO: Readonly<Record<Engine, readonly string[]>> = {
  chatgpt: ['gpt', 'openai', 'chat gpt', 'open ai'],
  perplexity: ['pplx', 'perplexity ai', 'sonar'],
  ai_overview: ['ai overviews', 'google ai overview', 'google ai overviews', 'aio', 'sge'],
  google_ai_mode: ['ai mode', 'google ai mode', 'google mode'],
  copilot: ['microsoft copilot', 'bing', 'bing chat', 'bing copilot'],
  claude: ['anthropic', 'claude ai'],
  gemini: ['google gemini', 'bard'],
  grok: ['xai', 'x ai'],
  mistral: ['le chat', 'mistral ai'],
  deepseek: ['deep seek'],
};

const KNOWN = ENGINES.map((engine) => ({ engine, names: [engine, ENGINE_LABELS[engine], ...ALSO[engine]] }));

/** Undefined where none is named, or all are. Throws ToolProblem with what there is. */
export function findEngines(asked: string | readonly string[] | undefined): Engine[] | undefined {
  const names = (typeof asked === 'string' ? asked.split(/,|\s+and\s+|\+/) : [...(asked ?? [])]).map((name) =>
    name.trim(),
  );
  const said = names.filter((name) => name !== '' && !['all', 'allengines', 'any', 'every'].includes(foldName(name)));
  return said.length === 0 ? undefined : [...new Set(said.map(findEngine))];
}

function findEngine(asked: string): Engine {
  const exact = KNOWN.find(({ engine }) => engine === asked);
  if (exact) return exact.engine;
  const found = findNamed(KNOWN, asked);
  if ('one' in found) return found.one.engine;
  const there = listThere(
    (found.several.length > 0 ? found.several : KNOWN).map(({ engine }) => ENGINE_LABELS[engine]),
  );
  const what = found.several.length > 1 ? 'Several engines go by' : 'There is no engine by';
  throw new ToolProblem(`${what} the name “${cleanLine(asked, 60)}”. ${there}`);
}
