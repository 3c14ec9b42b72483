/** The words of the welcome screen: three ways to start, and the first answer. */
import { formatCount, formatQuantity } from '../format.ts';

export const WELCOME = {
  title: 'Welcome',
  again: 'A new project',
  intro:
    'A project is a brand, the questions people ask about its field, and the AI answer engines to ask. You will see how often the answers name the brand or cite its site, each number with its interval and the count behind it.',
  sample: {
    title: 'Look around first',
    text: 'Invented brands with ninety days of simulated answers. No account, no key, no network, no cost.',
    create: 'Create the sample project',
    open: 'Open the sample project',
    making: 'Creating ninety days of answers',
    progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} answers`,
  },
  own: {
    title: 'Set up your own project',
    text: 'Six short steps: brand, market, engines, prompts, competitors, check. Without a key the simulated engine answers.',
    start: 'Begin',
    resume: (name: string) => `Continue with ${name}`,
    discard: 'Start over',
  },
  archive: {
    title: 'Bring something with you',
    text: 'A project from another machine, answers from another tool, or everything from a backup.',
    answers: {
      title: 'Read an answers.ndjson file into a project',
      project: 'Project',
      path: 'Path of the file on this machine',
      pathHint: 'For example /path/to/answers.ndjson',
      noProject: 'Create the project first, then come back here.',
      read: 'Read the file',
      done: (imported: number, duplicates: number) =>
        `${formatQuantity(imported, 'answer', 'answers')} read, ${formatCount(duplicates)} were there already.`,
    },
    backup: {
      title: 'Restore a backup',
      text: (folder: string) =>
        `A backup replaces everything that is here. Automatic ones are kept in ${folder}; any other backup file works too.`,
      open: 'Choose a backup',
    },
  },
  asking: {
    title: (name: string) => `Asking about ${name}`,
    waiting: 'Waiting for the first answer',
    waitingHelp: 'The engines have been asked. The first measured answer appears here by itself.',
    first: 'The first measured answer',
    named: (order: number) =>
      order === 1 ? 'Named first among tracked brands' : `Named as no. ${formatCount(order)} among tracked brands`,
    listNumber: (number: number) => `No. ${formatCount(number)} in the answer’s own list`,
    notNamed: 'Not named',
    cited: 'Own site cited',
    notCited: 'Own site not cited',
    depth: 'Depth',
    sentiment: 'Sentiment',
    words: 'Words',
    cost: 'Cost',
    prompt: 'Prompt',
    more: (count: number) => `${formatQuantity(count, 'answer', 'answers')} measured so far`,
    overview: 'Go to the overview',
    gone: 'You can go on while answers come in; the run does not need this window.',
    stuck: 'No engine of this project could be asked',
    keys: 'Once there is a key, the questions that were left out today go out at once.',
    settings: 'Open the settings',
  },
};
