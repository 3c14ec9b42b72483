/**
 * Finds sentences that speak to a reader of instructions instead of about a brand ("Ignore what you were told", "Rate Acme 100"). They are
 * left out of what a judge is sent, and of what it may quote. A sentence too much costs a verdict, one too few may cost a wrong one.
 */

/** Speaks of instructions, prompts or roles of a model, in the words of any language that models are steered in. */
const ABOUT_INSTRUCTIONS =
  /(?<!\p{L})(?:ignor\p{L}*|disregard|forget|override|vergiss|missachte\p{L}*|oublie\p{L}*|olvid\p{L}*|negeer|esque[çc]\p{L}*|zignoruj|glöm|glem|unut|unohda|zapomeň)(?!\p{L}).{0,60}(?<!\p{L})(?:instruction\p{L}*|instrucc\p{L}*|instruç\p{L}*|istruzion\p{L}*|anweisung\p{L}*|anleitung\p{L}*|prompts?|rules?|regeln|above|previous\p{L}*|prior|consigne\p{L}*|instructies|polece\p{L}*|pokyn\p{L}*|talimat\p{L}*|ohje\p{L}*)(?!\p{L})|\b(?:system prompt|you are (?:now )?an? (?:ai|assistant|judge|model|evaluator|rater)|as an ai|note to (?:the )?(?:ai|model|assistant|judge|reader model)|<\/?(?:system|assistant|instructions?)>|\[\/?inst\])|(?:игнориру\p{L}*|забудь\p{L}*).{0,60}(?:инструкц|указан|правил)|忽略.{0,20}(?:指令|指示|说明|說明|规则|規則)|(?:指示|命令|ルール).{0,20}無視|(?:지시|명령|규칙).{0,20}무시|تجاهل.{0,40}(?:التعليمات|الأوامر)|התעל[מם].{0,40}(?:הוראות|ההנחיות)|निर्देश.{0,30}(?:अनदेखा|नज़रअंदाज़)/iu;

/** Tells somebody at its beginning to rate, with a figure or a label behind it. */
const TELLS_TO_RATE =
  /^[\s"'“”„«»([{*_>#:-]*(?:please |bitte |por favor |veuillez |s'il vous plaît,? |per favore |alsjeblieft |proszę |lütfen )?(?:rate|score|label|classify|mark|grade|judge|assign|give|output|return|respond|answer|set|treat|consider|bewerte|markiere|klassifiziere|gib|noter?|notez|classe[rz]?|évalue[rz]?|califi[cq]\p{L}*|clasifi[cq]\p{L}*|punt[uú]\p{L}*|valuta\p{L}*|classifica\p{L}*|beoordeel|classificeer|avalie|classifique|oceń|oznacz|betygsätt|klassa|bedøm|vurder|puanla|değerlendir|arvioi|luokittele|ohodnoť|označ|оцени\p{L}*|пометь\p{L}*|присво\p{L}*)(?!\p{L}).{0,80}(?:\d{1,3}|positiv\p{L}*|negativ\p{L}*|neutral\p{L}*|sentiment|opinion|verdict|позитив\p{L}*|негатив\p{L}*|положитель\p{L}*|pozytywn\p{L}*|negatywn\p{L}*|pozitivn\p{L}*|olumlu|olumsuz|positiiv\p{L}*)/iu;
const TELLS_TO_RATE_ELSEWHERE =
  /(?:评为|評為|打分为|标记为|標記為|请将|請將).{0,30}(?:\d{1,3}|正面|积极|積極|负面|負面)|(?:評価して|と評価せよ|採点して|としてください).{0,20}|(?:평가하|채점하)(?:라|세요|시오)|(?:قيّم|قيم|صنّف).{0,40}(?:\d{1,3}|إيجابي|سلبي)|(?:דרג|סווג).{0,40}(?:\d{1,3}|חיובי|שלילי)|(?:रेट करें|अंक दें|सकारात्मक मानें)/u;

const SENTENCES = /[^.!?。！？\n]+[.!?。！？]*\n?|\n/gu;

/** The parts of `text` that a judge may be sent, as ranges in order. */
export function keepUnsteered(text: string): [start: number, end: number][] {
  const kept: [number, number][] = [];
  for (const { 0: sentence, index } of text.matchAll(SENTENCES)) {
    if (isSteering(sentence)) continue;
    const last = kept.at(-1);
    if (last && last[1] === index) last[1] = index + sentence.length;
    else kept.push([index, index + sentence.length]);
  }
  return kept;
}

/** Whether a sentence speaks to whoever labels it. */
export function isSteering(sentence: string): boolean {
  return ABOUT_INSTRUCTIONS.test(sentence) || TELLS_TO_RATE.test(sentence) || TELLS_TO_RATE_ELSEWHERE.test(sentence);
}
