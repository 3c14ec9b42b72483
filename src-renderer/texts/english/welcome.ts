/** The words of the welcome screen. */

export const WELCOME = {
  title: 'No project in this folder yet',
  intro:
    'A project is a brand, the questions people ask about its field, and the AI answer engines to ask. Here you will see how often the answers name the brand or cite its site, each number with its interval and the count behind it.',
  waysTitle: 'Two ways to get one',
  sample: {
    title: 'The sample project',
    text: 'Sightline creates it when it starts on an empty data folder: a made-up brand with simulated answers that cost nothing. It was left out here; start once more on an empty folder, without --no-sample.',
  },
  api: {
    title: 'Your own, through the local API',
    text: 'Make a key on this machine, then send one request. This window opens the project as soon as it exists.',
    copy: 'Copy',
    copied: 'Copied',
  },
};
