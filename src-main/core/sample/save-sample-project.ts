/** Writes a project of the sample as its owner would have set it up, and takes the whole sample out again. Asks nothing. */
import { defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { noteMeasured } from '../answers/measured-history.ts';
import type { AnswerPrompt } from '../answers/store-answer.ts';
import { insertBrand, raiseBrandsVersion, readOwnBrandId, replaceAliases } from '../brands/brand-store.ts';
import type { SceneBrand } from '../engines/engine-route.ts';
import { toSceneSeed } from '../engines/scene-seed.ts';
import { createProject } from '../lifecycle/save-project.ts';
import { readProject } from '../projects/project.ts';
import { noteSampleWanted } from '../projects/sample-state.ts';
import { addTags, insertPrompt } from '../prompts/prompt-store.ts';
import { readScene } from '../scheduling/job-queue.ts';
import { planDueSlot } from '../scheduling/plan-slot.ts';
import type { SampleProject } from './sample-content.ts';

export interface SamplePrompts {
  projectId: number;
  seed: string;
  scene: SceneBrand[];
  prompts: (AnswerPrompt & { text: string })[];
}

/** From here on a crash leaves a half-made sample, which the next start or wish rebuilds. */
export const removeSample = defineWrite('sample.remove', (db, _input: null): null => {
  noteSampleWanted(db);
  db.run(query.deleteFrom('project').where('is_sample', '=', 1));
  return null;
});

export const saveSampleProject = defineWrite(
  'sample.saveProject',
  (db, sample: SampleProject, { nowMs }): SamplePrompts => {
    const { name, domain, websiteUrl, description, language, engines, pitchBegan } = sample;
    const bornMs = nowMs - (pitchBegan ?? 0) * 86_400_000;
    const site = { name, domain, websiteUrl, description, language, models: engines };
    const kind = { environment: 'test', isSample: true, isPitch: pitchBegan !== null } as const;
    const publicId = createProject.run(db, { ...site, ...kind }, { nowMs: bornMs });
    const project = readProject(db, { publicId });
    if (!project) throw new Error('The sample project is missing.');
    const { id: projectId, scheduleTime } = project;
    const { slot } = planDueSlot(sample.schedule, scheduleTime, nowMs);
    db.run(
      query.updateTable('project').set({ schedule: sample.schedule, last_slot: slot }).where('id', '=', projectId),
    );
    replaceAliases(db, readOwnBrandId(db, projectId), sample.brandAliases);
    for (const competitor of sample.competitors) insertBrand(db, { projectId, isOwn: false, ...competitor }, bornMs);
    for (const { name: other, domain: site } of sample.untracked) {
      const { id } = insertBrand(db, { projectId, isOwn: false, name: other, domain: site, aliases: [] }, bornMs);
      db.run(query.updateTable('brand').set({ state: 'suggested' }).where('id', '=', id));
    }
    raiseBrandsVersion(db, projectId);
    noteMeasured(db, projectId);
    return {
      projectId,
      seed: toSceneSeed({ publicId, isSample: true, createdAtMs: bornMs }),
      scene: readScene(db, projectId),
      prompts: sample.prompts.map(({ text, language: spoken, tags }) => {
        const fresh = { projectId, text, language: spoken, models: engines, pausedBy: null } as const;
        const row = insertPrompt(db, { ...fresh, state: 'active' }, bornMs);
        addTags(db, projectId, row.id, tags);
        const { id, ordinal, country, is_branded: isBranded } = row;
        return { id, projectId, ordinal, language: row.language, country, isBranded, text };
      }),
    };
  },
);
