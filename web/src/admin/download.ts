import type { AdminHost } from '@jeweler/core/admin-portal';

/**
 * Has the browser save what an address gives, as if its link had been clicked. With `download` it does
 * not leave the page, also where the answer is an error.
 */
const saveAs = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** A download that the browser carries out and shows by itself. */
export const download: NonNullable<AdminHost['download']> = async ({ name, prepare }) => {
  saveAs(await prepare(), name);
  return { outcome: 'started' };
};
