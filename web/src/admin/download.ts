import type { AdminHost } from '@jeweler/portal';

/**
 * Makes the browser save the response of a URL, as if its link had been clicked. Because of `download`, the
 * page is not left, even if the response is an error.
 */
const saveAs = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** A download carried out by the browser, which also shows its progress. */
export const download: AdminHost['download'] = async ({ name, prepare }) => {
  saveAs(await prepare(), name);
  return { outcome: 'started' };
};
