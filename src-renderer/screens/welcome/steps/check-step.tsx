/** What the first run would bring and cost, and what may still be chosen about it. */
import { NumberInput, Select } from '@mantine/core';
import { Link } from 'react-router';

import { useOperation } from '../../../api/use-operation.ts';
import { MeteredNotice } from '../../../live-run/metered-notice.tsx';
import { TEXTS } from '../../../texts/texts.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SkeletonCard } from '../../../ui/skeleton-card.tsx';
import { DRAFT_SCHEDULES, type FullDraft } from '../draft.ts';
import type { StepInput } from '../step-input.ts';
import { useMode } from '../use-mode.ts';
import { EstimateTable } from './estimate-table.tsx';
import { EstimateTiles } from './estimate-tiles.tsx';
import classes from './step.module.css';

const { check: words } = TEXTS.setup;
const MOST_SAMPLES = 20;
const SCHEDULES = DRAFT_SCHEDULES.map((value) => ({ value, label: words.schedules[value] }));

export function CheckStep({ draft, onChange }: StepInput) {
  const mode = useMode(draft);
  return (
    <>
      <Estimate draft={draft} mode={mode} />
      <div className={classes.choices}>
        <Select
          label={words.schedule}
          data={SCHEDULES}
          value={draft.schedule}
          onChange={(value) => onChange({ schedule: DRAFT_SCHEDULES.find((each) => each === value) ?? 'daily' })}
          allowDeselect={false}
        />
        <NumberInput
          label={words.samples}
          description={words.samplesHelp}
          value={draft.samples}
          min={1}
          max={MOST_SAMPLES}
          allowDecimal={false}
          clampBehavior="strict"
          onChange={(samples) => onChange({ samples: typeof samples === 'number' ? Math.max(1, samples) : 1 })}
        />
        {mode === 'live' && (
          <NumberInput
            label={words.cap}
            description={words.capHelp}
            placeholder={words.capHint}
            value={draft.capUsd ?? ''}
            min={0}
            max={1_000_000}
            decimalScale={2}
            clampBehavior="strict"
            onChange={(capUsd) => onChange({ capUsd: typeof capUsd === 'number' ? capUsd : null })}
          />
        )}
      </div>
      <AskedPrompts draft={draft} />
    </>
  );
}

/** Every question as it will be sent: nothing is asked that the owner has not seen. */
function AskedPrompts({ draft: { prompts, language } }: { draft: FullDraft }) {
  const asked = prompts.filter(({ text }) => text.trim() !== '');
  const rows = asked.map(({ text }, index) => ({ text, index }));
  return (
    <section aria-label={words.asked(asked.length)}>
      <h3 className={classes.heading}>{words.asked(asked.length)}</h3>
      <ol className={`${classes.aside} ${classes.asked}`} lang={language}>
        {rows.map(({ text, index }) => (
          <li key={index} dir="auto">
            {text}
          </li>
        ))}
      </ol>
      <p className={classes.help}>
        <Link to="/welcome?step=prompts">{words.changeAsked}</Link>
      </p>
    </section>
  );
}

function Estimate({ draft, mode }: { draft: FullDraft; mode: 'live' | 'test' }) {
  const { engines: models, samples, schedule, capUsd } = draft;
  const prompts = draft.prompts.filter(({ text }) => text.trim() !== '').length;
  const monthlyCapUsd = mode === 'live' ? capUsd : null;
  const input = { environment: mode, models, prompts, samples, schedule, monthlyCapUsd };
  const estimate = useOperation('projects.estimate', input);
  if (estimate.error) return <ErrorNotice error={estimate.error} onRetry={() => void estimate.refetch()} />;
  if (!estimate.data) return <SkeletonCard heightPx={240} />;
  const isNoneReady = estimate.data.calls === 0 && estimate.data.waitingCalls > 0;
  return (
    <>
      <EstimateTiles estimate={estimate.data} prompts={prompts} schedule={schedule} />
      {isNoneReady && <p className={classes.warning}>{words.noneReady}</p>}
      {estimate.data.meteredNotice && <MeteredNotice metered={estimate.data.meteredNotice} />}
      {mode === 'live' && <EstimateTable estimate={estimate.data} />}
    </>
  );
}
