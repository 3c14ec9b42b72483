/** Words that head sections and lists of answers in the languages of prompts, beside the generic ones. Pure data, folded on loading. */
import { foldText } from '../measuring/folding.ts';

const WORDS = `
 onboarding adoption pricing branding dashboards dashboard analytics automations invoicing billing forecasting budgeting workflow
 helpdesk roadmap roadmaps compliance hosting backup backups encryption scalability takeaway takeaways overviews essentials
 anpassung anbindung auswertung auswertungen einrichtung einstieg erweiterbarkeit funktionsumfang installation kundensupport
 kundendienst lernkurve mehrsprachigkeit nutzerfreundlichkeit preisgestaltung schnittstelle schnittstellen support schulung vertrag
 vor vorteile nachteile wartung zuverlassigkeit anwendungsfall anwendungsfalle alleinstellungsmerkmal gesamturteil einsatzgebiete
 accompagnement assistance deploiement ergonomie evolutivite fiabilite integrations personnalisation tarification abonnement
 inconvenients synthese prise main rapports verdict essai
 integracion integraciones soporte atencion facilidad uso personalizacion escalabilidad fiabilidad informes implementacion
 suscripcion rendimiento automatizacion usabilidad comparativa veredicto contras pros
 integrazione integrazioni assistenza personalizzazione affidabilita scalabilita abbonamento usabilita automazione reportistica
 prestazioni facilita verdetto pregi difetti contro
 integratie integraties ondersteuning klantenservice gebruiksgemak aanpasbaarheid schaalbaarheid betrouwbaarheid abonnement
 rapportage prijsstelling gebruiksvriendelijkheid minpunten pluspunten oordeel
 integracao integracoes suporte atendimento facilidade personalizacao escalabilidade confiabilidade relatorios assinatura
 automacao usabilidade desempenho veredito contras
 integracja integracje wsparcie obsluga latwosc skalowalnosc niezawodnosc raportowanie abonament cennik personalizacja automatyzacja
 wydajnosc raporty plusy minusy wdrozenie
 integrationer kundtjanst anvandarvanlighet skalbarhet tillforlitlighet anpassning prissattning rapportering abonnemang support
 kundeservice brugervenlighed skalerbarhed palidelighed tilpasning prissaetning rapportering abonnement
 integrasjon integrasjoner brukervennlighet skalerbarhet palitelighet tilpasning prising rapportering abonnement
 entegrasyon entegrasyonlar destek kullanim kolayligi ozellestirme olceklenebilirlik guvenilirlik fiyatlandirma raporlama abonelik artilar
 eksiler musteri hizmetleri
 integraatiot integraatio asiakastuki kaytettavyys hinnoittelu raportointi luotettavuus skaalautuvuus mukautettavuus tuki
 integrace podpora zakaznicka snadnost prizpusobeni spolehlivost skalovatelnost reporting predplatne ceny cenik vykon plusy minusy
 интеграции интеграция поддержка удобство надежность масштабируемость отчетность настройка подписка тарифы производительность
 автоматизация внедрение безопасность
 集成 客户支持 易用性 可靠性 可扩展性 定价 报告 自动化 订阅 性能 用户体验 整合 客戶支援 易用性 可靠性 定價 報告 自動化 訂閱
 連携 サポート 使いやすさ 信頼性 拡張性 料金体系 レポート 自動化 導入 カスタマイズ セキュリティ インテグレーション プラン
 연동 고객지원 지원 사용성 신뢰성 확장성 요금 보고서 자동화 보안 맞춤화 통합
 एकीकरण सहायता ग्राहक उपयोग विश्वसनीयता मूल्य मूल्यनिर्धारण रिपोर्टिंग सुरक्षा स्वचालन
 التكامل الدعم سهولة الاستخدام الموثوقية التسعير التقارير الأمان الأتمتة التخصيص
 אינטגרציות תמיכה שירות לקוחות קלות שימוש אמינות תמחור דוחות אבטחה אוטומציה
 ενσωματωσεις υποστηριξη ευχρηστια αξιοπιστια τιμολογηση αναφορες ασφαλεια τιμες τιμη πλεονεκτηματα μειονεκτηματα
`;

export const HEADING_WORDS: ReadonlySet<string> = new Set(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => foldText(word).text),
);
