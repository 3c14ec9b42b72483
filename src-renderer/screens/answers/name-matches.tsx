/** Below the search: prompts, tags, engines and brands that are named like what is sought; each narrows the list in its place. */
import { useSearchParams } from 'react-router';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useNamed } from '../../filters/use-named.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './list-tools.module.css';

const { tools: words } = TEXTS.answers;
/** One line of them: whoever wants another types more of its name. */
const MOST = 4;

export function NameMatches({ projectId, typed }: { projectId: string; typed: string }) {
  const [, setAddress] = useSearchParams();
  const { prompts, tags, engines, brands } = useNamed(projectId, typed);
  const choices = [
    ...brands.map(({ id, name }) => ({ key: 'brand', value: id, label: words.namedBrand(name) })),
    ...tags.map((tag) => ({ key: 'tag', value: tag, label: words.namedTag(tag) })),
    ...engines.map((engine) => ({ key: 'engine', value: engine, label: words.namedEngine(ENGINE_LABELS[engine]) })),
    ...prompts.map(({ id, text }) => ({ key: 'prompt', value: id, label: words.namedPrompt(text) })),
  ].slice(0, MOST);
  if (choices.length === 0) return null;
  const choose = (key: string, value: string) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      next.delete('q');
      next.set(key, value);
      return next;
    });
  return (
    <ul className={classes.pills} aria-label={words.named}>
      {choices.map(({ key, value, label }) => (
        <li key={`${key} ${value}`}>
          <button type="button" className={`${classes.pill} ${classes.offered}`} onClick={() => choose(key, value)}>
            <span dir="auto">{label}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
