import { shop } from '@jeweler/core/business';

/** What the portal is called (SPEC section 2), and whose it is. */
export const CONSOLE_TITLE = `Media Management Portal – ${shop.name}`;
