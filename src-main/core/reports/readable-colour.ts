/** Keeps a chosen colour readable on white paper. Pure. */

const ENOUGH = 4.5;
const STEP = 0.94;

type Channels = readonly [number, number, number];

/** The colour, darkened as far as needed for a contrast of 4.5:1 on white; `#rrggbb` in, `#rrggbb` out. */
export function toReadableColour(colour: string): string {
  let channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Channels;
  while (contrastOnWhite(channels) < ENOUGH) {
    channels = channels.map((channel) => Math.floor(channel * STEP)) as unknown as Channels;
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrastOnWhite(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
