import { styled } from '#styled-system/jsx';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { WaysToReach } from '../contact-list/ways-to-reach.tsx';

/** The entry has not run: nothing else could say that scripts are missing. */
const NOT_STARTED = 'html:not([data-started]) &';

/**
 * A form cannot be sent safely without its script. It says so, and how else to reach the shop, where there
 * is no JavaScript, and while scripts of the page could not be loaded (`untilLoaded` marks the root element). Where the
 * entry itself does not come, it says so after ten seconds, in browsers that can animate `display`.
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
        display="none"
        _scriptsMissing={{ display: 'block' }}
        css={{
          '@supports (transition-behavior: allow-discrete)': {
            [NOT_STARTED]: { display: 'block', animation: 'show 0s 10s both' },
          },
        }}
      >
        This form could not be loaded completely, so it cannot be sent yet. What you have typed stays.{' '}
        <WaysToReach />
      </styled.p>
    )}
  </>
);
