/** `projects.sample` and `projects.createSample`: the sample project, wherever it is between wished for and whole. */
import { loadSampleProject } from '../core/sample/sample-state.ts';
import { handler } from './handler.ts';

export const getSample = handler('projects.sample', async (core) => ({
  projectId: await core.storage.read(loadSampleProject, null),
  progress: core.sample.progress,
}));

export const createSampleHandler = handler('projects.createSample', async (core) => core.sample.make());
