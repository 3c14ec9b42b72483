/** The words of what the desktop app asks of its window, and of its settings. */
import { formatQuantity } from '../format.ts';

export const DESKTOP = {
  title: 'App',
  intents: {
    linkRefused: {
      title: 'That link leads nowhere',
      text: 'Something asked Sightline to open a link that it does not know. Nothing was opened.',
    },
    windowReloaded: {
      title: 'The window stopped and was loaded again',
      text: 'The service behind it went on meanwhile. Nothing that was stored is lost.',
    },
    endedBadly: {
      title: 'Sightline ended unexpectedly last time',
      kept: (answers: string, startedAt: string) =>
        `Everything that was stored is here: ${answers}. The session had begun on ${startedAt}.`,
      goesOn: (questions: string) => `Still to be asked: ${questions}.`,
      answers: (count: number) => formatQuantity(count, 'answer', 'answers'),
      questions: (count: number) => formatQuantity(count, 'open question', 'open questions'),
    },
    notOpened: {
      title: 'The system could not open that',
      text: (what: string) => `No program could open it: ${what}`,
    },
    twoDataFolders: {
      title: 'There are two data folders',
      text: (used: string, unused: string) =>
        `In use is ${used}. ${unused}, where an earlier version kept its data, has data too; it was left as it is.`,
    },
    runRefused: { title: 'No run was started', noProject: 'Open a project first.' },
    newer: { title: (version: string) => `Sightline ${version} is out`, link: 'See what is new' },
  },
  appearance: {
    title: 'Appearance and language',
    scheme: 'Light or dark',
    contrast: 'Contrast',
    contrastSystem: 'As the system',
    contrastMore: 'High',
    contrastForced: 'The system imposes contrast colours of its own; they take precedence over this choice.',
    motion: 'Motion',
    motionNote: 'Follows the system: where it asks for less motion, nothing moves here.',
    language: 'Language',
    languageSystem: 'As the system',
    languageNote: 'The window is loaded again in the other language.',
  },
  behaviour: {
    title: 'On this machine',
    note: 'Everything here is off until you switch it on, except the icon and staying awake.',
    startAtLogin: 'Start when I sign in',
    startAtLoginNote: 'So that scheduled runs happen without you.',
    startAtLoginDevelopment: 'Needs the installed app; this one runs from its sources.',
    startAtLoginRefused:
      'The system does not start Sightline: it was not allowed to, or was switched off in the settings of the system.',
    tray: 'Icon beside the clock',
    trayNote: 'Shows the next run; starts and pauses runs.',
    keepInTray: 'Keep running when the window is closed',
    keepInTrayNote: 'Scheduled runs then happen with the window closed. Quit from the icon or the menu.',
    stayAwake: 'Stay awake while a run asks',
    stayAwakeNote:
      'The machine does not go to sleep by itself while paid calls are under way or due. The screen may go dark; closing the lid still works.',
    notifyRuns: 'Tell me when a run has finished',
    notifyRunsNote: 'A message of the system, with the number of answers.',
    notifyEngines: 'Tell me when an engine needs attention',
    notifyEnginesNote: 'A refused key, an empty account, an engine that stopped answering.',
    cannotNotify: 'This system shows no messages of apps.',
    noticesRefused: (said: string) =>
      `Messages were switched off because the system refused to show one. Allow them for Sightline in the settings of the system, then switch them on again. It said: ${said}`,
    onlyDesktop: 'Only in the desktop app',
    onlyDesktopNote:
      'This service runs without a window. Start the desktop app on this data folder to use these; what is set here is kept for it. Starting with the system is switched on there.',
  },
  updates: {
    title: 'New versions',
    check: 'Look for new versions once a day',
    checkNote:
      'One request to one fixed address, without anything about you or your data. It only tells you; nothing is downloaded.',
    noFeed: 'This build was made without an address to ask, so there is nothing to switch on.',
    now: 'Look now',
    never: 'Not looked yet.',
    current: (version: string, when: string) => `${version} is the newest. Looked ${when}.`,
    newer: (version: string) => `Version ${version} is out.`,
    see: 'See what is new',
    unreachable: (when: string) => `The address did not answer ${when}.`,
    unreadable: (when: string) => `The address answered ${when}, but not with a version.`,
  },
  about: {
    title: 'About',
    version: 'Version',
    licence: 'Licence',
    dataFolder: 'Data folder',
    openDataFolder: 'Open',
    copy: 'Copy',
    copied: 'Copied',
    licences: 'Licences of what is inside',
    licencesNote: (packages: string) => `${packages} by others. Choose one to read its licence.`,
    packages: (count: number) => formatQuantity(count, 'package', 'packages'),
    search: 'Search packages',
    noMatch: 'No package has that name or licence.',
    noText: 'The package contains no licence text.',
    runtime: 'The desktop app also contains Electron and Chromium; their licences are stored beside the program.',
    show: 'Show',
    hide: 'Hide',
    unreadable: 'The list cannot be read. Build the app again with “npm run build”.',
  },
  failed: 'That could not be changed',
};
