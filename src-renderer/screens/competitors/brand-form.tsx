/** The form of a competitor: its name, domains and every spelling that counts. It hands over a draft and calls nothing. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { NameCheck } from '../../brands/name-check.tsx';
import { RuleSwitches } from '../../brands/rule-switches.tsx';
import { TEXTS } from '../../texts/texts.ts';
import classes from './brand-form.module.css';
import type { BrandDraft } from './use-brand-changes.ts';
import type { TrackedBrand } from './use-brands.ts';

const words = TEXTS.competitors.form;

const LISTS = ['aliases', 'caseSensitiveAliases', 'excludedPhrases', 'nearbyWords', 'domainAliases'] as const;
type List = (typeof LISTS)[number];

const LIST_WORDS: Readonly<Record<List, { label: string; hint: string }>> = {
  aliases: { label: words.aliases, hint: words.aliasesHint },
  caseSensitiveAliases: { label: words.exact, hint: words.exactHint },
  excludedPhrases: { label: words.excluded, hint: words.excludedHint },
  nearbyWords: { label: TEXTS.naming.near, hint: TEXTS.naming.nearHint },
  domainAliases: { label: words.domainAliases, hint: words.domainAliasesHint },
};

/** Lines without those that say nothing. */
const toLines = (text: string) => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

interface BrandFormProps {
  /** Null: a new one. */
  brand: TrackedBrand | null;
  onSubmit: (draft: BrandDraft) => void;
  onCancel: () => void;
}

export function BrandForm({ brand, onSubmit, onCancel }: BrandFormProps) {
  const [name, setName] = useState(brand?.name ?? '');
  const [checked, setChecked] = useState(name);
  const [domain, setDomain] = useState(brand?.domain ?? '');
  const [lists, setLists] = useState<Readonly<Record<List, string>>>(() => ({
    aliases: (brand?.aliases ?? []).join('\n'),
    caseSensitiveAliases: (brand?.caseSensitiveAliases ?? []).join('\n'),
    excludedPhrases: (brand?.excludedPhrases ?? []).join('\n'),
    nearbyWords: (brand?.nearbyWords ?? []).join('\n'),
    domainAliases: (brand?.domainAliases ?? []).join('\n'),
  }));
  const [withoutRules, setWithoutRules] = useState(brand?.withoutRules ?? []);
  const addLines = (list: List, texts: readonly string[]) =>
    setLists({ ...lists, [list]: [...new Set([...toLines(lists[list]), ...texts])].join('\n') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({
      name: name.trim(),
      domain: domain.trim() || null,
      aliases: toLines(lists.aliases),
      caseSensitiveAliases: toLines(lists.caseSensitiveAliases),
      excludedPhrases: toLines(lists.excludedPhrases),
      nearbyWords: toLines(lists.nearbyWords),
      domainAliases: toLines(lists.domainAliases),
      withoutRules,
    });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextInput
        label={words.name}
        required
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => setChecked(name.trim())}
        data-autofocus
      />
      {checked !== '' && (
        <NameCheck
          name={checked}
          nearbyWords={toLines(lists.nearbyWords)}
          onCapital={() => addLines('caseSensitiveAliases', [checked])}
          onExclude={(phrases) => addLines('excludedPhrases', phrases)}
        />
      )}
      <TextInput
        label={words.domain}
        description={words.domainHint}
        maxLength={253}
        value={domain}
        onChange={(event) => setDomain(event.currentTarget.value)}
      />
      <div className={classes.lists}>
        {LISTS.map((list) => (
          <Textarea
            key={list}
            label={LIST_WORDS[list].label}
            description={LIST_WORDS[list].hint}
            autosize
            minRows={2}
            maxRows={6}
            value={lists[list]}
            onChange={(event) => setLists({ ...lists, [list]: event.currentTarget.value })}
          />
        ))}
      </div>
      <RuleSwitches withoutRules={withoutRules} onChange={setWithoutRules} />
      <p className={classes.note}>{words.remeasure}</p>
      <div className={classes.submit}>
        <Button onClick={onCancel}>{TEXTS.ui.cancel}</Button>
        <Button type="submit" variant="filled" disabled={name.trim() === ''}>
          {brand ? words.save : words.add}
        </Button>
      </div>
    </form>
  );
}
