import { styled } from '#styled-system/jsx';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { WaysToReach } from '../contact-list/ways-to-reach.tsx';

/** The entry has not run, so no script can report that others are missing. */
const NOT_STARTED = 'html:not([data-scripts]) &';

/**
 * Says that the form cannot be sent, and how else to reach the shop: without JavaScript, and while scripts of
 * the page could not be loaded (`untilLoaded` marks the root element). If the entry itself is not loaded, it
 * appears after ten seconds, in browsers that can animate `display`.
 */
export const NoScriptNote = () => (
  <>
    <noscript>
      <p>
        This form needs JavaScript. <WaysToReach />
      </p>
    </noscript>
    {useHydrated() ? null : (
      <styled.p
        role="status"
        css={{
          display: 'none',
          _scriptsMissing: { display: 'block' },
          '@supports (transition-behavior: allow-discrete)': {
            [NOT_STARTED]: { display: 'block', animation: 'show 0s 10s both' },
          },
        }}
      >
        This form could not be loaded completely, so it cannot be sent yet. What you typed is still here.{' '}
        <WaysToReach />
      </styled.p>
    )}
  </>
);
