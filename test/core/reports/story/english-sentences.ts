/** What a summary may say in English, and in no other words. */
import type { Sentences } from './read-sentence.ts';

export const ENGLISH_SENTENCES: Sentences = {
  decimal: '.',
  ways: { more: 'more', less: 'less' },
  found: {
    'a real change': 'real',
    'these questions are answered differently now; whether others like them are, this does not show':
      'on_these_prompts',
  },
  verdicts: {
    real: 'real',
    'on these prompts': 'on_these_prompts',
    'within noise': 'within_noise',
    'too few answers': 'too_few_answers',
  },
  engine: /([A-Z]\w+) \(([+−][\d.]+) points\)/g,
  titles: (titles) => titles.map((title) => `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`).join(' and '),
  cause: {
    any: /of them|No part stands out|of the answers before|cited|instead|gave way/,
    points: /(?:lost|gained) (?<points>[\d.]+) of them/,
    rival:
      /on (?:(?<came>\d+) of these \d+ (?<cameName>\w+) is there instead|(?<went>\d+) of these \d+ (?<wentName>\w+) gave way)/,
  },
  patterns: {
    few: /^Brimlane is visible in (?<hits>\d+) of (?<answers>\d+) answers: too few answers to go by\.$/,
    found:
      /^Brimlane is visible in (?<rate>[\d.]+)% of (?<answers>\d+) answers, (?<amount>[\d.]+) points (?<way>more|less) than before \((?<before>[\d.]+)%\): (?<verdict>.+)\.$/,
    noise:
      /^Brimlane is visible in (?<rate>[\d.]+)% of (?<answers>\d+) answers\. The difference of (?<change>[+−]?[\d.]+) points from before \((?<before>[\d.]+)%\) is within noise: neither a rise nor a fall\.$/,
    named:
      /^It is named in (?<named>[\d.]+)% of the answers \((?<namedChange>[+−]?[\d.]+) points, (?<namedVerdict>[a-z ]+)\), and its own site is cited in (?<cited>[\d.]+)% \((?<citedChange>[+−]?[\d.]+) points, (?<citedVerdict>[a-z ]+)\)\.$/,
    engines: /^Engines with a change beyond chance: (?<list>.+)\.$/,
    no_engine: /^On no engine did it change beyond chance\.$/,
    place:
      /^Of (?<count>\d) brands compared, (?<first>\w+) is shown most often \((?<firstRate>[\d.]+)%\)(?:, before (?<next>\w+) \((?<nextRate>[\d.]+)%\)|; Brimlane is in place (?<place>\d) \((?<ownRate>[\d.]+)%\))\.(?<overlap> Their intervals overlap\.)?$/,
    rival: /^Among competitors, (?<name>\w+) changed most beyond chance \((?<points>[+−][\d.]+) points\)\.$/,
    questions:
      /^Of (?<judged>\d+) questions? that could be judged, (?:(?<won>\d+) (?:was|were) won and (?<lost>\d+) lost|none was won or lost) beyond chance\.$/,
    gaps: /^(?<answers>\d+) (?:answers show|answer shows) a competitor and not Brimlane; of the sites that (?:they cite|it cites), (?<domain>\S+) is where being named is most worthwhile \((?<cited>\d+) of them\)\.$/,
    next: /^Next: (?<titles>.+)\.$/,
  },
};
