/** The words of the frame around all screens. */
export const APP_TEXTS = {
  product: 'Sightline',
  skip: 'Skip to content',
  navigation: {
    label: 'Main',
    overview: 'Overview',
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
    project: 'Project',
    chooseProject: 'Choose a project',
    noProject: 'No project yet',
    test: 'Test',
    testHint: 'Test environment: answers come from the simulated engine and cost nothing',
    pitch: 'Pitch',
    pitchEnded: 'Pitch ended',
  },
  appearance: { label: 'Appearance', light: 'Light', dark: 'Dark', auto: 'As the system' },
  compared: (range: string, before: string) => `${range}, compared with ${before} (UTC days)`,
  signedOut: {
    title: 'This window is not signed in',
    help: 'Start Sightline again and open the link that it prints. The link works once, and only on this machine.',
  },
  crash: {
    title: 'This screen stopped working',
    help: 'Your data is safe. Load the window again; if it happens again, choose another screen.',
    reload: 'Load again',
  },
  missing: {
    title: 'There is nothing at this address',
    help: 'Choose a project on the left.',
  },
} as const;
