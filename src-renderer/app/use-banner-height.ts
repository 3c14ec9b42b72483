/** Tells style sheets how much banners take above a screen (`--sl-banners`), so that what fills the rest of the window gives way. */
import { useCallback } from 'react';

/** Between parts of a page, as its style sheet has it. */
const GAP_PX = 16;

/** For the element that holds all banners of a page. */
export function useBannerHeight(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element;
      style.setProperty('--sl-banners', offsetHeight === 0 ? '0px' : `${offsetHeight + GAP_PX}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--sl-banners');
    };
  }, []);
}
