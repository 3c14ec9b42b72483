/** What kinds of sites are called, and how each can be moved, in German. */
import type { SITE_KINDS_ENGLISH } from './english.ts';

export const SITE_KINDS_GERMAN: typeof SITE_KINDS_ENGLISH = {
  review_portal: {
    name: 'Bewertungsportal',
    reason: 'Ein Unternehmen übernimmt sein Profil selbst, den Rest schreiben die Kunden.',
    offer:
      'Das Profil übernehmen und vervollständigen und zufriedene Kunden um eine ehrliche Bewertung bitten; nie dafür bezahlen.',
  },
  directory: {
    name: 'Verzeichnis',
    reason: 'Es nimmt auf Anfrage auf: ein Formular, manchmal eine Gebühr.',
    offer: 'Einen Eintrag in der zitierten Rubrik einreichen, mit aktuellen Angaben, Preisen und Bildern.',
  },
  press_wire: {
    name: 'Presseportal',
    reason: 'Es veröffentlicht, was man ihm schickt, meist gegen Gebühr; zitiert wird es nur für Neuigkeiten.',
    offer: 'Eine Mitteilung mit einer Zahl oder einem Ergebnis veröffentlichen, das sich zu zitieren lohnt.',
  },
  comparison: {
    name: 'Vergleich, Bestenliste',
    reason: 'Sie lebt davon, vollständig und aktuell zu sein, und wird regelmäßig überarbeitet.',
    offer:
      'Der Redaktion anbieten, was ein Eintrag braucht: einen Testzugang, prüfbare Angaben, Preise und was die Marke unterscheidet.',
  },
  social: {
    name: 'Soziales Netzwerk',
    reason: 'Jeder kann dort schreiben, zitiert wird aber, was andere teilenswert fanden.',
    offer:
      'In den zitierten Diskussionen unter dem Namen der Marke antworten und veröffentlichen, was die Frage ganz beantwortet.',
  },
  forum: {
    name: 'Forum, Frageportal',
    reason: 'Jeder kann dort schreiben; Werbung wird gelöscht, eine offene und nützliche Antwort bleibt.',
    offer: 'In den zitierten Diskussionen antworten, offen als Marke und dort, wo es etwas beizutragen gibt.',
  },
  blog: {
    name: 'Blog',
    reason: 'Ein einzelner Autor entscheidet, und die meisten sind erreichbar.',
    offer:
      'Dem Autor anbieten, was dem zitierten Beitrag fehlt: eine Angabe, eine Zahl, einen Testzugang oder einen Gastbeitrag.',
  },
  magazine: {
    name: 'Magazin',
    reason: 'Eine Redaktion entscheidet; hinein kommt, was neu, getestet oder mit Zahlen belegt ist.',
    offer: 'Dem Autor des zitierten Artikels eigene Zahlen, einen Fachmann zum Zitieren oder ein Testgerät anbieten.',
  },
  video: {
    name: 'Video',
    reason: 'Ein Video wird nicht mehr geändert, aber wer es macht, sucht das nächste Thema.',
    offer: 'Einen Testzugang oder ein Gespräch für das nächste Video zur Frage anbieten.',
  },
  shop: {
    name: 'Shop, Marktplatz',
    reason: 'Dort verkauft zu werden ist eine Frage des Geschäfts, nicht einer E-Mail.',
    offer: 'Das Produkt in der zitierten Kategorie aufnehmen lassen, mit vollständiger Beschreibung.',
  },
  news: {
    name: 'Nachrichten',
    reason: 'Berichtet wird, was neu ist; ein erschienener Artikel wird kaum noch geändert.',
    offer: 'Dem Autor des zitierten Artikels für den nächsten eine Zahl oder einen Fachmann anbieten.',
  },
  wiki: {
    name: 'Enzyklopädie, Wiki',
    reason: 'Jeder darf ändern, aber ohne unabhängige Quellen wird ein Eintrag über sich selbst gelöscht.',
    offer:
      'Nicht über sich selbst schreiben: auf der Diskussionsseite unabhängige Quellen nennen und die Verbindung offenlegen.',
  },
  institution: {
    name: 'Hochschule, Institut',
    reason: 'Unternehmen werden dort selten genannt, und aus eigenen Gründen: Studie, Mitgliedschaft, Partnerschaft.',
    offer:
      'Einen Zugang suchen: eine Studie, zu der man Zahlen beiträgt, eine Mitgliederliste, ein Anbieterverzeichnis.',
  },
  reference: {
    name: 'Lexikon',
    reason: 'Es beschreibt Sachverhalte, keine Anbieter.',
    offer: 'Eine Korrektur oder eine Quelle anbieten, wo der Eintrag das eigene Fach betrifft.',
  },
  company: {
    name: 'Anderes Unternehmen',
    reason: 'Es verkauft selbst etwas und nennt andere kaum, es sei denn als Partner.',
    offer:
      'Um einen Platz bei Partnern oder Integrationen bitten, sonst zur selben Frage eine bessere eigene Seite schreiben.',
  },
  government: {
    name: 'Behörde',
    reason: 'Sie darf keine Anbieter empfehlen.',
    offer: 'Nachsehen, ob sie ein öffentliches Register führt, in das die Marke gehört.',
  },
  competitor: {
    name: 'Wettbewerber',
    reason: 'Er wird die Marke nicht nennen. Was seine Seite beantwortet, kann eine eigene Seite beantworten.',
    offer: '',
  },
  unknown: {
    name: 'Unbekannte Art',
    reason: 'Über diese Seite ist nichts bekannt; vor dem Schreiben ansehen.',
    offer: 'Die zitierten Seiten öffnen, sehen, wer sie schreibt, und anbieten, was ihnen fehlt.',
  },
};
