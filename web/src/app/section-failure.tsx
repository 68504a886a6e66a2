import { WaysToReach } from '../components/contact-list/ways-to-reach.tsx';

/**
 * Shown in place of a part that failed to render: links to the home page and ways to reach the shop. Needs
 * neither theme nor router.
 */
export const SectionFailure = ({ as: As, title }: { as: 'header' | 'main' | 'footer'; title?: string }) => (
  <As style={{ padding: '1.25rem' }}>
    {title ? <h1>{title}</h1> : null}
    <WaysToReach /> <a href="/">Return to Home</a>
  </As>
);
