import siteSheet from './app/site.css?url';
import { whenFirstViewShown } from './lib/loading/first-view.ts';
import { markStarted, untilLoaded } from './lib/loading/until-loaded.ts';
import { whenInteracted } from './lib/loading/when-used.ts';
import { loadSheet } from './lib/styles/load-sheet.ts';

/** Loads React, the frame of the page and the site's styles side by side, then hydrates the page. */
const start = async () => {
  const [{ hydrate }] = await Promise.all([import('./app/hydrate.tsx'), loadSheet(siteSheet)]);
  hydrate();
};

// The only script that is loaded with the page: static imports would come before its pictures.
markStarted();
void whenInteracted();
void whenFirstViewShown().then(() => untilLoaded(start, start));
