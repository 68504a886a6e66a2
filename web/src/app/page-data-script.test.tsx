import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../data/page-data.ts';
import { PageDataScript, readPageData } from './page-data-script.tsx';

test('no text can leave the element with the data of a page', () => {
  const name = '</script><!--\u2028';
  const data = { url: '/contact', hours: { week: name, closed: '' } } as PageData;
  const html = renderToString(<PageDataScript data={data} />);
  expect(html.replace(/^<script [^>]*>|<\/script>$/g, '')).not.toMatch(/[<\u2028]/);
  document.body.innerHTML = html;
  expect(readPageData()).toEqual(data);
});

test('the screen that unknown addresses share is that of the address without its campaign', () => {
  history.replaceState({}, '', '/product/gone?utm_source=mail');
  onTestFinished(() => history.replaceState({}, '', '/'));
  document.body.innerHTML = renderToString(<PageDataScript data={{ url: '/product/:slug' } as PageData} />);
  expect(readPageData()?.url).toBe('/product/gone');
});
