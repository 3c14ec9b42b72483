/** The tracked brands of a project as they are recognised. */
import { defineRead } from '../../storage/command.ts';
import { type BrandView, readBrandViews } from '../brands/brand-view.ts';

export const loadTrackedBrands = defineRead('brands.listTracked', (db, projectId: number): BrandView[] =>
  readBrandViews(db, projectId).map(({ rowId: _, ...brand }) => brand),
);
