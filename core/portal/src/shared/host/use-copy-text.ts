import { useHost } from '../portal.ts';

/** Copies a text, and says so or how to copy it by hand. Resolves with whether it was copied. */
export const useCopyText = (copied: string, byHand: string) => {
  const { copyText, notify } = useHost();
  return async (text: string): Promise<boolean> => {
    try {
      await copyText(text);
      notify({ tone: 'success', title: 'Copied', text: copied });
      return true;
    } catch {
      notify({ tone: 'error', title: 'Not copied', text: byHand });
      return false;
    }
  };
};
