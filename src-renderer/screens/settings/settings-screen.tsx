/** The settings. The parts about projects, engines and data are not built yet; those of the app itself are. */
import { DesktopSettings } from '../../desktop-settings/desktop-settings.tsx';

export function SettingsScreen() {
  return <DesktopSettings />;
}
