import { type ComponentType, useEffect, useState } from 'react';

/** How long it waits after it could not be loaded, in milliseconds. */
const RETRY_MS = 5000;

/**
 * Where the toasts appear. Their code is loaded once the first screen is shown, also if there is nothing to say: later
 * the server may be gone, and a live region that comes together with its text is not read out.
 */
export const NoticeArea = () => {
  const [List, setList] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const load = async () => {
      try {
        const { NoticeList } = await import('./notice-list.tsx');
        setList(() => NoticeList);
      } catch {
        timer = setTimeout(load, RETRY_MS);
      }
    };
    void load();
    return () => clearTimeout(timer);
  }, []);
  return List ? <List /> : null;
};
