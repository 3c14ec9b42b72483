/** Tells by its address whether a page is one where the owner of a site can be reached, in the languages of prompts. Pure. */
import type { ContactKind } from '#shared/vocabulary/site-kinds.ts';
import { foldWords } from './page-words.ts';
import { toPath } from './url-parts.ts';

/** The last part of a path has to begin with one of these; the first kind that fits, which is also the better one to write to. */
const WORDS: readonly (readonly [ContactKind, string])[] = [
  [
    'write_for_us',
    `write for us|guest posts?|guest author|contribute|contributors|become an? (?:author|contributor|writer)|fuer uns schreiben|gastautor|gastbeitrag|gastautoren
    |autor werden|ecri(?:re|vez) pour nous|devenir (?:auteur|contributeur)|article invite|escribe para nosotros|escribir para|colabora|colaboradores
    |escreva para nos|colabore|scrivi per noi|collabora con noi|schrijf voor ons|gastblog|napisz dla nas|wspolpraca|skriv for oss|skriv for os|gastskribent
    |kirjoita meille|pis pro nas|bizim icin yaz|yazar ol|стать автором|авторам|寄稿|ライター募集|投稿|投稿须知|投稿須知|기고|원고 모집|اكتب معنا|اكتب لنا|כתבו לנו|כתבו עבורנו|हमारे लिए लिखें`,
  ],
  [
    'submit',
    `submit|submission|submissions|submit your|add (?:your )?(?:listing|company|business|product|tool|site)|list your|get listed|suggest|for vendors|vendors
    |eintrag hinzufuegen|eintragen|firma eintragen|anbieter werden|vorschlagen|soumettre|proposer|ajouter|referencer|enviar|anadir|alta|agregar|sugerir|adicionar|cadastr\\S*
    |segnala|aggiungi|proponi|aanmelden|toevoegen|dodaj|zglos|lagg till|skicka in|tilfoj|legg til|lisaa|ilmoita|pridat|gonder|ekle|firma ekle|добавить|предложить
    |掲載(?:依頼|申し込み)?|登録|提交|收录|收錄|등록|제보|أضف|أرسل|הוספת|הגשה|जोड़ें|जमा करें`,
  ],
  [
    'press',
    `press|press (?:room|office|contact|kit)|media (?:kit|contact|relations)|newsroom|presse|pressekontakt|prensa|imprensa|stampa|ufficio stampa|pers|perskontakt
    |prasa|dla prasy|dla mediow|press och media|lehdisto|medialle|pro media|tisk|basin|basin odasi|пресс центр|для прессы|プレス|報道関係|媒体|新闻中心|新聞中心|언론|보도자료|الصحافة|للصحافة|עיתונות|लिए प्रेस|प्रेस`,
  ],
  [
    'advertise',
    `advertis(?:e|ing|ers?)|advertise with us|sponsor|sponsors|sponsorship|mediadaten|werben|werbung|anzeigen|publicite|annonceurs|regie|publicidad|anunciate|anunciantes|anuncie|publicidade
    |pubblicita|inserzionisti|adverteren|reklama|reklamuj\\S*|annonsera|annonsere|annoncer|annonsorer|mainosta|mainostajille|mediatiedot|inzerce|reklam|reklam ver|реклама|рекламодателям
    |広告|広告掲載|广告|廣告|광고|광고문의|إعلانات|أعلن معنا|פרסום|פרסמו אצלנו|विज्ञापन`,
  ],
  [
    'contact',
    `contacts?|contact us|get in touch|kontakt|kontaktformular|kontakta oss|kontakt oss|kontakt os|kontakty|nous contacter|contactez nous|contacto|contactar|contactenos|contato|fale conosco|contatti|contattaci
    |neem contact op|ota yhteytta|yhteystiedot|yhteys|iletisim|bize ulasin|контакты|контакт|связаться|お問い合わせ|お問合せ|問い合わせ|联系我们|联系|聯絡我們|聯繫我們|聯絡|문의|문의하기|연락처|اتصل بنا|تواصل معنا|צור קשר|יצירת קשר|संपर्क|संपर्क करें`,
  ],
  [
    'imprint',
    `imprint|impressum|mentions legales|legal notice|aviso legal|note legali|editorial (?:team|staff)|redaktion|redaction|redaccion|redacao|redazione|redactie|colofon|redakcja|redaktionen|redaksjonen|toimitus|redakce|kunye
    |редакция|о редакции|masthead|our team|運営会社|運営者情報|会社概要|关于我们|關於我們|회사소개|من نحن|אודות|हमारे बारे में`,
  ],
];

const PATTERNS = WORDS.map(([kind, words]) => {
  const alternatives = words.replace(/\s*\n\s*/g, '');
  return [kind, new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{M}\\p{N}])`, 'u')] as const;
});

/** Deeper pages are articles: "contact" in the title of one says nothing of the site. */
const MOST_PARTS = 3;

/** Null for any other page. */
export function toContactKind(url: string): ContactKind | null {
  const parts = readPath(url)
    .split('/')
    .filter((part) => part !== '');
  const last = parts.at(-1)?.replace(/\.(?:html?|php|aspx?|jsp)$/, '');
  if (last === undefined || parts.length > MOST_PARTS) return null;
  const text = foldWords(last);
  // A headline that begins with such a word is an article.
  if (text.split(' ').length > 4) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** The better one to write to is the lower number. */
export function rankContact(kind: ContactKind): number {
  return PATTERNS.findIndex(([each]) => each === kind);
}

function readPath(url: string): string {
  const path = toPath(url).replace(/\?.*$/s, '');
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}
