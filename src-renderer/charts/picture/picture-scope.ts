/** What all charts of a screen are about. */
import { createContext } from 'react';

interface PictureScope {
  /** Whose figures they show; empty outside of a project. */
  owner: string;
  /** Which filters narrow them, in words. */
  filters: string;
}

export const PictureScopeContext = createContext<PictureScope>({ owner: '', filters: '' });
