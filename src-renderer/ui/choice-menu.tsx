/** A button that opens a list of choices, one or many, with search where the list is long. Fully usable by keyboard. */
import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { foldForSearch } from '#shared/text/fold-search.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './choice-menu.module.css';

export interface Choice {
  value: string;
  label: string;
  hint?: ReactNode;
}

interface ChoiceMenuProps {
  choices: readonly Choice[];
  selected: readonly string[];
  /** True: picking toggles and the list stays open. */
  isMultiple?: boolean;
  onPick: (value: string) => void;
  /** Makes the button that opens the list; it must pass its props on to a `button`. */
  target: (toggle: () => void) => ReactElement;
  label: string;
}

const SEARCH_FROM = 9;

export function ChoiceMenu({ choices, selected, isMultiple = false, onPick, target, label }: ChoiceMenuProps) {
  const [search, setSearch] = useState('');
  const hasSearch = choices.length >= SEARCH_FROM;
  const menu = useCombobox({
    onDropdownClose: () => {
      menu.resetSelectedOption();
      setSearch('');
    },
    // Arrow keys go on from the chosen option. The options are there already: a key may follow the click at once.
    onDropdownOpen: () => (hasSearch ? menu.focusSearchInput() : menu.selectActiveOption()),
  });
  const pick = (value: string) => {
    onPick(value);
    if (!isMultiple) menu.closeDropdown();
  };
  const wanted = foldForSearch(search).trim();
  const shown = choices.filter((choice) => foldForSearch(choice.label).includes(wanted));
  return (
    <Combobox store={menu} onOptionSubmit={pick} position="bottom-start" width="max-content" offset={4}>
      <Combobox.Target targetType="button">{target(() => menu.toggleDropdown())}</Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        {hasSearch && (
          <Combobox.Search
            aria-label={TEXTS.ui.search}
            placeholder={TEXTS.ui.search}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <Combobox.Options aria-label={label} className={classes.options}>
          {shown.length === 0 && <Combobox.Empty>{TEXTS.ui.nothingFound}</Combobox.Empty>}
          {shown.map((choice) => (
            <ChoiceOption key={choice.value} choice={choice} isSelected={selected.includes(choice.value)} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function ChoiceOption({ choice, isSelected }: { choice: Choice; isSelected: boolean }) {
  return (
    <Combobox.Option value={choice.value} active={isSelected} className={classes.option}>
      <IconCheck size={14} aria-hidden className={classes.check} data-selected={isSelected} />
      <span className={classes.label}>{choice.label}</span>
      {choice.hint}
    </Combobox.Option>
  );
}
