/** Shortens a label so that it fits beside a bar; its whole text stands in the chart's table. Pure. */

/** Latin letters that fit; others are twice as wide. */
const MOST = 32;

export function cutLabel(label: string, most = MOST): string {
  let width = 0;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(label)) {
    width += /[\u1100-\u11ff\u2e80-\uffef]/.test(segment) ? 2 : 1;
    if (width > most) return `${short.trimEnd()}…`;
    short += segment;
  }
  return label;
}
