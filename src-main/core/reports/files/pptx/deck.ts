/** The slides of a deck: each with its title, its foot and its notes; what has no room goes on on the next one with the same title. */

import { isRightToLeft } from '../../model/direction.ts';
import { isolate } from '../../model/isolate.ts';
import type { Report } from '../../model/report.ts';
import type { FileWords } from '../file-words.ts';
import { toLocale, toXmlText } from '../office-text.ts';
import { AREA, BOTTOM, type DeckStyle, INK, PAPER, QUIET, RULE, SLIDE, toDeckStyle } from './deck-style.ts';
import { countLines } from './deck-text.ts';
import type { Pptx, Slide, TextOptions } from './library.ts';

export interface Message {
  /** Above the title, small. */
  topic: string;
  /** One sentence. */
  title: string;
  /** What the speaker should know: how it is measured. */
  notes: string;
}

const MASTER = 'CONTENT';
/** Between two things on a slide. */
export const GAP = 0.14;

export class Deck {
  readonly style: DeckStyle;
  readonly language: string;
  readonly files: FileWords;
  readonly #pptx: Pptx;
  #message: Message = { topic: '', title: '', notes: '' };
  #slide: Slide | null = null;
  #y: number = AREA.y;

  constructor(pptx: Pptx, report: Report, files: FileWords) {
    this.#pptx = pptx;
    this.style = toDeckStyle(report);
    this.language = report.language;
    this.files = files;
    pptx.layout = 'LAYOUT_WIDE';
    pptx.title = toXmlText(report.title);
    pptx.subject = toXmlText(report.subject);
    pptx.author = toXmlText(report.author || report.client);
    pptx.company = toXmlText(report.author);
    pptx.theme = { headFontFace: this.style.face, bodyFontFace: this.style.face };
    pptx.defineSlideMaster({
      title: MASTER,
      background: { color: PAPER },
      objects: [
        { rect: { x: 0, y: 0, w: 0.16, h: SLIDE.height, fill: { color: this.style.own } } },
        { line: { x: AREA.x, y: 6.98, w: AREA.width, h: 0, line: { color: RULE, width: 0.75 } } },
        {
          text: {
            text: toXmlText([isolate(report.client), report.period].join(' · ')),
            options: {
              ...this.#small(),
              x: AREA.x - 0.1,
              y: 7.0,
              w: 8.5,
              h: 0.32,
            },
          },
        },
      ],
      slideNumber: {
        x: 12.1,
        y: 7.0,
        w: 0.75,
        h: 0.32,
        fontFace: this.style.face,
        fontSize: 9,
        color: QUIET,
        align: 'right',
      },
    });
  }

  #small(): TextOptions {
    return { fontFace: this.style.face, fontSize: 9, color: QUIET, lang: toLocale(this.language), valign: 'middle' };
  }

  /** From here on slides are about this; the next thing begins one. */
  begin(message: Message): void {
    this.#message = message;
    this.#slide = null;
  }

  /** The next thing begins a slide. */
  breakPage(): void {
    this.#slide = null;
  }

  /** What is left of the slide, in inches. */
  get room(): number {
    return this.#slide === null ? AREA.height : BOTTOM - this.#y;
  }

  /** Room for a thing of this height, on a new slide where this one has none left. */
  place(height: number): { slide: Slide; y: number } {
    const slide = this.#slide === null || this.#y + height > BOTTOM + 0.01 ? this.#open() : this.#slide;
    const y = this.#y;
    this.#y += height + GAP;
    return { slide, y };
  }

  #open(): Slide {
    const slide = this.#pptx.addSlide({ masterName: MASTER });
    const { topic, title, notes } = this.#message;
    const face = { fontFace: this.style.face, lang: toLocale(this.language), margin: 0 };
    if (topic !== '' && topic !== title) {
      slide.addText(toXmlText(topic), {
        ...face,
        ...{ x: AREA.x, y: 0.3, w: AREA.width, h: 0.3, fontSize: 12, color: this.style.own, bold: true },
        ...{ valign: 'middle', rtlMode: isRightToLeft(topic), align: isRightToLeft(topic) ? 'right' : 'left' },
      });
    }
    slide.addText(toXmlText(title), {
      ...face,
      ...{ x: AREA.x, y: 0.56, w: AREA.width, h: 0.82, fontSize: chooseTitleSize(title), color: INK, bold: true },
      ...{
        valign: 'top',
        fit: 'shrink',
        rtlMode: isRightToLeft(title),
        align: isRightToLeft(title) ? 'right' : 'left',
      },
    });
    if (notes !== '') slide.addNotes(toXmlText(notes));
    this.#slide = slide;
    this.#y = AREA.y;
    return slide;
  }
}

/** The largest size at which a title stays within its room of 0.82 inches. */
function chooseTitleSize(title: string): number {
  const fitting = [24, 22, 20, 18].find((size) => countLines(title, size, AREA.width) <= 2);
  return fitting ?? [16, 14].find((size) => countLines(title, size, AREA.width) <= 3) ?? 12;
}
