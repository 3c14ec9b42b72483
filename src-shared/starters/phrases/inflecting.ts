/** Starters in Polish, Czech, Russian, Finnish and Turkish, whose nouns change with their place in a sentence. Data only. */
import type { StarterPhrases } from '../starter-intents.ts';

/** The plural of people and of things takes other words beside it: the slot is quoted. */
export const pl: StarterPhrases = {
  example: 'aplikacje do notatek',
  recommendation: [
    'Co polecasz w kategorii „{category}”?',
    'Co w kategorii „{category}” będzie najlepsze dla początkujących?',
  ],
  informational: [
    'Na co zwrócić uwagę przy wyborze w kategorii „{category}”?',
    'Jakie błędy ludzie najczęściej popełniają przy wyborze w kategorii „{category}”?',
  ],
  comparison: [
    'Kto zajmuje pierwsze, drugie i trzecie miejsce w kategorii „{category}” i dlaczego?',
    'Czym różnią się najbardziej znane marki w kategorii „{category}”?',
  ],
  alternatives: ['Co warto wybrać w kategorii „{category}” zamiast lidera rynku?'],
  problem: ['Obecne rozwiązanie w kategorii „{category}” mi nie odpowiada. Na co warto je zmienić?'],
  price: [
    'Ile trzeba zapłacić za dobry wybór w kategorii „{category}”?',
    'Co polecasz w kategorii „{category}” przy małym budżecie?',
  ],
  local: ['Co polecasz w kategorii „{category}” w moim kraju ({place})?'],
  brand: ['Czy {brand} to dobry wybór?', 'Jakie są alternatywy dla marki {brand}?', 'Jakie opinie ma {brand}?'],
};

export const cs: StarterPhrases = {
  example: 'aplikace na poznámky',
  recommendation: [
    'Co doporučujete v kategorii „{category}“?',
    'Co v kategorii „{category}“ doporučujete začátečníkům?',
  ],
  informational: [
    'Na co si dát pozor při výběru v kategorii „{category}“?',
    'Jaké chyby lidé nejčastěji dělají při výběru v kategorii „{category}“?',
  ],
  comparison: [
    'Kdo je v kategorii „{category}“ na prvním, druhém a třetím místě a proč?',
    'V čem se liší nejznámější značky v kategorii „{category}“?',
  ],
  alternatives: ['Co zvolit v kategorii „{category}“ místo lídra trhu?'],
  problem: ['Současné řešení v kategorii „{category}“ mi nevyhovuje. Na co mám přejít?'],
  price: [
    'Kolik obvykle stojí dobrá volba v kategorii „{category}“?',
    'Co v kategorii „{category}“ doporučujete při malém rozpočtu?',
  ],
  local: ['Co v kategorii „{category}“ doporučujete v mé zemi ({place})?'],
  brand: [
    'Vyplatí se {brand}?',
    'Jaké jsou alternativy ke značce {brand}?',
    'Jaké zkušenosti mají zákazníci se značkou {brand}?',
  ],
};

/** The slot is a plural in the nominative: the subject of its clause everywhere. */
export const ru: StarterPhrases = {
  example: 'приложения для заметок',
  recommendation: ['Какие {category} сейчас считаются лучшими?', 'Какие {category} лучше всего подойдут новичку?'],
  informational: [
    'На что обратить внимание, если нужны {category}?',
    'По каким признакам понять, какие {category} надёжны?',
  ],
  comparison: [
    'Какие {category} занимают первое, второе и третье место и почему?',
    'Чем отличаются друг от друга самые популярные {category}?',
  ],
  alternatives: ['Какие {category} могут заменить лидеров рынка?'],
  problem: ['Меня не устраивает то, чем я пользуюсь сейчас. Какие {category} подойдут лучше?'],
  price: ['Сколько обычно стоят {category}?', 'Какие {category} подойдут при небольшом бюджете?'],
  local: ['Какие {category} пользуются хорошей репутацией в моей стране ({place})?'],
  brand: [
    'Стоит ли выбирать {brand}?',
    'Какие есть альтернативы бренду {brand}?',
    'Что говорят клиенты о бренде {brand}?',
  ],
};

/** The slot is a plural in the nominative: the subject of its clause everywhere. */
export const fi: StarterPhrases = {
  example: 'muistiinpanosovellukset',
  recommendation: [
    'Mitkä {category} ovat tällä hetkellä parhaita?',
    'Mitkä {category} sopivat parhaiten aloittelijalle?',
  ],
  informational: [
    'Mihin kannattaa kiinnittää huomiota, kun vertailussa ovat {category}?',
    'Mistä tietää, mitkä {category} ovat luotettavia?',
  ],
  comparison: [
    'Mitkä {category} ovat sijoilla yksi, kaksi ja kolme, ja miksi?',
    'Miten tunnetuimmat {category} eroavat toisistaan?',
  ],
  alternatives: ['Mitkä {category} ovat hyviä vaihtoehtoja markkinajohtajalle?'],
  problem: ['En ole tyytyväinen nykyiseen ratkaisuuni. Mitkä {category} sopisivat paremmin?'],
  price: ['Paljonko {category} yleensä maksavat?', 'Mitkä {category} sopivat pieneen budjettiin?'],
  local: ['Mitkä {category} ovat suosittuja kotimaassani ({place})?'],
  brand: [
    'Onko {brand} hyvä valinta?',
    'Mitä vaihtoehtoja brändille {brand} on?',
    'Mitä asiakkaat sanovat brändistä {brand}?',
  ],
};

/** No ending hangs on a slot: the words beside it carry the case. */
export const tr: StarterPhrases = {
  example: 'not alma uygulamaları',
  recommendation: ['Hangi {category} tercih edilmeli?', 'Yeni başlayanlar için hangi {category} uygun?'],
  informational: ['{category} seçerken nelere dikkat etmeliyim?', '{category} seçerken en sık yapılan hatalar neler?'],
  comparison: [
    'Hangi {category} ilk üç sırada yer alır ve neden?',
    'En bilinen {category} arasında ne gibi farklar var?',
  ],
  alternatives: ['Pazar liderinin yerine hangi {category} tercih edilebilir?'],
  problem: ['Şu an kullandığım çözümden memnun değilim. Hangi {category} daha iyi olur?'],
  price: ['{category} için ne kadar bütçe ayırmalıyım?', 'Küçük bir bütçe için hangi {category} uygun?'],
  local: ['Ülkemde ({place}) hangi {category} öne çıkıyor?'],
  brand: [
    '{brand} iyi bir seçim mi?',
    '{brand} yerine hangi alternatifler var?',
    'Müşteriler {brand} hakkında ne diyor?',
  ],
};
