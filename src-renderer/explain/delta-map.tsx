/** Prompts by engines: how far each pair changed, coloured only where it is more than chance. A cell opens its answers. */
import type { ReactNode } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

import { DASH, formatChange } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import classes from './delta-map.module.css';

type Explained = OperationOutput<'metrics.explainChange'>;
type Part = Explained['contributions'][number];

const words = TEXTS.explain.change;
/** Prompts that gave most. */
const MOST_ROWS = 40;

export interface DeltaRow {
  promptId: string;
  prompt: string;
  byEngine: ReadonlyMap<Engine, Part>;
}

/** Prompts in the order of what their largest cell gives. */
export function planDeltaRows({ contributions }: Pick<Explained, 'contributions'>): DeltaRow[] {
  const byPrompt = Map.groupBy(contributions, ({ promptId }) => promptId ?? '');
  return [...byPrompt].slice(0, MOST_ROWS).map(([promptId, parts]) => ({
    promptId,
    prompt: toPromptText(parts[0]!),
    byEngine: new Map(parts.flatMap((part) => (part.model ? [[part.model, part] as const] : []))),
  }));
}

/** A row of prompt and engine is labelled with both. */
function toPromptText({ label, model }: Part): string {
  const engine = model === null ? '' : ` · ${ENGINE_LABELS[model]}`;
  return label.endsWith(engine) ? label.slice(0, label.length - engine.length) : label;
}

interface DeltaMapProps {
  explained: Explained;
  isMoreBetter: boolean;
  onOpen: (part: Part) => void;
  controls?: ReactNode;
}

export function DeltaMap({ explained, isMoreBetter, onOpen, controls }: DeltaMapProps) {
  const rows = planDeltaRows(explained);
  const engines = ENGINES.filter((engine) => rows.some(({ byEngine }) => byEngine.has(engine)));
  return (
    <Card title={words.map} note={words.mapNote} controls={controls}>
      <div className={classes.scroll}>
        <table className={classes.map}>
          <thead>
            <tr>
              <th scope="col">{words.groups.prompt}</th>
              {engines.map((engine) => (
                <th key={engine} scope="col">
                  {ENGINE_LABELS[engine]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ promptId, prompt, byEngine }) => (
              <tr key={promptId}>
                <th scope="row">{prompt}</th>
                {engines.map((engine) => (
                  <td key={engine}>
                    <DeltaCell part={byEngine.get(engine)} isMoreBetter={isMoreBetter} onOpen={onOpen} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface DeltaCellProps {
  part: Part | undefined;
  isMoreBetter: boolean;
  onOpen: (part: Part) => void;
}

function DeltaCell({ part, isMoreBetter, onOpen }: DeltaCellProps) {
  if (!part || part.current === null || part.previous === null) return <span>{DASH}</span>;
  const change = part.current - part.previous;
  const verdict = TEXTS.explain.story.verdicts[part.verdict];
  return (
    <button
      type="button"
      className={classes.delta}
      data-tone={planDeltaTone(part, isMoreBetter)}
      title={`${part.label}: ${formatChange(change)}, ${verdict}`}
      onClick={() => onOpen(part)}
    >
      {formatChange(change)}
    </button>
  );
}

/** Quiet where it may be chance. */
export function planDeltaTone(
  { current, previous, verdict }: Pick<Part, 'current' | 'previous' | 'verdict'>,
  isMoreBetter: boolean,
): 'good' | 'bad' | 'quiet' {
  if (verdict !== 'real' && verdict !== 'on_these_prompts') return 'quiet';
  return (current ?? 0) > (previous ?? 0) === isMoreBetter ? 'good' : 'bad';
}
