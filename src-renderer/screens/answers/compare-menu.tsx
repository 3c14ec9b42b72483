/** Chooses another answer to the same prompt to hold this one against. */
import { Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';

interface CompareMenuProps {
  answerId: string;
  promptId: string;
  onPick: (id: string) => void;
}

const { compare: words } = TEXTS.viewer;
/** The newest of them; the period of the filters reaches others. */
const MAX_CHOICES = 100;

export function CompareMenu({ answerId, promptId, onPick }: CompareMenuProps) {
  const { figureInput } = useFilters();
  const { projectId, startDate, endDate } = figureInput;
  const list = useOperation('answers.list', { projectId, startDate, endDate, promptId, limit: MAX_CHOICES });
  const others = (list.data?.answers ?? []).filter(({ id }) => id !== answerId);
  return (
    <ChoiceMenu
      label={words.chooseLabel}
      choices={others.map(({ id, model, answeredAt }) => ({
        value: id,
        label: `${ENGINE_LABELS[model]}, ${formatMoment(answeredAt)}`,
      }))}
      selected={[]}
      onPick={onPick}
      target={(toggle) => (
        <Button
          leftSection={<IconArrowsDiff size={14} />}
          disabled={others.length === 0}
          title={others.length === 0 ? words.noOther : undefined}
          onClick={toggle}
        >
          {words.choose}
        </Button>
      )}
    />
  );
}
