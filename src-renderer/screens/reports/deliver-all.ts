/** Builds the files of several projects, one project after the other, and tells how far it is. */
import type { AppClient } from '../../api/app-client.ts';
import { planError } from '../../ui/plan-error.ts';
import type { Target } from './target-fields.tsx';

export interface Delivered {
  /** Projects that were tried. */
  done: number;
  of: number;
  /** Files that were written. */
  files: number;
  /** Where the first of them is. */
  folder: string;
  failed: readonly { name: string; said: string }[];
  /** What files lack on this machine. */
  missing: readonly string[];
}

interface Order extends Target {
  template: string | undefined;
}

export async function deliverAll(
  client: AppClient,
  { projectIds, formats, folder, template }: Order,
  projects: readonly { id: string; name: string }[],
  onStep: (delivered: Delivered) => void,
): Promise<void> {
  let told: Delivered = { done: 0, of: projectIds.length, files: 0, folder, failed: [], missing: [] };
  onStep(told);
  for (const projectId of projectIds) {
    const name = projects.find(({ id }) => id === projectId)?.name ?? '';
    const order = { projectId, formats, folder, ...(template !== undefined && { template }) };
    const found = await client.call('reports.deliver', order).catch((error: unknown) => {
      const { title, detail } = planError(error);
      return { files: [], failed: [{ said: detail ?? title }], missing: [] };
    });
    const [first] = found.files;
    told = {
      ...told,
      done: told.done + 1,
      files: told.files + found.files.length,
      folder: told.folder || (first ? first.path.slice(0, -first.fileName.length - 1) : ''),
      failed: [...told.failed, ...found.failed.map(({ said }) => ({ name, said }))],
      missing: [...new Set([...told.missing, ...found.missing])],
    };
    onStep(told);
  }
}
