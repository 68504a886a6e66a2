import { isPageReady } from '../lib/loading/until-loaded.ts';

/**
 * Until the page is hydrated, links to other pages load whole documents: React replaces a part that is not
 * hydrated only when its code has come, however long that takes, and keeps its title.
 */
export const loadEarlyLinks = (): void => {
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.pathname !== window.location.pathname && !isPageReady()) event.stopPropagation();
  };
  window.addEventListener('click', leaveToBrowser, { capture: true });
};
