import { NotFound } from '../../components/not-found.tsx';

/** The page for all other paths (SPEC section 2). */
export const NotFoundPage = () => (
  <NotFound
    title="Page Not Found"
    text="This page is not on the bench. The address may be mistyped, or the piece may have found its owner."
    description="This page is not on the bench."
  />
);
