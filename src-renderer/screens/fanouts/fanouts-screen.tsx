/** The fan-outs: what engines searched for while they answered, and which words they add to the prompts. */
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { FanoutTable } from './fanout-table.tsx';
import classes from './fanouts-screen.module.css';
import { WordsCard } from './words-card.tsx';

const words = TEXTS.fanouts;
const ALL = '';

export function FanoutsScreen() {
  const { filters, figureInput, changeFilters } = useFilters();
  const project = useOperation('projects.get', { projectId: useProjectId() });
  const engines = project.data?.models ?? [];
  const options = [
    { value: ALL, label: words.allEngines },
    ...engines.map((engine) => ({ value: engine as string, label: ENGINE_LABELS[engine] })),
  ];
  return (
    <div className={classes.screen}>
      {engines.length > 1 && (
        <div className={classes.head}>
          <Segmented
            label={words.engine}
            // With several of the filter bar none of them is the one.
            value={filters.engines.join()}
            options={options}
            onChange={(value) => changeFilters({ engines: engines.filter((engine) => engine === value) })}
          />
        </div>
      )}
      <div className={classes.main}>
        <Card title={words.label} isTitleHidden>
          <FanoutTable input={figureInput} />
        </Card>
      </div>
      <aside className={classes.side}>
        <WordsCard input={figureInput} />
      </aside>
    </div>
  );
}
