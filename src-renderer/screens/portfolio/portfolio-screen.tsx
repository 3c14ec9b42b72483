/** All clients and pitches, a row each: what stands at the address without a project where there is more than one. */
import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { ConvertDialog } from '../../brands/convert-dialog.tsx';
import { PRESET_DAYS } from '../../filters/filters.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useToday } from '../../filters/use-today.ts';
import { NoticeBell } from '../../live-run/notice-bell.tsx';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { JudgedNote } from '../../table/judged-note.tsx';
import { useAddressSort } from '../../table/use-address-sort.ts';
import { formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { PitchForm } from './pitch-form.tsx';
import { type Portfolio, type PortfolioGroup, type PortfolioRow, planPortfolio } from './plan-portfolio-rows.ts';
import { type PortfolioAddress, readPortfolioAddress, toPortfolioInput } from './portfolio-address.ts';
import { planPortfolioColumns } from './portfolio-columns.tsx';
import { toOverviewLink } from './portfolio-links.ts';
import classes from './portfolio-screen.module.css';
import { ReportButton } from './report-button.tsx';
import { SumsLine } from './sums-line.tsx';

const words = TEXTS.portfolio;

export function PortfolioScreen() {
  const [address] = useSearchParams();
  const search = address.toString();
  const chosen = useMemo(() => readPortfolioAddress(new URLSearchParams(search)), [search]);
  const today = useToday();
  const portfolio = useOperation('portfolio.list', toPortfolioInput(chosen, today));
  const [isPitching, setPitching] = useState(false);
  const range = formatDayRange(today - chosen.days + 1, today);
  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1 className={classes.title}>{words.title}</h1>
        <p className={classes.range}>{words.compared[chosen.against](range)}</p>
        <NoticeBell />
        <ReportButton chosen={chosen} today={today} />
        <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setPitching(true)}>
          {words.newPitch.action}
        </Button>
        <Button component={Link} to="/welcome">
          {words.newClient}
        </Button>
      </header>
      <Choices chosen={chosen} labels={portfolio.data?.labels ?? []} />
      {portfolio.error && <ErrorNotice error={portfolio.error} onRetry={() => void portfolio.refetch()} />}
      {!portfolio.error && !portfolio.data && <SkeletonCard heightPx={480} />}
      {portfolio.data && <Rows portfolio={portfolio.data} chosen={chosen} isStale={portfolio.isPlaceholderData} />}
      {isPitching && <PitchForm onClose={() => setPitching(false)} />}
    </div>
  );
}

function Choices({ chosen, labels }: { chosen: PortfolioAddress; labels: Portfolio['labels'] }) {
  const [, setDays] = useAddressValue('days', '30');
  const [, setAgainst] = useAddressValue('against', 'previous');
  const [, setKind] = useAddressValue('kind', 'all');
  const [, setLabel] = useAddressValue('label');
  const [, setGroup] = useAddressValue('group');
  const { against, kinds } = words;
  const label = labels.find((each) => each.label.toLowerCase() === chosen.label)?.label;
  return (
    <div className={classes.choices}>
      <Segmented
        label={words.period}
        value={String(chosen.days)}
        options={PRESET_DAYS.map((days) => ({ value: String(days), label: words.days(days) }))}
        onChange={setDays}
      />
      <Segmented
        label={against.label}
        value={chosen.against}
        options={(['previous', 'day_zero'] as const).map((value) => ({ value, label: against[value] }))}
        onChange={setAgainst}
      />
      <Segmented
        label={kinds.label}
        value={chosen.kind}
        options={(['all', 'clients', 'pitches'] as const).map((value) => ({ value, label: kinds[value] }))}
        onChange={setKind}
      />
      {labels.length > 0 && (
        <>
          <ChoiceMenu
            label={words.labels}
            choices={[
              { value: '', label: words.anyLabel },
              ...labels.map((each) => ({ value: each.label.toLowerCase(), label: `${each.label} (${each.projects})` })),
            ]}
            selected={[chosen.label ?? '']}
            onPick={(value) => setLabel(value || null)}
            target={(toggle) => (
              <Button onClick={toggle} rightSection={<IconChevronDown size={14} aria-hidden />}>
                {label ?? words.anyLabel}
              </Button>
            )}
          />
          <Checkbox
            size="xs"
            label={words.group}
            checked={chosen.isGrouped}
            onChange={(event) => setGroup(event.currentTarget.checked ? '1' : null)}
          />
        </>
      )}
    </div>
  );
}

interface RowsProps {
  portfolio: Portfolio;
  chosen: PortfolioAddress;
  isStale: boolean;
}

function Rows({ portfolio, chosen, isStale }: RowsProps) {
  const { days, against, kind, label, isGrouped } = chosen;
  const [converted, setConverted] = useState<PortfolioRow | null>(null);
  const plan = useMemo(
    () => planPortfolio(portfolio.projects, { kind, label, isGrouped }),
    [portfolio, kind, label, isGrouped],
  );
  const columns = useMemo(
    () => planPortfolioColumns({ days: { days, against }, onConvert: setConverted }),
    [days, against],
  );
  if (portfolio.projects.length === 0) return <NoClients />;
  return (
    <div className={classes.rows} data-stale={isStale} aria-busy={isStale}>
      <SumsLine sums={plan.sums} />
      {portfolio.projects.length === 1 && <p className={classes.quiet}>{words.empty.one}</p>}
      {plan.groups.map((group) => (
        <Group key={group.label ?? ''} group={group} chosen={chosen} columns={columns} />
      ))}
      <JudgedNote tally={plan.tally} />
      <ConvertDialog row={converted} onClose={() => setConverted(null)} />
    </div>
  );
}

interface GroupProps {
  group: PortfolioGroup;
  chosen: PortfolioAddress;
  columns: readonly Column<PortfolioRow>[];
}

function Group({ group: { label, rows }, chosen, columns }: GroupProps) {
  const navigate = useNavigate();
  const [sort, setSort] = useAddressSort({ columnId: 'name', isDescending: false });
  const [search, setSearch] = useAddressValue('search');
  const [, setAddress] = useSearchParams();
  const title = chosen.isGrouped ? (label ?? words.unlabelled) : words.table;
  return (
    <Card title={title} isTitleHidden={!chosen.isGrouped}>
      <DataTable
        name="portfolio"
        label={title}
        columns={columns}
        rows={rows}
        toId={({ id }) => id}
        sort={sort}
        onSort={setSort}
        search={search}
        onSearch={setSearch}
        onOpen={(row) => void navigate(toOverviewLink(row, chosen))}
        empty={
          <Notice
            title={words.empty.filtered}
            action={
              <Button onClick={() => setAddress(new URLSearchParams(), { replace: true })}>{words.empty.clear}</Button>
            }
          />
        }
        maxHeight={chosen.isGrouped ? '480px' : 'calc(100vh - 250px)'}
      />
    </Card>
  );
}

function NoClients() {
  const { title, text } = words.empty.none;
  return (
    <Notice
      title={title}
      action={
        <Button component={Link} to="/welcome" variant="filled">
          {words.newClient}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
