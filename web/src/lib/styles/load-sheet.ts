/**
 * Loads the site's whole style sheet, unless the document already has it: the page contains only the rules it
 * uses (page-rules), and scripts render more. Vite's own loading of styles does not request a sheet again.
 * @throws Error if it cannot be loaded
 */
export const loadSheet = async (href: string): Promise<void> => {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The sheet ${href} could not be loaded.`));
    });
    document.head.append(link);
  });
};
