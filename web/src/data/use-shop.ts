import { usualContact, usualServices, usualTestimonials } from '@jeweler/core/business';
import type { ServiceLine, ShopAddress, ShopContact, Testimonial } from '@jeweler/core/schemas';
import { use } from 'react';
import { PageDataContext, usePageData } from './page-data-context.ts';

/** How visitors reach the shop. Without page data, such as where nothing could be rendered, as the code has it. */
export const useContact = (): ShopContact => use(PageDataContext)?.shop.contact ?? usualContact;

/** The lines of all price lists that staff show, in their order. */
export const useServiceLines = (): readonly ServiceLine[] => usePageData().shop.services ?? usualServices;

/** The testimonials that staff show, in their order. */
export const useTestimonials = (): readonly Testimonial[] =>
  usePageData().shop.testimonials ?? usualTestimonials;

/** Where the shop is, while everybody may see it. */
export const useAddress = (): ShopAddress | undefined => use(PageDataContext)?.shop.address;
