import { vi } from 'vitest';

/** What jsdom lacks of a window: scrolling, and media queries, which all answer `matches` and never change. */
export const stubWindow = ({ matches }: { matches: boolean }): void => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
};
