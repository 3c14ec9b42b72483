/** This app on this machine: appearance, language, and what only the desktop app can do. */
import { DesktopSettings } from '../../desktop-settings/desktop-settings.tsx';

export function AppSection() {
  return <DesktopSettings />;
}
