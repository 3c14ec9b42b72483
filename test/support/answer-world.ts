/** The invented market that generated answers speak of: brands with overlapping names, domains with look-alikes, words. Data only. */

export interface WorldBrand {
  name: string;
  aliases: readonly string[];
  /** Null: no known site, so that nothing can cite it. */
  domain: string | null;
  domainAliases: readonly string[];
}

/** The first is the own brand. A competitor's site is below the own domain: citing it cites both. */
export const WORLD_BRANDS: readonly WorldBrand[] = [
  { name: 'Acme', aliases: ['Acme Labs'], domain: 'acme.example', domainAliases: ['acme-shop.example'] },
  { name: 'Acme Cloud', aliases: [], domain: 'cloud.acme.example', domainAliases: [] },
  { name: 'Acme Cloud Pro', aliases: [], domain: null, domainAliases: [] },
  { name: 'Borealis', aliases: [], domain: 'borealis.example', domainAliases: [] },
  { name: 'Borealis Nine', aliases: [], domain: 'borealis-nine.example', domainAliases: [] },
  { name: 'Cindra', aliases: ['Cindra One'], domain: 'cindra.example', domainAliases: [] },
  { name: 'Dovetail & Pike', aliases: [], domain: 'dovetail.example', domainAliases: [] },
  { name: 'Eastrop', aliases: [], domain: 'eastrop.example', domainAliases: [] },
  { name: 'Jun-Ko', aliases: [], domain: 'junko.example', domainAliases: [] },
  { name: 'Fabelwerk', aliases: [], domain: 'fabelwerk.example', domainAliases: [] },
  { name: 'Grivane', aliases: [], domain: 'grivane.example', domainAliases: [] },
  { name: 'Hollin', aliases: [], domain: 'hollin.example', domainAliases: [] },
  { name: 'Özgen Nord', aliases: [], domain: 'ozgen.example', domainAliases: [] },
];

/** Hosts that look as if they belonged to a brand, and do not; and third parties. */
export const OTHER_HOSTS = [
  'acme.example.evil.test',
  'notacme.example',
  'acme-example.test',
  'borealis.example.test',
  'reviews.test',
  'forum.test',
  'news.test',
] as const;

export const WORLD_ENGINES = ['chatgpt', 'perplexity', 'claude', 'gemini', 'ai_overview'] as const;

export const WORLD_LANGUAGES = ['en', 'de', 'fr'] as const;
export type WorldLanguage = (typeof WORLD_LANGUAGES)[number];

export const WORLD_TAGS = ['Brand', 'Pricing', 'Europe', 'Long Tail', 'naïve'] as const;

interface Phrases {
  /** Without a name. */
  filler: readonly string[];
  /** `{n}` and `{m}` stand for names; no word of them has a weight. */
  neutral: readonly string[];
  pair: readonly string[];
  /** One word with weight 3, one with -3. */
  praise: string;
  blame: string;
  heading: string;
  table: readonly [string, string];
}

export const PHRASES: Readonly<Record<WorldLanguage, Phrases>> = {
  en: {
    filler: ['Teams compare tools by size.', 'Many of them sync files between 2 offices.', 'Read on.'],
    neutral: [
      '{n} lists notes and seats.',
      'In the table stands {n} with storage.',
      'The next tool on our list is {n}.',
    ],
    pair: ['{n} and {m} sync files between desks.', 'Teams compare {n} with {m} each month.'],
    praise: 'For notes {n} is excellent.',
    blame: 'For notes {n} is terrible.',
    heading: 'Overview of tools',
    table: ['Tool', 'Seats'],
  },
  de: {
    filler: ['Teams vergleichen Werkzeuge nach Größe.', 'Viele davon gleichen Dateien ab.', 'Weitere Zeile.'],
    neutral: ['{n} steht in der Tabelle.', 'Die Liste nennt hier {n} mit Notizen.', 'In der Zeile steht {n}.'],
    pair: ['{n} und {m} stehen in der Tabelle.', 'Teams vergleichen {n} mit {m} je Monat.'],
    praise: 'Notizen in {n} sind ausgezeichnet.',
    blame: 'Notizen in {n} sind schrecklich.',
    heading: 'Übersicht der Werkzeuge',
    table: ['Werkzeug', 'Plätze'],
  },
  fr: {
    filler: ['Les équipes comparent les outils selon la taille.', 'La suite figure sur la ligne.', 'La liste suit.'],
    neutral: ['{n} figure dans le tableau.', 'La liste cite aussi {n} ici.', 'Dans la ligne figure {n}.'],
    pair: ['{n} et {m} synchronisent les fichiers.', 'Les équipes comparent {n} et {m} par mois.'],
    praise: 'Pour les notes {n} est merveilleux.',
    blame: 'Pour les notes {n} est affreux.',
    heading: 'Aperçu des outils',
    table: ['Outil', 'Places'],
  },
};

/** Sentences that name nobody, whatever they seem to say: Markdown, and the plain text that is left of it. */
export const TRAPS: readonly { markdown: string; plain: string }[] = [
  { markdown: 'Acmeist circles met pacme readers.', plain: 'Acmeist circles met pacme readers.' },
  { markdown: 'Set `acme borealis` in the shell.', plain: 'Set \uFFFC in the shell.' },
  { markdown: 'See https://acme.example/docs?b=Borealis today.', plain: 'See \uFFFC today.' },
  { markdown: 'Open [this page](https://cindra.example/Eastrop "Hollin") now.', plain: 'Open this page now.' },
  { markdown: 'Grivanology and Hollin2 are other words.', plain: 'Grivanology and Hollin2 are other words.' },
];
