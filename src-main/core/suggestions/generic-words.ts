/** Words that head lists and tables without naming anybody, in the languages of prompts. Pure data, folded on loading. */
import { foldText } from '../measuring/folding.ts';

const GENERIC = `
 advantage advantages advice affordable alternative alternatives analysis answer app apps application approach area audience
 automation availability available background basic basics benefit benefits best better beginner beginners bonus brand brands
 budget business businesses category categories caveat caveats cheap choice choices city class collaboration color community
 company companies comparison compatibility conclusion cons consideration considerations content context cost costs country
 criteria customer customers customization customizable data date deal deals decision demo description design detail details
 difference differences disadvantage disadvantages disclaimer documentation download drawback drawbacks durability ease easy
 editor enterprise enterprises example examples excellent experience expert experts extra factor factors faq faqs feature
 features final flexibility flexible focus food free freelancer freelancers freemium full functionality general good great group
 guarantee guide help high highlight highlights home honorable ideal important information insights integration integrations
 interface introduction issue issues item key language large leader leaders leading learn learning level limitation limitations
 limited list local location lightweight long low main maintenance management market material materials mention mentions method
 methods mid minimum mobile model more most name need needs new next note notes number offer offers online open option options
 organization other others overall overview people performance pick picks plan plans platform platforms point points popular
 popularity portability power powerful premium price prices pricing principle privacy pro problem problems process product
 products professional professionals project projects pros provider providers purpose quality question questions quick range
 rating ratings recommendation recommendations recommended reliability report reporting reports reputation requirement
 requirements research result results review reviews robust role runner scalability scalable score season section security
 selection service services setup shipping short simple simplicity size sizes small smb smbs software solid solution solutions
 source sources speciality specialty specs standard standout startup startups step steps strength strengths strong strategy
 style suitability suitable summary support supplier suppliers sustainability system systems table task tasks team teams
 template templates test testing thing things time timeline tip tips title tool tools top topic total training transparency
 trial tutorial type types ui unique up update updates usability use user users ux value variant variety vendor vendors verdict
 version versions vs warning warranty weakness weaknesses web website websites why work workflow workflows worth year years
 yes no none true false medium max min monthly yearly annual january february march april may june july august september
 october november december monday tuesday wednesday thursday friday saturday sunday today english german french spanish
 italian europe usa uk us eu germany france spain italy japan china india ai api apis android ios windows linux mac macos pdf
 csv gdpr sso crm erp saas b2b b2c seo roi kpi usd eur gbp gb tb mb
 anbieter alternative alternativen anwendung anwendungen anforderungen auswahl aufwand benutzer benutzerfreundlichkeit
 bedienung bedienbarkeit beispiel beispiele beratung beschreibung besonderheit besonderheiten bewertung bewertungen datenschutz
 dienst dienste eigenschaften empfehlenswert empfehlenswerte empfehlenswerter optionen beliebte eignung einfach einfachheit einsatz empfehlung empfehlungen ergebnis erfahrung fazit flexibilitat
 funktion funktionen funktionsumfang gesamt geeignet gunstig hersteller hinweis hinweise integration integrationen kategorie
 kosten kostenlos kriterien kriterium kunden kundenservice leistung leistungen losung losungen marke marken markt merkmal
 merkmale nachteil nachteile nutzer platz preis preise preismodell preisleistung produkt produkte qualitat schwache schwachen
 sicherheit skalierbarkeit software starke starken tipp tipps testversion uberblick unternehmen unterschied unterschiede
 vergleich verfugbarkeit vorteil vorteile wichtig wichtige werkzeug werkzeuge ziel ziele zielgruppe zielgruppen zusammenfassung
 zusammenarbeit zweck
 avantage avantages avis alternatives budget categorie choix client clients comparaison conclusion conseil conseils cout couts
 critere criteres entreprise entreprises exemple exemples facilite fonction fonctions fonctionnalite fonctionnalites gratuit
 ideal inconvenient inconvenients limite limites logiciel logiciels marque marques note offre offres outil outils point points
 positionnement prix produit produits qualite rapport recommandation recommandations remarque resume securite service solution
 solutions synthese tarif tarifs utilisation
 ventaja ventajas desventaja desventajas precio precios caracteristica caracteristicas conclusion consejo consejos ejemplo
 empresa empresas gratis herramienta herramientas ideal marca marcas mejor mejores nota opcion opciones producto productos
 recomendacion recomendaciones resumen seguridad servicio servicios solucion soluciones
 vantaggi svantaggi vantaggio svantaggio prezzo prezzi caratteristica caratteristiche conclusione consiglio consigli esempio
 azienda aziende gratuito strumento strumenti ideale marca marchi migliore migliori prodotto prodotti qualita riepilogo
 sicurezza servizio servizi soluzione soluzioni
 voordeel voordelen nadeel nadelen prijs prijzen functie functies conclusie advies voorbeeld bedrijf bedrijven gratis merk
 merken beste optie opties product producten kwaliteit samenvatting veiligheid dienst diensten oplossing oplossingen
 vantagem vantagens desvantagem desvantagens preco precos recurso recursos conclusao dica dicas exemplo ferramenta ferramentas
 melhor melhores opcao opcoes produto produtos qualidade resumo seguranca servico servicos solucao solucoes
 zalety wady zaleta wada cena ceny funkcje funkcja wniosek podsumowanie porada przyklad firma firmy narzedzie narzedzia marka
 najlepszy najlepsze opcja opcje produkt produkty jakosc bezpieczenstwo usluga uslugi rozwiazanie rozwiazania
 fordel fordeler fordele fordelar nackdel nackdelar ulempe ulemper pris priser funktion funktioner funksjoner slutsats
 konklusjon konklusion sammanfattning sammendrag tips exempel eksempel foretag bedrift verktyg verktoy marke merke basta beste
 edut haitat hinta hinnat ominaisuudet yhteenveto esimerkki yritys tyokalu tuote tuotteet laatu turvallisuus
 vyhody nevyhody vyhoda nevyhoda funkce zaver shrnuti priklad nastroj nastroje znacka nejlepsi moznost moznosti produkty kvalita
 avantajlar dezavantajlar fiyat fiyatlar ozellik ozellikler sonuc ozet ornek sirket arac araclar marka en iyi urun urunler
 преимущества недостатки плюсы минусы цена цены стоимость функции итог вывод вывода совет советы пример компания компании
 инструмент инструменты бренд лучший лучшие вариант варианты продукт продукты качество безопасность услуга услуги решение
 решения особенности примечание
 优点 缺点 价格 价格区间 功能 特点 总结 结论 建议 例子 公司 工具 品牌 推荐 选择 产品 质量 服务 适合人群 适用人群 适合 优势 劣势 注意事项
 優點 缺點 價格 特點 總結 結論 建議 公司 品牌 推薦 選擇 產品 品質 服務 適合 優勢 劣勢
 価格 料金 機能 特徴 長所 短所 結論 概要 例 会社 企業 ツール ブランド 製品 品質 サービス メリット デメリット ポイント まとめ 注意点 用途 対象 評価
 장점 단점 가격 기능 특징 결론 요약 추천 예시 회사 도구 브랜드 제품 품질 서비스 대상
 फायदे नुकसान कीमत विशेषताएं निष्कर्ष सुझाव उदाहरण कंपनी उपकरण ब्रांड उत्पाद सेवा
 المزايا العيوب السعر الأسعار الميزات الخلاصة نصيحة مثال الشركة الأداة العلامة المنتج الجودة الخدمة
 יתרונות חסרונות מחיר תכונות סיכום מסקנה המלצה דוגמה חברה כלי מותג מוצר איכות שירות
`;

/** Words that begin headings and instructions, never a name in a list of names. */
const STARTERS = `
 how why what when where which who is are do does can could should will if use using choose consider look check start try avoid
 compare define set keep make get find ask read see remember pay think decide test focus also additionally however overall
 finally first second third here there these those this that your our my their it its we you they not with without for from
 wie was warum wann wo welche welcher welches wer ist sind achten wahlen vergleichen prufen fur mit ohne bei ihre unsere diese
 comment pourquoi quand quel quelle quels quelles qui est sont pour avec sans choisir comparer verifier votre vos nos ces
 como porque cuando cual cuales quien es son para con sin elegir comparar su sus estos estas
 come perche quando quale quali chi per con senza scegliere confrontare
 hoe waarom wanneer welke wie voor met zonder kies vergelijk
 как почему когда какой какие кто для без выберите сравните если
`;

/** May stand inside a name in lower case, and make no name by themselves. */
const CONNECTORS =
  'of the and & + de la le les du des di da do del der die das van von et y e i und for by el los og och en ja';

export const GENERIC_WORDS = toWords(GENERIC);
export const STARTER_WORDS = toWords(STARTERS);
export const CONNECTOR_WORDS = toWords(CONNECTORS);

function toWords(text: string): ReadonlySet<string> {
  return new Set(
    text
      .trim()
      .split(/\s+/)
      .map((word) => foldText(word).text),
  );
}
