/** Stars: brands that the owner wants to find at once. A star changes no figure. */
import { notFound } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';

/** Throws NOT_FOUND when the project tracks no such brand. */
export const starCompetitor = defineWrite(
  'competitors.star',
  (db, input: { projectId: number; competitorId: string; isStarred: boolean }): null => {
    const { changes } = db
      .prepare("UPDATE brand SET is_starred = ? WHERE public_id = ? AND project_id = ? AND state = 'tracked'")
      .run(input.isStarred ? 1 : 0, input.competitorId, input.projectId);
    if (changes === 0) throw notFound('The competitor');
    return null;
  },
);
