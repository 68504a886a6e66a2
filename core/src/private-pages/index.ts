// These files declare the JSX runtime themselves: tsx, which also runs the server's sources, does not read
// core's tsconfig.
export * from './form-pages.tsx';
export * from './newsletter-pages.tsx';
export * from './password-pages.tsx';
export * from './phone-page.tsx';
export { type PrivatePage, renderFailurePage, renderNoSitePage } from './private-page.tsx';
export * from './test-mail-page.tsx';
export { type DayTimes, toTimeValue } from './visit-move.tsx';
export * from './visit-page.tsx';
