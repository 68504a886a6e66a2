import { matchPath } from '../lib/router/slug.ts';
import { type PageRoute, routes } from './routes.tsx';

/** The route of a path, with its slug (empty where the path has none). The catch-all matches the rest. */
export const matchRoute = (pathname: string): { route: PageRoute; slug: string } => {
  for (const route of routes) {
    const slug = matchPath(route.path, pathname);
    if (slug !== undefined) return { route, slug };
  }
  throw new Error('The route table has no catch-all.');
};
