/** One site on which to be named: why it stands where it does, who is named there, what leads there, whom to write to, and its task. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { useClient } from '../../api/client-context.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { formatCount, formatDecimal, formatWholeRate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { OutsideLink } from '../../viewer/outside-link.tsx';
import { Classification } from './classification.tsx';
import { type GapRow, writeTaskState } from './plan-gap-rows.ts';
import { toPath } from './plan-source-rows.ts';
import classes from './source-panel.module.css';

const { gaps: words, kinds, columns, pageTypes, panel } = TEXTS.sources;
const PROMPTS = 8;

export function GapPanel({ site }: { site: GapRow }) {
  const { siteKind, gapCount, chance, worth, contact, domain } = site;
  const kind = kinds[siteKind];
  const isOpen = siteKind !== 'competitor';
  return (
    <div className={classes.panel}>
      <p className={classes.address}>
        <OutsideLink url={`https://${domain}/`} />
      </p>
      {isOpen && <OutreachTask site={site} />}
      <section>
        <h3 className={classes.heading}>{words.why}</h3>
        {isOpen && (
          <p className={classes.sum}>
            {words.sum(formatCount(gapCount), formatWholeRate(chance * 100), formatDecimal(worth))}
          </p>
        )}
        <p className={classes.note}>
          <strong>{kind.name}.</strong> {kind.reason}
        </p>
        {kind.offer !== '' && <p className={classes.note}>{kind.offer}</p>}
      </section>
      {isOpen && (
        <section>
          <h3 className={classes.heading}>{words.contact}</h3>
          {contact ? (
            <p className={classes.address}>
              {words.contacts[contact.kind]}: <OutsideLink url={contact.url} />
            </p>
          ) : (
            <p className={classes.note}>{words.noContact}</p>
          )}
        </section>
      )}
      <NamedBrands site={site} />
      <LeadingPrompts site={site} />
      <LeadingEngines site={site} />
      <CitedPages site={site} />
      <Classification domain={domain} sourceType={site.sourceType} />
    </div>
  );
}

/** One click makes the task; there is one a site. */
function OutreachTask({ site: { domain, task } }: { site: GapRow }) {
  const client = useClient();
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { figureInput } = useFilters();
  const make = useMutation({
    mutationFn: () => client.call('sources.outreach', { ...figureInput, projectId, domain }),
    onSuccess: () => notifyDone(words.made(domain)),
    onError: notifyError,
  });
  const isOver = task?.status === 'done' || task?.status === 'dismissed';
  return (
    <section className={classes.task}>
      {task && (
        <p className={classes.note}>
          <Link to={toScreenLink(projectId, `tasks/${task.id}`, address)}>{words.task}</Link>: {writeTaskState(task)}
        </p>
      )}
      {(!task || isOver) && (
        <Button size="xs" loading={make.isPending} onClick={() => make.mutate()}>
          {task ? words.again : words.make}
        </Button>
      )}
    </section>
  );
}

interface Line {
  key: string;
  to: string;
  text: string;
  /** Tells lines of the same text apart. */
  path?: string;
  title?: string;
  value: ReactNode;
}

/** Each line leads to its answers. */
function Lines({ title, note, lines }: { title: string; note?: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.list}>
        {lines.map(({ key, to, text, path, title: hint, value }) => (
          <li key={key}>
            <Link to={to} title={hint ?? text}>
              <bdi>{text}</bdi>
              {path && <small>{path}</small>}
            </Link>
            <span>{value}</span>
          </li>
        ))}
      </ul>
      {note && <p className={classes.note}>{note}</p>}
    </section>
  );
}

/** Links to answers that cite the site, narrowed further. */
function useAnswers(domain: string): (extra: Readonly<Record<string, string>>) => string {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (extra) => toScreenLink(projectId, 'answers', address, { domain, ...extra });
}

function NamedBrands({ site: { domain, brands, citationCount } }: { site: GapRow }) {
  const toAnswers = useAnswers(domain);
  const lines = brands.map(({ id, name, answers }) => ({
    key: id,
    text: name,
    to: toAnswers({ brand: id }),
    value: formatCount(answers),
  }));
  return <Lines title={words.named} note={words.ofAnswers(formatCount(citationCount))} lines={lines} />;
}

function LeadingPrompts({ site: { domain, prompts, promptCount } }: { site: GapRow }) {
  const toAnswers = useAnswers(domain);
  const lines = prompts.slice(0, PROMPTS).map(({ id, text, citationCount, gapCount }) => ({
    key: id,
    text,
    to: toAnswers({ prompt: id }),
    value: words.withGap(formatCount(gapCount), formatCount(citationCount)),
  }));
  const left = promptCount - lines.length;
  return <Lines title={words.prompts} lines={lines} {...(left > 0 && { note: panel.more(left) })} />;
}

function LeadingEngines({ site: { domain, engines } }: { site: GapRow }) {
  const toAnswers = useAnswers(domain);
  const lines = engines.map(({ model, citationCount, gapCount }) => ({
    key: model,
    text: ENGINE_LABELS[model],
    to: toAnswers({ engine: model }),
    value: words.withGap(formatCount(gapCount), formatCount(citationCount)),
  }));
  return <Lines title={words.engines} lines={lines} />;
}

function CitedPages({ site: { pages, pageCount } }: { site: GapRow }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const lines = pages.map(({ id, url, title, urlType, citationCount, gapCount }) => ({
    key: id,
    text: title || toPath(url),
    ...(title && { path: toPath(url) }),
    title: `${pageTypes[urlType]}: ${url}`,
    to: toScreenLink(projectId, 'answers', address, { source: id }),
    value: words.withGap(formatCount(gapCount), formatCount(citationCount)),
  }));
  const left = pageCount - lines.length;
  return <Lines title={columns.pages} lines={lines} {...(left > 0 && { note: panel.more(left) })} />;
}
