/** The words for how names of brands are found, in German. */
import type { Texts } from '../english/index.ts';
import { formatCount, formatQuantity } from '../format.ts';

export const NAMING: Texts['naming'] = {
  switches: {
    title: 'Zählt auch',
    hint: 'Neben den Namen, wie sie dastehen, groß oder klein und mit oder ohne Akzente',
    rules: { spelling: 'Andere Schreibweisen', inflected: 'Endungen der Sprache', compound: 'Zusammensetzungen' },
    examples: {
      spelling: '„LinePay“ für „Line Pay“, „und“ für „&“, „Mueller“ für „Müller“',
      inflected: '„Zentrovas“, polnisch „Zentrovy“, finnisch „Zentrovassa“',
      compound: '„Zentrovakonto“, schwedisch „Zentrovaappen“',
    },
  },
  near: 'Zählt nur in der Nähe eines dieser Wörter',
  nearHint:
    'Für Namen, die auch gewöhnliche Wörter sind: Eines davon oder eine andere beobachtete Marke muss höchstens 200 Zeichen entfernt stehen',
  check: {
    title: (name, languages) => `„${name}“ ist auch ein gewöhnliches Wort (${languages})`,
    found: (answers, looked) =>
      `Der Name würde in ${formatCount(answers)} der ${formatCount(looked)} neuesten Antworten zählen. Was hilft, mit den Antworten, die übrig blieben:`,
    capital: 'Der Großbuchstabe muss stimmen',
    excluded: 'Diese Wendungen zählen nicht',
    noPhrases: 'Keine Wendung mit dem Wort fällt auf.',
    near: 'Eine beobachtete Marke oder eines Ihrer Wörter steht in der Nähe',
    answers: (count) => formatQuantity(count, 'Antwort', 'Antworten'),
    use: 'Anwenden',
    writeWords: 'Tragen Sie Wörter Ihres Gebiets in das Feld für Wörter in der Nähe ein.',
    none: 'Noch nennt ihn keine Antwort.',
  },
  off: 'Zählt nicht',
  found: {
    exact: 'wie geschrieben',
    spelling: 'andere Schreibweise',
    inflected: 'mit Endung',
    compound: 'in einer Zusammensetzung',
  },
  foundOtherwise: 'Zählt auch',
};
