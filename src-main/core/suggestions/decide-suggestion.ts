/** The owner's word on a suggestion: track it, or never see it again. Measuring history again is the caller's next step. */
import { AppError } from '#shared/app-error.ts';
import { defineWrite } from '../../storage/command.ts';
import { trackCompetitor } from '../competitors/add-competitor.ts';
import type { NamesChange } from '../competitors/change-names.ts';
import { requireSuggestion, saveState } from './suggestion-store.ts';

interface SuggestionId extends NamesChange {
  suggestionId: string;
}

/** Tracks the suggested name with its domain and returns the competitor's public id. Throws NOT_FOUND or CONFLICT. */
export const acceptSuggestion = defineWrite('suggestions.accept', (db, input: SuggestionId, { nowMs }): string => {
  const suggestion = requireSuggestion(db, input.projectId, input.suggestionId);
  const { projectId, transport } = input;
  const { name, domain } = suggestion;
  const id = trackCompetitor(db, { projectId, transport, name, domain: domain ?? undefined }, nowMs);
  saveState(db, suggestion.id, 'accepted');
  return id;
});

/** Throws NOT_FOUND, or CONFLICT for one that was accepted: remove the competitor instead. */
export const ignoreSuggestion = defineWrite('suggestions.ignore', (db, input: SuggestionId): null => {
  const suggestion = requireSuggestion(db, input.projectId, input.suggestionId);
  if (suggestion.state === 'accepted') {
    throw new AppError('CONFLICT', `${suggestion.name} was accepted before.`, { reason: 'tracked_already' });
  }
  saveState(db, suggestion.id, 'ignored');
  return null;
});
