/** What the portal is called (SPEC section 2), everywhere. */
export const PORTAL_TITLE = 'Media Management Portal';
