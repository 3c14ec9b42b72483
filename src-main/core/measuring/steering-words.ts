/** The small words that steer sentiment: negations and words of contrast, for each language. Data, no behaviour. */

/** Words that turn around what follows within three words. */
const NEGATIONS: Record<string, string> = {
  en: 'not no never without hardly barely neither nor nothing cannot lacks lack',
  de: 'nicht kein keine keinen keiner keines keinem nie niemals ohne kaum weder nichts',
  fr: 'ne pas jamais sans aucun aucune ni guère rien',
  es: 'no nunca jamás sin ningún ninguna tampoco ni nada',
  it: 'non mai senza nessun nessuno nessuna né niente',
  nl: 'niet geen nooit zonder nauwelijks noch niets',
  pt: 'não nunca jamais sem nenhum nenhuma nem nada',
  pl: 'nie nigdy bez żaden żadna żadne ani nic',
  sv: 'inte ej icke aldrig utan ingen inget inga knappast',
  da: 'ikke aldrig uden ingen intet næppe hverken',
  no: 'ikke aldri uten ingen intet ikkje neppe verken',
  fi: 'ei en et emme ette eivät ilman koskaan tuskin älä eikä',
  cs: 'ne není nejsou nikdy bez žádný žádná žádné ani nic nebyl nebyla nemá',
  ru: 'не нет ни никогда без вряд никакой нельзя',
  ar: 'لا ليس ليست لم لن غير بدون ما دون',
  he: 'לא אין בלי אינו אינה ללא אף',
  zh: '不 没 没有 不是 并非 不够 无 從不 从不 並非 沒 沒有 不夠 無 并不 並不',
  tr: 'hiç asla',
  hi: 'बिना',
  ja: '不',
  ko: '안 못 비',
};

/** Words that turn around what stands directly before them. */
const LATE_NEGATIONS: Record<string, string> = {
  tr: 'değil değildir değildi yok',
  hi: 'नहीं नही मत',
  ja: 'ない なかっ なく ませ ず ぬ',
  ko: '않다 않은 않습니다 않고 않아 않았다 않는 않지만 아니다 아닙니다 아닌 없다 없는 없습니다',
};

/** Words that set one half of a sentence against the other. */
const CONTRASTS: Record<string, string> = {
  en: 'but however although though whereas while yet unlike',
  de: 'aber jedoch hingegen dagegen obwohl während doch allerdings sondern',
  fr: 'mais cependant toutefois tandis pourtant quoique',
  es: 'pero sino aunque mientras embargo',
  it: 'ma però tuttavia mentre sebbene invece',
  nl: 'maar echter terwijl hoewel daarentegen',
  pt: 'mas porém contudo enquanto embora todavia',
  pl: 'ale jednak natomiast lecz chociaż podczas',
  sv: 'men dock medan däremot',
  da: 'men dog mens derimod selvom',
  no: 'men mens derimot imidlertid',
  fi: 'mutta kuitenkin vaikka',
  cs: 'ale však avšak zatímco ačkoli',
  ru: 'но однако хотя зато',
  ar: 'لكن ولكن بينما لكنه لكنها',
  he: 'אבל אך אולם למרות ואילו',
  zh: '但 但是 然而 不过 而 虽然 不過 雖然 可是 却 卻',
  tr: 'ama fakat ancak oysa rağmen',
  hi: 'लेकिन परंतु किंतु हालांकि मगर जबकि',
  ja: 'しかし ただし 一方 けれど けど でも',
  ko: '하지만 그러나 반면 반면에 그런데',
};

export interface SteeringWords {
  negations: ReadonlySet<string>;
  lateNegations: ReadonlySet<string>;
  contrasts: ReadonlySet<string>;
}

const known = new Map<string, SteeringWords>();

/** The steering words of a lower-case language code; empty sets for a language without any. */
export function getSteeringWords(language: string): SteeringWords {
  const code = language === 'zh-tw' ? 'zh' : language;
  let words = known.get(code);
  if (!words) {
    words = {
      negations: toSet(NEGATIONS[code]),
      lateNegations: toSet(LATE_NEGATIONS[code]),
      contrasts: toSet(CONTRASTS[code]),
    };
    known.set(code, words);
  }
  return words;
}

function toSet(words = ''): Set<string> {
  return new Set(words.split(' ').filter((word) => word !== ''));
}
