/** Faults in the console's main process, each with the tests of which one has to fail. */
const MAIN = 'desktop-admin/src/main';

const fault = (name, module, from, to, test = module) => ({
  name,
  file: `${MAIN}/${module}.ts`,
  from,
  to,
  tests: [`${MAIN}/${test}.test.ts`],
});

export const faults = [
  fault(
    'Encoded dots reach other paths of the server',
    'app-scheme/proxy-policy',
    'return decoded === name ? [name] : [name, ...decodings(decoded)];',
    'return [name];',
  ),
  fault(
    'The time until the lock can be changed on a locked console',
    'console-lock',
    'if (!state().isLocked) set({ lockMinutes });',
    'set({ lockMinutes });',
  ),
  fault(
    'Wrong PINs are not counted',
    'pin-unlock',
    'const triesLeft = stored.triesLeft - 1;',
    'const triesLeft = stored.triesLeft;',
  ),
  fault(
    'Addresses with a user name are opened',
    'window/outside-links',
    '  if (url.username || url.password) return undefined;\n',
    '',
  ),
  fault(
    'Without a keyring of its own the session is written',
    'storage/session-vault',
    '      if (!(await keyring.isAvailable())) return false;\n',
    '',
  ),
  fault(
    'Without a keyring of its own what was last known is written',
    'storage/last-known-store',
    'Buffer.byteLength(text) <= MAX_BYTES && (await keyring.isAvailable())',
    'Buffer.byteLength(text) <= MAX_BYTES',
  ),
  fault(
    'A locked console gives what was last known',
    'call-handlers',
    'lock.state().isLocked ? null : (lastKnown.read() ?? null)',
    'lastKnown.read() ?? null',
  ),
  fault(
    'Chromium’s fixed password counts as a keyring',
    'desktop/keyring',
    "const KEYRING_MARKS = ['v11', 'v12'];",
    "const KEYRING_MARKS = ['v10', 'v11', 'v12'];",
  ),
  fault(
    'The colors chosen in the portal are forgotten at the end of the program',
    'call-handlers',
    '      settings.set({ colors });\n',
    '',
  ),
  fault(
    'A click on the icon in the menu bar of macOS also opens the window',
    'desktop/tray',
    "if (process.platform !== 'darwin') tray.on('click', show);",
    "tray.on('click', show);",
  ),
  fault(
    'What is unread stays in the tooltip of the tray',
    'desktop/tray',
    '      if (count === unread) return;\n      unread = count;',
    '      if (count === unread || count === 0) return;\n      unread = count;',
  ),
  fault('A tray that appears after the start is not offered', 'desktop/keep-in-tray', '    onFound();\n', ''),
  fault(
    'Without a tray, a start at login stays hidden',
    'desktop/keep-in-tray',
    'void unlessFound(support.wait(), show);',
    'void support.wait();',
  ),
  fault(
    'A notification that the system refuses is lost',
    'desktop/notify',
    '        onFailed(notice);\n      });',
    '      });',
  ),
  fault(
    'On macOS a notification in front is shown, which tells of no click',
    'desktop/notify',
    "if (process.platform === 'darwin' && isInFront()) return onFailed(notice);",
    "if (process.platform === 'win32' && isInFront()) return onFailed(notice);",
  ),
  fault(
    'Notifications stay on the screen when the console is locked or ends',
    'desktop/notify',
    '    for (const { notification } of shown.values()) notification.close();\n',
    '',
  ),
  fault(
    'Start at login shows as on although the Task Manager has disabled it',
    'desktop/start-at-login',
    'app.getLoginItemSettings({ args: [HIDDEN_START] }).executableWillLaunchAtLogin',
    'app.getLoginItemSettings({ args: [HIDDEN_START] }).openAtLogin',
  ),
  fault(
    'A question about a minimised window is asked where nobody sees it',
    'desktop/questions',
    'window.isVisible() && !window.isMinimized();',
    'window.isVisible();',
  ),
  fault(
    'The number over the taskbar’s icon is lost when the window comes back from the tray',
    'desktop/unread-badge',
    "  app.on('browser-window-created', (_event, created) => created.on('show', update));\n",
    '',
  ),
  fault(
    'A key that another program has is kept as switched on',
    'menu/menu-actions',
    'settings.set({ globalKey: on && isSet });',
    'settings.set({ globalKey: on });',
  ),
  fault(
    'On macOS Cmd+A in the lock’s password field does nothing',
    'menu/menu-actions',
    'const isOurs = !isLocked() && window.browserWindow()?.isFocused() === true;',
    'const isOurs = window.browserWindow()?.isFocused() === true;',
  ),
  fault(
    'On macOS a full screen is hidden as it is, and leaves a black one',
    'window/main-window',
    "if (process.platform === 'darwin' && window.isFullScreen()) {",
    "if (process.platform === 'win32' && window.isFullScreen()) {",
  ),
  fault(
    'A locked window that is opened later can be photographed',
    'window/main-window',
    '    if (isProtected) created.setContentProtection(true);\n',
    '',
  ),
  fault(
    'On Windows the window has another size on a screen with other scaling',
    'window/main-window',
    "    if (process.platform === 'win32') created.setBounds(bounds);\n",
    '',
  ),
  fault(
    'Chromium asks Google for its dictionary',
    'window/spelling',
    '    session.setSpellCheckerEnabled(origin !== undefined);\n',
    '    session.setSpellCheckerEnabled(true);\n',
  ),
  fault(
    'The save dialog always proposes the folder of the system',
    'downloading/system-downloads',
    '      settings.set({ downloadFolder: dirname(filePath) });\n',
    '',
  ),
  fault(
    'A link that has started the program on macOS is lost',
    'links/answer-links',
    '    event.preventDefault();\n    run(url);',
    '    event.preventDefault();',
    'links/icon-links',
  ),
  fault(
    'A server that never answers is waited for for ever',
    'server-address/check-server',
    '      signal: AbortSignal.timeout(TIMEOUT_MS),\n',
    '',
  ),
  {
    name: 'A finger unlocks without the server having been asked',
    file: 'core/portal/src/app/lock/touch-unlock.tsx',
    from: 'await askServer();',
    to: '',
    tests: ['core/portal/src/app/lock/lock-screen.test.tsx'],
  },
];
