import { usualContact } from '@jeweler/core/business';
import type { ShopAddress, ShopContact } from '@jeweler/core/schemas';
import { use } from 'react';
import { PageDataContext } from './page-data-context.ts';

/** How visitors reach the shop. Without page data, such as where nothing could be rendered, as the code has it. */
export const useContact = (): ShopContact => use(PageDataContext)?.shop.contact ?? usualContact;

/** Where the shop is, while everybody may see it. */
export const useAddress = (): ShopAddress | undefined => use(PageDataContext)?.shop.address;
