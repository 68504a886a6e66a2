import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { FIRST_VIEW, FIRST_VIEW_CARDS, portalPaths } from '@jeweler/core/admin-portal/first-view';
import { firstViewMarkup } from '@jeweler/core/admin-portal/first-view-markup';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PortalProviders } from './portal-providers.tsx';

const HEAD_END = '</head>';
const BODY_END = '</body>';

/**
 * Inserts the templates of the library's first view and their styles into the portal's page; run by the
 * build. Emotion moves the style elements it finds, except those with `data-s`.
 */
export const prerender = async (page: string): Promise<string> => {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { screen, cards } = await firstViewMarkup((content) =>
    renderToStaticMarkup(
      <PortalProviders cache={cache}>
        <StaticRouter location={portalPaths.media}>{content}</StaticRouter>
      </PortalProviders>,
    ),
  );
  const styles = createEmotionServer(cache)
    .extractCriticalToChunks(screen + cards)
    .styles.map(
      ({ key, ids, css }) => `<style data-emotion="${[key, ...ids].join(' ')}" data-s="">${css}</style>`,
    );
  const template = (id: string, html: string) => `<template id="${id}">${html}</template>`;
  const templates = template(FIRST_VIEW, screen) + template(FIRST_VIEW_CARDS, cards);
  return page
    .replace(HEAD_END, () => styles.join('') + HEAD_END)
    .replace(BODY_END, () => templates + BODY_END);
};
