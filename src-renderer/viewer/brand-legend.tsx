/** The brands of an answer with what was counted of each; choosing one walks through its mentions in the text. */
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { CSSProperties } from 'react';

import { DASH, formatCount, formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './brand-legend.module.css';
import type { Answer, Mention } from './counted-spans.ts';
import { Section } from './section.tsx';
import type { SpanWalking } from './use-span-walk.ts';

interface BrandLegendProps {
  answer: Pick<Answer, 'text' | 'mentions' | 'citedBrands'>;
  colours: ReadonlyMap<string, string>;
  walking: SpanWalking;
}

const { brands: words } = TEXTS.viewer;

export function BrandLegend({ answer: { text, mentions, citedBrands }, colours, walking }: BrandLegendProps) {
  const onlyCited = citedBrands.filter((brand) => !mentions.some(({ brandId }) => brandId === brand.brandId));
  const hasList = mentions.some(({ listNumber }) => listNumber !== null);
  return (
    <Section title={words.title} control={<WalkControls mentions={mentions} walking={walking} />}>
      {mentions.length === 0 && <p className={classes.none}>{words.none}</p>}
      {mentions.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{TEXTS.viewer.compare.brand}</th>
              <th scope="col">{words.order}</th>
              {hasList && (
                <th scope="col" title={words.listNumberHint}>
                  {words.listNumber}
                </th>
              )}
              <th scope="col">{words.depth}</th>
              <th scope="col">{words.sentiment}</th>
              <th scope="col">{words.times}</th>
            </tr>
          </thead>
          <tbody>
            {mentions.map((mention) => (
              <LegendRow
                key={mention.brandId}
                mention={mention}
                hasList={hasList}
                colour={colours.get(mention.brandId)}
                isWalked={walking.walk?.brandId === mention.brandId}
                onChoose={() => walking.choose(mention.brandId)}
              />
            ))}
          </tbody>
        </table>
      )}
      {mentions.length > 0 && <p className={classes.none}>{words.orderHint}</p>}
      <FoundOtherwise text={text} mentions={mentions} />
      {onlyCited.length > 0 && (
        <p className={classes.none}>
          {words.cited}: {onlyCited.map(({ name }) => name).join(', ')}
        </p>
      )}
    </Section>
  );
}

interface LegendRowProps {
  mention: Mention;
  /** Whether any mention has a number in the answer's own list. */
  hasList: boolean;
  colour: string | undefined;
  isWalked: boolean;
  onChoose: () => void;
}

function LegendRow({ mention, hasList, colour, isWalked, onChoose }: LegendRowProps) {
  const style = { '--swatch': colour ?? 'var(--sl-muted)' } as CSSProperties;
  return (
    <tr data-walked={isWalked}>
      <th scope="row">
        <button
          type="button"
          className={classes.brand}
          aria-pressed={isWalked}
          title={words.walk(mention.name)}
          onClick={onChoose}
        >
          <span className={classes.swatch} style={style} data-drawn aria-hidden />
          <span className={classes.name}>{mention.name}</span>
        </button>
      </th>
      <td>{formatCount(mention.mentionOrder)}</td>
      {hasList && <td>{mention.listNumber === null ? DASH : formatCount(mention.listNumber)}</td>}
      <td>{formatDecimal(mention.position)}</td>
      <td title={mention.sentiment === null ? words.nothingSaid : undefined}>
        {mention.sentiment === null ? DASH : formatDecimal(mention.sentiment)}
      </td>
      <td>{formatCount(mention.occurrences)}</td>
    </tr>
  );
}

/** The mentions that are not there as their names are written, each spelling once. */
function FoundOtherwise({ text, mentions }: Pick<Answer, 'text' | 'mentions'>) {
  const found = mentions.flatMap(({ spans }) =>
    spans.flatMap(({ start, end, rule }) =>
      rule === undefined || rule === 'exact' ? [] : [`${text.slice(start, end)} (${TEXTS.naming.found[rule]})`],
    ),
  );
  if (found.length === 0) return null;
  return (
    <p className={classes.none}>
      {TEXTS.naming.foundOtherwise}: <bdi>{[...new Set(found)].join(', ')}</bdi>
    </p>
  );
}

function WalkControls({ mentions, walking }: { mentions: readonly Mention[]; walking: SpanWalking }) {
  if (mentions.length === 0) return null;
  const walked = mentions.find(({ brandId }) => brandId === walking.walk?.brandId);
  return (
    <span className={classes.controls} title={words.hint}>
      <span aria-live="polite">{walked && walking.walk && words.at(walking.walk.index + 1, walked.spans.length)}</span>
      <ActionIcon variant="subtle" size={22} aria-label={words.previous} onClick={() => walking.move(-1)}>
        <IconChevronUp size={14} />
      </ActionIcon>
      <ActionIcon variant="subtle" size={22} aria-label={words.next} onClick={() => walking.move(1)}>
        <IconChevronDown size={14} />
      </ActionIcon>
    </span>
  );
}
