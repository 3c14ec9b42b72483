/** What the rules of the category visibility say, in German. */
import type { TaskWords } from '../english/index.ts';
import {
  toAnswersText,
  toCountText,
  toLanguageLabel,
  toNumberText,
  toPercentText,
  toShareOfAnswersText,
  toSharePercentText,
} from './figures.ts';

export const VISIBILITY: TaskWords['visibility'] = {
  lowVisibility: {
    task: ({ name, seen, lower, upper }) => ({
      title: `${name} fehlt in den meisten Antworten`,
      description: `Wenn eine Frage ${name} nicht nennt, nennen nur wenige Antworten die Marke oder zitieren ihre Website. Wer einen KI-Dienst um Rat fragt, begegnet der Marke selten.`,
      steps: [
        'Sehen Sie sich die Prompts hinter den Antworten unten an und wählen Sie die wenigen, auf die es fürs Geschäft am meisten ankommt.',
        'Lesen Sie zu jedem, welche Websites die Antworten zitieren und was die genannten Wettbewerber dort anbieten.',
        'Veröffentlichen Sie zu jedem eine Seite, die die Frage vollständig beantwortet, und bitten Sie die zitierten Websites, die Marke aufzunehmen.',
        'Vergleichen Sie nach vier Wochen noch einmal; KI-Dienste brauchen Zeit, bis sie es bemerken.',
      ],
      summary: `${name} ist in ${toNumberText(seen.part)} von ${toAnswersText(seen.whole)} auf Prompts ohne Markennamen sichtbar (${toPercentText(seen)}).`,
      metrics: [
        { label: 'Sichtbarkeit, Prompts ohne Markennamen', value: toPercentText(seen) },
        { label: 'Intervall für die Marke', value: `${toSharePercentText(lower)} bis ${toSharePercentText(upper)}` },
        { label: 'Antworten', value: toNumberText(seen.whole) },
      ],
    }),
    item: (engine, { part, whole }) => `${engine}: in ${toNumberText(part)} von ${toAnswersText(whole)} sichtbar`,
  },
  visibilityDrop: {
    task: ({ name, now, before }) => {
      const dropPoints = (before.part / before.whole - now.part / now.whole) * 100;
      return {
        title: `Die Sichtbarkeit von ${name} ist gefallen`,
        description: `In den letzten dreißig Tagen nennen weniger Antworten ${name} oder zitieren die Website der Marke als in den dreißig Tagen davor. Der Unterschied ist größer, als sich durch Zufall erklären lässt.`,
        steps: [
          'Sehen Sie unten nach, welcher KI-Dienst am meisten verloren hat, und öffnen Sie Antworten aus beiden Zeiträumen nebeneinander.',
          'Prüfen Sie, ob es die früher zitierten Seiten noch gibt und ob dort noch dasselbe steht.',
          'Sehen Sie nach, welche Marken und Websites an die Stelle getreten sind.',
          'Aktualisieren Sie zuerst die Seiten, die früher zitiert wurden.',
        ],
        summary: `Die Sichtbarkeit ist um ${toCountText(Number(dropPoints.toFixed(0)), 'Punkt', 'Punkte')} auf ${toPercentText(now)} gefallen.`,
        metrics: [
          { label: 'Letzte 30 Tage', value: toShareOfAnswersText(now) },
          { label: '30 Tage davor', value: toShareOfAnswersText(before) },
        ],
      };
    },
    item: (engine, { now, before }) => `${engine}: zuvor ${toPercentText(before)}, jetzt ${toPercentText(now)}`,
  },
  blindEngine: {
    task: ({ name, engine, here, rest }) => ({
      title: `${engine} zeigt ${name} nie`,
      description: `Andere KI-Dienste nennen ${name} oder zitieren die Website der Marke; ${engine} tut das in keiner einzigen Antwort. Dort werden andere Quellen genutzt, oder die Website ist nicht lesbar.`,
      steps: [
        `Sehen Sie in den Antworten unten nach, welche Websites ${engine} zitiert.`,
        'Prüfen Sie, ob die Website den Crawler dieses KI-Dienstes zulässt (robots.txt, Firewall, Schutz vor Bots).',
        'Prüfen Sie, ob der Suchindex hinter diesem KI-Dienst die wichtigen Seiten kennt.',
        'Bringen Sie die Marke auf zwei oder drei der Websites, die dort am häufigsten zitiert werden.',
      ],
      summary: `Bei ${engine} in 0 von ${toAnswersText(here.whole)} sichtbar, anderswo in ${toPercentText(rest)}.`,
      metrics: [
        { label: `Sichtbarkeit bei ${engine}`, value: toSharePercentText(0) },
        { label: 'Bei den anderen KI-Diensten', value: toPercentText(rest) },
      ],
    }),
    item: (engine) => `Neueste Antworten von ${engine}`,
  },
  invisiblePrompts: {
    task: ({ name, invisible, judged, least }) => {
      const isOne = invisible === 1;
      return {
        title: `${name} erscheint bei ${toCountText(invisible, 'Prompt', 'Prompts')} nie`,
        description: `Keine Antwort der letzten dreißig Tage auf ${isOne ? 'diesen Prompt' : 'diese Prompts'} nennt ${name} oder zitiert die Website der Marke.`,
        steps: [
          'Streichen Sie die Prompts, die sich nicht lohnen, und archivieren Sie sie.',
          'Öffnen Sie zu jedem der anderen die Antworten und notieren Sie, welche Seiten sie zitieren.',
          'Entscheiden Sie, ob eine eigene Seite fehlt oder ob es sie gibt und sie nicht gefunden wird.',
          'Beginnen Sie mit den Prompts, bei denen Wettbewerber genannt werden.',
        ],
        summary: `${toNumberText(invisible)} von ${toCountText(judged, 'Prompt', 'Prompts')} mit mindestens ${toAnswersText(least)} ${isOne ? 'hat' : 'haben'} keine, in der die Marke sichtbar ist.`,
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
    task: ({ name, weak, all }) => {
      const count = toCountText(weak, 'Prompt', 'Prompts');
      return {
        title: `${name} ist bei ${count} seltener zu sehen`,
        description: `Bei den Prompts unten ist ${name} weit seltener sichtbar als bei allen anderen. Die KI-Dienste kennen die Marke; solche Lücken lassen sich am leichtesten schließen.`,
        steps: [
          'Öffnen Sie einen Prompt und vergleichen Sie eine Antwort, die die Marke nennt, mit einer, die es nicht tut.',
          'Notieren Sie, welche Seiten die zweite zitiert und was dort steht, das auf der eigenen Website fehlt.',
          'Erweitern Sie die Seite, die der Frage am nächsten kommt; eine neue ist hier selten nötig.',
        ],
        summary: `${count} weit unter den ${toPercentText(all)} aller Prompts ohne Markennamen zusammen.`,
        metrics: [
          { label: 'Schwache Prompts', value: toNumberText(weak) },
          { label: 'Sichtbarkeit bei allen Prompts ohne Markennamen', value: toPercentText(all) },
        ],
      };
    },
    item: ({ text, visible, answers }) =>
      `${text} (${toPercentText({ part: visible, whole: answers })} von ${toAnswersText(answers)})`,
  },
  languageGap: {
    task: ({ name, language, here, rest }) => {
      const label = toLanguageLabel(language);
      return {
        title: `${name} ist auf ${label} seltener zu sehen`,
        description: `Antworten auf Prompts in der Sprache ${label} zeigen ${name} viel seltener als Antworten in den anderen Sprachen.`,
        steps: [
          `Prüfen Sie, welche Seiten der Website es auf ${label} gibt und ob jede ihre Sprache angibt.`,
          'Übersetzen Sie zuerst die Seiten, die in anderen Sprachen zitiert werden.',
          `Suchen Sie unter den Quellen der Antworten unten nach Websites auf ${label} und bringen Sie die Marke dort unter.`,
        ],
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
