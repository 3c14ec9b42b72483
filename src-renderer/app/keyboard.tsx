/** The palette and the keys, loaded after the first screen stands: nobody presses a key before. */
import { lazy, Suspense, useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx'));
const ShortcutsHelp = lazy(() => import('./shortcuts-help.tsx'));

export function Keyboard({ projects }: { projects: OperationOutput<'projects.list'> }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <Suspense fallback={null}>
      <CommandPalette projects={projects} onHelp={() => setIsHelpOpen(true)} />
      {isHelpOpen && <ShortcutsHelp isOpen onClose={() => setIsHelpOpen(false)} />}
    </Suspense>
  );
}
