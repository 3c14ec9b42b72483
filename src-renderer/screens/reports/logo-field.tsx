/** The logo of a report: a picture chosen from this machine, shown small. */
import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';

import { TEXTS } from '../../texts/texts.ts';
import { LOGO_TYPES, loadLogo } from './load-logo.ts';
import classes from './reports-screen.module.css';

const { fields } = TEXTS.reports;

export function LogoField({ logo, onChange }: { logo: string | null; onChange: (logo: string | null) => void }) {
  const [fault, setFault] = useState<string | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    const loaded = await loadLogo(file);
    setFault('fault' in loaded ? fields[loaded.fault] : null);
    if ('logo' in loaded) onChange(loaded.logo);
  };
  return (
    <div>
      <p className={classes.label}>{fields.logo}</p>
      <div className={classes.logo}>
        {logo && <img src={logo} alt={fields.logo} />}
        <FileButton accept={LOGO_TYPES} onChange={(file) => void choose(file)}>
          {(props) => <Button {...props}>{fields.chooseLogo}</Button>}
        </FileButton>
        {logo && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {fields.removeLogo}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
