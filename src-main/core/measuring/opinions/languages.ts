/** Which languages have words of opinion: an import and a line each for its file in `languages/`. */
import { WORDS as ar } from './languages/ar.ts';
import { WORDS as cs } from './languages/cs.ts';
import { WORDS as da } from './languages/da.ts';
import { WORDS as de } from './languages/de.ts';
import { WORDS as en } from './languages/en.ts';
import { WORDS as es } from './languages/es.ts';
import { WORDS as fi } from './languages/fi.ts';
import { WORDS as fr } from './languages/fr.ts';
import { WORDS as he } from './languages/he.ts';
import { WORDS as hi } from './languages/hi.ts';
import { WORDS as it } from './languages/it.ts';
import { WORDS as ja } from './languages/ja.ts';
import { WORDS as ko } from './languages/ko.ts';
import { WORDS as nl } from './languages/nl.ts';
import { WORDS as no } from './languages/no.ts';
import { WORDS as pl } from './languages/pl.ts';
import { WORDS as pt } from './languages/pt.ts';
import { WORDS as ru } from './languages/ru.ts';
import { WORDS as sv } from './languages/sv.ts';
import { WORDS as tr } from './languages/tr.ts';
import { WORDS as zh } from './languages/zh.ts';
import { WORDS as zhTw } from './languages/zh-tw.ts';
import type { OpinionWords } from './opinion-words.ts';

export const LANGUAGE_WORDS: Record<string, OpinionWords> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fi,
  fr,
  he,
  hi,
  it,
  ja,
  ko,
  nl,
  no,
  pl,
  pt,
  ru,
  sv,
  tr,
  zh,
  'zh-tw': zhTw,
};
