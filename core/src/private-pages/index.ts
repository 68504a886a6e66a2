// Their files name the JSX runtime: the server's sources are run by tsx too, which asks no tsconfig of core.
export * from './failure-page.tsx';
export * from './newsletter-pages.tsx';
export * from './visit-page.tsx';
