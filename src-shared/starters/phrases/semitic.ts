/** Starters in Arabic and Hebrew. Data only. */
import type { StarterPhrases } from '../starter-intents.ts';

/** The slot is a plural that something is said to be the best of, or chosen from. */
export const ar: StarterPhrases = {
  example: 'تطبيقات تدوين الملاحظات',
  recommendation: ['ما هي أفضل {category}؟', 'ما هي أفضل {category} للمبتدئين؟'],
  informational: ['ما الذي يجب الانتباه إليه عند اختيار {category}؟', 'ما الأخطاء الشائعة عند اختيار {category}؟'],
  comparison: ['كيف يمكن ترتيب أشهر {category} من حيث الجودة، ولماذا؟', 'ما الفرق بين أشهر {category}؟'],
  alternatives: ['ما البدائل الجيدة لأشهر {category}؟'],
  problem: ['لا يناسبني ما أستخدمه الآن. ما هي أفضل {category} للانتقال إليها؟'],
  price: ['كم تبلغ تكلفة {category} عادةً؟', 'ما هي أفضل {category} بميزانية محدودة؟'],
  local: ['ما هي أفضل {category} في بلدي ({place})؟'],
  brand: ['هل {brand} خيار جيد؟', 'ما هي بدائل {brand}؟', 'ماذا يقول العملاء عن {brand}؟'],
};

/** Nothing beside the slot shows its gender. */
export const he: StarterPhrases = {
  example: 'אפליקציות לרישום הערות',
  recommendation: ['אילו {category} כדאי לבחור?', 'אילו {category} כדאי לבחור בתור התחלה?'],
  informational: ['למה כדאי לשים לב כשבוחרים {category}?', 'אילו טעויות עושים בדרך כלל כשבוחרים {category}?'],
  comparison: [
    'אילו {category} מומחים מדרגים במקום הראשון, השני והשלישי?',
    'מה ההבדלים העיקריים בין {category} של חברות שונות?',
  ],
  alternatives: ['אילו {category} כדאי לשקול במקום האפשרות המוכרת ביותר?'],
  problem: ['מה שיש לי היום לא מתאים לי. לאילו {category} כדאי לעבור?'],
  price: ['כמה מקובל לשלם על {category}?', 'אילו {category} כדאי לבחור עם תקציב קטן?'],
  local: ['אילו {category} כדאי לבחור במדינה שלי ({place})?'],
  brand: ['האם כדאי לבחור ב-{brand}?', 'אילו חלופות יש ל-{brand}?', 'מה לקוחות אומרים על {brand}?'],
};
