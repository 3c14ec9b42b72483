/** Channels of the period by category: how many, which share, how much revenue. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatCount, formatDecimal, formatMoney, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import classes from './attribution-screen.module.css';

type Summary = OperationOutput<'attribution.summary'>;

const words = TEXTS.attribution;

export function ChannelsCard({ summary }: { summary: Summary }) {
  const { total, totalRevenue, aiSearchPercentage, currency, byCategory, revenueByCurrency } = summary;
  const others = Object.entries(revenueByCurrency).map(([code, amount]) => formatMoney(amount, code));
  return (
    <Card title={words.channels} note={words.channelsNote(formatRate(aiSearchPercentage), formatCount(total))}>
      <div className={classes.scroll}>
        <table className={classes.channels}>
          <thead>
            <tr>
              <th scope="col">{words.channel}</th>
              <th scope="col">{words.share}</th>
              <th scope="col">{words.responses}</th>
              <th scope="col">{words.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {byCategory.map(({ category, count, percentage, revenue }) => (
              <tr key={category}>
                <th scope="row">{words.categories[category]}</th>
                <td>
                  <span className={classes.share}>
                    <ShareBar percent={percentage} />
                    {formatDecimal(percentage)}
                  </span>
                </td>
                <td>{formatCount(count)}</td>
                <td>{formatMoney(revenue, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              <td />
              <td>{formatCount(total)}</td>
              <td>{formatMoney(totalRevenue, currency)}</td>
            </tr>
          </tfoot>
        </table>
        {others.length > 0 && <p className={classes.quiet}>{words.otherCurrencies(others.join(', '))}</p>}
      </div>
    </Card>
  );
}
