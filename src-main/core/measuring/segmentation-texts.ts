/**
 * The texts by which two ICUs are compared: in every prompt language sentences as answers have them, with what versions of the rules
 * and dictionaries are known to split differently. Written for this and never changed: another text would be another fingerprint.
 */
import type { Language } from '#shared/vocabulary/languages.ts';

/** Stands in answers of any language: hosts, numbers, signs between letters, emoji. */
export const COMMON_TEXT = `Zentrova.com and node.js, v2.4.1-beta, C++ and F#, AT&T, snake_case, 1,204.50 or 1.204,50; 3:45 and 16:9.
Rock’n’Roll, O'Neill, e-mail, Wi‑Fi, and/or, #1, @zentrova, info@zentrova.example, $5.99, 20%, №7, ①②, ½, x², １２３ＡＢＣ.
👍🏽 👩‍👩‍👧‍👦 🇩🇪🇫🇷 1️⃣ ❤️ ✔︎ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ★★★☆☆ → ™®© … “Quoted.” (Said he.) Is it? Yes! It costs 3.5. Next: “why?” she asked. etc. And so on.`;

export const TEXTS: Readonly<Record<Language, string>> = {
  en: `Dr. Meyer’s team at Zentrova Inc. didn’t switch until 3 p.m.; they’d tried O’Brien's tool first. It’s rated 4.5/5 by U.S. buyers, e.g. in
Washington D.C., i.e. one of the best-known suites. "Is it worth it?" asked Mr. Lee. Yes! No.1 in 2026 (vs. No.3 in '25)... The naïve café résumé, coöperate,
rock ’n’ roll, mother-in-law's and 1990s’ styles are re-read. iPhone, eBay and macOS users say: it's OK. Prices rose 12.5 % to $1,299.00. Then came v3.0.`,
  de: `Die Zentrova GmbH & Co. KG bietet u. a. Tarife ab 9,99 € an, z. B. für Freiberufler; das ist ca. 20 % günstiger als bei Kordiva. Dr. Müller sagt: „Geht’s
besser? Nein!“ Am 3. Oktober wurde das Straßenfest in der Großen Allee verlegt. Käufer:innen, Nutzer*innen und Kund_innen loben die Donaudampfschifffahrtsgesellschaft.
Das E-Mail-Konto läuft über acme.de, s. o. Um 8:30 Uhr ging’s los. STRASSE, Straße und STRAẞE sind gleich. ›Wirklich?‹ – ja, bzw. meistens.`,
  fr: `Aujourd’hui, l’entreprise Zentrova n’est plus qu’à 1 204,50 € ; c’est-à-dire qu’elle s’est améliorée. « Est-ce vrai ? » demanda M. Lefèvre. Oui ! Jusqu'à présent, quelqu’un
d’autre l'utilisait, p. ex. à Aix-en-Provence, etc. Y a-t-il mieux ? Rien, d’après l’avis du 1er mai. L’œuvre, la sœur et le cœur d’Hélène : dix-sept pages, puis no 5.
Le café crème du coin, prud’hommes, grand'mère, presqu’île et entr’acte. Mme Dupont dit : « Ça va… » Elle partit. Vingt-et-un clients l’ont noté 4,5/5.`,
  es: `¿Cuál es la mejor opción? La Sra. Núñez eligió Zentrova S.A. por 1.204,50 €, p. ej. para EE. UU. ¡Qué rápido! «No hay nada mejor», dijo el Dr. Peña. El niño comió piñas;
el pingüino, también. En Cataluña se dice col·lecció, paral·lel, l’escola i d'hivern; en Galicia, «non hai». Del 1.º al 3.er día costó 9,99. Av. de América n.º 12, 2.ª planta.
Ex-presidente, político-económico, etc. ¿Y ahora? Ahora, ¡nada! Así es… Fin. Los años '90 volvieron a las 10:30 h. La web es acme.es y funciona.`,
  it: `L’azienda Zentrova S.p.A. dell'Emilia non c'è più dov’era: s’è trasferita a Sant’Agata, nell’89. Qual è la scelta migliore? «Un po’ di tutto», disse l’avv. Rossi. Cioè? Dall’8 al
12 maggio costa 1.204,50 €, ecc. CAFFE' e caffè, perche' e perché, citta' e città. Il dott. Bianchi, la sig.ra Verdi ed es. gli altri l'hanno provata. Quest’anno va un po' meglio! D’altronde
l’hanno detto all’unanimità; com’è? Bene. Tutt’e due, mezz’ora, pover’uomo. Vale 4,5 su 5. Poi il sito acme.it.`,
  nl: `'s Ochtends kiest men in 's-Hertogenbosch en 's-Gravenhage voor Zentrova B.V.; zo'n pakket kost € 9,99 p.m. Da’s mooi! Mevr. De Vries vroeg: "Is 't echt beter?" Ja, o.a. omdat foto's en
auto’s, baby'tjes en A4’tjes mee kunnen. Het ijs in IJmuiden, de ĳs met ligatuur, coördinatie, reünie, zeeëend en geüpload. Ca. 20% is t.o.v. vorig jaar goedkoper, d.w.z. bijv. in België.
Dr. Jansen e.a. kozen 't. Op 3 okt. om 8.30 uur. Kerst-cd's, 65-plussers, ’t Gooi. En toen? acme.nl werkt.`,
  pt: `A Zentrova Lda. é óptima? O Sr. João disse-lhe: «Não há melhor!» Dir-se-ia que custa R$ 1.204,50, p. ex. no Brasil; em Portugal, 9,99 €. Guarda-chuva, pré-história, d’água, pau-d'óleo, e
n.º 5 na Av. da Liberdade, 3.º andar. E agora? Fá-lo-ei amanhã, às 10h30. A Dra. Conceição, o Eng.º Simões etc. usam-na todos os dias. Coração, avó e avô, lingüiça, ação. “Por quê?” – perguntou. Porque
sim… É isso. Vê-se em acme.com.br a nota 4,5/5. Micro-ondas, ex-aluno, bem-vindo. Fim.`,
  pl: `Firma Zentrova sp. z o.o. kosztuje m.in. 9,99 zł, tj. ok. 20% mniej niż np. Kordiva S.A. Czy warto? „Tak!” – powiedział dr Żółć. Prof. Śliwińska itd. wybrali ją w 2026 r. Potem nic.
Gżegżółka, pięćdziesiąt, źdźbło i łódź; biało-czerwony, 20-letni, e-mailem, PKO-wski, SMS-y, Chopin’em i Joyce'a. Ul. Św. Jana 5 m. 3, godz. 8.30. Co dalej? Nic… Wg p. Nowaka to dobre rozwiązanie, a jakże!
Allegro, Allegrze i Żabki, Żabce; por. acme.pl. XX w., n.e. i p.n.e. Koniec.`,
  sv: `EU:s regler och TV:n, cd:n, USA:s, ABF:are och S:t Eriks: Zentrova AB är bäst, t.ex. för småföretag. Är det sant? ”Ja!” sa Åsa Öberg. Priset är 1 204:50 kr, bl.a. p.g.a. momsen, d.v.s. ca 20 % lägre.
Kl. 8.30 öppnar 3:e våningen på S:ta Clara; SJ:s tåg går 16:45. Det är Lars’ bil, o.s.v. Nr:1 är färgglad räksmörgås, idé och Linnés. Dr. Ek m.fl. valde den. Och sedan? Inget… acme.se fungerar fr.o.m. maj.
IKEA:s, H&M:s och VD:ar; ny-öppnad, två-tredjedelar.`,
  da: `Zentrova ApS er f.eks. ca. 20 % billigere end Kordiva, bl.a. pga. momsen, dvs. 1.204,50 kr. Er det sandt? »Ja!« sagde fru Ågård. EU's regler, DR's tv'et, cd'en og 90'erne; Lars' bil, Marx' bog.
Kl. 8.30 åbner den 3. etage på Skt. Hans. Ærø, Øster Allé, blåbærgrød og idé. Dr. Bøgh m.fl. valgte den d. 3. okt. Hvad så? Ikke noget… Det er nr. 1 iflg. acme.dk. 20-årige, e-mailen, SMS'er,
ph.d.-studerende og pc'er. Jo – måske. Slut!`,
  tr: `Zentrova A.Ş.’nin fiyatı 1.204,50 TL’dir; İstanbul'da, Ankara’nın ve Türkiye'deki mağazalarda %20 ucuz, vb. Gerçekten mi? “Evet!” dedi Dr. Işık. ILIK, ılık, İĞNE ve iğne; IŞIL, Iğdır, İzmir.
Prof. Çağlar, Av. Şen ve Ör. Öztürk'ten geldi. 3. katta saat 8.30’da açılır. Peki ya sonra? Hiç… Kâğıt, hâlâ, rüzgâr. Bkz. acme.com.tr'de 4,5/5 puan. E-posta'yı, SMS'leri, TBMM’nin, 1990’lar, 2’nci.
Müşterileştiremediklerimizden misiniz? Evet. M.Ö. 5. yy.`,
  ja: `ゼントロバ株式会社の新製品は、東京都港区の店舗で１，２０４円です。「本当に便利ですか？」と山田さんは聞いた。はい！使いやすさではコルディバより優れているが、サポートが遅いという声もある。
スマートフォンアプリをダウンロードしてログインすると、ﾎﾟｲﾝﾄが貯まります。すもももももももものうち。外国人参政権、関西国際空港、東京都民。2026年3月5日（木）午前8時30分、第3回説明会。メルカリShops、LINEペイ、楽天ｶｰﾄﾞ、ヴァイオリン、
コーヒーメーカー。食べられなかったようでした。お買い物かご々々、ゞ。これはおすすめできません…たぶん。`,
  no: `Zentrova AS er f.eks. ca. 20 % billigere enn Kordiva, bl.a. pga. mva., dvs. 1 204,50 kr. Er det sant? «Ja!» sa fru Ågård. EUs regler, NRKs tv-en, cd-en og 90-tallet; Lars' bil og USAs.
Kl. 08.30 åpner 3. etasje på St. Hanshaugen. Ærlig talt: blåbærgrøt, idé, fôr og òg. Dr. Bøe m.fl. valgte den d. 3. okt. Hva så? Ingenting… Det er nr. 1 iflg. acme.no. 20-åringer, e-posten, SMS-er,
ph.d.-studenter, pc-er. Jo – kanskje. KrF:s og 3:1. Slutt!`,
  fi: `EU:n säännöt, USA:ssa, TV:stä, Nokia Oyj:n, klo 8.30, ABC:lle ja 3:nnessa: Zentrova Oy on esim. n. 20 % halvempi kuin Kordiva, ts. 1 204,50 €. Onko se totta? ”On!” sanoi tri Öhman. Linja-auto,
vaa'an, raa’an, liu'uttaa, i’illä ja show'n; sp:t, DNA:han, WHO:n, 20:llä. Järjestelmällistyttämättömyydelläänsäkäänköhän. Kerrostaloasunto, yöaika ja hääyöaie. Mm. prof. Mäkelä ym. valitsivat sen v. 2026.
Entä sitten? Ei mitään… Ks. acme.fi:stä. ’90-luku, 5-vuotias. Loppu!`,
  cs: `Firma Zentrova s.r.o. stojí např. 9,99 Kč, tj. cca o 20 % méně než Kordiva a.s. Vyplatí se to? „Ano!“ řekl Ing. Dvořák, CSc. Příliš žluťoučký kůň úpěl ďábelské ódy; čtvrť, zmrzl, vlk a prst skrz krk.
Škoda, Škodě i Škodovka; 3. patro, č. p. 5, ul. Sv. Jana v Praze 1. V 8.30 hod. otevřou, viz acme.cz. Mgr. Nováková aj. ji zvolili v r. 2026. Co dál? Nic… Česko-slovenský, e-mailem, 20letý,
SMSka, O’Neill a d'Artagnan. Př. n. l. Bude-li, je-li. Konec!`,
  ru: `ООО «Зентрова» стоит, напр., 1 204,50 руб., т. е. ок. 20 % дешевле, чем «Кордива», и т. д. Правда ли это? «Да!» — сказал д-р Ёлкин. Ёж и еж, всё и все, Wi‑Fi-роутер, по-русски, кто-нибудь, 20-летний.
ул. Ленина, д. 5, кв. 3; в 8:30 утра. Г-жа Щукина, А. С. Пушкин и др. выбрали её в 2026 г. А что дальше? Ничего… См. acme.ru и почта.рф. Сбер’а, Яндекс'а, iPhone’ом, МТС-ом. Об'явление и объявление.
Й с краткой, знаки́ ударе́ния. XIX в. до н. э. Конец!`,
  zh: `赞特罗瓦公司的新产品在北京市朝阳区的门店售价1204.50元。“真的好用吗？”王先生问道。当然！它比科迪瓦更便宜，但客服回复较慢。研究生命起源，南京市长江大桥，乒乓球拍卖完了，下雨天留客天留我不留。
２０２６年３月５日上午8:30，第3届发布会在北京东路举行；小米14、BYD比亚迪、iPhone手机、微信支付、支付宝。中华人民共和国人工智能大语言模型软件工程师。我们都认为性价比不错、值得推荐……吧！他说：“再见。”然后走了。
㐀𠮷𡃁，〇一二三，AA制，卡拉OK，T恤。`,
  'zh-tw': `贊特羅瓦公司的新產品在臺北市信義區的門市售價1204.50元。「真的好用嗎？」王先生問道。當然！它比科迪瓦更便宜，但客服回覆較慢。研究生命起源，臺灣大學生物系，發展中國家，計程車資訊，網際網路軟體。
２０２６年３月５日上午8:30，第3屆發表會在中山北路舉行；悠遊卡、LINE Pay、iPhone手機、街口支付、蝦皮購物。人工智慧大型語言模型軟體工程師。我們都認為性價比不錯、值得推薦……吧！他說：『再見。』然後走了。㗎𠝹𨋢，ㄅㄆㄇ、ㄧㄨㄩ，卡拉OK，T恤。`,
  ko: `젠트로바㈜의 신제품은 서울특별시 강남구 매장에서 1,204원입니다. “정말 편리한가요?”라고 김씨가 물었다. 네! 코르디바보다 저렴하지만 고객센터가 느리다는 평도 있다. 2026년 3월 5일(목) 오전 8:30, 제3회 설명회.
스마트폰앱을 다운로드해서 로그인하면 포인트가 쌓입니다. 아버지가방에들어가신다. 네이버페이, 카카오톡에서, LG전자는, iPhone을, SK텔레콤과. 韓國의 三星電子, 漢字와 한글. ㅋㅋㅋ ㅠㅠ ㄱㄴㄷ. 각하, 닭, 한글(NFD). 5개월간, 20대는 추천하지 않는다… 아마도. 끝!`,
  hi: `ज़ेंट्रोवा कंपनी का नया उत्पाद दिल्ली की दुकान में ₹1,204.50 का है। क्या यह सच में अच्छा है? “हाँ!” डॉ. शर्मा ने कहा। क्षत्रिय, ज्ञान, श्री, विद्यार्थी, उत्कृष्ट, संस्कृत, र्‍याक, क्‌ष और क्‍ष; पढ़ना, फ़ोन, ख़बर, ऑनलाइन।
यह कोर्डिवा से लगभग २०% सस्ता है, परन्तु सेवा धीमी है॥ मोबाइल-ऐप डाउनलोड करके लॉग-इन करें। ३ मार्च २०२६ को सुबह ८:३० बजे, प्रो. वर्मा आदि ने इसे चुना। फिर क्या हुआ? कुछ नहीं… नमस्ते, दुःख, ऋषि, ॐ। एस.बी.आई. और acme.in देखें। समाप्त!`,
  ar: `تقدّم شركة زينتروفا منتجًا جديدًا في متجر الرياض بسعر ١٬٢٠٤٫٥٠ ريال، أي أقل بنسبة ٢٠٪ من كورديفا. هل هذا صحيح؟ «نعم!» قال د. أحمد. وبالشركة وللشركة وكالشركة فسيكتبونها؛ مُدَرِّسَةٌ، قُرْآن، العـــربية، لا إله، ﷺ، ﻻ.
الساعة 8:30 صباحًا، في ٣ مارس ٢٠٢٦م، اختارها أ.د. محمّد وآخرون. ثم ماذا؟ لا شيء… أإآٱ، ى وي، ة وه، ؤ ئ ء. می‌خواهم، کتاب، گ، پ، چ. انظر acme.sa أو البريد الإلكتروني. تطبيق‌الهاتف iPhone و‏«واتساب»‎. النهاية!`,
  he: `חברת זנטרובה בע"מ מציעה מוצר חדש בת״א ב־1,204.50 ₪, כלומר כ-20% פחות מקורדיבה. האם זה נכון? "כן!" אמר ד"ר כהן. צה״ל, ארה"ב, מנכ״ל, חו"ל, ג'ירפה, צ׳יפס, ז'קט, ר׳ יוסף, תשפ״ו, ה'תשפ"ו.
ושבחברה, כשהמוצר, מהאתר ולכשיגיע; שָׁלוֹם, בְּרֵאשִׁית, יִשְׂרָאֵל־חַי. בשעה 8:30, ב-3 במרץ 2026, פרופ' לוי ואח' בחרו בה. ומה אחר כך? שום דבר… ראו acme.co.il. דוא״ל, אי־מייל, בי״ס, עו"ד, וכו'. iPhone ו־WhatsApp. סוף!`,
};
