/** A path for the Exec key of a desktop entry: quoted, and with that key's own escapes. */
const quoted = (path: string): string =>
  `"${path
    .replace(/[\\"`$]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

/** A freedesktop.org autostart entry. */
export const autostartEntry = ({
  name,
  program,
  argument,
}: {
  name: string;
  program: string;
  argument: string;
}): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${name}`,
    `Exec=${quoted(program)} ${argument}`,
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    // After the extension that shows the tray.
    'X-GNOME-Autostart-Delay=5',
    '',
  ].join('\n');
