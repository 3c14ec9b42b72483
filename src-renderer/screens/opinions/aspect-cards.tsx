/** What the own brand is praised and blamed for, and one beside it. A number leads to its sentences. */
import { Select } from '@mantine/core';
import { useState } from 'react';

import { useOperation } from '../../api/use-operation.ts';
import type { CompetitorRow } from '../../brands/plan-competitor-rows.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { AspectTable, type ChosenSide } from './aspect-table.tsx';
import classes from './opinions-screen.module.css';
import { SentenceList } from './sentence-list.tsx';

const { opinions: words } = TEXTS;

export function AspectCards({ rows }: { rows: readonly CompetitorRow[] }) {
  const projectId = useProjectId();
  const { comparedInput } = useFilters();
  const [besideId, setBesideId] = useAddressValue('beside');
  const [chosen, setChosen] = useState<ChosenSide | null>(null);
  const own = rows.find(({ isUserBrand }) => isUserBrand);
  const others = rows.filter(({ isUserBrand }) => !isUserBrand);
  const beside = others.find(({ id }) => id === besideId);
  const brandIds = [own?.id ?? '', ...(beside ? [beside.id] : [])];
  const opinions = useOperation('opinions.list', { ...comparedInput, projectId, brandIds });
  if (opinions.error) return <ErrorNotice error={opinions.error} onRetry={() => void opinions.refetch()} />;
  if (!opinions.data) return <SkeletonCard heightPx={320} />;
  const control = others.length > 0 && (
    <Select
      size="xs"
      aria-label={words.compare.label}
      placeholder={`${words.compare.label}: ${words.compare.nobody}`}
      clearable
      searchable
      data={others.map(({ id, name }) => ({ value: id, label: name }))}
      value={beside?.id ?? null}
      onChange={setBesideId}
    />
  );
  return (
    <div className={classes.pair} data-stale={opinions.isPlaceholderData} aria-busy={opinions.isPlaceholderData}>
      {opinions.data.brands.map((brand) => (
        <Card
          key={brand.brandId}
          title={words.aspectTable.title(brand.name)}
          note={words.aspectTable.note}
          controls={brand.isUserBrand ? control : undefined}
        >
          <div className={classes.body}>
            <AspectTable brand={brand} onChoose={setChosen} />
          </div>
        </Card>
      ))}
      <SidePanel
        title={chosen ? words.sentences[chosen.side](chosen.brand, words.aspects[chosen.aspect]) : ''}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        widthPx={560}
      >
        {chosen && <SentenceList chosen={chosen} />}
      </SidePanel>
    </div>
  );
}
