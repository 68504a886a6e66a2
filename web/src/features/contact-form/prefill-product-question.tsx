import type { ContactMessage } from '@jeweler/core/submissions';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/public-pages.ts';
import type { PageData } from '../../data/page-data.ts';
import { usePageData } from '../../data/page-data-context.ts';
import { http } from '../../lib/http.ts';

type NamedProduct = { slug: string; name: string };

/** From the data of the first page, which often has it; otherwise from the full list. */
const findProduct = async (
  slug: string,
  { products, product: own, related }: PageData,
): Promise<NamedProduct | undefined> => {
  const hasSlug = (product: NamedProduct) => product.slug === slug;
  const rows = [...(related?.collection ?? []), ...(related?.alike ?? [])];
  const atHand = [...(own ? [own] : []), ...products, ...rows].find(hasSlug);
  if (atHand) return atHand;
  const { listProducts } = await import('@jeweler/core/api');
  return (await listProducts(http)).find(hasSlug);
};

/**
 * Begins the message with the product named in the URL (`/contact?piece=slug`) and scrolls the form into
 * view. Renders nothing, and does not replace a message or move a page that was scrolled; without a response,
 * the form stays empty.
 */
export const PrefillProductQuestion = () => {
  const slug = useSearchParams()[0].get('piece');
  const page = usePageData();
  const { getValues, setValue } = useFormContext<ContactMessage>();
  useEffect(() => {
    if (!slug) return;
    let isLeft = false;
    const begin = (product: NamedProduct | undefined) => {
      if (isLeft || !product || getValues('message')) return;
      const address = page.siteOrigin + paths.product(product.slug);
      setValue('message', `My question is about ${product.name} (${address}):\n`);
      const form = document.querySelector('textarea[name=message]')?.closest('form');
      if (window.scrollY === 0) form?.scrollIntoView({ block: 'start' });
    };
    findProduct(slug, page).then(begin, () => {});
    return () => {
      isLeft = true;
    };
  }, [slug, page, getValues, setValue]);
  return null;
};
