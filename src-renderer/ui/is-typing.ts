/** Whether a key belongs to whatever has the focus, and not to the shortcuts of a screen. */

/**
 * True inside fields and inside anything that is over the screen, unless that holds something marked `data-shortcuts`; also
 * while a key of the system is held.
 */
export function isTyping(event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  if (target.matches('input:not([type="radio"]), textarea, select, [contenteditable="true"]')) return true;
  const dialog = target.closest('[role="dialog"]');
  if (dialog && !dialog.querySelector('[data-shortcuts]')) return true;
  return target.closest('[role="menu"], [aria-expanded="true"][aria-haspopup]') !== null;
}
