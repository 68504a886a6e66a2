import { expect, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';

const SERVER = 'http://192.168.1.5:3000';
const SITE = 'https://shop.example.com';

const opener = async (confirm = vi.fn(async (_address: string) => true)) => {
  const open = vi.fn(async (_address: string) => {});
  const showMessageBox = async ({ detail }: { detail: string }) => ({
    response: (await confirm(detail)) ? 0 : 1,
  });
  const { createLinkOpener } = await withElectron(
    { shell: { openExternal: open }, dialog: { showMessageBox } },
    () => import('./outside-links.ts'),
  );
  const { log } = await import('../log.ts');
  const lines = loggedLines(log);
  const window = { browserWindow: () => undefined };
  return {
    confirm,
    open,
    lines,
    openOutside: createLinkOpener({ origins: () => [SERVER, SITE], window }),
  };
};

test.each([
  'http://192.168.1.5:3000/media/ring.jpg',
  'https://shop.example.com/product/ring?size=7#top',
  'https://wa.me/15615550147?text=Hello',
  'mailto:hello@example.com',
  'tel:+15615550147',
])('%s opens without a question', async (address) => {
  const { openOutside, confirm, open } = await opener();
  await openOutside(address);
  expect(open).toHaveBeenCalledExactlyOnceWith(address);
  expect(confirm).not.toHaveBeenCalled();
});

test.each([
  'https://elsewhere.example/',
  'http://192.168.1.5/media/ring.jpg',
  'http://shop.example.com/',
  'https://shop.example.com.elsewhere.example/',
  'https://wa.me.elsewhere.example/',
])('%s opens when the person agrees, and not otherwise', async (address) => {
  const { openOutside, confirm, open } = await opener();
  confirm.mockResolvedValueOnce(false);
  await openOutside(address);
  expect(confirm).toHaveBeenCalledExactlyOnceWith(address);
  expect(open).not.toHaveBeenCalled();
  await openOutside(address);
  expect(open).toHaveBeenCalledExactlyOnceWith(address);
});

test.each([
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,hello',
  'app://console/admin',
  'smb://server/share',
  'ms-msdt:/id',
  'https://user:word@shop.example.com/',
  '/media/ring.jpg',
  '',
])('%s is refused without a question', async (address) => {
  const { openOutside, confirm, open, lines } = await opener();
  await expect(openOutside(address)).rejects.toThrow();
  expect([confirm, open].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(lines).toHaveLength(1);
});

test('while one question stands, another strange address is passed over', async () => {
  const { promise, resolve } = deferred<boolean>();
  const { openOutside, confirm, open } = await opener(vi.fn(() => promise));
  const first = openOutside('https://one.example/');
  await openOutside('https://two.example/');
  resolve(true);
  await first;
  expect(confirm).toHaveBeenCalledExactlyOnceWith('https://one.example/');
  expect(open).toHaveBeenCalledExactlyOnceWith('https://one.example/');
});

test('a system without a program for it fails the call', async () => {
  const { openOutside, open } = await opener();
  open.mockRejectedValue(new Error('No application found to open URL'));
  await expect(openOutside('tel:+15615550147')).rejects.toThrow('No application');
});
