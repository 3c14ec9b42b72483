/** The faces that a report can be set in, each with faces for the scripts that it lacks. Nothing is fetched: a face that is not there is passed over. */
import type { ReportFontName } from '#shared/vocabulary/reports.ts';

export interface ReportFont {
  name: ReportFontName;
  /** Families in the order in which they are tried. */
  families: readonly string[];
  /** The one to name where a file can name only one, as a slide does. */
  officeFamily: string;
}

const SERIF = ['Georgia', 'Charter', 'Cambria', 'Noto Serif', 'Liberation Serif', 'Times New Roman'];
const PLAIN = ['Segoe UI', 'Roboto', 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', 'Arial'];
const HUMANIST = ['Calibri', 'Carlito', 'Candara', 'Open Sans', 'Noto Sans', 'Segoe UI', 'Arial'];

/** Beside Latin, Greek and Cyrillic: Arabic, Hebrew, Devanagari, Japanese, Korean, Chinese, Thai, on the usual systems. */
const OTHER_SCRIPTS = [
  ...['Noto Sans Arabic', 'Noto Naskh Arabic', 'Geeza Pro', 'DejaVu Sans'],
  ...['Noto Sans Hebrew', 'Arial Hebrew'],
  ...['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', 'Mangal', 'Lohit Devanagari'],
  ...['Noto Sans CJK JP', 'Noto Sans JP', 'Yu Gothic UI', 'Yu Gothic', 'Hiragino Sans', 'Meiryo', 'IPAGothic'],
  ...['Noto Sans CJK KR', 'Malgun Gothic', 'Apple SD Gothic Neo'],
  ...['Noto Sans CJK SC', 'Microsoft YaHei', 'PingFang SC', 'WenQuanYi Zen Hei'],
  ...['Noto Sans Thai', 'Leelawadee UI', 'Thonburi'],
];

const LATIN: Readonly<Record<ReportFontName, { families: readonly string[]; officeFamily: string }>> = {
  sans: { families: PLAIN, officeFamily: 'Arial' },
  humanist: { families: HUMANIST, officeFamily: 'Calibri' },
  serif: { families: SERIF, officeFamily: 'Georgia' },
};

export function chooseFont(name: ReportFontName): ReportFont {
  const { families, officeFamily } = LATIN[name];
  return { name, families: [...families, ...OTHER_SCRIPTS], officeFamily };
}
