/**
 * How the installable app is made, for each system; `docs/packaging.md` says how to run it. It only packs what `npm run build`
 * left in `out/` with the packages that the main side loads.
 */

import { planMacSigning } from './plan-mac-signing.mjs';

/** Another folder with Electron's files than the one that would be downloaded. A test packs without Electron that way. */
const electronDist = process.env.SIGHTLINE_ELECTRON_DIST;

/** What can be switched on in Electron's binary from outside, switched off: an installed app is no Node for other programs. */
const FUSES = {
  runAsNode: false,
  // Nothing secret is in a cookie of the window, and macOS would ask for the keychain before anything is shown.
  enableCookieEncryption: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  grantFileProtocolExtraPrivileges: false,
  // A changed binary has a broken signature, and a Mac with Apple's processor runs none such.
  resetAdHocDarwinSignature: process.platform === 'darwin',
};

/**
 * What a system gets of the packages: without C sources, and with the one database binary that fits its processor. A list
 * of nothing but exclusions would bring in every file of the project, hence the one that is packed anyway.
 * @param {string} system as Node names it
 */
const packagesFor = (system) => [
  'package.json',
  ...['src/**', 'deps/**', 'binding.gyp'].map((part) => `!node_modules/better-sqlite3/${part}`),
  `!node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`,
];

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'app.sightline.desktop',
  productName: 'Sightline',
  copyright: '© 2026 The Sightline authors',
  directories: { output: 'dist', buildResources: 'build/packaging' },
  files: [
    'package.json',
    'LICENSE',
    'out/{main,preload,renderer}/**',
    '!out/**/*.map',
    'build/icons/tray/*',
    'build/icons/{256x256.png,icon.ico}',
    '!node_modules/**/*.{md,markdown,ts,map}',
    // Its viewer of recordings and its own command line; the library alone drives a browser.
    '!node_modules/playwright-core/{bin,types,lib/vite}/**',
  ],
  asar: true,
  // Programs of the system load these; they cannot read into an archive.
  asarUnpack: ['**/*.node'],
  // Both native packages bring binaries that fit every Node and Electron: there is nothing to compile.
  npmRebuild: false,
  publish: null,
  ...(electronDist ? { electronDist } : {}),
  electronFuses: FUSES,
  // The newer runtime of AppImage needs no FUSE 2, and says whether the system allows a sandbox.
  toolsets: { appimage: '1.0.3' },
  // `homepage` is asked for by the package format of Debian; a publisher sets its own. By the name of its entry a Linux desktop
  // knows which window is whose.
  extraMetadata: {
    desktopName: 'sightline.desktop',
    homepage: process.env.SIGHTLINE_HOMEPAGE ?? 'https://sightline.invalid/',
  },
  // A double-click on a project file opens it: Windows by its entry, macOS by the type, Linux by a MIME type of its own.
  fileAssociations: [
    {
      ext: 'sightline',
      name: 'Sightline project',
      description: 'A project of Sightline in one file',
      mimeType: 'application/vnd.sightline.project',
      role: 'Editor',
      icon: 'build/icons/icon',
    },
  ],
  protocols: [{ name: 'Sightline link', schemes: ['sightline'], role: 'Viewer' }],
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.business',
    icon: 'build/icons/icon.icns',
    ...planMacSigning(process.env),
    gatekeeperAssess: false,
    entitlements: 'build/packaging/entitlements.mac.plist',
    entitlementsInherit: 'build/packaging/entitlements.mac.plist',
    files: packagesFor('darwin'),
  },
  win: {
    target: ['nsis'],
    icon: 'build/icons/icon.ico',
    files: packagesFor('win32'),
  },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    // The data folder is the consultant's, not the program's.
    deleteAppDataOnUninstall: false,
    include: 'build/packaging/uninstall.nsh',
  },
  linux: {
    target: ['deb', 'rpm', 'AppImage'],
    icon: 'build/icons',
    category: 'Office',
    desktop: { entry: { StartupWMClass: 'sightline' } },
    synopsis: 'How a brand appears in the answers of AI answer engines',
    maintainer: 'The Sightline authors',
    executableName: 'sightline',
    files: packagesFor('linux'),
  },
};
