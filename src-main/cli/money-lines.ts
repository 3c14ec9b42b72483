/** Money as lines for people at a terminal. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_TESTS } from '#shared/vocabulary/engines.ts';

type Forecast = OperationOutput<'money.forecast'>;
type Caps = Forecast['caps'];

const FITS = { yes: 'fits under the caps', perhaps: 'may not fit under the caps', no: 'does not fit under the caps' };

export function toForecastLines(forecast: Forecast): string[] {
  const { calls, waitingCalls, run, monthly, inCurrency, currency } = forecast;
  const local = inCurrency && currency ? ` (${inCurrency.expected.toFixed(2)} ${currency.code})` : '';
  return [
    `${calls} calls, about ${toDollars(run.expectedUsd)}${local}, ${toDollars(run.lowUsd)} to ${toDollars(run.highUsd)}; ${FITS[run.fits]}.`,
    ...(run.halfWidthPoints === null
      ? []
      : [`Visibility to +-${run.halfWidthPoints.toFixed(1)} points if these prompts were asked again (95 %).`]),
    ...(waitingCalls > 0 ? [`${waitingCalls} more calls would wait.`] : []),
    ...forecast.byEngine.map(
      (row) =>
        `${row.model}: ${row.calls} calls, ${row.waiting ?? `${toDollars(row.expectedUsd)} (${row.route}, ${row.basis}), at most ${toDollars(row.ceilingUsd)} each${toOptionsText(row)}`}`,
    ),
    `A month by the schedule: ${Math.round(monthly.calls)} calls, about ${toDollars(monthly.expectedUsd)}; ${FITS[monthly.fits]}.`,
    ...toCapLines(forecast.caps),
  ];
}

/** What the owner asks of the route, since the amounts rest on it. */
function toOptionsText({ maxSearches, reasoningEffort, searchDepth }: Forecast['byEngine'][number]): string {
  const options = [
    ...(maxSearches === null ? [] : [`${maxSearches} searches`]),
    ...(reasoningEffort === null ? [] : [`effort ${reasoningEffort}`]),
    ...(searchDepth === null ? [] : [`search depth ${searchDepth}`]),
  ];
  return options.length === 0 ? '' : `, with ${options.join(', ')}`;
}

export function toSpendLines(spend: OperationOutput<'money.spend'>): string[] {
  const { totals } = spend;
  const unknown = totals.unknownCalls === 0 ? '' : `; ${totals.unknownCalls} calls of unknown cost`;
  return [
    `${spend.firstMonth} to ${spend.lastMonth}: ${toDollars(totals.costUsd)} for ${totals.calls} calls (${toDollars(totals.reportedUsd)} reported, ${toDollars(totals.estimatedUsd)} estimated${unknown}).`,
    ...spend.rows.map(
      (row) =>
        `${row.month}  ${row.projectName ?? (row.projectId === ENGINE_TESTS ? 'tests of engines' : row.projectId)}  ${row.model}  ${row.route}  ${row.calls} calls  ${toDollars(row.costUsd)}`,
    ),
    ...toCapLines(spend.caps),
  ];
}

export function toCapLines({ account, project }: Caps): string[] {
  const line = (whose: string, { monthlyCapUsd, usedUsd, leftUsd }: NonNullable<Caps['account']>) =>
    `Monthly cap of ${whose}: ${toDollars(monthlyCapUsd)}, ${toDollars(usedUsd)} used, ${toDollars(leftUsd)} left.`;
  return [
    account ? line('the account', account) : 'No monthly cap of the account.',
    ...(project ? [line('the project', project)] : []),
  ];
}

export function toCapListLines({
  month,
  timeZone,
  endsAt,
  account,
  projects,
}: OperationOutput<'money.caps'>): string[] {
  const line = (whose: string, { cap, usedUsd, waitingJobs }: typeof account) =>
    `${whose}  ${cap ? `${toDollars(usedUsd)} of ${toDollars(cap.monthlyCapUsd)}` : `${toDollars(usedUsd)}, no cap`}  ${waitingJobs} jobs wait`;
  return [
    line(`${month}  the account`, account),
    ...projects.map((project) => line(`${project.projectId}  ${project.projectName}`, project)),
    `The month is that of ${timeZone}; it ends at ${endsAt}.`,
  ];
}

export function toPriceLines({ version, prices }: OperationOutput<'money.prices'>): string[] {
  return [
    `Price table ${version}, US dollars; tokens by the million. Seeds are unverified.`,
    ...prices.map(
      (price) =>
        `${price.route}  ${price.model}  in ${price.inputUsd}  cached ${price.cachedInputUsd}  out ${price.outputUsd}  search ${price.searchUsd}${price.searchUnit === 'prompt' ? ' for all of a question' : ''}  request ${price.requestUsd}  from ${price.effectiveFrom}${toHoursText(price.hours)} (${price.source})`,
    ),
  ];
}

function toHoursText(hours: OperationOutput<'money.prices'>['prices'][number]['hours']): string {
  return hours === null ? '' : `, weekdays ${hours.spans.map(([from, to]) => `${from}-${to}`).join(' and ')} UTC`;
}

/** Cents, or four digits below ten cents. */
function toDollars(usd: number): string {
  return `$${usd.toFixed(usd > 0 && usd < 0.1 ? 4 : 2)}`;
}
