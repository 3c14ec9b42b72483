/** The first prompts: starters from a few words, lists pasted in, and each of them to change. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { toShortName } from '#shared/starters/plan-aliases.ts';
import { hasStarters, planStarters, type Starter } from '#shared/starters/plan-starters.ts';

import { formatLanguage } from '../../../texts/format.ts';
import { TEXTS } from '../../../texts/texts.ts';
import type { Draft } from '../draft.ts';
import { planPromptLines, takePastedPrompts } from '../plan-lines.ts';
import { describeFault, type StepInput } from '../step-input.ts';
import { PromptRows } from './prompt-rows.tsx';
import classes from './step.module.css';

const { prompts: words } = TEXTS.setup;

export function PromptsStep({ draft, onChange, faults }: StepInput) {
  const addStarters = (starters: readonly Starter[]) => {
    const prompts = [...draft.prompts];
    for (const { text, kind } of starters) prompts.push(...planPromptLines(text, prompts, words.kinds[kind]));
    onChange({ prompts });
  };
  return (
    <>
      <TextInput
        label={words.category}
        description={words.categoryHelp}
        placeholder={words.categoryHint}
        value={draft.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        dir="auto"
      />
      <Starters draft={draft} onAdd={addStarters} />
      <Paste draft={draft} onChange={onChange} />
      <PromptRows
        prompts={draft.prompts}
        faults={faults}
        error={describeFault(faults, 'prompts')}
        onChange={(prompts) => onChange({ prompts })}
      />
    </>
  );
}

/** Name of the country in the language of the prompts. */
function toPlace({ country, language }: Draft): string | null {
  if (country === '') return null;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? null;
}

function Starters({ draft, onAdd }: { draft: Draft; onAdd: (starters: readonly Starter[]) => void }) {
  const { category, language, prompts } = draft;
  const brand = toShortName(draft.name);
  if (!hasStarters(language)) return <p className={classes.help}>{words.noStarters(formatLanguage(language))}</p>;
  if (category.trim() === '') return <p className={classes.help}>{words.noWords}</p>;
  const known = new Set(prompts.map(({ text }) => text.trim().toLowerCase()));
  const starters = planStarters({ brand, category, language, place: toPlace(draft) });
  const left = starters.filter(({ text }) => !known.has(text.toLowerCase()));
  if (left.length === 0) return null;
  return (
    <section className={classes.starters} aria-label={words.starters}>
      <header>
        <h3>{words.starters}</h3>
        <Button onClick={() => onAdd(left)}>{words.addAll}</Button>
      </header>
      <ul lang={language}>
        {left.map((starter) => (
          <li key={starter.text}>
            <button type="button" className={classes.starter} onClick={() => onAdd([starter])}>
              <IconPlus size={14} aria-hidden />
              <span dir="auto">{starter.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Paste({ draft, onChange }: Pick<StepInput, 'draft' | 'onChange'>) {
  return (
    <div className={classes.paste}>
      <Textarea
        label={words.paste}
        value={draft.pastedPrompts}
        onChange={(event) => onChange({ pastedPrompts: event.currentTarget.value })}
        minRows={2}
        maxRows={8}
        autosize
        dir="auto"
      />
      <TextInput
        label={words.pasteTags}
        placeholder={words.tagsHint}
        value={draft.pastedTags}
        onChange={(event) => onChange({ pastedTags: event.currentTarget.value })}
      />
      <Button disabled={draft.pastedPrompts.trim() === ''} onClick={() => onChange(takePastedPrompts(draft))}>
        {words.addLines}
      </Button>
    </div>
  );
}
