import { isCatalogueKind, type RecordKind } from '@jeweler/core/schemas';

/** The portal's own routes (DESIGN, HTTP). */
export const portalPaths = {
  root: '/admin',
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  media: '/admin/media',
  requests: '/admin/requests',
  agenda: '/admin/agenda',
  catalogue: '/admin/catalogue',
  prizes: '/admin/prizes',
  mail: '/admin/mail',
  subscribers: '/admin/subscribers',
  settings: '/admin/settings',
  shop: '/admin/settings/shop',
  account: '/admin/account',
  people: '/admin/people',
  help: '/admin/help',
} as const;

/** Path of the library with its search filled in. */
export const mediaSearchPath = (search: string): string =>
  `${portalPaths.media}?${new URLSearchParams({ q: search })}`;

/** Path of a submission by its reference, in lower case like all URLs. */
export const requestPath = (reference: string): string =>
  `${portalPaths.requests}/${reference.toLowerCase()}`;

/** Path of a page of the handbook, by its name. */
export const helpPath = (page: string): string => `${portalPaths.help}/${page}`;

/** Path of a list of records, or of a record in it: the catalogue's, or the shop's own in the settings. */
export const cataloguePath = (kind: RecordKind, id?: number | 'new'): string => {
  if (kind === 'shop') return portalPaths.shop;
  const parent = isCatalogueKind(kind) ? portalPaths.catalogue : portalPaths.shop;
  return [parent, kind, ...(id === undefined ? [] : [id])].join('/');
};

/** Path of the list of former addresses. */
export const redirectsPath = `${portalPaths.catalogue}/redirects`;

/** Opens the first piece in which something is missing, with the filters of its query. */
export const firstMissingPath = `${portalPaths.catalogue}/complete`;

/** Path of the screen that imports and exports the catalogue. */
export const importPath = `${portalPaths.catalogue}/import`;

/** View parameters that are free of personal data. Searches and folders may contain names. */
const impersonalParameters: readonly string[] = [
  'category',
  'collection',
  'group',
  'kind',
  'missing',
  'sort',
  'state',
  'status',
  'unused',
  'view',
];

/**
 * A path with its query as it may be stored on the computer: without anything a person has typed or named.
 */
export const stripPersonalParams = (url: string): string => {
  const [path = '', query = ''] = url.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => impersonalParameters.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
};
