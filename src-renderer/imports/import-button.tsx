/** Opens the dialog for files of other programs, from wherever one looks for it. */
import { Button, Modal } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

import type { ImportKind } from '#shared/vocabulary/imports.ts';
import { TEXTS } from '../texts/texts.ts';
import { SkeletonCard } from '../ui/skeleton-card.tsx';

const ImportDialog = lazy(() => import('./import-dialog.tsx'));

interface ImportButtonProps {
  projectId: string;
  /** What it reads at first. */
  kind: ImportKind;
}

export function ImportButton({ projectId, kind }: ImportButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconUpload size={14} />} onClick={() => setIsOpen(true)}>
        {TEXTS.imports.button}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={TEXTS.imports.title}
        size={960}
        closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      >
        <Suspense fallback={<SkeletonCard heightPx={220} />}>
          <ImportDialog projectId={projectId} kind={kind} onDone={() => setIsOpen(false)} />
        </Suspense>
      </Modal>
    </>
  );
}
