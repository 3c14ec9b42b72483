/** Whose calls a card shows: those of this project, or those that only tested an engine and belong to none. */
import { useState } from 'react';

import { ENGINE_TESTS } from '#shared/vocabulary/engines.ts';

import { TEXTS } from '../../texts/texts.ts';
import { Segmented } from '../../ui/segmented.tsx';

const words = TEXTS.costs.books;
type Book = 'project' | 'tests';

const BOOKS = [
  { value: 'project', label: words.project },
  { value: 'tests', label: words.tests },
] as const;

/** The chosen one, as the ledger names it, and the switch. */
export function useBook(projectId: string) {
  const [book, setBook] = useState<Book>('project');
  const isOfTests = book === 'tests';
  const control = <Segmented label={words.label} value={book} options={BOOKS} onChange={setBook} />;
  return { bookId: isOfTests ? ENGINE_TESTS : projectId, isOfTests, control };
}
