/** The portal's own addresses (DESIGN, HTTP). */
export const portalPaths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  media: '/admin/media',
} as const;

/** The library with its search filled in. */
export const mediaSearchPath = (search: string): string =>
  `${portalPaths.media}?${new URLSearchParams({ q: search })}`;
