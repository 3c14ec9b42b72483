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
  const isMute = app !== null && !app.canNotify;
  const refused = settings.noticeFault === null ? null : behaviour.noticesRefused(settings.noticeFault);
  return (
    <Card title={behaviour.title} note={behaviour.note}>
      {app === null && <OnlyDesktop />}
      <div className={classes.rows}>
        <SwitchRow
          label={behaviour.startAtLogin}
          note={toLoginNote(desktop)}
          // What the system says holds: it may have been changed there.
          isOn={app?.startsAtLogin ?? false}
          isDisabled={(app?.startsAtLogin ?? null) === null}
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
          label={behaviour.stayAwake}
          note={behaviour.stayAwakeNote}
          isOn={settings.stayAwake}
          onChange={(stayAwake) => onChange({ stayAwake })}
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
        {refused !== null && !isMute && <p className={classes.refused}>{refused}</p>}
      </div>
    </Card>
  );
}

function toLoginNote({ settings, app }: Desktop): string {
  if (app === null) return behaviour.startAtLoginNote;
  if (app.startsAtLogin === null) return behaviour.startAtLoginDevelopment;
  return settings.startAtLogin && !app.startsAtLogin ? behaviour.startAtLoginRefused : behaviour.startAtLoginNote;
}

function OnlyDesktop() {
  return (
    <p className={classes.banner}>
      <strong>{behaviour.onlyDesktop}</strong>
      {behaviour.onlyDesktopNote}
    </p>
  );
}
