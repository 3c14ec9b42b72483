/** Patterns that tell the kind of a source by its host or path where no known domain does. Pure. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';

/** Hosts are lower-case ASCII without `www.`; the first pattern that matches wins. */
const HOST_PATTERNS: readonly (readonly [SourceType, RegExp])[] = [
  // Boards of any site.
  [
    'ugc',
    /^(?:forums?|foro|foros|foren|community|communities|comunidad|communaute|discuss|discourse|boards?|answers)\./,
  ],
  // Public bodies, schools and universities: reserved top-level names, then those that countries reserve below their own.
  ['institutional', /\.(?:gov|mil|edu|int|museum)$/],
  ['institutional', /(?:^|\.)(?:gov|gob|gouv|govt|gub|gv|guv|mil|edu|ac|sch|nhs|police|parliament)\.[a-z]{2}$/],
  [
    'institutional',
    /\.(?:leg|jus|mp|def)\.br$|\.gc\.ca$|\.k12\.[a-z]{2}\.us$|\.(?:lg|ed)\.jp$|\.re\.kr$|\.gov\.[a-z]+$/,
  ],
  ['institutional', /\.go\.(?:jp|kr|th|id|ke|tz|ug|cr|ci)$|\.(?:kommune|stat|fylkeskommune)\.no$/],
  ['institutional', /(?:^|\.)(?:uni|tu|fh|th|hs|ph|univ)-[a-z0-9-]+\.(?:de|at|fr|ch)$/],
  ['institutional', /(?:^|[.-])(?:university|universitaet|universite|universita|universidad|universidade)[.-]/],
  // Associations, foundations, chambers and institutes, by a word of their name.
  [
    'institutional',
    /(?:^|[.-])(?:institut[eo]?|istituto|instytut|association|verband|bundesverband|stiftung|foundation|fondation|fundacion|fundacao|fondazione|fundacja|stichting|stiftelsen?|handelskammer|handwerkskammer|ihk|hwk|verbraucherzentrale|ministry|ministerium)(?:[.-]|$)/,
  ],
  ['institutional', /\.(?:foundation|university|ngo)$/],
  // What a site says of itself, by its first label or its name.
  ['reference', /^(?:wiki|wikis|dictionary|glossary|encyclopedia|docs|developer|developers)\.|pedia\.[a-z.]{2,6}$/],
  ['reference', /(?:^|[.-])wiki\.[a-z.]{2,6}$|\.wiki$/],
  ['video', /^(?:videos?|tv|mediathek|podcasts?)\./],
  ['editorial', /^(?:news|magazine|magazin|noticias|nachrichten|actualites|nyheter|nieuws)\./],
  ['editorial', /(?:news|nachrichten|noticias|zeitung|magazine?|herald|gazette|tribune|dagblad|gazeta)\.[a-z.]{2,6}$/],
  ['corporate', /^(?:shop|store|boutique|tienda|loja|negozio|sklep|obchod|buy|app|support|help|careers|status)\./],
  ['corporate', /(?:shop|store)\.[a-z.]{2,6}$|\.(?:shop|store|bank|insurance)$/],
  ['ugc', /(?:forum|forums|foren|bewertungen|opiniones)\.[a-z.]{2,6}$|\.forum$/],
  // Endings that are sold for one purpose.
  ['editorial', /\.(?:news|blog|press)$/],
  [
    'corporate',
    /\.(?:agency|boutique|clinic|company|consulting|dental|gmbh|hotel|hotels|inc|lawyer|llc|ltd|restaurant|software|solutions)$/,
  ],
];

/** Undefined when no pattern matches. */
export function matchHostPattern(host: string): SourceType | undefined {
  return HOST_PATTERNS.find(([, pattern]) => pattern.test(host))?.[0];
}

const DISCUSSION_PATH =
  /\/(?:forums?|foro|foros|foren|community|discussions?|threads?|questions|viewtopic(?:\.php)?|showthread(?:\.php)?)(?:[/?]|$)/;

/** True for paths of boards, questions and threads. `path` is lower-case and starts behind the host. */
export function isDiscussionPath(path: string): boolean {
  return DISCUSSION_PATH.test(path);
}

/** Places where a moving picture is watched or heard. */
const WATCH_PATH = /\/(?:watch|videos?|mediathek|podcasts?)\/|[?&]v=[\w-]{6,}/;

const PATH_PATTERNS: readonly (readonly [SourceType, RegExp])[] = [
  ['ugc', DISCUSSION_PATH],
  ['video', WATCH_PATH],
  [
    'reference',
    /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:wiki|glossar(?:y|io)?|glossaire|docs|documentation|lexikon)(?:[/?]|$)/,
  ],
  [
    'corporate',
    /\/(?:products?|produkte?|produits?|productos?|produtos?|prodotti|producten|shop|store|cart)(?:[/?]|$)/,
  ],
  [
    'corporate',
    /\/(?:pricing|preise|tarifs|precios|precos|prezzi|features|solutions|integrations|case-stud(?:y|ies))(?:[/?]|$)/,
  ],
  [
    'editorial',
    /\/(?:news|nachrichten|noticias|actualites?|notizie|nyheter|nieuws|articles?|artikel|\d{4}\/\d{2})(?:[/?]|$)/,
  ],
  ['editorial', /\/\d{4}-\d{2}-\d{2}[/-]/],
];

/** Undefined when no pattern matches. `path` is lower-case and starts behind the host. */
export function matchPathPattern(path: string): SourceType | undefined {
  return PATH_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0];
}
