// These files declare the JSX runtime themselves: tsx, which also runs the server's sources, does not read
// core's tsconfig.
export { formatMailTime } from './appointment-details.ts';
export * from './kinds/index.ts';
export * from './mail-definition.ts';
export * from './render-mail.tsx';
