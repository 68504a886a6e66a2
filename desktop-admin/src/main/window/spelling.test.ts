import { expect, test } from 'vitest';
import { onPlatform } from '../../../../tests/support/fake-electron.ts';
import { createSpelling } from './spelling.ts';

/** What is done to the session, in its order: from the first language on, Chromium fetches its dictionary. */
const open = () => {
  const done: unknown[] = [];
  const spelling = createSpelling({
    setSpellCheckerEnabled: (on) => void done.push(on),
    setSpellCheckerDictionaryDownloadURL: (url) => void done.push(url),
    setSpellCheckerLanguages: (languages) => void done.push(languages),
  });
  return { done, spelling };
};

test.each(['linux', 'win32'] as const)(
  'on %s the dictionary comes from the shop’s server, and none before a server is known',
  (platform) => {
    onPlatform(platform);
    const { done, spelling } = open();
    spelling.useServer(undefined);
    expect(done.splice(0)).toEqual([false, []]);
    spelling.useServer('https://shop.example.com');
    expect(done).toEqual([true, 'https://shop.example.com/desktop/dictionaries/', ['en-US']]);
  },
);

test('macOS has its own', () => {
  onPlatform('darwin');
  const { done, spelling } = open();
  spelling.useServer('https://shop.example.com');
  expect(done).toEqual([]);
});
