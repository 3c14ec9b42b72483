/** Starters in Japanese, Chinese in both scripts, Korean and Hindi. Data only. */
import type { StarterPhrases } from '../starter-intents.ts';

export const ja: StarterPhrases = {
  example: 'メモアプリ',
  recommendation: ['おすすめの{category}は何ですか？', '初心者に向いている{category}はどれですか？'],
  informational: ['{category}を選ぶときは、どこに注目すればよいですか？', '{category}選びでよくある失敗は何ですか？'],
  comparison: [
    '{category}の上位3つはどれですか？その理由も教えてもらえますか？',
    '主要な{category}には、それぞれどのような違いがありますか？',
  ],
  alternatives: ['定番以外で検討する価値のある{category}はありますか？'],
  problem: ['今使っている{category}に満足できません。乗り換えるならどれがよいですか？'],
  price: ['{category}の費用はどのくらいかかりますか？', '予算が限られている場合、どの{category}がおすすめですか？'],
  local: ['{place}で評判のよい{category}はどれですか？'],
  brand: [
    '{brand}の評判はどうですか？',
    '{brand}の代わりになるものはありますか？',
    '{brand}を選ぶメリットとデメリットは何ですか？',
  ],
};

export const zh: StarterPhrases = {
  example: '笔记软件',
  recommendation: ['有哪些值得推荐的{category}？', '新手适合选择哪些{category}？'],
  informational: ['怎样选择适合自己的{category}？', '选择{category}时最容易犯哪些错误？'],
  comparison: ['如果给{category}排名，前三名是哪些，为什么？', '主流的{category}之间有什么区别？'],
  alternatives: ['除了最知名的几家，还有哪些不错的{category}？'],
  problem: ['我对现在用的{category}不太满意，换成哪个比较好？'],
  price: ['{category}一般要花多少钱？', '预算有限的话，推荐哪些{category}？'],
  local: ['在{place}，哪些{category}口碑比较好？'],
  brand: ['{brand}怎么样？', '除了{brand}，还有哪些选择？', '用户对{brand}的评价如何？'],
};

export const zhTw: StarterPhrases = {
  example: '筆記軟體',
  recommendation: ['有哪些值得推薦的{category}？', '新手適合選擇哪些{category}？'],
  informational: ['怎麼選擇適合自己的{category}？', '選擇{category}時最容易犯哪些錯誤？'],
  comparison: ['如果幫{category}排名，前三名是哪些，為什麼？', '主流的{category}之間有什麼差別？'],
  alternatives: ['除了最知名的幾家，還有哪些不錯的{category}？'],
  problem: ['我對現在用的{category}不太滿意，換成哪個比較好？'],
  price: ['{category}一般要花多少錢？', '預算有限的話，推薦哪些{category}？'],
  local: ['在{place}，哪些{category}的評價比較好？'],
  brand: ['{brand}好用嗎？', '除了{brand}，還有哪些選擇？', '使用者對{brand}的評價如何？'],
};

/** Only particles that are the same after a vowel and after a consonant are at a slot. */
export const ko: StarterPhrases = {
  example: '메모 앱',
  recommendation: [
    '{category} 중에서 무엇을 추천하나요?',
    '초보자에게 적합한 {category} 중 추천할 만한 것은 무엇인가요?',
  ],
  informational: [
    '{category} 선택 시 무엇을 확인해야 하나요?',
    '{category} 선택 시 사람들이 자주 하는 실수는 무엇인가요?',
  ],
  comparison: [
    '{category} 순위를 1위부터 3위까지 매긴다면 어떻게 되나요?',
    '대표적인 {category} 사이에는 어떤 차이가 있나요?',
  ],
  alternatives: ['업계 1위 말고 고려해 볼 만한 {category}에는 어떤 것이 있나요?'],
  problem: ['지금 쓰는 {category}에 만족하지 못하고 있어요. 무엇으로 바꾸는 게 좋을까요?'],
  price: ['{category} 비용은 보통 얼마인가요?', '예산이 적을 때 추천할 만한 {category}에는 어떤 것이 있나요?'],
  local: ['우리나라({place})에서 평이 좋은 {category}에는 어떤 것이 있나요?'],
  brand: [
    '{brand}에 대한 평가는 어떤가요?',
    '{brand} 대신 선택할 만한 것은 무엇인가요?',
    '{brand}의 장점과 단점은 무엇인가요?',
  ],
};

/** Words beside a noun show its gender, and postpositions change it: the slot is quoted, or stands alone before a verb. */
export const hi: StarterPhrases = {
  example: 'नोट लेने वाले ऐप',
  recommendation: ['“{category}” श्रेणी में आप क्या सुझाएँगे?', 'नए लोगों के लिए “{category}” श्रेणी में क्या सबसे अच्छा रहेगा?'],
  informational: ['{category} चुनते समय किन बातों पर ध्यान देना चाहिए?', '{category} चुनते समय लोग अक्सर क्या गलतियाँ करते हैं?'],
  comparison: [
    '“{category}” श्रेणी में पहले, दूसरे और तीसरे स्थान पर कौन है, और क्यों?',
    '“{category}” श्रेणी के सबसे लोकप्रिय विकल्पों में क्या अंतर है?',
  ],
  alternatives: ['“{category}” श्रेणी में सबसे बड़े ब्रांड के अलावा कौन-से विकल्प अच्छे हैं?'],
  problem: ['“{category}” श्रेणी में मेरा मौजूदा विकल्प ठीक नहीं है। मुझे उसकी जगह क्या चुनना चाहिए?'],
  price: ['“{category}” श्रेणी में आम तौर पर कितना खर्च आता है?', '“{category}” श्रेणी में कम बजट के लिए क्या अच्छा रहेगा?'],
  local: ['मेरे देश ({place}) में “{category}” श्रेणी में क्या सबसे अच्छा है?'],
  brand: ['क्या {brand} एक अच्छा विकल्प है?', '{brand} के विकल्प क्या हैं?', '{brand} के बारे में ग्राहक क्या कहते हैं?'],
};
