import type { ContactMessage } from '@jeweler/core/submissions';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { paths } from '../../config/public-pages.ts';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { usePiece } from '../../data/use-piece.ts';

/**
 * Begins the message with the product named in the URL (`/contact?piece=slug`) and scrolls the form into
 * view. Renders nothing, and does not replace a message or move a page that was scrolled; without a response,
 * the form stays empty.
 */
export const PrefillProductQuestion = () => {
  const product = usePiece();
  const origin = useSiteOrigin();
  const { getValues, setValue } = useFormContext<ContactMessage>();
  useEffect(() => {
    if (!product || getValues('message')) return;
    setValue('message', `My question is about ${product.name} (${origin + paths.product(product.slug)}):\n`);
    const form = document.querySelector('textarea[name=message]')?.closest('form');
    if (window.scrollY === 0) form?.scrollIntoView({ block: 'start' });
  }, [product, origin, getValues, setValue]);
  return null;
};
