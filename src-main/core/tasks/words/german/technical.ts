/** What the rules of the category technical say, in German. */
import type { TaskWords } from '../english/index.ts';
import { toAnswersText, toCountText, toNumberText, toPercentText, toShareOfAnswersText } from './figures.ts';

const toCitationsText = (count: number) => toCountText(count, 'Zitat', 'Zitate');
const toCitedPageText: TaskWords['technical']['onlyHomepageCited']['item'] = ({ url, answers }) =>
  `${url} (${toAnswersText(answers)})`;

export const TECHNICAL: TaskWords['technical'] = {
  namedNotCited: {
    task: ({ name, domain, named }) => ({
      title: `${domain} für KI-Dienste lesbar machen`,
      description: `Antworten, hinter denen eine Websuche steht, nennen ${name}, zitieren ${domain} aber nie. Oft hält die Website Crawler fern oder sagt zu wenig in einfachem Text.`,
      steps: [
        'Prüfen Sie robots.txt, Firewall und Schutz vor Bots: Lassen Sie die Crawler der beobachteten KI-Dienste zu.',
        'Öffnen Sie die wichtigen Seiten mit abgeschalteten Skripten; was dann fehlt, sehen KI-Dienste womöglich nicht.',
        'Prüfen Sie, ob diese Seiten im Index der großen Websuchen stehen.',
        'Prüfen Sie, ob die Domain und die weiteren Websites in den Einstellungen des Projekts stimmen.',
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
    task: ({ name, citations }) => ({
      title: `Nur die Startseite von ${name} wird zitiert`,
      description:
        'KI-Dienste zitieren die Startseite und keine der Seiten dahinter. Diese sind schwer zu finden oder beantworten für sich allein keine Frage.',
      steps: [
        'Prüfen Sie, ob die Sitemap die wichtigen Seiten aufführt und ob jede von der Startseite aus verlinkt ist.',
        'Prüfen Sie, dass diese Seiten nicht die Startseite als kanonische Adresse angeben.',
        'Geben Sie jeder eine Überschrift, die eine gestellte Frage ist, und die Antwort gleich darunter.',
      ],
      summary: `Alle ${toCitationsText(citations)} der eigenen Website führen zur Startseite.`,
      metrics: [
        { label: 'Zitate der eigenen Website', value: toNumberText(citations) },
        { label: 'Zitierte Seiten neben der Startseite', value: '0' },
      ],
    }),
    item: toCitedPageText,
  },
  splitAddresses: {
    task: ({ name, citations, pages, insecure }) => ({
      title: `Alle Besucher von ${name} zu einer Adresse führen`,
      description:
        'Antworten zitieren Seiten der Website unter unverschlüsselten Adressen oder dieselbe Seite unter mehreren Hosts. KI-Dienste halten das für verschiedene Seiten, jede schwächer, als eine einzige wäre.',
      steps: [
        'Leiten Sie alles von http dauerhaft auf https um (301).',
        'Wählen Sie einen Host und leiten Sie die anderen Seite für Seite dorthin um.',
        'Geben Sie die gewählte Adresse auf jeder Seite und in der Sitemap als kanonisch an.',
      ],
      summary: `${toCitationsText(citations)} führen zu ${toCountText(pages, 'Adresse, die umgeleitet werden sollte', 'Adressen, die umgeleitet werden sollten')}.`,
      metrics: [
        { label: 'Unverschlüsselte Adressen', value: toNumberText(insecure) },
        { label: 'Seiten unter mehreren Hosts', value: toNumberText(pages - insecure) },
      ],
    }),
    item: toCitedPageText,
  },
  citationsFell: {
    task: ({ name, now, before }) => ({
      title: `Die Website von ${name} wird seltener zitiert`,
      description:
        'Weniger Antworten zitieren die eigene Website als in den dreißig Tagen davor. Der Unterschied ist größer, als sich durch Zufall erklären lässt. Häufig ist eine Änderung an der Website die Ursache.',
      steps: [
        'Fragen Sie, was sich an der Website geändert hat: ein Relaunch, verschobene Seiten, neuer Schutz vor Bots.',
        'Vergleichen Sie mit den Seiten unten, welche früher zitiert wurden, und öffnen Sie jede, die jetzt fehlt.',
        'Stellen Sie wieder her, was verschwunden ist, oder leiten Sie es um, und lassen Sie Crawler wieder zu.',
      ],
      summary: `Die eigene Website wird in ${toPercentText(now)} der Antworten zitiert, zuvor in ${toPercentText(before)}.`,
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
