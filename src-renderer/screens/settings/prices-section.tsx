/** The price table that estimates are made with, dated, and the account's own currency. */
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { OperationOutput } from '#shared/contract/index.ts';

import { SERPAPI_PLAN_NAMES, type SerpApiPlan } from '#shared/vocabulary/route-options.ts';
import { useOperation } from '../../api/use-operation.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatDate, formatPrice } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Price = OperationOutput<'money.prices'>['prices'][number];

const words = TEXTS.settings.prices;
const RATES = ['inputUsd', 'cachedInputUsd', 'outputUsd', 'searchUsd', 'requestUsd'] as const;
const RATE_WIDTHS_PX: Readonly<Record<(typeof RATES)[number], number>> = {
  inputUsd: 90,
  cachedInputUsd: 84,
  outputUsd: 95,
  searchUsd: 84,
  requestUsd: 92,
};
/** Few routes bill by the call or the search: where there is no room, those go before what all have. */
const RATE_HIDE_ORDER: Partial<Record<(typeof RATES)[number], number>> = { requestUsd: 3, searchUsd: 4 };

/** Only on weekdays, in UTC. */
const toHours = ({ spans }: NonNullable<Price['hours']>) => spans.map(([from, to]) => `${from}–${to}`).join(', ');

const COLUMNS: readonly Column<Price>[] = [
  { id: 'route', header: words.route, value: ({ route }) => nameRoute(route), widthPx: 120, grows: true },
  {
    id: 'model',
    header: words.model,
    value: ({ model, hours }) => (hours === null ? model : words.atPeak(model, toHours(hours))),
    widthPx: 132,
  },
  {
    id: 'from',
    header: words.from,
    value: ({ effectiveFrom }) => effectiveFrom,
    format: (value) => formatDate(String(value)),
    widthPx: 98,
    hideOrder: 2,
  },
  ...RATES.map(
    (rate): Column<Price> => ({
      id: rate,
      header: words.rates[rate],
      value: (price) => price[rate],
      format: (value) => formatPrice(Number(value)),
      widthPx: RATE_WIDTHS_PX[rate],
      hideOrder: RATE_HIDE_ORDER[rate],
      isNumber: true,
    }),
  ),
  { id: 'source', header: words.source, value: ({ source }) => words.sources[source], widthPx: 76, hideOrder: 1 },
];

export function PricesSection() {
  const prices = useOperation('money.prices', {});
  if (prices.error) return <ErrorNotice error={prices.error} onRetry={() => void prices.refetch()} />;
  if (!prices.data) return <SkeletonCard heightPx={480} />;
  return (
    <>
      <Card title={words.title} note={words.note(prices.data.version)}>
        <DataTable
          name="prices"
          label={words.title}
          columns={COLUMNS}
          rows={prices.data.prices}
          toId={({ route, model, effectiveFrom, source, hours }) =>
            [route, model, effectiveFrom, source, hours === null ? '' : 'peak'].join(' ')
          }
          empty={<Notice title={words.none} />}
          maxHeight="440px"
        />
      </Card>
      <PlanForm plan={prices.data.serpApiPlan} />
      <PriceForm />
      <CurrencyForm />
    </>
  );
}

/** A search of a result page costs what the plan of the account says. */
function PlanForm({ plan }: { plan: SerpApiPlan | null }) {
  const save = useSave('money.choosePlan');
  const choices = SERPAPI_PLAN_NAMES.map((value) => ({ value, label: words.plans[value] }));
  return (
    <Card title={words.plan} note={words.planNote}>
      <div className={classes.form}>
        <NativeSelect
          label={words.plan}
          data={plan === null ? [{ value: '', label: words.noPlan }, ...choices] : choices}
          value={plan ?? ''}
          disabled={save.isPending}
          onChange={(event) => {
            const chosen = SERPAPI_PLAN_NAMES.find((name) => name === event.currentTarget.value);
            if (chosen) save.mutate({ plan: chosen });
          }}
        />
      </div>
    </Card>
  );
}

function PriceForm() {
  const save = useSave('money.setPrice');
  const form = useForm({
    initialValues: {
      route: '',
      model: '*',
      effectiveFrom: '',
      inputUsd: 0,
      cachedInputUsd: 0,
      outputUsd: 0,
      searchUsd: 0,
      requestUsd: 0,
    },
    validate: { route: (value) => (value.trim() === '' ? TEXTS.settings.needed : null) },
  });
  return (
    <Card title={words.add} note={words.addNote}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ effectiveFrom, ...price }) =>
          save.mutate({ ...price, ...(effectiveFrom && { effectiveFrom }) }, { onSuccess: () => form.reset() }),
        )}
      >
        <div className={classes.fields}>
          <TextInput label={words.route} {...form.getInputProps('route')} />
          <TextInput label={words.model} {...form.getInputProps('model')} />
          <TextInput label={words.from} type="date" {...form.getInputProps('effectiveFrom')} />
        </div>
        <div className={classes.fields}>
          {RATES.map((rate) => (
            <NumberInput key={rate} label={words.rates[rate]} min={0} decimalScale={6} {...form.getInputProps(rate)} />
          ))}
        </div>
        <div className={classes.submit}>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!form.isDirty()}>
            {words.addButton}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function CurrencyForm() {
  const save = useSave('money.setRate');
  const form = useForm({ initialValues: { currency: 'EUR', perUsd: '' as string | number } });
  return (
    <Card title={words.currency} note={words.currencyNote}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ currency, perUsd }) =>
          save.mutate({ currency, perUsd: perUsd === '' ? null : Number(perUsd) }),
        )}
      >
        <div className={classes.fields}>
          <TextInput label={words.currencyCode} maxLength={3} {...form.getInputProps('currency')} />
          <NumberInput label={words.perUsd} min={0} decimalScale={6} {...form.getInputProps('perUsd')} />
        </div>
        <SaveRow isSaving={save.isPending} />
      </form>
    </Card>
  );
}
