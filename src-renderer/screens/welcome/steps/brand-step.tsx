/** Name, site and other names of the brand, and what will be counted by them. */
import { Button, TagsInput, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { planAliases } from '#shared/starters/plan-aliases.ts';

import { TEXTS } from '../../../texts/texts.ts';
import { toSiteDomain } from '../plan-draft.ts';
import { describeFault, type StepInput } from '../step-input.ts';
import classes from './step.module.css';

const { brand } = TEXTS.setup;
const MOST_ALIASES = 200;

export function BrandStep({ draft, onChange, faults }: StepInput) {
  const domain = toSiteDomain(draft.site);
  const known = new Set(draft.aliases.map((alias) => alias.toLowerCase()));
  const suggested = planAliases(draft.name, domain).filter((alias) => !known.has(alias.toLowerCase()));
  return (
    <>
      <TextInput
        label={brand.name}
        placeholder={brand.nameHint}
        value={draft.name}
        error={describeFault(faults, 'name')}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        required
      />
      <TextInput
        label={brand.site}
        placeholder={brand.siteHint}
        value={draft.site}
        error={describeFault(faults, 'site')}
        onChange={(event) => onChange({ site: event.currentTarget.value })}
        inputMode="url"
        autoComplete="off"
        required
      />
      <div>
        <TagsInput
          label={brand.aliases}
          placeholder={brand.aliasesHint}
          value={draft.aliases}
          maxTags={MOST_ALIASES}
          onChange={(aliases) => onChange({ aliases })}
          acceptValueOnBlur
        />
        {suggested.length > 0 && (
          <p className={classes.suggestions}>
            <span>{brand.suggested}</span>
            {suggested.map((alias) => (
              <Button
                key={alias}
                aria-label={brand.add(alias)}
                leftSection={<IconPlus size={12} aria-hidden />}
                onClick={() => onChange({ aliases: [...draft.aliases, alias] })}
              >
                {alias}
              </Button>
            ))}
          </p>
        )}
      </div>
      <Counted names={[draft.name.trim(), ...draft.aliases].filter((name) => name !== '')} domain={domain} />
    </>
  );
}

function Counted({ names, domain }: { names: readonly string[]; domain: string | null }) {
  return (
    <section className={classes.aside}>
      <h3>{brand.counted}</h3>
      <p dir="auto">{brand.named(names)}</p>
      <p>{brand.cited(domain ?? brand.unknownDomain)}</p>
      <p>{brand.visible}</p>
    </section>
  );
}
