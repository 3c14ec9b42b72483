/** What is drawn in the portfolio where text is not enough. */
import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconSpeakerphone, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';

import { nameTrouble } from '#shared/notices/describe-notice.ts';
import { isOfDays } from '#shared/statistics/compare.ts';
import { localDayOf } from '#shared/time/local-day.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { Sparkline } from '../../charts/sparkline.tsx';
import { DASH, formatCount, formatDate, formatDay, formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { SmallBadge } from '../../ui/small-badge.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { PortfolioRow } from './plan-portfolio-rows.ts';
import type { PortfolioAddress } from './portfolio-address.ts';
import {
  toChangeLink,
  toCostsLink,
  toOverviewLink,
  toPitchLink,
  toReportsLink,
  toTasksLink,
} from './portfolio-links.ts';
import classes from './portfolio-screen.module.css';

const words = TEXTS.portfolio;
const { navigation } = TEXTS.app;

interface CellProps {
  row: PortfolioRow;
}

interface LinkedCellProps extends CellProps {
  days: Pick<PortfolioAddress, 'days' | 'against'>;
}

/** The link is for the middle button and for readers; a click anywhere in the row does the same. */
export function NameCell({ row, days }: LinkedCellProps) {
  const { name, domain, environment, isPitch } = row;
  return (
    <span className={classes.name}>
      <Link to={toOverviewLink(row, days)} className={classes.nameLink} title={domain}>
        <bdi>{name}</bdi>
      </Link>
      {environment === 'test' && <SmallBadge hint={navigation.testHint}>{navigation.test}</SmallBadge>}
      {isPitch && <SmallBadge>{navigation.pitch}</SmallBadge>}
    </span>
  );
}

export function ChangeCell({ row, days }: LinkedCellProps) {
  if (row.move === null) return null;
  return (
    <Link to={toChangeLink(row, days)} className={classes.quietLink} title={TEXTS.explain.change.link}>
      <Verdict
        change={row.move.change}
        verdict={row.move.verdict}
        isOfDays={isOfDays({ ...row.visibility.verdict, verdict: row.move.verdict })}
        place="row"
      />
    </Link>
  );
}

/** Under ten points of difference a line is drawn flat: days are few answers. */
const LEAST_SPAN = 20;

export function TrendCell({ days }: { days: readonly (number | null)[] }) {
  return (
    <span className={classes.trend}>
      <Sparkline values={days} minSpan={LEAST_SPAN} />
    </span>
  );
}

export function describeTrouble(trouble: PortfolioRow['troubles'][number]): string {
  return words.trouble(ENGINE_LABELS[trouble.model], nameTrouble(trouble, TEXTS.notices));
}

export function TroublesCell({ row: { troubles } }: CellProps) {
  if (troubles.length === 0) return <span className={classes.none}>{words.noTrouble}</span>;
  const isError = troubles.some(({ severity }) => severity === 'error');
  const [first] = troubles;
  return (
    <span
      className={classes.troubles}
      data-severity={isError ? 'error' : 'warning'}
      title={troubles.map((each) => `${describeTrouble(each)}. ${each.message}`).join('\n')}
    >
      <IconAlertTriangle size={14} aria-hidden />
      <span className={classes.cut}>
        {troubles.length === 1 && first
          ? describeTrouble(first)
          : troubles.map(({ model }) => ENGINE_LABELS[model]).join(', ')}
      </span>
    </span>
  );
}

export function SpendCell({ row }: CellProps) {
  const { spend } = row;
  if (spend === null) return null;
  const { usedUsd, monthlyCapUsd, leftUsd } = spend;
  const used = formatMoney(usedUsd);
  const isFull = monthlyCapUsd !== null && leftUsd === 0;
  return (
    <Link to={toCostsLink(row)} className={classes.quietLink} title={words.costsOf(row.name)} data-full={isFull}>
      {monthlyCapUsd === null ? used : words.ofCap(used, formatMoney(monthlyCapUsd))}
    </Link>
  );
}

export function TasksCell({ row }: CellProps) {
  const count = row.tasks.open + row.tasks.inProgress;
  return (
    <Link to={toTasksLink(row)} className={classes.quietLink} title={words.tasksOf(row.name)}>
      {formatCount(count)}
    </Link>
  );
}

export function ReportCell({ row }: CellProps) {
  if (row.nextReport === null) return null;
  return (
    <Link
      to={toReportsLink(row)}
      className={classes.quietLink}
      title={`${row.nextReport.name}, ${formatMoment(row.nextReport.at)}`}
    >
      {formatDay(localDayOf(Date.parse(row.nextReport.at)))}
    </Link>
  );
}

export function PitchCell({ row, onConvert }: CellProps & { onConvert: (row: PortfolioRow) => void }) {
  if (row.pitchDaysLeft === null || row.pitchEndsAt === null) return <span className={classes.none}>{DASH}</span>;
  const isOver = row.pitchExpiredAt !== null && row.pitchExpiredAt !== undefined;
  return (
    <span className={classes.pitch}>
      <span title={formatDate(row.pitchEndsAt.slice(0, 10))} data-over={isOver}>
        {isOver ? words.pitch.over : words.pitch.days(row.pitchDaysLeft)}
      </span>
      <ActionIcon
        variant="subtle"
        size={24}
        aria-label={words.convert.of(row.name)}
        title={words.convert.action}
        onClick={() => onConvert(row)}
      >
        <IconUserCheck size={16} stroke={1.75} />
      </ActionIcon>
    </span>
  );
}

export function ActionsCell({ row, days }: LinkedCellProps) {
  const label = words.toPitchOf(row.name);
  return (
    <ActionIcon
      component={Link}
      to={toPitchLink(row, days)}
      variant="subtle"
      size={26}
      aria-label={label}
      title={words.toPitch}
    >
      <IconSpeakerphone size={16} stroke={1.75} />
    </ActionIcon>
  );
}
