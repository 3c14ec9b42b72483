/** What the desktop app does on this machine. Where none runs, the switches are kept for it, and it says so. */
import { TEXTS } from '../texts/texts.ts';
import { Card } from '../ui/card.tsx';
import classes from './desktop-settings.module.css';
import { SwitchRow } from './setting-row.tsx';
import type { Desktop, DesktopChange } from './use-desktop.ts';

const { behaviour } = TEXTS.desktop;

interface BehaviourCardProps {
  desktop: Desktop;
  onChange: (change: DesktopChange) => void;
}

export function BehaviourCard({ desktop, onChange }: BehaviourCardProps) {
  const { settings, app } = desktop;
  const isUninstalled = app !== null && !app.canStartAtLogin;
  const isMute = app !== null && !app.canNotify;
  return (
    <Card title={behaviour.title} note={behaviour.note}>
      {app === null && <OnlyDesktop />}
      <div className={classes.rows}>
        <SwitchRow
          label={behaviour.startAtLogin}
          note={isUninstalled ? behaviour.startAtLoginDevelopment : behaviour.startAtLoginNote}
          isOn={settings.startAtLogin}
          isDisabled={isUninstalled}
          onChange={(startAtLogin) => onChange({ startAtLogin })}
        />
        <SwitchRow
          label={behaviour.tray}
          note={behaviour.trayNote}
          isOn={settings.tray}
          onChange={(tray) => onChange({ tray })}
        />
        <SwitchRow
          label={behaviour.keepInTray}
          note={behaviour.keepInTrayNote}
          isNested
          isOn={settings.tray && settings.keepInTray}
          isDisabled={!settings.tray}
          onChange={(keepInTray) => onChange({ keepInTray })}
        />
        <SwitchRow
          label={behaviour.notifyRuns}
          note={isMute ? behaviour.cannotNotify : behaviour.notifyRunsNote}
          isOn={settings.notifyRuns}
          isDisabled={isMute}
          onChange={(notifyRuns) => onChange({ notifyRuns })}
        />
        <SwitchRow
          label={behaviour.notifyEngines}
          note={isMute ? behaviour.cannotNotify : behaviour.notifyEnginesNote}
          isOn={settings.notifyEngines}
          isDisabled={isMute}
          onChange={(notifyEngines) => onChange({ notifyEngines })}
        />
      </div>
    </Card>
  );
}

function OnlyDesktop() {
  return (
    <p className={classes.banner}>
      <strong>{behaviour.onlyDesktop}</strong>
      {behaviour.onlyDesktopNote}
    </p>
  );
}
