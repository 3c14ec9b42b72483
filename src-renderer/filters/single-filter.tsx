/** A filter of which one value holds or none: its pill and the list of choices behind it. */
import { type Choice, ChoiceMenu } from '../ui/choice-menu.tsx';
import { FilterPill } from './filter-pill.tsx';
import { ALL } from './plan-choices.ts';

interface SingleFilterProps {
  name: string;
  /** The first one stands for "no filter" and has the value `ALL`. */
  choices: readonly Choice[];
  /** `ALL`: not set. */
  value: string;
  onPick: (value: string) => void;
  /** The pointer or the keyboard is on it, and may open it. */
  onApproach?: () => void;
}

export function SingleFilter({ name, choices, value, onPick, onApproach }: SingleFilterProps) {
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <ChoiceMenu
      label={name}
      choices={choices}
      selected={[value]}
      onPick={onPick}
      target={(open) => (
        <FilterPill
          name={name}
          value={chosen?.label ?? ''}
          isSet={value !== ALL}
          onClick={open}
          onPointerEnter={onApproach}
          onFocus={onApproach}
        />
      )}
    />
  );
}
