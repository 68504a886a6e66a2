export { SignInLayout, SignInPicture } from './sign-in-layout.tsx';
