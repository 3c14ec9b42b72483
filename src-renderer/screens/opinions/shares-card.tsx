/** One bar a brand: how many of the answers that name it praise it, blame it, or say nothing; its mean and the change beside. */
import { Link, useSearchParams } from 'react-router';

import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { DASH, formatCount, formatRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FigureCell } from '../../ui/figure-cell.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import classes from './opinions-screen.module.css';
import { planNotes, planSegments } from './plan-shares.ts';

const words = TEXTS.opinions.shares;

export function SharesCard({ rows }: { rows: readonly CompetitorRow[] }) {
  return (
    <Card title={words.title} note={words.note}>
      <div className={`${classes.body} ${classes.sharesTable}`}>
        <p className={classes.legend} aria-hidden>
          {Object.entries(TEXTS.opinions.classes).map(([opinion, name]) => (
            <span key={opinion}>
              <span className={classes.swatch} data-opinion={opinion} data-drawn /> {name}
            </span>
          ))}
        </p>
        <SmallTable heads={[words.brand, words.bar, words.mean, words.change, words.answers]}>
          {rows.map((row) => (
            <BrandRow key={row.id} row={row} />
          ))}
        </SmallTable>
      </div>
    </Card>
  );
}

function BrandRow({ row }: { row: CompetitorRow }) {
  const { sentimentScore, sentimentChange, sentimentShares: shares, intervals, verdicts } = row;
  const verdict = verdicts?.sentimentChange.verdict;
  return (
    <tr data-own={row.isUserBrand}>
      <th scope="row">{row.name}</th>
      <td className={classes.shares}>
        {shares ? <SharesBar row={row} shares={shares} /> : <span className={classes.quiet}>{words.unnamed}</span>}
      </td>
      <td>
        <FigureCell value={sentimentScore === null ? null : sentimentScore * 100} interval={intervals?.sentiment} />
      </td>
      <td>
        {sentimentChange === null || verdict === undefined ? (
          DASH
        ) : (
          <Verdict change={sentimentChange * 100} verdict={verdict} isMoreBetter={row.isUserBrand} place="row" />
        )}
      </td>
      <td>{formatCount(row.totalMentions)}</td>
    </tr>
  );
}

type Shares = NonNullable<CompetitorRow['sentimentShares']>;

/** The bar is for the eye; the parts below it say the same in words, and lead to their answers. */
function SharesBar({ row, shares }: { row: CompetitorRow; shares: Shares }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const segments = planSegments(shares);
  return (
    <>
      <span className={classes.bar} aria-hidden>
        {segments.map(({ opinion, share, text }) => (
          <span
            key={opinion}
            className={classes.segment}
            data-opinion={opinion}
            data-drawn
            style={{ flexGrow: share }}
            title={text}
          >
            {share >= 8 ? formatRate(share) : ''}
          </span>
        ))}
      </span>
      <span className={classes.parts}>
        {segments.map(({ opinion, text }) => (
          <Link key={opinion} to={toScreenLink(projectId, 'answers', address, { brand: row.id, opinion })}>
            {text}
          </Link>
        ))}
        <span className={classes.quiet}>{planNotes(shares).join(' · ')}</span>
      </span>
    </>
  );
}
