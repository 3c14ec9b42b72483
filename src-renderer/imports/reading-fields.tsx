/** How dates, amounts and names of engines are read, shown where the file has any, and what else its kind asks for. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';

import type { OperationOutput } from '#shared/contract/index.ts';
import { IMPORT_SOURCES } from '#shared/vocabulary/channels.ts';
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './imports.module.css';
import type { ImportWish } from './plan-input.ts';

const words = TEXTS.imports;
const ORDERS = ['dmy', 'mdy', 'ymd'] as const;
const ENGINE_CHOICES = ENGINES.map((value) => ({ value, label: ENGINE_LABELS[value] }));
const NONE = { value: '', label: words.notSaid };

interface ReadingFieldsProps {
  kind: ImportKind;
  plan: OperationOutput<'imports.preview'>;
  wish: ImportWish;
  onChange: (fields: Partial<ImportWish>) => void;
}

export function ReadingFields({ kind, plan, wish, onChange }: ReadingFieldsProps) {
  const { dates, amounts } = plan;
  const hasDates = plan.columns.createdAt !== undefined || plan.columns.answeredAt !== undefined;
  const hasAmounts = plan.columns.dealValue !== undefined;
  const hasNoEngine = kind === 'answers' && plan.columns.model === undefined;
  return (
    <fieldset className={classes.group}>
      <legend>{words.reading}</legend>
      <p className={classes.quiet}>
        {plan.encoding === 'xlsx'
          ? words.workbook(plan.sheet ?? '')
          : words.format(plan.encoding, words.separators[plan.separator ?? 'json'] ?? '')}
      </p>
      <div className={classes.fields}>
        {hasDates && (
          <NativeSelect
            label={words.dates}
            description={words.datesBy[dates.by]}
            error={dates.by === 'nobody' ? words.say : undefined}
            data={[
              ...(dates.value === null ? [NONE] : []),
              ...ORDERS.map((value) => ({ value, label: words.orders[value] })),
            ]}
            value={dates.value ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ dateOrder: ORDERS.find((each) => each === currentTarget.value) })
            }
          />
        )}
        {hasAmounts && (
          <NativeSelect
            label={words.amounts}
            description={words.datesBy[amounts.by]}
            error={amounts.by === 'nobody' ? words.say : undefined}
            data={[
              ...(amounts.value === null ? [NONE] : []),
              { value: ',', label: words.decimals[','] },
              { value: '.', label: words.decimals['.'] },
            ]}
            value={amounts.value ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ decimal: value === ',' || value === '.' ? value : undefined })
            }
          />
        )}
        {hasAmounts && (
          <TextInput
            label={words.currency}
            description={words.currencyHint}
            maxLength={3}
            value={wish.currency}
            onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
          />
        )}
        {kind === 'attribution' && (
          <NativeSelect
            label={words.source}
            description={words.sourceHint}
            data={IMPORT_SOURCES.map((value) => ({ value, label: TEXTS.attribution.sources[value] }))}
            value={wish.source}
            onChange={({ currentTarget }) =>
              onChange({ source: IMPORT_SOURCES.find((each) => each === currentTarget.value) ?? wish.source })
            }
          />
        )}
        {hasNoEngine && (
          <NativeSelect
            label={words.engine}
            description={words.engineHint}
            data={[NONE, ...ENGINE_CHOICES]}
            value={wish.engine ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ engine: ENGINES.find((each) => each === currentTarget.value) ?? null })
            }
          />
        )}
        {[...new Set([...plan.unknownEngines, ...Object.keys(wish.engines)])].map((name) => (
          <NativeSelect
            key={name}
            label={words.engineNamed(name)}
            data={[NONE, ...ENGINE_CHOICES]}
            value={wish.engines[name] ?? ''}
            onChange={({ currentTarget }) => onChange({ engines: withEngine(wish.engines, name, currentTarget.value) })}
          />
        ))}
      </div>
      {plan.separator !== null && (
        <Checkbox
          size="xs"
          label={words.hasHeads}
          checked={!plan.isHeadless}
          onChange={({ currentTarget }) => onChange({ hasHeads: currentTarget.checked, map: {} })}
        />
      )}
      {kind === 'prompts' && (
        <>
          <Checkbox
            size="xs"
            label={words.active}
            checked={wish.isActive}
            onChange={({ currentTarget }) => onChange({ isActive: currentTarget.checked })}
          />
          {plan.counts.off_topic > 0 && (
            <Checkbox
              size="xs"
              label={words.takesOffTopic(plan.counts.off_topic)}
              checked={wish.takesOffTopic}
              onChange={({ currentTarget }) => onChange({ takesOffTopic: currentTarget.checked })}
            />
          )}
        </>
      )}
    </fieldset>
  );
}

function withEngine(known: ImportWish['engines'], name: string, chosen: string): Record<string, Engine> {
  const { [name]: _, ...others } = known;
  const engine = ENGINES.find((each) => each === chosen);
  return engine === undefined ? others : { ...others, [name]: engine };
}
