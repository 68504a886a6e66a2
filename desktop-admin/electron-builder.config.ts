import { rm } from 'node:fs/promises';
import path from 'node:path';
import { consoleProgram, shop } from '@jeweler/core/business';
import type { Configuration } from 'electron-builder';
import { desktopActions } from './src/main/links/quick-links.ts';

/**
 * Builds the console's installers. Updates are off here (`publish`): scripts/desktop-package.mjs adds their
 * URL if one is given and the packages are signed.
 */
const configuration: Configuration = {
  appId: consoleProgram.appId,
  productName: consoleProgram.name,
  copyright: `© ${shop.name}`,
  artifactName: `${consoleProgram.command}-\${version}-\${os}-\${arch}.\${ext}`,
  // The build folder is a complete program with its own package.json; nothing else can get into the package.
  directories: { app: 'out', buildResources: 'build', output: 'release' },
  files: ['package.json', 'LICENSES.txt', 'main', 'preload', 'renderer', '!**/.vite{,/**}'],
  asar: true,
  publish: null,
  // All libraries are bundled: there are no node_modules.
  beforeBuild: async () => false,
  // Electron's sample app, which is included in unpacked distributions.
  afterExtract: async ({ appOutDir, electronPlatformName }) => {
    const resources = electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources';
    await rm(path.join(appOutDir, resources, 'default_app.asar'), { force: true });
  },
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    enableCookieEncryption: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Apple silicon does not run programs whose signature was invalidated by the fuses.
    resetAdHocDarwinSignature: process.platform === 'darwin',
  },
  // The links that open it: on macOS in its property list, on Linux in its desktop entry. On Windows the program
  // registers them itself.
  protocols: [{ name: consoleProgram.name, schemes: [consoleProgram.scheme] }],
  // The portal is available in English only.
  electronLanguages: ['en-US'],
  win: { target: [{ target: 'nsis', arch: ['x64'] }], icon: 'build/icon.ico' },
  // Includes its own FUSE 3 runtime. Its start script adds --no-sandbox where programs may not create user
  // namespaces, as in Ubuntu 24.04 and later; the .deb brings what the sandbox needs there.
  toolsets: { appimage: '1.0.3' },
  nsis: {
    // One-click installer for the current user: needs no administrator rights and asks nothing.
    oneClick: true,
    perMachine: false,
    createDesktopShortcut: true,
    deleteAppDataOnUninstall: true,
    include: 'build/installer.nsh',
  },
  mac: {
    // Updates need the zip.
    target: ['dmg', 'zip'].map((target) => ({ target, arch: ['x64', 'arm64'] })),
    icon: 'build/icon.icns',
    category: 'public.app-category.business',
    hardenedRuntime: true,
    entitlements: 'build/entitlements.mac.plist',
    entitlementsInherit: 'build/entitlements.mac.plist',
    extendInfo: {
      // Without it, macOS 15 and later drop connections to the local network, often without asking.
      NSLocalNetworkUsageDescription: 'Connects to the shop’s own server when it is in this network.',
      // Without it, macOS shows no buttons on notifications.
      NSUserNotificationAlertStyle: 'alert',
    },
  },
  linux: {
    target: ['AppImage', 'deb'].map((target) => ({ target, arch: ['x64'] })),
    icon: 'build/icons',
    executableName: consoleProgram.command,
    syncDesktopName: true,
    category: 'Office',
    synopsis: `Staff portal of ${shop.name}`,
    maintainer: `${shop.name} <${shop.email}>`,
    vendor: shop.name,
    desktop: desktopActions(consoleProgram.command),
  },
  // What integrates an AppImage into the desktop replaces the command with its path.
  appImage: { desktop: desktopActions('AppRun') },
};

export default configuration;
