import { expect, test } from 'vitest';
import { autostartEntry } from './autostart-entry.ts';

test('an autostart entry names the program whatever its path looks like', () => {
  const entry = autostartEntry({ name: 'Portal', program: '/opt/A "B" $c 100%/app', argument: '--hidden' });
  expect(entry.split('\n')).toContain('Exec="/opt/A \\\\"B\\\\" \\\\$c 100%%/app" --hidden');
  expect(entry.startsWith('[Desktop Entry]\nType=Application\n')).toBe(true);
});
