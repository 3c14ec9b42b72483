/** Tables of what two answers do not have in common: brands named, and sources cited. */
import { DASH, formatCount, formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import type { Answer, Mention } from './counted-spans.ts';
import classes from './difference-tables.module.css';
import { OutsideLink } from './outside-link.tsx';
import { type BrandDifference, planBrandDifferences, planSourceDifferences } from './plan-differences.ts';

const { compare: words, brands: figures } = TEXTS.viewer;

interface Sides {
  first: Answer;
  second: Answer;
}

export function DifferenceTables(sides: Sides) {
  return (
    <div className={classes.pair}>
      <BrandTable {...sides} />
      <SourceTable {...sides} />
    </div>
  );
}

function BrandTable({ first, second }: Sides) {
  const rows = planBrandDifferences(first, second);
  const heads = [figures.order, figures.depth, figures.sentiment, figures.times];
  return (
    <Card title={words.brands} {...(rows.length > 0 && { note: figures.orderHint })}>
      {rows.length === 0 && <p className={classes.none}>{words.noBrands}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{words.brand}</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {`${head} ${words.first} / ${words.second}`}
                  </th>
                ))}
                <th scope="col">{words.change}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.brandId}>
                  <th scope="row" data-own={row.isUserBrand}>
                    {row.name}
                  </th>
                  <td>{pair(row, ({ mentionOrder }) => formatCount(mentionOrder))}</td>
                  <td>{pair(row, ({ position }) => formatDecimal(position))}</td>
                  <td>{pair(row, ({ sentiment }) => formatDecimal(sentiment))}</td>
                  <td>{pair(row, ({ occurrences }) => formatCount(occurrences))}</td>
                  <td>{toSide(row.first !== null, row.second !== null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function SourceTable({ first, second }: Sides) {
  const rows = planSourceDifferences(first, second);
  return (
    <Card title={words.sources}>
      {rows.length === 0 && <p className={classes.none}>{words.noSources}</p>}
      {rows.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{words.source}</th>
                <th scope="col">{words.place(words.first)}</th>
                <th scope="col">{words.place(words.second)}</th>
                <th scope="col">{words.change}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ url, title, firstPlace, secondPlace }) => (
                <tr key={url}>
                  <th scope="row">
                    <OutsideLink url={url}>{title ?? undefined}</OutsideLink>
                  </th>
                  <td>{firstPlace === null ? DASH : formatCount(firstPlace)}</td>
                  <td>{secondPlace === null ? DASH : formatCount(secondPlace)}</td>
                  <td>{toSide(firstPlace !== null, secondPlace !== null)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

function pair({ first, second }: BrandDifference, show: (mention: Mention) => string): string {
  return `${first ? show(first) : DASH} / ${second ? show(second) : DASH}`;
}

function toSide(isInFirst: boolean, isInSecond: boolean): string {
  if (isInFirst && isInSecond) return words.both;
  return words.onlyIn(isInFirst ? words.first : words.second);
}
