import { styled } from '#styled-system/jsx';
import { WaysToReach } from '../contact-list/ways-to-reach.tsx';
import { useHydrated } from '../lazy/use-hydrated.ts';

/**
 * A form cannot be sent safely without its script. It says so, and how else to reach the shop, where there
 * is no JavaScript, and while scripts of the page could not be had (`untilLoaded` marks the root element).
 */
export const NoScriptNote = () => (
  <>
    <noscript>
      <p>
        This form needs JavaScript. <WaysToReach />
      </p>
    </noscript>
    {useHydrated() ? null : (
      <styled.p role="status" display="none" _scriptsMissing={{ display: 'block' }}>
        This form could not be loaded completely, so it cannot be sent yet. What you have typed stays.{' '}
        <WaysToReach />
      </styled.p>
    )}
  </>
);
