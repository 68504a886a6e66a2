import { describe, expect, test } from 'vitest';
import { mediaFile } from '../../../../../../tests/support/media-files.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { type CopyForm, toAltText, toCopyText } from './copy-texts.ts';

const text = (form: CopyForm, ...paths: string[]) =>
  toCopyText(
    form,
    paths.map((path) => toLibraryFile(mediaFile(path))),
    {
      publicAddress: (address) => `https://shop.example${address}`,
      sizes: new Map([['/media/a/ring-1.jpg', { width: 800, height: 600 }]]),
    },
  );

describe('what is copied', () => {
  test('is one line a file, in the order given', () => {
    expect(text('paths', 'b/two.mp4', 'a/ring-1.jpg')).toBe('b/two.mp4\na/ring-1.jpg');
    expect(text('names', 'b/two.mp4', 'a/ring-1.jpg')).toBe('two.mp4\nring-1.jpg');
  });

  test('leaves out paths and names that are more than one line', () => {
    expect(text('paths', 'a/ring-1.jpg', 'a/two\nlines.jpg', 'b\u2028c/ring.jpg')).toBe('a/ring-1.jpg');
    expect(text('names', 'b\tc/ring.jpg', 'a/two\rlines.jpg')).toBe('ring.jpg');
  });

  test('is one line in links too, where the name is only displayed', () => {
    expect(text('markdown', 'two\nlines.pdf')).toBe(
      '[two lines.pdf](https://shop.example/media/two%0Alines.pdf)',
    );
    expect(text('html', 'two\nlines.pdf', 'two\u0085lines.jpg')).toBe(
      '<a href="https://shop.example/media/two%0Alines.pdf">two lines.pdf</a>\n' +
        '<img src="https://shop.example/media/two%C2%85lines.jpg" alt="Two lines">',
    );
  });

  test('as URLs is absolute and percent-encoded', () => {
    expect(text('urls', 'a/gold & pearl.jpg')).toBe('https://shop.example/media/a/gold%20%26%20pearl.jpg');
  });

  test('as Markdown shows pictures and links the rest, whatever the names hold', () => {
    expect(text('markdown', 'a/ring-1.jpg', 'films/show.mp4')).toBe(
      '![Ring 1](https://shop.example/media/a/ring-1.jpg)\n[show.mp4](https://shop.example/media/films/show.mp4)',
    );
    expect(text('markdown', 'ring [new] (1).jpg')).toBe(
      '![Ring \\[new\\] (1)](https://shop.example/media/ring%20%5Bnew%5D%20%281%29.jpg)',
    );
  });

  test('as HTML has size and alt, and no name breaks out of it', () => {
    expect(text('html', 'a/ring-1.jpg')).toBe(
      '<img src="https://shop.example/media/a/ring-1.jpg" width="800" height="600" alt="Ring 1">',
    );
    expect(text('html', '"><script>.jpg')).toBe(
      '<img src="https://shop.example/media/%22%3E%3Cscript%3E.jpg" alt="&quot;&gt;&lt;script&gt;">',
    );
    expect(text('html', 'films/show.mp4', 'a&b.pdf')).toBe(
      '<video src="https://shop.example/media/films/show.mp4" controls></video>\n' +
        '<a href="https://shop.example/media/a%26b.pdf">a&amp;b.pdf</a>',
    );
  });
});

test.each([
  ['emerald-earring_2.jpg', 'Emerald earring 2'],
  ['IMG.2026.final.JPG', 'IMG 2026 final'],
  ['no extension', 'No extension'],
  ['---.jpg', '---.jpg'],
])('%s is described as %s', (name, alt) => {
  expect(toAltText(name)).toBe(alt);
});
