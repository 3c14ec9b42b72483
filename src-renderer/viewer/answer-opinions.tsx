/** What an answer says about each brand that it names: its words with aspect and weight, and deciding by hand where they are read wrongly. */
import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

import { OPINION_CLASSES, type OpinionClass } from '#shared/vocabulary/opinions.ts';
import { useClient } from '../api/client-context.ts';
import { formatDecimal } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { notifyError } from '../ui/notify.tsx';
import classes from './answer-opinions.module.css';
import type { Answer, Mention } from './counted-spans.ts';
import { describeWord } from './describe-evidence.ts';
import { toneOf } from './plan-evidence.ts';
import { Section } from './section.tsx';

const { said: words } = TEXTS.viewer;
const CHOICES = OPINION_CLASSES.map((value) => ({ value, label: TEXTS.opinions.classes[value] }));

interface AnswerOpinionsProps {
  projectId: string;
  answer: Pick<Answer, 'id' | 'mentions'>;
}

export function AnswerOpinions({ projectId, answer: { id, mentions } }: AnswerOpinionsProps) {
  if (mentions.length === 0) return null;
  const hasWords = mentions.some(({ evidence }) => evidence.length > 0);
  return (
    <Section title={words.title} note={words.note}>
      {hasWords && (
        <p className={classes.legend}>
          <span data-tone="good">{words.good.plain}</span>
          <span data-tone="bad">{words.bad.plain}</span>
          <span data-tone="mixed">{words.mixed}</span>
        </p>
      )}
      <ul className={classes.brands}>
        {mentions.map((mention) => (
          <BrandOpinion key={mention.brandId} mention={mention} place={{ projectId, answerId: id }} />
        ))}
      </ul>
    </Section>
  );
}

interface BrandOpinionProps {
  mention: Mention;
  place: { projectId: string; answerId: string };
}

function BrandOpinion({ mention, place }: BrandOpinionProps) {
  const client = useClient();
  const [isDeciding, setDeciding] = useState(false);
  const target = { ...place, brandId: mention.brandId };
  const { name, override, evidence } = mention;
  const restore = () => void client.call('opinions.restore', target).catch(notifyError);
  return (
    <li className={classes.brand}>
      <p className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.class}>{describeOpinion(mention)}</span>
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          aria-expanded={isDeciding}
          onClick={() => setDeciding(!isDeciding)}
        >
          {words.decide}
        </Button>
      </p>
      {override && (
        <p className={classes.override}>
          {words.decided(override.reason)}{' '}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={restore}>
            {words.undo}
          </Button>
        </p>
      )}
      {isDeciding && <DecisionForm target={target} onEnd={() => setDeciding(false)} />}
      {evidence.length > 0 && (
        <ul className={classes.words}>
          {evidence.map((word) => (
            <li key={`${word.start}-${word.end}`} data-tone={toneOf([{ word }])}>
              <q dir="auto">{word.text}</q> <span>{describeWord(word)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** `positive, 78.2 · fairly sure`. */
function describeOpinion({ sentiment, sentimentCategory, sentimentConfidence, override }: Mention): string {
  const { classes: names } = TEXTS.opinions;
  if (sentiment === null || sentimentCategory === null) return names.none;
  const value = `${names[sentimentCategory]}, ${formatDecimal(sentiment)}`;
  return override || sentimentConfidence === null ? value : `${value} · ${words.confidence[sentimentConfidence]}`;
}

interface DecisionFormProps {
  target: { projectId: string; answerId: string; brandId: string };
  onEnd: () => void;
}

function DecisionForm({ target, onEnd }: DecisionFormProps) {
  const client = useClient();
  const [opinion, setOpinion] = useState<OpinionClass>('neutral');
  const [reason, setReason] = useState('');
  const [isSaving, setSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await client.call('opinions.override', { ...target, opinion, reason: reason.trim() });
      onEnd();
    } catch (error) {
      notifyError(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <Select
        size="xs"
        label={words.opinion}
        data={CHOICES}
        value={opinion}
        allowDeselect={false}
        onChange={(value) => setOpinion(value as OpinionClass)}
      />
      <TextInput
        size="xs"
        label={words.reason}
        description={words.reasonHint}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" onClick={onEnd}>
          {words.cancel}
        </Button>
        <Button size="compact-sm" type="submit" loading={isSaving} disabled={reason.trim() === ''}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
