import type { ContactMessage } from '@jeweler/core/schemas';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../components/paths.ts';
import type { PageData } from '../../data/page-data.ts';
import { usePageData } from '../../data/page-data-context.ts';

type NamedPiece = { slug: string; name: string };

/** From the page one comes from, where it is most of the time; else from the full list. */
const findPiece = async (slug: string, { products, related }: PageData): Promise<NamedPiece | undefined> => {
  const hasSlug = (piece: NamedPiece) => piece.slug === slug;
  const atHand = [...products, ...(related?.collection ?? []), ...(related?.alike ?? [])].find(hasSlug);
  if (atHand) return atHand;
  const { createHttpClient, listProducts } = await import('@jeweler/core/api');
  return (await listProducts(createHttpClient())).find(hasSlug);
};

/**
 * Begins the message with the piece that the address names (`/contact?piece=slug`) and brings the form
 * into view. Draws nothing, and leaves alone what has been typed or scrolled; without an answer the
 * form stays empty.
 */
export const AskedPiece = () => {
  const slug = useSearchParams()[0].get('piece');
  const page = usePageData();
  const { getValues, setValue } = useFormContext<ContactMessage>();
  useEffect(() => {
    if (!slug) return;
    let isLeft = false;
    const begin = (piece: NamedPiece | undefined) => {
      if (isLeft || !piece || getValues('message')) return;
      const address = page.siteOrigin + paths.product(piece.slug);
      setValue('message', `My question is about ${piece.name} (${address}):\n`);
      const form = document.querySelector('textarea[name=message]')?.closest('form');
      if (window.scrollY === 0) form?.scrollIntoView({ block: 'start' });
    };
    findPiece(slug, page).then(begin, () => {});
    return () => {
      isLeft = true;
    };
  }, [slug, page, getValues, setValue]);
  return null;
};
