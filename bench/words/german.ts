/** German words of the generated answers: small words by frequency, stems and endings; compounds come from the prefixes. */
import type { WordList } from './word-list.ts';

const SMALL = `die der und in zu den das nicht von sie ist des sich mit dem dass er es ein ich auf so eine auch als an nach wie im für
man aber aus durch wenn nur war noch werden bei hat wir was wird sein einen welche sind oder zur um haben einer mir über ihm diese
einem ihr uns da zum kann doch vor dieser mich ihn du hatte seine mehr am denn nun unter sehr selbst schon hier bis habe ihre dann
ihnen seiner alle wieder meine zeit gegen vom ganz einzelne wo muss ohne eines können sondern beim damit jedoch zwischen während`;

const STEMS = `plan arbeit bericht leitung haushalt markt preis angebot merkmal kunde projekt aufgabe tafel notiz datei formular seite
ansicht suche ordnung feld wert stufe schritt punkt liste gruppe rolle nutzer konto mitglied partner lieferant anbieter produkt marke
dienst hilfe anruf sitzung kalender termin frist erinnerung rechnung zahlung auftrag lager laden versand lieferung rückgabe rabatt
probe lizenz vertrag richtlinie regel grenze speicher server netz gerät telefon bildschirm fenster knopf farbe schrift bild ton
dokument vorlage entwurf fassung prüfung kommentar nachricht kanal faden meldung warnung änderung ausgabe fehler protokoll versuch
maß zahl anteil rate verlauf vorhersage schätzung umfrage antwort frage thema artikel kapitel abschnitt beispiel fall lehre kurs
übung gewohnheit verfahren ablauf gefüge werkzeug baustein brücke einfuhr ausfuhr sicherung archiv abgleich teilung kopie umzug bau
start ende pause freigabe ablehnung zuweisung übergabe druck zeichnung verzeichnis puffer schlange strom weg karte ort gegend stadt
land sprache vergleich rang güte tempo kraft akku kabel fühler kamera motor pumpe ventil kessel ofen rost mixer rahmen rad bremse
kette sattel helm jacke schuh stoff leder stahl kupfer holz glas stein lack fläche ecke kante länge breite höhe gewicht wärme dampf
wasser licht schatten klang quelle ziel folge ursache grund wahl vorteil nachteil gefahr nutzen kosten gewinn wachstum nachfrage
gut schlecht stark schwach schnell langsam billig teuer nützlich beliebt modern zuverlässig stabil einfach klar laut leise
hervorragend freundlich hilfreich umständlich enttäuschend beeindruckend`;

const PREFIXES = [
  '',
  '',
  '',
  '',
  'haus',
  'grund',
  'haupt',
  'neben',
  'gesamt',
  'einzel',
  'vor',
  'unter',
  'zusatz',
  'fern',
  'kern',
];
const SUFFIXES = [
  '',
  '',
  '',
  'en',
  'e',
  's',
  'er',
  'ung',
  'los',
  'artig',
  'fähig',
  'bereich',
  'stelle',
  'weise',
  'lage',
];

export const GERMAN: WordList = {
  small: SMALL,
  stems: STEMS,
  prefixes: PREFIXES,
  suffixes: SUFFIXES,
  headings: ['Überblick', 'Empfehlungen', 'Unterschiede', 'Preise', 'Was Besitzer sagen', 'Welches passt'],
  columns: ['Name', 'Stärke', 'Preis'],
};
