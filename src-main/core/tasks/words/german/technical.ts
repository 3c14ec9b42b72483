/** What the rules of the category technical say, in German. */
import type { TaskWords } from '../english/index.ts';
import {
  toAnswersText,
  toCountedText,
  toCountText,
  toListText,
  toNamesText,
  toNumberText,
  toPercentText,
  toShareOfAnswersText,
} from './figures.ts';
import { listSteps, toFirstQuestions } from './steps.ts';
import { toFallText } from './visibility.ts';

const toCitationsText = (count: number) => toCountText(count, 'Zitat', 'Zitate');
const toCitedPageText: TaskWords['technical']['onlyHomepageCited']['item'] = ({ url, answers }) =>
  `${url} (${toAnswersText(answers)})`;

export const TECHNICAL: TaskWords['technical'] = {
  namedNotCited: {
    task: ({ name, domain, named, crawlers }, { sites, engines }) => ({
      title: `${domain} für KI-Dienste lesbar machen`,
      description: `Antworten von ${toNamesText(engines)}, hinter denen eine Websuche steht, nennen ${name}, zitieren ${domain} aber nie.${sites.length === 0 ? '' : ` Zitiert werden ${toNamesText(sites.slice(0, 3))}.`} Oft hält die Website Crawler fern oder sagt zu wenig in einfachem Text.`,
      steps: [
        `Prüfen Sie robots.txt, Firewall und Schutz vor Bots auf ${domain}: Lassen Sie ${crawlers.length === 0 ? 'die Crawler dieser KI-Dienste' : toListText(crawlers)} zu.`,
        'Öffnen Sie die wichtigen Seiten mit abgeschalteten Skripten; was dann fehlt, sehen KI-Dienste womöglich nicht.',
        'Prüfen Sie, ob diese Seiten im Index der großen Suchmaschinen stehen.',
        `Prüfen Sie, ob ${domain} und die weiteren Domains der Marke in den Einstellungen des Projekts stimmen.`,
      ],
      summary: `In ${toAnswersText(named)} mit Websuche genannt, in keiner zitiert.`,
      metrics: [
        { label: 'Antworten, die die Marke nennen', value: toNumberText(named) },
        { label: `Davon mit Zitat von ${domain}`, value: '0' },
      ],
    }),
    item: (name) => `Antworten, die ${name} nennen und andere zitieren`,
  },
  onlyHomepageCited: {
    task: ({ name, domain, citations }, { prompts }) => ({
      title: `Nur die Startseite von ${domain} wird zitiert`,
      description:
        'KI-Dienste zitieren die Startseite und keine der Seiten dahinter. Diese sind schwer zu finden oder beantworten für sich allein keine Frage.',
      steps: [
        prompts.length === 0
          ? 'Geben Sie jeder wichtigen Frage eine eigene Seite, mit der Frage als Überschrift und der Antwort gleich darunter.'
          : `Geben Sie den Fragen, zu denen die Startseite zitiert wird, eigene Seiten, mit der Frage als Überschrift und der Antwort gleich darunter: ${toFirstQuestions(prompts)}.`,
        `Prüfen Sie, ob die Sitemap von ${domain} die wichtigen Seiten aufführt und ob jede von der Startseite aus verlinkt ist.`,
        'Prüfen Sie, dass diese Seiten nicht die Startseite als kanonische Adresse angeben.',
      ],
      summary: `Alle ${toCitationsText(citations)} der Website von ${name} führen zur Startseite.`,
      metrics: [
        { label: 'Zitate der eigenen Website', value: toNumberText(citations) },
        { label: 'Zitierte Seiten neben der Startseite', value: '0' },
      ],
    }),
    item: toCitedPageText,
  },
  splitAddresses: {
    task: ({ domain, citations, urls, insecure }) => ({
      title: `Alle Besucher von ${domain} zu einer Adresse führen`,
      description:
        'Antworten zitieren Seiten der Website unter unverschlüsselten Adressen oder dieselbe Seite unter mehreren Hosts. KI-Dienste halten das für verschiedene Seiten, jede schwächer, als eine einzige wäre.',
      steps: [
        `Beginnen Sie mit ${toListText(urls)}.`,
        'Leiten Sie alles von http auf https und die übrigen Hosts auf den gewählten um, Seite für Seite und dauerhaft (301).',
        'Geben Sie die gewählte Adresse auf jeder Seite und in der Sitemap als kanonisch an.',
      ],
      summary: `${toCitationsText(citations)} führen zu ${toCountText(urls.length, 'Adresse, die umgeleitet werden sollte', 'Adressen, die umgeleitet werden sollten')}.`,
      metrics: [
        { label: 'Unverschlüsselte Adressen', value: toNumberText(insecure) },
        { label: 'Seiten unter mehreren Hosts', value: toNumberText(urls.length - insecure) },
      ],
    }),
    item: toCitedPageText,
  },
  citationsFell: {
    task: ({ domain, now, before, prompts, lostPages }, { sites }) => ({
      title: `${domain} wird seltener zitiert: ${toPercentText(now)} nach ${toPercentText(before)}`,
      description: `Weniger Antworten zitieren ${domain} als in den dreißig Tagen davor. Der Unterschied ist größer, als sich durch Zufall erklären lässt. Häufig ist eine Änderung an der Website die Ursache.${prompts.length === 0 ? '' : ` Am meisten ging verloren bei ${toListText(prompts.map(toFallText))}.`}`,
      steps: listSteps(
        'Fragen Sie, was sich an der Website geändert hat: ein Relaunch, verschobene Seiten, neuer Schutz vor Bots.',
        lostPages.length === 0
          ? 'Vergleichen Sie mit den Seiten unten, welche früher zitiert wurden, und öffnen Sie jede, die jetzt fehlt.'
          : `Öffnen Sie die Seiten, die früher zitiert wurden und es jetzt nicht mehr werden: ${toListText(lostPages)}.`,
        'Stellen Sie wieder her, was verschwunden ist, oder leiten Sie es um, und lassen Sie Crawler wieder zu.',
        sites.length === 0 ? null : `Vergleichen Sie mit dem, was jetzt zitiert wird: ${toCountedText(sites)}.`,
      ),
      summary: `${domain} wird in ${toPercentText(now)} der Antworten zitiert, zuvor in ${toPercentText(before)}.`,
      metrics: [
        { label: 'Letzte 30 Tage', value: toShareOfAnswersText(now) },
        { label: '30 Tage davor', value: toShareOfAnswersText(before) },
      ],
    }),
    uncited: () => 'Antworten, die die Marke nennen, ohne ihre Website zu zitieren',
    stillCited: (page) => `Noch zitiert: ${toCitedPageText(page)}`,
  },
  answersWithoutSearch: {
    task: ({ engine, grounded }) => ({
      title: `${engine} antwortet meist, ohne zu suchen`,
      description: `Hinter den meisten Antworten von ${engine} steht keine Websuche. Sie zitieren nichts und können nicht kennen, was jüngst veröffentlicht wurde; sie unterscheiden sich also von dem, was Menschen im Produkt sehen.`,
      steps: [
        'Prüfen Sie in den Einstellungen unter „KI-Dienste & Schlüssel“, welcher Zugang und welches Modell gefragt wird.',
        'Wählen Sie ein Modell mit Websuche, wo es eines gibt.',
        'Betrachten Sie die Zitierrate dieses KI-Dienstes bis dahin als unbekannt, nicht als niedrig.',
      ],
      summary: `Hinter ${toNumberText(grounded.whole - grounded.part)} von ${toAnswersText(grounded.whole)} von ${engine} stand keine Suche.`,
      metrics: [
        { label: 'Antworten mit Suche', value: toPercentText(grounded) },
        { label: 'Antworten', value: toNumberText(grounded.whole) },
      ],
    }),
    item: () => 'Neueste Antworten ohne Suche',
  },
};
