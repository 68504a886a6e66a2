// These files declare the JSX runtime themselves: tsx, which also runs the server's sources, does not read
// core's tsconfig.
export * from './draw-mail.tsx';
export * from './mail-content.ts';
