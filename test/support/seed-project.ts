/** The smallest project and prompt that a test can start from. Invented brands only. */
import type { Api } from '#support/api-client.ts';
import type { TestService } from '#support/test-service.ts';

export interface SeededProject {
  id: string;
  name: string;
  models: string[];
  language: string;
}

export const SITE = { name: 'Brimlane', language: 'en', websiteUrl: 'https://www.brimlane.example/' };

/** Creates a project that can hold prompts. */
export async function seedProject(api: Api, fields: object = {}): Promise<SeededProject> {
  const reply = await api.post('/projects', { ...SITE, ...fields });
  if (reply.status !== 200) throw new Error(`No project: ${reply.text}`);
  return reply.data;
}

/** Creates prompts `Question 1`, `Question 2`, … and returns their ids. */
export async function seedPrompts(api: Api, projectId: string, count: number, fields: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const reply = await api.post(`/projects/${projectId}/prompts`, { prompt: `Question ${number}`, ...fields });
    if (reply.status !== 200) throw new Error(`No prompt: ${reply.text}`);
    ids.push((reply.data as { id: string }).id);
  }
  return ids;
}

/** The same, by the owner and in one call, where many take as long over HTTP as all that a test is about. */
export function fillProject(test: TestService, { id: projectId }: SeededProject, count: number): Promise<unknown> {
  const prompts = Array.from({ length: count }, (_, index) => ({ prompt: `Question ${index + 1}` }));
  return test.call('prompts.createMany', { projectId, state: 'active', prompts });
}
