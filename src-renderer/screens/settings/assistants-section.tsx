/** Ready configurations by which AI assistants find Sightline, to copy. Nothing is saved here, and no key is shown. */
import { Button, Checkbox, CopyButton, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ASSISTANT_LABELS, ASSISTANTS, type Assistant } from '#shared/vocabulary/assistants.ts';

import { useOperation } from '../../api/use-operation.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import own from './assistants-section.module.css';
import classes from './settings-screen.module.css';

type Config = OperationOutput<'assistants.setUp'>['configs'][number];
type Way = 'stdio' | 'http';

const words = TEXTS.settings.assistants;
const labelOf = (assistant: Assistant) => (assistant === 'other' ? words.other : ASSISTANT_LABELS[assistant]);

export default function AssistantsSection() {
  const [assistant, setAssistant] = useState<Assistant>('claude-desktop');
  const [way, setWay] = useState<Way>('stdio');
  const [rights, setRights] = useState({ mayWrite: false, maySpend: false });
  const setUp = useOperation('assistants.setUp', rights);
  if (setUp.error) return <ErrorNotice error={setUp.error} onRetry={() => void setUp.refetch()} />;
  const config = setUp.data?.configs.find((each) => each.assistant === assistant);
  if (!config) return <SkeletonCard heightPx={420} />;
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.form}>
        <NativeSelect
          label={words.assistant}
          data={ASSISTANTS.map((value) => ({ value, label: labelOf(value) }))}
          value={assistant}
          onChange={({ currentTarget }) => setAssistant(currentTarget.value as Assistant)}
        />
        <div className={classes.submit} data-start>
          <Segmented
            label={words.way}
            value={way}
            options={(['stdio', 'http'] as const).map((value) => ({ value, label: words.ways[value] }))}
            onChange={setWay}
          />
        </div>
        {way === 'stdio' ? <Rights rights={rights} onChange={setRights} /> : <p>{words.httpRights}</p>}
        <ConfigText config={config} way={way} />
        <p className={classes.quiet}>{words.privacy}</p>
      </div>
    </Card>
  );
}

interface RightsProps {
  rights: { mayWrite: boolean; maySpend: boolean };
  onChange: (rights: RightsProps['rights']) => void;
}

function Rights({ rights, onChange }: RightsProps) {
  return (
    <fieldset className={own.rights}>
      <legend>{words.more}</legend>
      {(['mayWrite', 'maySpend'] as const).map((right) => (
        <Checkbox
          key={right}
          size="xs"
          label={words[right]}
          checked={rights[right]}
          onChange={({ currentTarget }) => onChange({ ...rights, [right]: currentTarget.checked })}
        />
      ))}
      {!rights.mayWrite && !rights.maySpend && <p className={classes.quiet}>{words.readsOnly}</p>}
    </fieldset>
  );
}

function ConfigText({ config, way }: { config: Config; way: Way }) {
  const text = config[way];
  if (text === null) return <p>{words.noHttp}</p>;
  return (
    <>
      <p>{config.file === '' ? words.whereOther : words.where(config.file)}</p>
      <div className={classes.secret}>
        <pre className={own.config}>{text}</pre>
        <CopyButton value={text}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copy}</Button>}
        </CopyButton>
      </div>
      <p className={classes.quiet}>{way === 'stdio' ? words.noSecret : `${words.keyGoes} ${words.running}`}</p>
    </>
  );
}
