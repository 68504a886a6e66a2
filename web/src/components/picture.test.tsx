import type { SitePicture } from '@jeweler/core/business';
import type { PlacedPicture } from '@jeweler/core/schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSite } from '../../../tests/support/render-in-site.tsx';
import { about } from '../content/content-pages/about.ts';
import { services } from '../content/services.ts';
import { PictureHero } from './content/picture-hero.tsx';
import { PageHeadTags } from './page-head-tags.tsx';
import { Picture } from './picture.tsx';

const [own] = services[1]?.pictures ?? [];
if (own?.place === undefined) throw new Error('The first picture of a service has no place.');
const { place } = own;

const aboutHero = about.hero.picture as SitePicture;

const shown = (placed?: PlacedPicture, of: typeof own = own) => {
  const pictures = placed && { [place]: placed };
  const { container } = renderInSite(<Picture of={of} sizes="50vw" />, {
    data: { shop: { ...(pictures && { pictures }) } },
  });
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
};

test('a picture that nobody has changed is that of the content, to the letter', () => {
  const { src, width, height, alt } = own;
  const { place: _, ...without } = own;
  const usual = shown().outerHTML;
  expect(usual).toBe(shown(undefined, without).outerHTML);
  expect(usual).toBe(shown({ src, alt }).outerHTML);
  expect([width, height]).toEqual([1200, 900]);
});

test('another one has its own text and point, in the proportions of its place and sharp enough', () => {
  const image = shown({ src: '/media/new ring.jpg', alt: 'New', focus: '10% 20%' });
  expect(image).toHaveAttribute('alt', 'New');
  expect(image).toHaveAttribute('src', '/images/960/new ring.jpg');
  expect(image.getAttribute('srcset')).toContain('/images/1920/new ring.jpg 1920w');
  expect([image.width, image.height]).toEqual([1920, 1440]);
  expect(image.style.getPropertyValue('--focus')).toBe('10% 20%');
  expect(Number(image.style.getPropertyValue('--frame'))).toBeCloseTo(4 / 3);
});

test('a picture beside its caption goes on saying nothing', () => {
  expect(shown({ src: '/media/new.jpg', alt: 'New' }, { ...own, alt: '' })).toHaveAttribute('alt', '');
});

test('a heading keeps its crop while only its text or the address of its file changes', () => {
  const hero = (placed: PlacedPicture) => {
    const data = { shop: { pictures: { 'about-hero': placed } } };
    const { container } = renderInSite(<PictureHero picture={aboutHero}>Text</PictureHero>, { data });
    return container.querySelector('img')?.style.getPropertyValue('--widened');
  };
  expect(hero({ src: aboutHero.src, alt: 'Other' })).toBe('66%');
  expect(hero({ src: '/media/moved.jpg', alt: aboutHero.alt, focus: '50% 30%' })).toBe('66%');
  expect(hero({ src: '/media/new.jpg' })).toBe('100%');
});

test('previews of links show what the page shows', () => {
  const head = { title: 'About', description: 'About.', image: aboutHero };
  const pictures = { 'about-hero': { src: '/media/new.jpg' }, 'shared-link': { src: '/media/link.jpg' } };
  renderInSite(<PageHeadTags {...head} />, { data: { shop: { pictures } } });
  expect(screen.queryByRole('img')).toBeNull();
  const said = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  expect(said('og:image')).toBe('http://localhost:3000/images/preview/new.jpg');
  // It is another picture, which staff have not described.
  expect(said('og:image:alt')).toBeUndefined();
});
