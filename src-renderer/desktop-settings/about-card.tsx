/** What this is: version, licence, where the data lies, and the licences of everything inside. */
import { Button, CopyButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../api/client-context.ts';
import { useOperation } from '../api/use-operation.ts';
import { DASH } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import { notifyError } from '../ui/notify.tsx';
import classes from './desktop-settings.module.css';
import { LicenceList } from './licence-list.tsx';
import { SettingRow } from './setting-row.tsx';

const { about } = TEXTS.desktop;
const OWN_LICENCE = 'MIT';

export function AboutCard({ isDesktop }: { isDesktop: boolean }) {
  const status = useOperation('system.status', {}).data;
  const [isListShown, setListShown] = useState(false);
  return (
    <Card title={about.title}>
      <div className={classes.rows}>
        <SettingRow label={about.version}>{status?.version ?? DASH}</SettingRow>
        <SettingRow label={about.licence}>{OWN_LICENCE}</SettingRow>
        <SettingRow label={about.dataFolder}>
          <span className={classes.path} title={status?.dataDir}>
            {status?.dataDir ?? DASH}
          </span>
          {isDesktop ? <OpenFolder /> : <CopyFolder path={status?.dataDir ?? ''} />}
        </SettingRow>
        <SettingRow label={about.licences} note={isDesktop ? about.runtime : undefined}>
          <Button aria-expanded={isListShown} onClick={() => setListShown(!isListShown)}>
            {isListShown ? about.hide : about.show}
          </Button>
        </SettingRow>
        {isListShown && <LicenceList />}
      </div>
    </Card>
  );
}

function OpenFolder() {
  const client = useClient();
  const open = useMutation({ mutationFn: () => client.call('desktop.openDataFolder', {}), onError: notifyError });
  return <Button onClick={() => open.mutate()}>{about.openDataFolder}</Button>;
}

function CopyFolder({ path }: { path: string }) {
  return (
    <CopyButton value={path}>
      {({ copied, copy }) => <Button onClick={copy}>{copied ? about.copied : about.copy}</Button>}
    </CopyButton>
  );
}
