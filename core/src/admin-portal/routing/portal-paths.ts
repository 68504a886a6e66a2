/** The portal's own addresses (DESIGN, HTTP). */
export const portalPaths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  media: '/admin/media',
  requests: '/admin/requests',
  agenda: '/admin/agenda',
  prizes: '/admin/prizes',
  mail: '/admin/mail',
  subscribers: '/admin/subscribers',
  settings: '/admin/settings',
  account: '/admin/account',
} as const;

/** The library with its search filled in. */
export const mediaSearchPath = (search: string): string =>
  `${portalPaths.media}?${new URLSearchParams({ q: search })}`;

/** One submission by its reference, in small letters as all addresses. */
export const requestPath = (reference: string): string =>
  `${portalPaths.requests}/${reference.toLowerCase()}`;

/** Parameters that say how a screen is looked at. Searches and folders may name people. */
const impersonalParameters: readonly string[] = ['kind', 'sort', 'status', 'unused', 'view'];

/** A place as it may be kept on the computer: without what a person has typed or named. */
export const placeToKeep = (place: string): string => {
  const [path = '', query = ''] = place.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => impersonalParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
};
