/** Channels of the period by category: how many, which share, how much revenue. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { ToldNumber, writeShare } from '../../explain/told-number.tsx';
import { formatCount, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { formatRange, planFigure } from '../../ui/plan-figure.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './attribution-screen.module.css';

type Summary = OperationOutput<'attribution.summary'>;

const words = TEXTS.attribution;

type Range = NonNullable<Summary['aiSearchInterval']> | null;

/** Each response is somebody else's: people are here what prompts are elsewhere. */
function toRespondents(range: Range, total: number) {
  return { n: total, prompts: total, repeat: null, brand: range };
}

function writeRate(percent: number, range: Range): string {
  const { value, span } = planFigure(percent, toRespondents(range, 0), '%');
  return span === '' ? value : `${value} (${span})`;
}

export function ChannelsCard({ summary }: { summary: Summary }) {
  const { total, totalRevenue, aiSearchPercentage, aiSearchInterval, currency, byCategory, revenueByCurrency } =
    summary;
  const others = Object.entries(revenueByCurrency).map(([code, amount]) => formatMoney(amount, code));
  const totals = (
    <tr>
      <th scope="row">{words.total}</th>
      <td />
      <td>{formatCount(total)}</td>
      <td>{formatMoney(totalRevenue, currency)}</td>
    </tr>
  );
  return (
    <Card
      title={words.channels}
      note={words.channelsNote(writeRate(aiSearchPercentage, aiSearchInterval ?? null), formatCount(total))}
    >
      <div className={classes.inset}>
        <SmallTable heads={[words.channel, words.share, words.responses, words.revenue]} foot={totals}>
          {byCategory.map(({ category, count, percentage, interval, revenue }) => (
            <tr key={category}>
              <th scope="row">{words.categories[category]}</th>
              <td>
                <ShareCell
                  percent={percentage}
                  interval={toRespondents(interval ?? null, total)}
                  hasSpan
                  title={words.interval}
                  drawValue={(value) => (
                    <ToldNumber
                      name={words.share}
                      definition={words.shareDefinition}
                      formula={writeShare(count, words.categories[category], total, words.responses)}
                      lines={[{ name: words.interval, value: formatRange(interval, '%') }]}
                    >
                      {value}
                    </ToldNumber>
                  )}
                />
              </td>
              <td>{formatCount(count)}</td>
              <td>{formatMoney(revenue, currency)}</td>
            </tr>
          ))}
        </SmallTable>
        {others.length > 0 && <p className={classes.quiet}>{words.otherCurrencies(others.join(', '))}</p>}
      </div>
    </Card>
  );
}
