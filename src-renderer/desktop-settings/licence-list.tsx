/** The packages inside the app, each with its licence to unfold. */
import { Skeleton, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { type Licence, loadLicences } from '../api/load-licences.ts';
import { DASH } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './desktop-settings.module.css';

const { about } = TEXTS.desktop;

export function LicenceList() {
  const { data, error } = useQuery({
    queryKey: ['licences'],
    queryFn: loadLicences,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [search, setSearch] = useState('');
  if (error) return <p role="alert">{about.unreadable}</p>;
  if (!data) return <Skeleton height={200} radius={6} />;
  const found = findLicences(data, search);
  return (
    <div>
      <p className={classes.note}>{about.licencesNote(about.packages(data.length))}</p>
      <TextInput
        className={classes.search}
        size="xs"
        aria-label={about.search}
        placeholder={about.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found.length === 0 && <p>{about.noMatch}</p>}
      {found.length > 0 && (
        <ul className={classes.licences} aria-label={about.licences}>
          {found.map((licence) => (
            <LicenceEntry key={`${licence.name} ${licence.version}`} licence={licence} />
          ))}
        </ul>
      )}
    </div>
  );
}

function findLicences(licences: readonly Licence[], search: string): readonly Licence[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return licences;
  return licences.filter(({ name, identifier }) => `${name} ${identifier ?? ''}`.toLowerCase().includes(wanted));
}

function LicenceEntry({ licence }: { licence: Licence }) {
  const [isOpen, setOpen] = useState(false);
  const { name, version, identifier, text } = licence;
  return (
    <li>
      <button type="button" className={classes.package} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className={classes.packageName}>{name}</span>
        <span className={classes.packageVersion}>{version}</span>
        <span className={classes.packageLicence}>{identifier ?? DASH}</span>
      </button>
      {isOpen && <pre className={classes.text}>{text ?? about.noText}</pre>}
    </li>
  );
}
