/**
 * Words that say what kind of page a title or a path announces, in the languages of prompts. Titles and paths are compared
 * in lower case without Latin accents; scripts without word spaces match anywhere.
 */

/** Whole words, so that "best" is not found in "bestow". */
function words(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');
}

/** Words that mean this only where a title or a part of a path begins: inside a sentence "como" is "like". */
function opening(alternatives: string): RegExp {
  return new RegExp(`(?:^|[|:?¿–—] *)(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u');
}

function anywhere(alternatives: string): RegExp {
  return new RegExp(alternatives, 'u');
}

export type WordKind = 'alternative' | 'comparison' | 'weakComparison' | 'listicle' | 'howTo';

export const PAGE_WORDS: Readonly<Record<WordKind, readonly RegExp[]>> = {
  alternative: [
    words(
      'alternatives?|alternativen?|alternativas?|alternativ[ey]|alternativer|alternatief|alternatieven|alternatywy?',
    ),
    words('vaihtoehdo[nt]|vaihtoehtoja|alternatifleri|alternatifi|альтернатив[аы]?|аналоги?'),
    anywhere('代替|代わり|替代|대안|대체|विकल्प|بدائل|بديل|חלופות|תחליפים'),
  ],
  comparison: [words('vs|versus'), anywhere('対決|对决|對決')],
  weakComparison: [
    words(
      'compar(?:e|ed|ison|isons|ing|atif|atifs|aison|ativ[ao]s?|acao|acion|ar)|vergleich(?:e|en|t)?|im test|confronto',
    ),
    words(
      'confronti|vergelijk(?:en|ing)?|vergeleken|porownanie|porownujemy|jamforelse|sammenligning|vertailu|srovnani',
    ),
    words('karsilastirma(?:si)?|сравнени[ея]|сравнить'),
    anywhere('比較|比较|비교|तुलना|مقارنة|השוואה|השוואת'),
  ],
  listicle: [
    words(
      '(?:top|best|die|les|los|las) ?\\d{1,3}|\\d{1,3} (?:best|beste[nrs]?|meilleure?s?|mejores|migliori|melhores)',
    ),
    words(
      'best|beste[nrs]?|meilleure?s?|mejore?s?|miglior[ei]|melhore?s?|najlepsz[aey]|najlepszych|basta|bedste|parhaat',
    ),
    words(
      'nejlepsi(?:ch)?|en iyi|лучши[ехй]|топ|top list|ranking|rankings|bestenliste|classement|clasificacion|classifica',
    ),
    words(
      '\\d{1,3} (?:ways|tools|tips|reasons|things|ideas|tipps|ideen|outils|conseils|consejos|herramientas|ideas|strumenti)',
    ),
    anywhere('おすすめ|ランキング|\\d選|最佳|推荐|推薦|排行|추천|순위|सर्वश्रेष्ठ|أفضل|הטובים|הטובות|המומלצים'),
  ],
  howTo: [
    words('how to|how do i|guide|guides|tutorial|step by step|getting started|anleitung|ratgeber|leitfaden|so geht s?'),
    words('guia|tutoriel|tuto|guida|handleiding|gids|poradnik|navod|sa (?:har )?gor du|opas|rehberi?|nasil|wie man'),
    words('руководство|инструкция|howto'),
    opening('comment|como|come|hoe|jak|hvordan|slik|miten|как|hur man'),
    anywhere('方法|やり方|使い方|ガイド|指南|教程|教學|如何|怎么|방법|가이드|कैसे|गाइड|كيف|دليل|איך|מדריך'),
  ],
};

/** Lower case, Latin accents gone, separators of paths as spaces. */
export function foldWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=[a-zıø])[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .replace(/ø/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/[-_/+.]+/g, ' ')
    .trim();
}
