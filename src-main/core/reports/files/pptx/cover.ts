/** The first slide: whose report it is, about whom and when. */

import { isRightToLeft } from '../../model/direction.ts';
import type { Report } from '../../model/report.ts';
import type { ReportWords } from '../../words/english.ts';
import { toLocale, toXmlText } from '../office-text.ts';
import { INK, PAPER, QUIET, SLIDE, toDeckStyle } from './deck-style.ts';
import { countLines } from './deck-text.ts';
import type { Pptx } from './library.ts';
import { fitLogo } from './logo.ts';

const LEFT = 0.9;
const WIDTH = 11.5;

export function drawCover(report: Report, pptx: Pptx, words: ReportWords): void {
  const style = toDeckStyle(report);
  const slide = pptx.addSlide();
  slide.background = { color: PAPER };
  slide.addShape('rect', { x: 0, y: 0, w: SLIDE.width, h: 0.38, fill: { color: style.own } });
  const face = { fontFace: style.face, lang: toLocale(report.language), margin: 0 };
  const place = (text: string) => ({
    ...{ x: LEFT, w: WIDTH, rtlMode: isRightToLeft(text) },
    align: isRightToLeft(text) ? ('right' as const) : ('left' as const),
  });
  const logo = fitLogo(report.logo, { width: 2.6, height: 0.9 });
  if (logo) slide.addImage({ ...logo, x: LEFT, y: 0.95, altText: toXmlText(report.author) });
  const size = [44, 36, 30, 24].find((points) => countLines(report.title, points, WIDTH) <= 2) ?? 20;
  const title = { fontSize: size, bold: true, color: INK, valign: 'bottom' as const, fit: 'shrink' as const };
  slide.addText(toXmlText(report.title), { ...face, ...place(report.title), y: 2.05, h: 1.6, ...title });
  const subject = { fontSize: 18, color: QUIET, valign: 'top' as const, fit: 'shrink' as const };
  slide.addText(toXmlText(report.subject), { ...face, ...place(report.subject), y: 3.8, h: 0.8, ...subject });
  slide.addShape('rect', { x: LEFT, y: 4.75, w: 1.2, h: 0.05, fill: { color: style.own } });
  const facts: [string, string][] = [
    [words.preparedFor, report.client],
    [words.preparedBy, report.author],
    [words.period, report.period],
    [words.compared, report.comparedWith],
    [words.builtOn, report.builtOn],
  ];
  const rows = facts.filter(([, value]) => value !== '');
  slide.addTable(
    rows.map(([label, value]) => [
      { text: toXmlText(label), options: { ...face, fontSize: 12, color: QUIET } },
      { text: toXmlText(value), options: { ...face, fontSize: 12, color: INK, bold: true } },
    ]),
    { x: LEFT, y: 5.0, w: WIDTH, colW: [2.2, WIDTH - 2.2], rowH: 0.34, border: { type: 'none' } },
  );
  slide.addNotes(toXmlText([report.about, report.answers].filter((text) => text !== '').join(' · ')));
}
