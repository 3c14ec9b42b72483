/** The look for new versions: off until it is wanted, and nothing but a notice when it finds one. */
import { Anchor, Button } from '@mantine/core';

import { formatAgo } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import classes from './desktop-settings.module.css';
import { SettingRow, SwitchRow } from './setting-row.tsx';
import type { Desktop, DesktopChange } from './use-desktop.ts';

const { updates, behaviour } = TEXTS.desktop;

interface UpdatesCardProps {
  desktop: Desktop;
  /** Of this build. */
  version: string;
  isLooking: boolean;
  onLook: () => void;
  onChange: (change: DesktopChange) => void;
}

export function UpdatesCard({ desktop, version, isLooking, onLook, onChange }: UpdatesCardProps) {
  const { settings, app } = desktop;
  const canLook = app?.hasUpdateFeed ?? false;
  const note = app === null ? behaviour.onlyDesktop : canLook ? updates.checkNote : updates.noFeed;
  return (
    <Card title={updates.title}>
      <div className={classes.rows}>
        <SwitchRow
          label={updates.check}
          note={note}
          isOn={canLook && settings.checkForUpdates}
          isDisabled={!canLook}
          onChange={(checkForUpdates) => onChange({ checkForUpdates })}
        />
        {canLook && (
          <SettingRow label={toFinding(app?.update ?? null, version)}>
            <Newer update={app?.update ?? null} />
            <Button onClick={onLook} loading={isLooking}>
              {updates.now}
            </Button>
          </SettingRow>
        )}
      </div>
    </Card>
  );
}

type Update = NonNullable<Desktop['app']>['update'];

function toFinding(update: Update, version: string): string {
  if (update === null) return updates.never;
  const when = formatAgo(update.checkedAt, Date.now());
  if (update.problem !== null) return updates[update.problem](when);
  return update.newer ? updates.newer(update.newer.version) : updates.current(version, when);
}

/** Opens in the system's browser. */
function Newer({ update }: { update: Update }) {
  if (!update?.newer) return null;
  return (
    <Anchor href={update.newer.url} target="_blank" rel="noreferrer" size="sm">
      {updates.see}
    </Anchor>
  );
}
