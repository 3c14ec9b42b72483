/**
 * What makes the answers of a project unlike each other: their prompts, prompts on one engine rather than another, days, and chance from one
 * answer to the next. Pure: it knows no brand, no dates and no formatting.
 */

/** The answers of one prompt to one engine on one day. */
export interface DayCell {
  prompt: number;
  engine: number;
  day: number;
  n: number;
  sum: number;
  /** Of the squares of the values. */
  squares: number;
}

/** Variances, in the squared unit of the values. */
export interface VarianceComponents {
  /** Between prompts, alike on all engines. */
  prompts: number;
  /** Between engines within a prompt, beyond how engines differ for all prompts; 0 where one engine alone was asked. */
  engines: number;
  /** Between days within a prompt and engine; 0 where no two answers are of one day. */
  days: number;
  /** From one answer to the next on a day. */
  answers: number;
}

/** Sums over cells that share something: what products of pairs are made of. */
interface Sums {
  /** Of the squares of sums, and of counts. */
  sums: number;
  counts: number;
}

/**
 * By products of pairs of answers that share more and more, each answer less the mean of its engine: unbiased for any numbers of answers,
 * and no component takes what another one has. What different prompts have in common is taken off, so that a mean that was estimated
 * from the same answers does not make them look alike. Null without two answers to one prompt and engine.
 * Source: S. R. Searle, G. Casella, C. E. McCulloch, "Variance Components", Wiley 1992, 5.3 (Henderson's method I).
 */
export function estimateComponents(cells: readonly DayCell[]): VarianceComponents | null {
  const residuals = centre(cells);
  const total = { n: 0, sum: 0, squares: 0 };
  for (const cell of residuals) {
    total.n += cell.n;
    total.sum += cell.sum;
    total.squares += cell.squares;
  }
  const by = (key: (cell: DayCell) => string) => addSums(residuals, key);
  const whole = { sums: total.sum ** 2, counts: total.n ** 2 };
  const prompts = by((cell) => `${cell.prompt}`);
  const engines = by((cell) => `${cell.engine}`);
  const pairs = by((cell) => `${cell.prompt} ${cell.engine}`);
  const engineDays = by((cell) => `${cell.engine} ${cell.day}`);
  const days = by((cell) => `${cell.prompt} ${cell.engine} ${cell.day}`);
  const answers = { sums: total.squares, counts: total.n };

  const otherPrompts = meanProduct([engines], [pairs]) ?? 0;
  const elsewhere = meanProduct([whole, pairs], [engines, prompts]) ?? 0;
  const samePair = meanProduct([pairs], [answers]);
  if (samePair === null) return null;
  const acrossDays = meanProduct([pairs], [days]) ?? samePair;
  const withinDay = meanProduct([days], [answers]);
  const acrossEngines = meanProduct([prompts], [pairs]);
  // A day on which all prompts rise is no difference between answers to one of them.
  const dayOfAll = withinDay === null ? 0 : Math.max(0, (meanProduct([engineDays], [days]) ?? 0) - otherPrompts);

  const ofPair = Math.max(0, acrossDays - otherPrompts);
  const ofPrompt = acrossEngines === null ? ofPair : Math.min(ofPair, Math.max(0, acrossEngines - elsewhere));
  const ofDay = withinDay === null ? 0 : Math.max(0, withinDay - acrossDays - dayOfAll);
  const rest = total.squares / total.n - (withinDay ?? acrossDays);
  return { prompts: ofPrompt, engines: ofPair - ofPrompt, days: ofDay, answers: Math.max(0, rest) };
}

/** Values less the mean of their engine. */
function centre(cells: readonly DayCell[]): DayCell[] {
  const engines = new Map<number, { n: number; sum: number }>();
  for (const { engine, n, sum } of cells) {
    const known = engines.get(engine) ?? { n: 0, sum: 0 };
    engines.set(engine, { n: known.n + n, sum: known.sum + sum });
  }
  return cells.map((cell) => {
    const { n, sum } = engines.get(cell.engine) ?? cell;
    const mean = sum / n;
    return {
      ...cell,
      sum: cell.sum - mean * cell.n,
      squares: cell.squares - 2 * mean * cell.sum + mean ** 2 * cell.n,
    };
  });
}

function addSums(cells: readonly DayCell[], key: (cell: DayCell) => string): Sums {
  const groups = new Map<string, { n: number; sum: number }>();
  for (const cell of cells) {
    const group = groups.get(key(cell)) ?? { n: 0, sum: 0 };
    group.n += cell.n;
    group.sum += cell.sum;
    groups.set(key(cell), group);
  }
  let [sums, counts] = [0, 0];
  for (const { n, sum } of groups.values()) {
    sums += sum ** 2;
    counts += n ** 2;
  }
  return { sums, counts };
}

/** Mean product of the pairs that are in `more` and not in `less`; null where there are none. */
function meanProduct(more: readonly Sums[], less: readonly Sums[]): number | null {
  const add = (key: keyof Sums) =>
    more.reduce((sum, each) => sum + each[key], 0) - less.reduce((sum, each) => sum + each[key], 0);
  const pairs = add('counts');
  return pairs < 1 ? null : add('sums') / pairs;
}
