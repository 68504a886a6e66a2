import { matchPath } from 'react-router-dom';
import { type PageRoute, routes } from './routes.tsx';

/** The route of a path, with its slug (empty where the path has none). The catch-all matches the rest. */
export const matchRoute = (pathname: string): { route: PageRoute; slug: string } => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, caseSensitive: true }, pathname);
    if (match) return { route, slug: match.params.slug ?? '' };
  }
  throw new Error('The route table has no catch-all.');
};
