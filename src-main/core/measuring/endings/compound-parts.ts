/** The second parts with which Germanic languages write a name as one word, in their singular; endings of their own follow. Folded. */

const PARTS: Readonly<Record<string, string>> = {
  de: 'abo abonnement abos account aktie aktien angebot angebote anwendung app apps aufguss bank berater beratung bestellung bon card chef community datenbank depot dienst dienste app fahrer fan fans filiale filialen funktion funktionen gerat gerate gruppe gutschein gutscheine handler handy haus hotline kamera karte karten kauf kasse klinik konkurrent konkurrenz konto konten konzern kunde kunden kundin kundenservice lager laden lieferung lizenz lizenzen logo mail markt markte mitarbeiter mitgliedschaft modell modelle nutzer nutzerin nutzung oberflache paket pakete partner plattform portal preis preise produkt produkte profil programm rabatt rechnung reise router seite server service shop shops site software store stores support system tarif tarife team technik telefon test tochter tool tools user verkauf version versicherung vertrag vertrage vertrieb video website webseite werbung werk werkstatt zelle zentrale zubehor zugang schuh schuhe kleidung jacke auto autos wagen fahrzeug bier kaffee creme prospekt',
  nl: 'abonnement abonnementen account accounts app apps bank klant klanten klantenservice rekening rekeningen winkel winkels webshop shop tarief tarieven prijs prijzen product producten gebruiker gebruikers kaart kaarten pas platform dienst diensten site website software systeem server toestel toestellen telefoon model modellen versie versies verzekering filiaal filialen medewerker medewerkers bezorger levering bestelling winkelwagen logo merk aanbieding aanbiedingen korting code groep fabriek team partner dealer dealers licentie licenties pakket pakketten router hypotheek polis vestiging',
  sv: 'abonnemang app appen konto kontot kund kunder kundtjanst butik butiken varuhus varuhuset pris priser priset produkt produkter anvandare kort kortet plattform plattformen tjanst tjanster sajt sajten hemsida webbplats programvara system server telefon modell modeller version versioner forsakring filial medlem medlemmar medlemskap leverans bestallning logotyp varumarke erbjudande rabatt kod grupp koncern fabrik team partner aterforsaljare licens licenser paket router avtal bil bilar aktie aktier mobil bank lan chef agare',
  da: 'abonnement abonnementer app appen konto kontoen kunde kunder kundeservice butik butikken butikker varehus pris priser prisen produkt produkter bruger brugere kort kortet platform platformen tjeneste tjenester side hjemmeside website software system server telefon model modeller version versioner forsikring filial medlem medlemmer medlemskab levering bestilling logo tilbud rabat kode gruppe koncern fabrik team partner forhandler licens licenser pakke pakker router aftale bil biler aktie aktier bank chef ejer webshop',
  no: 'abonnement abonnementer app appen konto kontoen kunde kunder kundeservice butikk butikken butikker varehus pris priser prisen produkt produkter bruker brukere kort kortet plattform plattformen tjeneste tjenester side hjemmeside nettside nettbutikk programvare system server telefon modell modeller versjon versjoner forsikring filial medlem medlemmer medlemskap levering bestilling logo tilbud rabatt kode gruppe konsern fabrikk team partner forhandler lisens lisenser pakke pakker ruter avtale bil biler aksje aksjer bank sjef eier',
  ja: 'アプリ サイト ショップ ストア カード ペイ ポイント ユーザー アカウント プラン サービス モバイル ページ グループ ジャパン ログイン キャンペーン クーポン スタッフ サポート コミュニティ ブランド シリーズ モデル プライム プレミアム マップ オンライン マーケット ミュージック ニュース バンク クラブ セール ギフト ホン トラベル フーズ',
};

const ENDINGS: Readonly<Record<string, string>> = {
  de: 's n en',
  nl: 's',
  sv: 's n en ns ens t et na erna arna er ar',
  da: 's n en ns ens et r er erne ne',
  no: 's n en ns ens et r er ene ne',
};

const cache = new Map<string, readonly string[]>();

/** The languages that write names so. */
export const COMPOUND_LANGUAGES = Object.keys(PARTS);

/** What may follow a name as the second part of a compound. */
export function listCompoundParts(language: string): readonly string[] {
  let parts = cache.get(language);
  if (!parts) {
    const endings = ['', ...(ENDINGS[language]?.split(' ') ?? [])];
    parts = (PARTS[language] ?? '').split(' ').flatMap((part) => endings.map((ending) => part + ending));
    cache.set(language, parts);
  }
  return parts;
}
