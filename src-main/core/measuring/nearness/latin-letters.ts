/** Other scripts in Latin letters, roughly as a name sounds in them: good for comparing two names, not for reading. Pure data and a walk over it. */

/** Pairs of letters come before single ones. */
const CYRILLIC =
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia і:i ї:i є:e ґ:g';
const GREEK =
  'ου:u αι:e ει:i οι:i τζ:j τσ:ts μπ:b γκ:g α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:ks ο:o π:p ρ:r σ:s ς:s τ:t υ:i φ:f χ:h ψ:ps ω:o';
const KATAKANA =
  'ア:a イ:i ウ:u エ:e オ:o ァ:a ィ:i ゥ:u ェ:e ォ:o カ:ka キ:ki ク:ku ケ:ke コ:ko ガ:ga ギ:gi グ:gu ゲ:ge ゴ:go サ:sa シ:shi ス:su セ:se ソ:so ザ:za ジ:ji ズ:zu ゼ:ze ゾ:zo タ:ta チ:chi ツ:tsu テ:te ト:to ダ:da ヂ:ji ヅ:zu デ:de ド:do ナ:na ニ:ni ヌ:nu ネ:ne ノ:no ハ:ha ヒ:hi フ:fu ヘ:he ホ:ho バ:ba ビ:bi ブ:bu ベ:be ボ:bo パ:pa ピ:pi プ:pu ペ:pe ポ:po マ:ma ミ:mi ム:mu メ:me モ:mo ヤ:ya ユ:yu ヨ:yo ャ:ya ュ:yu ョ:yo ラ:ra リ:ri ル:ru レ:re ロ:ro ワ:wa ヲ:o ン:n ヴ:vu ッ: ー: ・:';
const ARABIC =
  'ا:a أ:a إ:i آ:a ب:b ت:t ث:th ج:g ح:h خ:kh د:d ذ:d ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:a غ:g ف:f ق:k ك:k ل:l م:m ن:n ه:h و:o ي:i ى:a ة:a ء: ؤ:o ئ:i پ:p چ:ch ڤ:v گ:g';
const HEBREW =
  'וו:v א:a ב:v ג:g ד:d ה:h ו:o ז:z ח:h ט:t י:i כ:k ך:k ל:l מ:m ם:m נ:n ן:n ס:s ע:a פ:p ף:f צ:ts ץ:ts ק:k ר:r ש:sh ת:t';

const LATIN = new Map(
  [CYRILLIC, GREEK, KATAKANA, ARABIC, HEBREW].flatMap((table) =>
    table.split(' ').map((entry): [string, string] => {
      const [letter = '', latin = ''] = entry.split(':');
      return [letter, latin];
    }),
  ),
);

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const KOREAN_STARTS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const KOREAN_VOWELS = 'a e ia ie o e io ie o oa oe oe io u uo ue ui iu u ui i'.split(' ');
const KOREAN_ENDS = ' k k k n n n t l l m l l l l l m p p t t ng t t k t p t'.split(' ');

/** `text`: folded. What is in no table stays as it is. */
export function toLatinLetters(text: string): string {
  let latin = '';
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index);
    const code = text.charCodeAt(index);
    const pair = LATIN.get(text.slice(index, index + 2));
    if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) latin += spellSyllable(code - FIRST_SYLLABLE);
    else if (pair !== undefined && index + 1 < text.length) {
      latin += pair;
      index++;
    } else latin += LATIN.get(letter) ?? letter;
  }
  return latin;
}

function spellSyllable(syllable: number): string {
  const [start, vowel, end] = [Math.floor(syllable / 588), Math.floor((syllable % 588) / 28), syllable % 28];
  return `${KOREAN_STARTS[start] ?? ''}${KOREAN_VOWELS[vowel] ?? ''}${KOREAN_ENDS[end] ?? ''}`;
}
