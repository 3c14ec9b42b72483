/** How a catalogue that is spoken outside of the window too writes numbers and lists. */
import { lazy } from '../text/lazy.ts';

export interface Writer {
  /** `1,204`. */
  count(value: number): string;
  /** `1 answer`, `3 answers`. */
  quantity(value: number, one: string, many: string): string;
  /** `Claude, Gemini and Grok`. */
  list(names: readonly string[]): string;
  /** Of US dollars, to the cent. */
  money(usd: number): string;
  /** Of `YYYY-MM-DD`: `1 Apr 2027`. */
  date(day: string): string;
  /** Of a code such as `DE`: `German`. */
  language(code: string): string;
}

/** Formatters take milliseconds to make and are made when they are first needed: programs that write nothing load this too. */
export function toWriter(locale: string): Writer {
  const numbers = lazy(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
  const plurals = lazy(() => new Intl.PluralRules(locale));
  const lists = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const sums = lazy(
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
  );
  const days = lazy(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  const languages = lazy(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const count = (value: number) => numbers().format(value);
  return {
    count,
    quantity: (value, one, many) => `${count(value)} ${plurals().select(value) === 'one' ? one : many}`,
    list: (names) => lists().format(names),
    money: (usd) => sums().format(usd),
    date: (day) => days().format(Date.parse(`${day}T00:00:00Z`)),
    language: (code) => languages().of(code) ?? code,
  };
}
