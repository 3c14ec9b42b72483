/** How much of what is cited no rule knows anything of: in the sample, and in the bench's world of sites that nobody ever heard of. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '#main/core/engines/simulated/seeded-random.ts';
import { toHost } from '#main/core/measuring/normalise-url.ts';
import { createClassifier } from '#main/core/sources/classify-source.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { copySample, SAMPLE_NOW_MS } from '#support/sample-folder.ts';
import { createWorld } from '../../../bench/world/world.ts';

const MOST_SHARE = 0.15;

describe('less than 15 % of citations are of pages of which nothing is known', () => {
  const dataDir = makeTempDir();
  let service: FolderService;

  beforeAll(async () => {
    await copySample(dataDir);
    service = await startFolderService({ dataDir, now: () => SAMPLE_NOW_MS });
  });
  afterAll(async () => {
    await service.close();
    removeDir(dataDir);
  });

  it('in each project of the sample, and the first site to be named on is one to write to', async () => {
    const projects = await service.call('projects.list', {});
    expect(projects).toHaveLength(4);
    for (const { id: projectId, name } of projects) {
      const { meta } = await service.call('sources.domains', { projectId });
      const all = meta.types.reduce((sum, { citations }) => sum + citations, 0);
      const untold = meta.types.find(({ sourceType }) => sourceType === 'other')?.citations ?? 0;
      expect([name, untold / all]).toEqual([name, expect.toSatisfy((share) => share < MOST_SHARE)]);
      const [first] = (await service.call('sources.gapDomains', { projectId })).domains;
      expect([name, first?.siteKind]).toEqual([
        name,
        expect.stringMatching(/^(?:comparison|blog|magazine|review_portal|forum)$/),
      ]);
    }
  });

  it("in the bench's world, of invented words in many languages", () => {
    const world = createWorld(12);
    const brands = new Map(
      world.brands.map(({ domain }, index) => [domain, index === 0 ? 'own' : 'competitor'] as const),
    );
    const classify = createClassifier({ brands, overrides: new Map() });
    const random = createSeededRandom('citations');
    const types = Array.from({ length: 20_000 }, () => {
      const { url } = world.sources[world.sourceRanks.draw(random)]!;
      return classify({ url, host: toHost(url) ?? '' });
    });
    expect(types.filter((type) => type === 'other').length / types.length).toBeLessThan(MOST_SHARE);
  });
});
