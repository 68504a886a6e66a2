export { SignInLayout, SignInPicture } from './sign-in-layout.tsx';
export { WorkshopPicture } from './workshop-picture.tsx';

/** The sign-in screen, whose form needs more code than the library. */
export const loadSignIn = () => import('./sign-in-screen.tsx');
