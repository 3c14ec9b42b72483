/**
 * Counts the source list from generated answers alone, as the specification defines it, without the kinds of sources; shares no code with
 * the application.
 */
import { type CountedAnswer, countPrompts, type Filter, mean, selectAnswers } from './counted-answer.ts';

export interface SourceFigures {
  url: string;
  domain: string;
  title: string;
  citationCount: number;
  promptCount: number;
  averagePosition: number;
}

interface Citation {
  answer: CountedAnswer;
  /** 1-based place in the answer's list. */
  place: number;
}

export class SourceRecount {
  readonly #answers: readonly CountedAnswer[];
  readonly #titles: ReadonlyMap<string, string>;

  constructor(answers: readonly CountedAnswer[]) {
    this.#answers = answers;
    this.#titles = findTitles(answers);
  }

  /** One entry a cited page, in no order. */
  sources(filter: Filter): SourceFigures[] {
    const citations = new Map<string, Citation[]>();
    for (const answer of selectAnswers(this.#answers, filter)) {
      const urls = answer.sources.map(({ url }) => tidyUrl(url));
      for (const url of new Set(urls)) {
        const known = citations.get(url) ?? [];
        citations.set(url, known);
        known.push({ answer, place: urls.indexOf(url) + 1 });
      }
    }
    return [...citations].map(([url, found]) => ({
      url,
      domain: hostOf(url),
      title: this.#titles.get(url) ?? '',
      citationCount: found.length,
      promptCount: countPrompts(found.map(({ answer }) => answer)),
      averagePosition: mean(found.map(({ place }) => place)) ?? 0,
    }));
  }
}

/** Those whose domain or title holds the text. */
export function searchSources(sources: readonly SourceFigures[], search: string): SourceFigures[] {
  const wanted = search.toUpperCase();
  return sources.filter(({ domain, title }) =>
    [domain, title].some((text) => text.toUpperCase().indexOf(wanted) !== -1),
  );
}

/** The spelling under which all spellings of a page are one; a plain reading of text, not of a parsed address. */
export function tidyUrl(url: string): string {
  const [whole = ''] = url.split('#');
  const [address = '', search = ''] = whole.split('?');
  const [scheme = '', , host = '', ...path] = address.split('/');
  while (path.at(-1) === '') path.pop();
  const kept = search.split('&').filter((part) => part !== '' && !/^(utm_\w+|gclid|fbclid)(=|$)/.test(part));
  const tidyHost = host.toLowerCase().replace(/^www\./, '');
  return `${[`${scheme}/`, tidyHost, ...path].join('/')}${kept.length > 0 ? `?${kept.join('&')}` : ''}`;
}

function hostOf(url: string): string {
  return url.split(/[/?]/)[2] ?? '';
}

/** The title given last, in the order of the file: what is stored later knows better. */
function findTitles(answers: readonly CountedAnswer[]): Map<string, string> {
  const given = answers.flatMap(({ sources }) => sources);
  return new Map(given.flatMap(({ url, title }) => (title ? [[tidyUrl(url), title] as const] : [])));
}
