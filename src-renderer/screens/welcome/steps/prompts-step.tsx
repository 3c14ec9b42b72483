/** The first prompts: starters from a few words, lists pasted in, and each of them to change. */
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { toShortName } from '#shared/starters/plan-aliases.ts';
import { findCategoryExample, planStarters, type Starter } from '#shared/starters/plan-starters.ts';
import { FEWEST_PROMPTS } from '#shared/statistics/estimate.ts';
import { ASSUMED_RATE, planDetectable } from '#shared/statistics/plan-design.ts';

import { formatDecimal, formatLanguage } from '../../../texts/format.ts';
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
    for (const { text, intent } of starters) prompts.push(...planPromptLines(text, prompts, words.intents[intent]));
    onChange({ prompts });
  };
  const example = findCategoryExample(draft.language) ?? '';
  return (
    <>
      <TextInput
        label={words.category}
        description={words.categoryHelp(formatLanguage(draft.language))}
        placeholder={words.categoryHint(example)}
        value={draft.category}
        onChange={(event) => onChange({ category: event.currentTarget.value })}
        dir="auto"
      />
      <Starters draft={draft} onAdd={addStarters} />
      <Paste draft={draft} onChange={onChange} />
      <Precision draft={draft} />
      <PromptRows
        prompts={draft.prompts}
        faults={faults}
        error={describeFault(faults, 'prompts')}
        onChange={(prompts) => onChange({ prompts })}
      />
    </>
  );
}

/** What so many prompts will see, before anything is measured: that more of them is what buys precision. */
function Precision({ draft: { prompts, engines, samples } }: { draft: Draft }) {
  const design = { prompts: prompts.length, engines: Math.max(1, engines?.length ?? 1), days: 30, samples };
  if (prompts.length < FEWEST_PROMPTS) return <p className={classes.help}>{TEXTS.plan.wizardFew}</p>;
  const points = 100 * planDetectable(ASSUMED_RATE, design);
  return <p className={classes.help}>{TEXTS.plan.wizard(prompts.length, formatDecimal(points))}</p>;
}

/** Name of the country in the language of the prompts. */
function toPlace({ country, language }: Draft): string | null {
  if (country === '') return null;
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? null;
}

function Starters({ draft, onAdd }: { draft: Draft; onAdd: (starters: readonly Starter[]) => void }) {
  const { category, language, prompts } = draft;
  if (category.trim() === '') return <p className={classes.help}>{words.noWords}</p>;
  const known = new Set(prompts.map(({ text }) => text.trim().toLowerCase()));
  const starters = planStarters({ brand: toShortName(draft.name), category, language, place: toPlace(draft) });
  const left = starters.filter(({ text }) => !known.has(text.toLowerCase()));
  const ofField = left.filter(({ intent }) => intent !== 'brand');
  const ofBrand = left.filter(({ intent }) => intent === 'brand');
  if (left.length === 0) return null;
  return (
    <section className={classes.starters} aria-label={words.starters}>
      <header>
        <h3>{words.starters}</h3>
        {ofField.length > 0 && <Button onClick={() => onAdd(ofField)}>{words.addAll}</Button>}
      </header>
      <p className={classes.help}>{words.startersHelp}</p>
      <StarterList starters={ofField} language={language} onAdd={onAdd} />
      {ofBrand.length > 0 && (
        <details>
          <summary>{words.withBrand}</summary>
          <p className={classes.help}>{words.withBrandHelp}</p>
          <StarterList starters={ofBrand} language={language} onAdd={onAdd} />
        </details>
      )}
    </section>
  );
}

interface StarterListProps {
  starters: readonly Starter[];
  language: string;
  onAdd: (starters: readonly Starter[]) => void;
}

function StarterList({ starters, language, onAdd }: StarterListProps) {
  return (
    <ul>
      {starters.map((starter) => (
        <li key={starter.text}>
          <button type="button" className={classes.starter} onClick={() => onAdd([starter])}>
            <IconPlus size={14} aria-hidden />
            <span className={classes.starterText} lang={language} dir="auto">
              {starter.text}
            </span>
            <small className={classes.starterIntent}>{words.intents[starter.intent]}</small>
          </button>
        </li>
      ))}
    </ul>
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
