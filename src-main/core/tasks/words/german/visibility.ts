/** What the rules of the category visibility say, in German. */
import type { FallenPart } from '../../facts/fallen-parts.ts';
import type { TaskWords } from '../english/index.ts';
import {
  toAnswersText,
  toCountText,
  toLanguageLabel,
  toListText,
  toNamesText,
  toNumberText,
  toPercentText,
  toQuote,
  toShareOfAnswersText,
  toSharePercentText,
} from './figures.ts';
import { listSteps, toFirstQuestions, toInsteadText, toSiteText, toStepOfSites } from './steps.ts';

export const VISIBILITY: TaskWords['visibility'] = {
  lowVisibility: {
    task: ({ name, domain, seen, lower, upper }, { prompts, rivals, sites }) => ({
      title: `${name} fehlt in ${toPercentText({ part: seen.whole - seen.part, whole: seen.whole })} der Antworten`,
      description: `Wer einen KI-Dienst um Rat fragt, ohne ${name} zu nennen, begegnet der Marke in ${toNumberText(seen.part)} von ${toAnswersText(seen.whole)}, als Name oder als zitierte Quelle.${rivals.length === 0 ? '' : ` Die übrigen Antworten nennen ${toNamesText(rivals)}.`}`,
      steps: listSteps(
        prompts.length === 0
          ? null
          : `Beginnen Sie mit den Fragen, bei denen ${name} am häufigsten fehlt: ${toFirstQuestions(prompts)}.`,
        `Geben Sie jeder eine Seite auf ${toSiteText(domain)}, die sie im ersten Satz beantwortet und mit Fakten, Preisen und einem Datum belegt.`,
        toStepOfSites(name, sites),
        'Vergleichen Sie vier Wochen nach der Veröffentlichung erneut; KI-Dienste brauchen Zeit, bis sie es bemerken.',
      ),
      summary: `${name} ist in ${toNumberText(seen.part)} von ${toAnswersText(seen.whole)} auf Fragen sichtbar, die die Marke nicht nennen (${toPercentText(seen)}).`,
      metrics: [
        { label: 'Sichtbarkeit, Prompts ohne Markennamen', value: toPercentText(seen) },
        { label: 'Intervall für die Marke', value: `${toSharePercentText(lower)} bis ${toSharePercentText(upper)}` },
        { label: 'Antworten', value: toNumberText(seen.whole) },
      ],
    }),
    item: (engine, { part, whole }) => `${engine}: in ${toNumberText(part)} von ${toAnswersText(whole)} sichtbar`,
  },
  visibilityDrop: {
    task: ({ name, now, before, prompts, engines, lostPages }, { rivals, sites }) => {
      const points = Number(((before.part / before.whole - now.part / now.whole) * 100).toFixed(0));
      const [engine] = engines;
      return {
        title: `${name} hat in einem Monat ${toCountText(points, 'Punkt', 'Punkte')} Sichtbarkeit verloren`,
        description: `In den letzten dreißig Tagen nennen ${toPercentText(now)} der Antworten ${name} oder zitieren die Website der Marke, in den dreißig Tagen davor waren es ${toPercentText(before)}. Der Unterschied ist größer, als sich durch Zufall erklären lässt.${engine ? ` Am meisten verloren hat ${engine.name}: von ${toPercentText(engine.before)} auf ${toPercentText(engine.now)}.` : ''}${rivals.length === 0 ? '' : ` Die Antworten ohne ${name} nennen ${toNamesText(rivals)}.`}`,
        steps: listSteps(
          prompts.length === 0
            ? 'Sehen Sie unten nach, welcher KI-Dienst am meisten verloren hat, und öffnen Sie Antworten aus beiden Zeiträumen nebeneinander.'
            : `Vergleichen Sie je eine Antwort von jetzt mit einer von damals, zuerst bei ${toListText(prompts.map(toFallText))}.`,
          lostPages.length === 0
            ? 'Prüfen Sie, ob es die früher zitierten Seiten noch gibt und ob dort noch dasselbe steht.'
            : `Prüfen Sie, warum diese Seiten nicht mehr zitiert werden, und bringen Sie sie auf den neuesten Stand: ${toListText(lostPages)}.`,
          toStepOfSites(name, sites),
          'Vergleichen Sie nach vier Wochen erneut.',
        ),
        summary: `Die Sichtbarkeit ist um ${toCountText(points, 'Punkt', 'Punkte')} auf ${toPercentText(now)} gefallen.`,
        metrics: [
          { label: 'Letzte 30 Tage', value: toShareOfAnswersText(now) },
          { label: '30 Tage davor', value: toShareOfAnswersText(before) },
        ],
      };
    },
    item: (engine, { now, before }) => `${engine}: zuvor ${toPercentText(before)}, jetzt ${toPercentText(now)}`,
  },
  blindEngine: {
    task: ({ name, domain, engine, here, rest, crawler }, { rivals, sites }) => ({
      title: `${engine} zeigt ${name} nie`,
      description: `Die anderen KI-Dienste nennen ${name} in ${toPercentText(rest)} der Antworten oder zitieren die Website der Marke; ${engine} tut das in keiner von ${toNumberText(here.whole)}.${rivals.length === 0 ? '' : ` Genannt werden dort ${toNamesText(rivals)}.`}`,
      steps: listSteps(
        crawler
          ? `Prüfen Sie, ob ${domain ?? 'die Website'} den Crawler ${crawler.crawler} zulässt: robots.txt, Firewall, Schutz vor Bots. Über ihn liest ${engine} Seiten.`
          : `Prüfen Sie, ob ${domain ?? 'die Website'} den Crawler von ${engine} zulässt: robots.txt, Firewall, Schutz vor Bots.`,
        crawler?.index
          ? `Prüfen Sie, ob die wichtigen Seiten im Index von ${crawler.index} stehen, in dem ${engine} sucht.`
          : 'Prüfen Sie, ob die wichtigen Seiten im Index der großen Suchmaschinen stehen.',
        toStepOfSites(name, sites),
      ),
      summary: `Bei ${engine} in 0 von ${toAnswersText(here.whole)} sichtbar, anderswo in ${toPercentText(rest)}.`,
      metrics: [
        { label: `Sichtbarkeit bei ${engine}`, value: toSharePercentText(0) },
        { label: 'Bei den anderen KI-Diensten', value: toPercentText(rest) },
      ],
    }),
    item: (engine) => `Neueste Antworten von ${engine}`,
  },
  invisiblePrompts: {
    task: ({ name, domain, invisible, judged, least, first }, { prompts, rivals, sites }) => {
      const isOne = invisible === 1;
      return {
        title: isOne
          ? `${name} erscheint nie bei ${toQuote(first.text, 60)}`
          : `${name} erscheint bei ${toNumberText(invisible)} von ${toNumberText(judged)} Fragen nie`,
        description: `Keine Antwort der letzten dreißig Tage auf ${isOne ? 'diese Frage' : `diese Fragen, darunter ${toFirstQuestions(prompts, 2)},`} nennt ${name} oder zitiert ${domain ?? 'die Website der Marke'}.${toInsteadText(rivals)}`,
        steps: listSteps(
          isOne
            ? `Lesen Sie, was die Antworten empfehlen: Wettbewerber werden in ${toNumberText(first.rivalNamed)} von ${toNumberText(first.answers)} genannt.`
            : `Beginnen Sie mit ${toQuote(first.text)}: Wettbewerber werden in ${toNumberText(first.rivalNamed)} von ${toAnswersText(first.answers)} genannt.`,
          `Sehen Sie nach, ob es auf ${toSiteText(domain)} eine Seite gibt, die ${isOne ? 'die Frage' : 'jede dieser Fragen'} in den ersten Sätzen beantwortet; schreiben Sie sie, wo sie fehlt.`,
          toStepOfSites(name, sites),
          isOne
            ? 'Archivieren Sie die Frage, wenn sie sich nicht lohnt, damit die Zahlen von denen handeln, auf die es ankommt.'
            : 'Archivieren Sie Fragen, die sich nicht lohnen, damit die Zahlen von denen handeln, auf die es ankommt.',
        ),
        summary: `${toNumberText(invisible)} von ${toCountText(judged, 'Frage', 'Fragen')} mit jeweils mindestens ${toAnswersText(least)} ${isOne ? 'zeigte' : 'zeigten'} ${name} nie.`,
        metrics: [
          { label: 'Prompts ohne Sichtbarkeit', value: toNumberText(invisible) },
          { label: 'Anteil der Prompts', value: toPercentText({ part: invisible, whole: judged }) },
        ],
      };
    },
    item: ({ text, answers, rivalNamed }) =>
      `${text} (${toAnswersText(answers)}, Wettbewerber in ${toNumberText(rivalNamed)})`,
  },
  weakPrompts: {
    task: ({ name, domain, weak, first, all }, { rivals, sites, ownPages }) => {
      const firstShare = toPercentText({ part: first.visible, whole: first.answers });
      const [page] = ownPages;
      return {
        title:
          weak === 1
            ? `Aufholen bei ${toQuote(first.text, 60)}`
            : `Bei ${toNumberText(weak)} Fragen aufholen, zuerst bei ${toQuote(first.text, 50)}`,
        description: `${name} ist in ${toPercentText(all)} aller Antworten auf Fragen sichtbar, die die Marke nicht nennen, aber nur in ${firstShare} derer auf ${toQuote(first.text)}. Die KI-Dienste kennen die Marke; solche Lücken schließen sich schneller als dort, wo sie unbekannt ist.${rivals.length === 0 ? '' : ` ${weak === 1 ? 'Die Antworten' : 'Die Antworten auf diese Fragen'} nennen ${toNamesText(rivals)}.`}`,
        steps: listSteps(
          'Vergleichen Sie eine Antwort, die die Marke nennt, mit einer, die es nicht tut: Was sagt die zweite, das auf der eigenen Website fehlt?',
          page
            ? `Erweitern Sie ${page.name}; diese Seite wird hier schon in ${toAnswersText(page.answers)} zitiert. Eine neue ist selten nötig.`
            : `Erweitern Sie auf ${toSiteText(domain)} die Seite, die der Frage am nächsten kommt; eine neue ist selten nötig.`,
          toStepOfSites(name, sites),
        ),
        summary: `${toCountText(weak, 'Prompt', 'Prompts')} weit unter den ${toPercentText(all)} aller Prompts ohne Markennamen zusammen.`,
        metrics: [
          { label: 'Schwache Prompts', value: toNumberText(weak) },
          { label: 'Sichtbarkeit bei allen Prompts ohne Markennamen', value: toPercentText(all) },
        ],
      };
    },
    item: ({ text, visible, answers }) =>
      `${text} (sichtbar in ${toPercentText({ part: visible, whole: answers })} von ${toAnswersText(answers)})`,
  },
  languageGap: {
    task: ({ name, domain, language, here, rest }, { prompts, rivals, sites }) => {
      const label = toLanguageLabel(language);
      return {
        title: `${name} ist auf ${label} seltener zu sehen: ${toPercentText(here)} gegenüber ${toPercentText(rest)}`,
        description: `Antworten auf ${label} zeigen ${name} viel seltener als Antworten in den anderen Sprachen.${toInsteadText(rivals)}`,
        steps: listSteps(
          `Prüfen Sie, welche Seiten es auf ${toSiteText(domain)} in der Sprache ${label} gibt und ob jede ihre Sprache angibt.`,
          prompts.length === 0
            ? 'Übersetzen Sie zuerst die Seiten, die in anderen Sprachen zitiert werden.'
            : `Übersetzen oder schreiben Sie zuerst die Seiten, die diese Fragen beantworten: ${toFirstQuestions(prompts)}.`,
          toStepOfSites(name, sites),
        ),
        summary: `Auf ${label} in ${toPercentText(here)} von ${toAnswersText(here.whole)} sichtbar, sonst in ${toPercentText(rest)}.`,
        metrics: [
          { label: `Sichtbarkeit auf ${label}`, value: toPercentText(here) },
          { label: 'In den anderen Sprachen', value: toPercentText(rest) },
        ],
      };
    },
    item: (name, language) => `Antworten auf ${toLanguageLabel(language)} ohne ${name}`,
  },
};

/** `„Welcher Planer?“ (von 80 % auf 20 %)`. */
export function toFallText({ name, before, now }: FallenPart): string {
  return `${toQuote(name, 70)} (von ${toPercentText(before)} auf ${toPercentText(now)})`;
}
