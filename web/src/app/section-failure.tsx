import { WaysToReach } from '../components/contact-list/ways-to-reach.tsx';

interface SectionFailureProps {
  as: 'header' | 'main' | 'footer';
  title?: string;
}

/** Shown where something failed while drawing: the way home and to the shop. Needs neither theme nor router. */
export const SectionFailure = ({ as: As, title }: SectionFailureProps) => (
  <As style={{ padding: '1.25rem' }}>
    {title ? <h1>{title}</h1> : null}
    <WaysToReach /> <a href="/">Return to Home</a>
  </As>
);
