import { expect, test, vi } from 'vitest';
import { createPrinting } from './printing.ts';

const scene = ({ names = ['laser'], printer = '', isLocked = false } = {}) => {
  const print = vi.fn((_options: object, done: (isPrinted: boolean, reason: string) => void) =>
    done(true, ''),
  );
  const printing = createPrinting({
    contents: () => ({
      getPrintersAsync: async () =>
        names.map(
          (name) => ({ name, displayName: '', description: '', options: {} }) as Electron.PrinterInfo,
        ),
      // Always called with both.
      print: print as unknown as Electron.WebContents['print'],
    }),
    settings: () => ({ isSilent: true, printer }),
    isLocked: () => isLocked,
  });
  return { print, printing };
};

test('the page goes to the chosen printer without a dialog', async () => {
  const { print, printing } = scene({ names: ['laser', 'label'], printer: 'label' });
  expect(await printing.print()).toEqual({ outcome: 'done' });
  expect(print).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ silent: true, deviceName: 'label' }),
    expect.any(Function),
  );
  expect(await printing.printers()).toEqual([
    { name: 'laser', label: 'laser' },
    { name: 'label', label: 'label' },
  ]);
});

test.each([
  ['no printer', { names: [] }, /^This computer has no printer/],
  ['one that is gone', { printer: 'label' }, /^The printer label was not found/],
  ['a locked console', { isLocked: true }, /locked/],
])('%s prints nothing, and that is said', async (_, options, sentence) => {
  const { print, printing } = scene(options);
  expect(await printing.print()).toEqual({ outcome: 'failed', sentence: expect.stringMatching(sentence) });
  expect(print).not.toHaveBeenCalled();
});

test('a printer that fails is said', async () => {
  const { print, printing } = scene();
  print.mockImplementation((_options, done) => done(false, 'Print job failed'));
  expect(await printing.print()).toMatchObject({
    outcome: 'failed',
    sentence: expect.stringContaining('did not print it'),
  });
});
