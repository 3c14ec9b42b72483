/** The pitch that a project is: how long its window is open, its day zero, and making a client of it. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';

import { ConvertDialog } from '../../brands/convert-dialog.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useBaselines } from '../../filters/use-baselines.ts';
import { formatDate, formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';

type Project = OperationOutput<'projects.get'>;

const words = TEXTS.portfolio.settings.pitch;
const DAY_MS = 86_400_000;

/** Nothing for a client that never was a pitch. */
export function PitchCard({ project }: { project: Project }) {
  const [address] = useSearchParams();
  const [isConverting, setConverting] = useState(false);
  const first = useBaselines()
    .filter(({ kind }) => kind === 'pitch')
    .at(-1);
  if (!project.isPitch && !first) return null;
  const against = first && `${first.periodStart}..${first.periodEnd}`;
  return (
    <Card title={words.title} note={project.isPitch ? describeWindow(project) : undefined}>
      <div className={classes.inset}>
        <p className={classes.quiet}>
          {first
            ? words.dayZero(formatDayRange(fromDate(first.periodStart), fromDate(first.periodEnd)))
            : words.noDayZero}
        </p>
        <div className={classes.inline}>
          {against && (
            <Button component={Link} to={toScreenLink(project.id, 'overview', address, { against })}>
              {words.compare}
            </Button>
          )}
          {project.isPitch && (
            <Button variant="filled" onClick={() => setConverting(true)}>
              {TEXTS.portfolio.convert.action}
            </Button>
          )}
        </div>
      </div>
      <ConvertDialog row={isConverting ? project : null} onClose={() => setConverting(false)} />
    </Card>
  );
}

function describeWindow({ createdAt, pitchDurationDays, pitchExpiredAt }: Project): string {
  if (pitchExpiredAt) return words.over(formatDate(pitchExpiredAt.slice(0, 10)));
  const endMs = Date.parse(createdAt) + (pitchDurationDays ?? 0) * DAY_MS;
  const left = Math.max(0, Math.ceil((endMs - Date.now()) / DAY_MS));
  return words.open(TEXTS.portfolio.pitch.days(left), formatDate(new Date(endMs).toISOString().slice(0, 10)));
}
