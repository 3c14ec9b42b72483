/** The prompt itself, whole, with what it is asked on and the way back to all prompts. */
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { Prompt } from '../../api/all-prompts.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatLanguage, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import classes from './prompt-screen.module.css';

const words = TEXTS.prompt;

/** Null: archived prompts are in no list, but their answers are still here. */
export function PromptHead({ prompt }: { prompt: Prompt | null }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  return (
    <header className={classes.head}>
      <Link className={classes.back} to={toScreenLink(projectId, 'prompts', address)}>
        <IconArrowLeft size={14} aria-hidden /> {words.all}
      </Link>
      <h2 className={classes.prompt} dir="auto">
        {prompt?.prompt ?? words.archived}
      </h2>
      {prompt && <Facts prompt={prompt} />}
    </header>
  );
}

function Facts({ prompt }: { prompt: Prompt }) {
  const facts = [
    [words.state, TEXTS.prompts.states[prompt.state]],
    [words.engines, prompt.models.map((model) => ENGINE_LABELS[model]).join(', ')],
    [words.language, formatLanguage(prompt.language.toLowerCase())],
    ...(prompt.country ? [[words.country, prompt.country]] : []),
    ...(prompt.tags.length > 0 ? [[words.tags, prompt.tags.join(', ')]] : []),
    [words.added, formatMoment(prompt.createdAt)],
  ] as [string, string][];
  return <FactList className={classes.facts} facts={facts} />;
}
