// Their files name the JSX runtime: the server's sources are run by tsx too, which asks no tsconfig of core.
export * from './draw-mail.tsx';
export * from './mail-content.ts';
