/** Draws a chart once more, aside and always on white, and makes a file of it. */
import { COMPETITOR_COLOURS } from '../../ui/brand-colours.ts';
import { DARK, LIGHT } from '../../ui/colours.ts';
import { DARK_CONTRAST, LIGHT_CONTRAST } from '../../ui/contrast-colours.ts';
import { type ChartOption, init } from '../register.ts';
import { composePicture, DRAWING_WIDTH_PX, type PictureText } from './compose-picture.ts';

export interface Picture extends PictureText {
  /** With the colours of the theme that is shown. */
  option: ChartOption;
  heightPx: number;
}

/** Two pixels for one, so that it is sharp on a slide. */
const SCALE = 2;

/** A file is for slides and paper: every colour of a dark theme becomes the one of its light twin. */
const ON_WHITE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(DARK).map(([name, colour]): [string, string] => [colour, LIGHT[name as keyof typeof LIGHT]]),
  ...Object.entries(DARK_CONTRAST).map(([name, colour]): [string, string] => [
    colour,
    LIGHT_CONTRAST[name as keyof typeof LIGHT],
  ]),
  ...COMPETITOR_COLOURS.dark.map((colour, place): [string, string] => [
    colour,
    COMPETITOR_COLOURS.light[place] ?? colour,
  ]),
]);

export function toLightColours(svg: string, isDark: boolean): string {
  if (!isDark) return svg;
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => ON_WHITE.get(colour.toLowerCase()) ?? colour);
}

/** The picture as an SVG document that fetches nothing. */
export function drawSvg({ option, heightPx, ...text }: Picture, isDark: boolean): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: DRAWING_WIDTH_PX, height: heightPx });
  try {
    chart.setOption({ ...option, animation: false });
    const context = document.createElement('canvas').getContext('2d');
    const measure = (line: string, sizePx: number) => {
      if (!context) return line.length * sizePx * 0.6;
      context.font = `${sizePx}px sans-serif`;
      return context.measureText(line).width;
    };
    return composePicture(text, toLightColours(chart.renderToSVGString(), isDark), heightPx, measure);
  } finally {
    chart.dispose();
  }
}

export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png');
  });
}
