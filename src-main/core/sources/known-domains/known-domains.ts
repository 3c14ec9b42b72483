/** The table of well-known domains: one list a type or region, one type a domain. A test holds it to that. */
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { CORPORATE_BRANDS } from './corporate-brands.ts';
import { CORPORATE_SERVICES } from './corporate-services.ts';
import { CORPORATE_SHOPS } from './corporate-shops.ts';
import { CORPORATE_SOFTWARE } from './corporate-software.ts';
import { EDITORIAL_AMERICA } from './editorial-america.ts';
import { EDITORIAL_ASIA_ARABIA } from './editorial-asia-arabia.ts';
import { EDITORIAL_COMMONWEALTH } from './editorial-commonwealth.ts';
import { EDITORIAL_GERMAN } from './editorial-german.ts';
import { EDITORIAL_MAGAZINES } from './editorial-magazines.ts';
import { EDITORIAL_NORTH_EAST } from './editorial-north-east.ts';
import { EDITORIAL_ROMANCE } from './editorial-romance.ts';
import { EDITORIAL_TECHNOLOGY } from './editorial-technology.ts';
import { INSTITUTIONAL } from './institutional.ts';
import { REFERENCE } from './reference.ts';
import { SOCIAL } from './social.ts';
import { UGC } from './ugc.ts';
import { VIDEO } from './video.ts';

/** Every list with the type of its domains. */
export const DOMAIN_LISTS: readonly (readonly [SourceType, readonly string[]])[] = [
  ['social', SOCIAL],
  ['video', VIDEO],
  ['ugc', UGC],
  ['reference', REFERENCE],
  ['institutional', INSTITUTIONAL],
  ['editorial', EDITORIAL_AMERICA],
  ['editorial', EDITORIAL_COMMONWEALTH],
  ['editorial', EDITORIAL_GERMAN],
  ['editorial', EDITORIAL_ROMANCE],
  ['editorial', EDITORIAL_NORTH_EAST],
  ['editorial', EDITORIAL_ASIA_ARABIA],
  ['editorial', EDITORIAL_TECHNOLOGY],
  ['editorial', EDITORIAL_MAGAZINES],
  ['corporate', CORPORATE_SOFTWARE],
  ['corporate', CORPORATE_SHOPS],
  ['corporate', CORPORATE_BRANDS],
  ['corporate', CORPORATE_SERVICES],
];

/** By registrable domain, lower-case ASCII. */
export const KNOWN_DOMAINS: ReadonlyMap<string, SourceType> = new Map(
  DOMAIN_LISTS.flatMap(([type, domains]) => domains.map((domain) => [domain, type] as const)),
);
