/** Sizes, in inches and points, colours and faces of a deck. Data only. */
import type { Report } from '../../model/report.ts';
import { mixWithWhite } from '../chart-colours.ts';

/** 16:9, as wide as PowerPoint makes it today. */
export const SLIDE = { width: 13.333, height: 7.5 } as const;
/** Where the content of a slide is, below its title and above its foot. */
export const AREA = { x: 0.6, y: 1.46, width: 12.13, height: 5.38 } as const;
export const BOTTOM = AREA.y + AREA.height;

export const INK = '16191D';
export const QUIET = '5A626D';
export const RULE = 'E1E4E8';
export const PAPER = 'FFFFFF';
export const WARNING = '8A5A00';

export interface DeckStyle {
  own: string;
  /** The own colour as a background of dark text. */
  tint: string;
  face: string;
}

export function toDeckStyle({ colour, font }: Report): DeckStyle {
  return { own: toHex(colour), tint: toHex(mixWithWhite(colour, 0.9)), face: font.officeFamily };
}

/** `#1f56d8` as `1F56D8`. */
export function toHex(colour: string): string {
  return colour.slice(1).toUpperCase();
}
