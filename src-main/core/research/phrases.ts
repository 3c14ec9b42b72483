/**
 * Questions about brands in the 22 prompt languages, as somebody who chooses would ask them. Closed patterns: names stay as they are written, so
 * each is built so that no name has to be inflected.
 */
import type { Language } from '#shared/vocabulary/languages.ts';

export interface QuestionPhrases {
  alternatives: (name: string) => string;
  versus: (name: string, other: string) => string;
  /** By the intent that it has. */
  commercial: (name: string) => string;
  informational: (name: string) => string;
  transactional: (name: string) => string;
}

export const PHRASES: Readonly<Record<Language, QuestionPhrases>> = {
  en: {
    alternatives: (name) => `What are good alternatives to ${name}?`,
    versus: (name, other) => `${name} or ${other}: which is better?`,
    commercial: (name) => `Is ${name} worth it compared with others?`,
    informational: (name) => `How does ${name} work?`,
    transactional: (name) => `How much does ${name} cost?`,
  },
  de: {
    alternatives: (name) => `Welche Alternativen zu ${name} gibt es?`,
    versus: (name, other) => `${name} oder ${other}: Was ist besser?`,
    commercial: (name) => `Wie gut ist ${name} im Vergleich?`,
    informational: (name) => `Wie funktioniert ${name}?`,
    transactional: (name) => `Was kostet ${name}?`,
  },
  fr: {
    alternatives: (name) => `Quelles sont les alternatives à ${name} ?`,
    versus: (name, other) => `${name} ou ${other} : lequel est le meilleur ?`,
    commercial: (name) => `Que vaut ${name} par rapport aux autres ?`,
    informational: (name) => `Comment fonctionne ${name} ?`,
    transactional: (name) => `Combien coûte ${name} ?`,
  },
  es: {
    alternatives: (name) => `¿Qué alternativas hay a ${name}?`,
    versus: (name, other) => `${name} o ${other}: ¿cuál es mejor?`,
    commercial: (name) => `¿Vale la pena ${name} en comparación con otros?`,
    informational: (name) => `¿Cómo funciona ${name}?`,
    transactional: (name) => `¿Cuánto cuesta ${name}?`,
  },
  it: {
    alternatives: (name) => `Quali alternative ci sono a ${name}?`,
    versus: (name, other) => `${name} o ${other}: qual è meglio?`,
    commercial: (name) => `Vale la pena scegliere ${name} rispetto ad altri?`,
    informational: (name) => `Come funziona ${name}?`,
    transactional: (name) => `Quanto costa ${name}?`,
  },
  nl: {
    alternatives: (name) => `Welke alternatieven zijn er voor ${name}?`,
    versus: (name, other) => `${name} of ${other}: wat is beter?`,
    commercial: (name) => `Hoe goed is ${name} vergeleken met andere?`,
    informational: (name) => `Hoe werkt ${name}?`,
    transactional: (name) => `Wat kost ${name}?`,
  },
  pt: {
    alternatives: (name) => `Quais são as alternativas para ${name}?`,
    versus: (name, other) => `${name} ou ${other}: qual é melhor?`,
    commercial: (name) => `Vale a pena escolher ${name} em comparação com outros?`,
    informational: (name) => `Como funciona ${name}?`,
    transactional: (name) => `Quanto custa ${name}?`,
  },
  pl: {
    alternatives: (name) => `Jakie są alternatywy dla marki ${name}?`,
    versus: (name, other) => `${name} czy ${other}: co jest lepsze?`,
    commercial: (name) => `Czy warto wybrać markę ${name}?`,
    informational: (name) => `Jak działa ${name}?`,
    transactional: (name) => `Ile kosztuje ${name}?`,
  },
  sv: {
    alternatives: (name) => `Vilka alternativ finns det till ${name}?`,
    versus: (name, other) => `${name} eller ${other}: vilket är bäst?`,
    commercial: (name) => `Hur bra är ${name} jämfört med andra?`,
    informational: (name) => `Hur fungerar ${name}?`,
    transactional: (name) => `Vad kostar ${name}?`,
  },
  da: {
    alternatives: (name) => `Hvilke alternativer er der til ${name}?`,
    versus: (name, other) => `${name} eller ${other}: hvad er bedst?`,
    commercial: (name) => `Hvor god er ${name} sammenlignet med andre?`,
    informational: (name) => `Hvordan fungerer ${name}?`,
    transactional: (name) => `Hvad koster ${name}?`,
  },
  tr: {
    alternatives: (name) => `${name} için hangi alternatifler var?`,
    versus: (name, other) => `${name} ve ${other} karşılaştırması: hangisi daha iyi?`,
    commercial: (name) => `${name} tavsiye edilir mi?`,
    informational: (name) => `${name} nasıl çalışır?`,
    transactional: (name) => `${name} fiyatı ne kadar?`,
  },
  ja: {
    alternatives: (name) => `${name}の代わりになるものは何ですか？`,
    versus: (name, other) => `${name}と${other}はどちらがおすすめですか？`,
    commercial: (name) => `${name}の評判と口コミはどうですか？`,
    informational: (name) => `${name}とは何ですか？`,
    transactional: (name) => `${name}の料金はいくらですか？`,
  },
  no: {
    alternatives: (name) => `Hvilke alternativer finnes til ${name}?`,
    versus: (name, other) => `${name} eller ${other}: hva er best?`,
    commercial: (name) => `Hvor bra er ${name} sammenlignet med andre?`,
    informational: (name) => `Hvordan fungerer ${name}?`,
    transactional: (name) => `Hva koster ${name}?`,
  },
  fi: {
    alternatives: (name) => `Mitkä ovat parhaat vaihtoehdot merkille ${name}?`,
    versus: (name, other) => `${name} vai ${other}: kumpi on parempi?`,
    commercial: (name) => `Kannattaako valita ${name}?`,
    informational: (name) => `Miten ${name} toimii?`,
    transactional: (name) => `Paljonko ${name} maksaa?`,
  },
  cs: {
    alternatives: (name) => `Jaké jsou alternativy ke značce ${name}?`,
    versus: (name, other) => `${name} nebo ${other}: co je lepší?`,
    commercial: (name) => `Vyplatí se ${name} ve srovnání s ostatními?`,
    informational: (name) => `Jak funguje ${name}?`,
    transactional: (name) => `Kolik stojí ${name}?`,
  },
  ru: {
    alternatives: (name) => `Какие есть альтернативы бренду ${name}?`,
    versus: (name, other) => `${name} или ${other}: что лучше?`,
    commercial: (name) => `Стоит ли выбирать ${name}, какие отзывы?`,
    informational: (name) => `Как работает ${name}?`,
    transactional: (name) => `Сколько стоит ${name}?`,
  },
  zh: {
    alternatives: (name) => `有哪些${name}的替代品？`,
    versus: (name, other) => `${name}和${other}哪个更好？`,
    commercial: (name) => `${name}值得推荐吗？`,
    informational: (name) => `${name}是什么？`,
    transactional: (name) => `${name}的价格是多少？`,
  },
  'zh-tw': {
    alternatives: (name) => `有哪些${name}的替代方案？`,
    versus: (name, other) => `${name}和${other}哪個比較好？`,
    commercial: (name) => `${name}值得推薦嗎？`,
    informational: (name) => `${name}是什麼？`,
    transactional: (name) => `${name}的價格是多少？`,
  },
  ko: {
    alternatives: (name) => `${name} 대신 쓸 만한 것을 추천해 주세요.`,
    versus: (name, other) => `${name} vs ${other}: 어느 쪽이 더 좋나요?`,
    commercial: (name) => `${name} 후기와 평판은 어떤가요?`,
    informational: (name) => `${name} 사용 방법을 설명해 주세요.`,
    transactional: (name) => `${name} 가격은 얼마인가요?`,
  },
  hi: {
    alternatives: (name) => `${name} के क्या विकल्प हैं?`,
    versus: (name, other) => `${name} या ${other}: कौन बेहतर है?`,
    commercial: (name) => `क्या ${name} सबसे अच्छा विकल्प है?`,
    informational: (name) => `${name} क्या है और कैसे काम करता है?`,
    transactional: (name) => `${name} की कीमत कितनी है?`,
  },
  ar: {
    alternatives: (name) => `ما هي أفضل البدائل عن ${name}؟`,
    versus: (name, other) => `${name} أم ${other}: أيهما أفضل؟`,
    commercial: (name) => `هل تنصح باختيار ${name} مقارنة بغيره؟`,
    informational: (name) => `ما هو ${name} وكيف يعمل؟`,
    transactional: (name) => `كم سعر ${name}؟`,
  },
  he: {
    alternatives: (name) => `אילו חלופות יש במקום ${name}?`,
    versus: (name, other) => `${name} או ${other}: מה יותר מומלץ?`,
    commercial: (name) => `האם ${name} מומלץ בהשוואה לאחרים?`,
    informational: (name) => `מה זה ${name} ואיך זה עובד?`,
    transactional: (name) => `כמה עולה ${name}?`,
  },
};
