/** Pages of lists: which part of the rows is shown, and what the wire says about the rest. Pure. */

export interface PageRequest {
  /** From 1. A page behind the last one is empty. */
  page: number;
  limit: number;
}

export interface Pagination extends PageRequest {
  /** Rows on all pages together. */
  total: number;
  hasMore: boolean;
}

export function planPage<T>(rows: readonly T[], { page, limit }: PageRequest): { shown: T[]; pagination: Pagination } {
  const start = (page - 1) * limit;
  const shown = rows.slice(start, start + limit);
  return {
    shown,
    pagination: { page, limit, total: rows.length, hasMore: start + shown.length < rows.length },
  };
}
