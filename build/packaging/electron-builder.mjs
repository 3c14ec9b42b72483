/**
 * How the installable app is made, for each system; `docs/packaging.md` says how to run it. It only packs what `npm run build`
 * left in `out/` with the packages that the main side loads.
 */

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
};

/** Built from C sources that are not shipped, and for systems that no desktop has. */
const UNUSED_SQLITE = ['src', 'deps', 'binding.gyp', 'prebuilds/linuxmusl-*'].map(
  (part) => `!node_modules/better-sqlite3/${part}${part.includes('.') || part.includes('*') ? '' : '/**'}`,
);

/**
 * A list of nothing but exclusions would bring in every file of the project, hence the one that is packed anyway.
 * @param {readonly string[]} systems whose database binaries are left out
 */
const withoutSqliteOf = (...systems) => [
  'package.json',
  ...systems.map((system) => `!node_modules/better-sqlite3/prebuilds/${system}-*`),
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
    ...UNUSED_SQLITE,
  ],
  asar: true,
  // Programs of the system load these; they cannot read into an archive.
  asarUnpack: ['**/*.node'],
  // Both native packages bring binaries that fit every Node and Electron: there is nothing to compile.
  npmRebuild: false,
  publish: null,
  ...(electronDist ? { electronDist } : { electronFuses: FUSES }),
  // `homepage` is asked for by the package format of Debian; a publisher sets its own. By the name of its entry a Linux desktop
  // knows which window is whose.
  extraMetadata: {
    desktopName: 'sightline.desktop',
    homepage: process.env.SIGHTLINE_HOMEPAGE ?? 'https://sightline.invalid/',
  },
  protocols: [{ name: 'Sightline link', schemes: ['sightline'], role: 'Viewer' }],
  mac: {
    target: ['dmg', 'zip'],
    category: 'public.app-category.business',
    icon: 'build/icons/icon.icns',
    hardenedRuntime: true,
    gatekeeperAssess: false,
    entitlements: 'build/packaging/entitlements.mac.plist',
    entitlementsInherit: 'build/packaging/entitlements.mac.plist',
    // Apple looks at it only where a publisher's account is at hand.
    notarize: Boolean(process.env.APPLE_API_KEY ?? process.env.APPLE_ID),
    files: withoutSqliteOf('linux', 'win32'),
  },
  win: {
    target: ['nsis'],
    icon: 'build/icons/icon.ico',
    files: withoutSqliteOf('linux', 'darwin'),
  },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowToChangeInstallationDirectory: true,
    // The data folder is the consultant's, not the program's.
    deleteAppDataOnUninstall: false,
  },
  linux: {
    target: ['AppImage', 'deb'],
    icon: 'build/icons',
    category: 'Office',
    desktop: { entry: { StartupWMClass: 'sightline' } },
    synopsis: 'How a brand appears in the answers of AI answer engines',
    maintainer: 'The Sightline authors',
    executableName: 'sightline',
    files: withoutSqliteOf('darwin', 'win32'),
  },
};
