import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { portalSystem } from '../../core/portal/src/theme/index.ts';

/** Outside the document: jsdom would match every rule with every element that a test looks for by its role. */
const cache = createCache({ key: 'css', container: document.createElement('head') });

/** The portal's theme. Its styles are drawn in browsers only; what they look like is tested there. */
export const PortalTheme = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ChakraProvider value={portalSystem}>{children}</ChakraProvider>
  </CacheProvider>
);

/** Typing waits by timers, which a test may have replaced. */
const advanceTimers = (milliseconds: number) => {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds);
};

/** Somebody at the portal. Without its styles, nothing can be in front of what is pressed. */
export const portalUser = (): UserEvent => userEvent.setup({ advanceTimers, pointerEventsCheck: 0 });
