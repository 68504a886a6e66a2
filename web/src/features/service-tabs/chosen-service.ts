import { type Service, services } from '@jeweler/core/business';
import { paths } from '../../config/paths.ts';

// The list is never empty; its first entry is the tab that is open by default (SPEC section 2).
const [firstService] = services as readonly [Service, ...Service[]];

/** The service an address asks for with `?service=`; the first one without it or with an unknown one. */
export const chosenService = (query: URLSearchParams): Service =>
  services.find(({ id }) => id === query.get('service')) ?? firstService;

/** Address of the services page with this tab open. */
export const servicePath = (id: Service['id']): string =>
  id === firstService.id ? paths.services : `${paths.services}?service=${id}`;
