/**
 * Questions that people ask when they look for something, as patterns: `{category}` is what they look for, `{brand}` the brand,
 * `{place}` a country. The category stands where its number and gender do not change the sentence. Data only.
 */
import type { Language } from '../vocabulary/languages.ts';

export interface StarterPhrases {
  /** Of the field, without the brand. */
  category: readonly string[];
  /** The same in a place; for projects with a country. */
  local: string;
  /** About the brand itself. */
  brand: readonly string[];
}

/** Languages without an entry have no starters. */
export const STARTER_PHRASES: Readonly<Partial<Record<Language, StarterPhrases>>> = {
  en: {
    category: [
      'Which {category} would you recommend?',
      'Who are the leading providers of {category}?',
      'What should I look for when choosing {category}?',
      'Compare the best-known options for {category}.',
      'Where can I find {category} with good value for money?',
    ],
    local: 'Who offers good {category} in {place}?',
    brand: ['Is {brand} any good?', 'What are alternatives to {brand}?', 'What do customers say about {brand}?'],
  },
  de: {
    category: [
      'Welche Anbieter für {category} kannst du empfehlen?',
      'Wer sind die führenden Anbieter für {category}?',
      'Worauf sollte ich bei {category} achten?',
      'Vergleiche die bekanntesten Anbieter für {category}.',
      'Wo finde ich {category} mit gutem Preis-Leistungs-Verhältnis?',
    ],
    local: 'Wer bietet in {place} gute Lösungen für {category}?',
    brand: [
      'Ist {brand} empfehlenswert?',
      'Welche Alternativen gibt es zu {brand}?',
      'Welche Erfahrungen gibt es mit {brand}?',
    ],
  },
  fr: {
    category: [
      'Que recommandez-vous en matière de {category} ?',
      'Quels sont les principaux fournisseurs pour {category} ?',
      'À quoi faire attention au moment de choisir : {category} ?',
      'Comparez les options les plus connues pour {category}.',
    ],
    local: 'Qui propose de bonnes offres de {category} ({place}) ?',
    brand: ['Que vaut {brand} ?', 'Quelles sont les alternatives à {brand} ?', 'Que disent les clients de {brand} ?'],
  },
  es: {
    category: [
      '¿Qué me recomiendas en {category}?',
      '¿Cuáles son los principales proveedores de {category}?',
      '¿En qué debo fijarme al elegir {category}?',
      'Compara las opciones más conocidas de {category}.',
    ],
    local: '¿Quién ofrece buenas opciones de {category} en {place}?',
    brand: ['¿Vale la pena {brand}?', '¿Qué alternativas hay a {brand}?', '¿Qué opinan los clientes de {brand}?'],
  },
  it: {
    category: [
      'Che cosa mi consigli per {category}?',
      'Quali sono i principali fornitori di {category}?',
      'A cosa devo fare attenzione quando scelgo {category}?',
      'Confronta le opzioni più conosciute per {category}.',
    ],
    local: 'Chi offre buone soluzioni di {category} in {place}?',
    brand: ['Com’è {brand}?', 'Quali sono le alternative a {brand}?', 'Che cosa dicono i clienti di {brand}?'],
  },
  nl: {
    category: [
      'Welke aanbieders van {category} raad je aan?',
      'Wie zijn de bekendste aanbieders van {category}?',
      'Waar moet ik op letten bij het kiezen van {category}?',
      'Vergelijk de bekendste opties voor {category}.',
    ],
    local: 'Wie biedt goede opties voor {category} in {place}?',
    brand: [
      'Is {brand} een aanrader?',
      'Welke alternatieven zijn er voor {brand}?',
      'Wat zeggen klanten over {brand}?',
    ],
  },
  pt: {
    category: [
      'O que recomenda em {category}?',
      'Quais são os principais fornecedores de {category}?',
      'A que devo prestar atenção ao escolher {category}?',
      'Compare as opções mais conhecidas de {category}.',
    ],
    local: 'Quem oferece boas opções de {category} em {place}?',
    brand: ['{brand} vale a pena?', 'Que alternativas existem a {brand}?', 'O que dizem os clientes sobre {brand}?'],
  },
  pl: {
    category: [
      'Co polecasz w kategorii: {category}?',
      'Jakie firmy są najlepsze w kategorii: {category}?',
      'Na co zwrócić uwagę przy wyborze: {category}?',
      'Porównaj najbardziej znane opcje w kategorii: {category}.',
    ],
    local: 'Kogo warto wybrać w kategorii: {category} ({place})?',
    brand: ['Czy warto wybrać {brand}?', 'Jakie są alternatywy dla {brand}?', 'Jakie opinie ma {brand}?'],
  },
  sv: {
    category: [
      'Vilka leverantörer av {category} rekommenderar du?',
      'Vilka är de ledande leverantörerna av {category}?',
      'Vad ska jag tänka på när jag väljer {category}?',
      'Jämför de mest kända alternativen för {category}.',
    ],
    local: 'Vem erbjuder bra {category} i {place}?',
    brand: ['Är {brand} bra?', 'Vilka alternativ finns till {brand}?', 'Vad säger kunderna om {brand}?'],
  },
  da: {
    category: [
      'Hvilke leverandører af {category} kan du anbefale?',
      'Hvem er de førende leverandører af {category}?',
      'Hvad skal jeg lægge vægt på, når jeg vælger {category}?',
      'Sammenlign de mest kendte muligheder for {category}.',
    ],
    local: 'Hvem tilbyder god {category} i {place}?',
    brand: ['Er {brand} god?', 'Hvilke alternativer er der til {brand}?', 'Hvad siger kunderne om {brand}?'],
  },
  no: {
    category: [
      'Hvilke leverandører av {category} kan du anbefale?',
      'Hvem er de ledende leverandørene av {category}?',
      'Hva bør jeg se etter når jeg velger {category}?',
      'Sammenlign de mest kjente alternativene for {category}.',
    ],
    local: 'Hvem tilbyr god {category} i {place}?',
    brand: ['Er {brand} bra?', 'Hvilke alternativer finnes til {brand}?', 'Hva sier kundene om {brand}?'],
  },
};
