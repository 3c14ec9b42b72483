/** Which ways of writing the names of a brand count. Its value is those that do not, as it is stored. */
import { Checkbox } from '@mantine/core';

import { OPTIONAL_NAME_RULES, type OptionalNameRule } from '#shared/vocabulary/name-rules.ts';

import { TEXTS } from '../texts/texts.ts';

interface RuleSwitchesProps {
  withoutRules: readonly OptionalNameRule[];
  onChange: (withoutRules: OptionalNameRule[]) => void;
}

const { switches: words } = TEXTS.naming;

export function RuleSwitches({ withoutRules, onChange }: RuleSwitchesProps) {
  const isCounted = (rule: OptionalNameRule) => !withoutRules.includes(rule);
  return (
    <Checkbox.Group
      label={words.title}
      description={words.hint}
      value={OPTIONAL_NAME_RULES.filter(isCounted)}
      onChange={(counted) => onChange(OPTIONAL_NAME_RULES.filter((rule) => !counted.includes(rule)))}
    >
      {OPTIONAL_NAME_RULES.map((rule) => (
        <Checkbox key={rule} value={rule} label={words.rules[rule]} description={words.examples[rule]} mt="xs" />
      ))}
    </Checkbox.Group>
  );
}
