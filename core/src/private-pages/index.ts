// These files declare the JSX runtime themselves: tsx, which also runs the server's sources, does not read
// core's tsconfig.
export * from './failure-page.tsx';
export * from './newsletter-pages.tsx';
export * from './visit-page.tsx';
