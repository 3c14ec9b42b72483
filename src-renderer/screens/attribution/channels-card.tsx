/** Channels of the period by category: how many, which share, how much revenue. */
import type { OperationOutput } from '#shared/contract/index.ts';

import { formatCount, formatMoney, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ShareCell } from '../../ui/share-cell.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './attribution-screen.module.css';

type Summary = OperationOutput<'attribution.summary'>;

const words = TEXTS.attribution;

export function ChannelsCard({ summary }: { summary: Summary }) {
  const { total, totalRevenue, aiSearchPercentage, currency, byCategory, revenueByCurrency } = summary;
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
    <Card title={words.channels} note={words.channelsNote(formatRate(aiSearchPercentage), formatCount(total))}>
      <div className={classes.inset}>
        <SmallTable heads={[words.channel, words.share, words.responses, words.revenue]} foot={totals}>
          {byCategory.map(({ category, count, percentage, revenue }) => (
            <tr key={category}>
              <th scope="row">{words.categories[category]}</th>
              <td>
                <ShareCell percent={percentage} />
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
