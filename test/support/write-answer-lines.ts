/** Files that changes of a project begin with: lines of answers, and the project itself as one file. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LiveProject } from './live-project.ts';

const SOURCE = { url: 'https://askbarn.example/boards' };

/** A file of answers, one for each of the days that end today. */
export function writeAnswerLines({ dataDir, clock }: LiveProject, days: number, text: string): string {
  const path = join(dataDir, 'lines.ndjson');
  const lines = Array.from({ length: days }, (_, day) => {
    const answeredAt = new Date(clock.now() - day * 86_400_000).toISOString();
    return JSON.stringify({ prompt: 'Imported?', model: 'chatgpt', answeredAt, text, sources: [SOURCE] });
  });
  writeFileSync(path, lines.join('\n'));
  return path;
}

/** The project in a file, and the bytes of that. */
export async function saveProjectFile({ dataDir, service, projectId }: LiveProject) {
  const path = join(dataDir, 'project.sightline');
  rmSync(path, { force: true });
  await service.call('projectFiles.save', { projectId, path });
  return { path, base64: readFileSync(path).toString('base64') };
}
