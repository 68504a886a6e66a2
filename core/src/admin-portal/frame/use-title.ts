import { useEffect } from 'react';
import { PORTAL_TITLE } from './portal-title.ts';

/** Names the window after the screen. */
export const useTitle = (screen: string): void => {
  useEffect(() => {
    document.title = `${screen} · ${PORTAL_TITLE}`;
  }, [screen]);
};
