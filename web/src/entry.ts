import siteSheet from './app/site.css?url';
import { keepSubmits } from './lib/forms/early-submits.ts';
import { whenFirstViewShown } from './lib/loading/first-view.ts';
import { markStarted, untilLoaded } from './lib/loading/until-loaded.ts';
import { whenInteracted } from './lib/loading/when-used.ts';

/**
 * Loads the site's whole style sheet, unless the document already has it: the page contains only the rules it
 * uses (page-rules), and scripts render more. Vite's own loading of styles does not request a sheet again.
 */
const loadSheet = async (href: string): Promise<void> => {
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

/** Loads React, the frame of the page and the site's styles side by side, then hydrates the page. */
const start = async () => {
  const [{ hydrate }] = await Promise.all([import('./app/hydrate.tsx'), loadSheet(siteSheet)]);
  hydrate();
};

// The only script that is loaded with the page: static imports would come before its pictures.
markStarted();
keepSubmits();
void whenInteracted();
void whenFirstViewShown().then(() => untilLoaded(start, start));
