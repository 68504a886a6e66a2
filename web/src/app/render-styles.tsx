import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { fontFaceCss, siteSystem } from '@jeweler/core/theme';
import { renderToString } from 'react-dom/server';
import { STYLE_NAMES } from './page-styles.ts';
import { printCss } from './print-css.ts';

/** The cache of one rendering: afterwards it holds every rule the page has used. */
export const createServerCache = (nonce: string | undefined): EmotionCache => {
  const cache = createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
  cache.compat = true;
  return cache;
};

const chunksOf = (cache: EmotionCache, html: string) =>
  createEmotionServer(cache).extractCriticalToChunks(html).styles;

/** Reset, element defaults, tokens and what they are on paper: the same on every page. */
const globalCss = (() => {
  const cache = createServerCache(undefined);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={siteSystem()}>{null}</ChakraProvider>
    </CacheProvider>,
  );
  return chunksOf(cache, html)
    .map(({ css }) => css)
    .join('')
    .concat(printCss);
})();

/** The style elements of a page; their contents are what the CSP hashes. */
export const renderStyles = (cache: EmotionCache, html: string): string => {
  const nonce = cache.nonce === undefined ? '' : ` nonce="${cache.nonce}"`;
  const chunks = chunksOf(cache, html).filter(({ css }) => css !== '');
  const names = chunks.flatMap(({ ids }) => ids).join(' ');
  const css = chunks.map((chunk) => chunk.css).join('');
  return `<style${nonce}>${fontFaceCss}${globalCss}</style><style${nonce} ${STYLE_NAMES}="${names}">${css}</style>`;
};
