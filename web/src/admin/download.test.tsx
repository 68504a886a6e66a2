import { expect, test, vi } from 'vitest';
import { download } from './download.ts';

test('the browser is given a link that downloads, without leaving the page, and no trace stays', async () => {
  const clicked: { href: string | null; name: string; isInPage: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.getAttribute('href'), name: this.download, isInPage: this.isConnected });
  });
  const outcome = await download({ name: 'rings.zip', prepare: async () => '/api/downloads/ticket' });
  expect(outcome).toEqual({ outcome: 'started' });
  expect(clicked).toEqual([{ href: '/api/downloads/ticket', name: 'rings.zip', isInPage: true }]);
  expect(document.querySelector('a')).toBeNull();
});

test('a server that refuses starts nothing', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  const refused = new Error('no');
  await expect(download({ name: 'rings.zip', prepare: () => Promise.reject(refused) })).rejects.toBe(refused);
  expect(click).not.toHaveBeenCalled();
});
