/** What kind of site a domain is, for the owner to say. */
import { Select } from '@mantine/core';

import { SOURCE_TYPES, type SourceType } from '#shared/vocabulary/source-types.ts';
import { useClient } from '../../api/client-context.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import classes from './source-panel.module.css';

const { panel: words, types } = TEXTS.sources;
const AUTOMATIC = '';

/** The owner's word on the domain. What a tracked brand owns is not for anybody to say. */
export function Classification({ domain, sourceType }: { domain: string; sourceType: SourceType }) {
  const client = useClient();
  const projectId = useProjectId();
  const isOwned = sourceType === 'own' || sourceType === 'competitor';
  const classify = async (choice: string | null) => {
    const type = SOURCE_TYPES.find((known) => known === choice) ?? null;
    try {
      await client.call('sources.classify', { projectId, domain, sourceType: type });
      notifyDone(type === null ? words.reset(domain) : words.saved(domain, types[type]));
    } catch (error) {
      notifyError(error);
    }
  };
  const choices = SOURCE_TYPES.filter((type) => type !== 'own' && type !== 'competitor');
  return (
    <section>
      <h3 className={classes.heading}>{words.classify}</h3>
      {isOwned ? (
        <p className={classes.note}>{words.ownDomain}</p>
      ) : (
        <Select
          size="xs"
          aria-label={words.classify}
          description={words.classifyHint}
          inputWrapperOrder={['input', 'description']}
          allowDeselect={false}
          data={[
            { value: AUTOMATIC, label: words.automatic },
            ...choices.map((value) => ({ value, label: types[value] })),
          ]}
          value={sourceType}
          onChange={(choice) => void classify(choice)}
        />
      )}
    </section>
  );
}
