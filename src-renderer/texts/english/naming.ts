/** The words for how names of brands are found. */
import { formatCount, formatQuantity } from '../format.ts';

export const NAMING = {
  switches: {
    title: 'Also counted',
    hint: 'Besides the names as they are written, in any case and with or without accents',
    rules: { spelling: 'Other spellings', inflected: 'Endings of the language', compound: 'Compounds' },
    examples: {
      spelling: '“LinePay” for “Line Pay”, “and” for “&”, “Mueller” for “Müller”',
      inflected: '“Zentrovas”, Polish “Zentrovy”, Finnish “Zentrovassa”',
      compound: 'German “Zentrovakonto”, Swedish “Zentrovaappen”',
    },
  },
  near: 'Counts only near one of these words',
  nearHint:
    'For names that are also common words: one of these or another tracked brand must stand within 200 characters',
  check: {
    title: (name: string, languages: string) => `“${name}” is also an ordinary word (${languages})`,
    found: (answers: number, looked: number) =>
      `It would count in ${formatCount(answers)} of the ${formatCount(looked)} newest answers. What helps, with the answers that would be left:`,
    capital: 'Only with a capital letter',
    excluded: 'Without these phrases',
    noPhrases: 'No phrase with the word stands out.',
    near: 'Only near a tracked brand or one of your words',
    answers: (count: number) => formatQuantity(count, 'answer', 'answers'),
    use: 'Use this',
    writeWords: 'Enter words of your industry in the field for nearby words.',
    none: 'No answer names it yet.',
  },
  off: 'Not counted',
  /** How a mention was found. */
  found: { exact: 'as written', spelling: 'other spelling', inflected: 'with an ending', compound: 'in a compound' },
  foundOtherwise: 'Also counted',
};
