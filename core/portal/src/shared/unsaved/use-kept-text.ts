import { useEffect, useState } from 'react';
import { useUnsavedForm } from './use-unsaved-form.ts';

/** This computer's text and, a moment later, the server's may be the same one, or one the beginning of the other. */
const joinOffered = (offered: string, present: string): string => {
  if (offered.includes(present)) return offered;
  return present.includes(offered) ? present : `${offered}\n${present}`;
};

/**
 * The text of a form's only field: what was typed and not sent is there again, before what is typed by then. One whose
 * answer was lost is among the `stored` ones.
 */
export const useKeptText = (form: string, stored: readonly { readonly text: string }[]) => {
  const [text, setText] = useState('');
  const { offer, closeOffer } = useUnsavedForm<{ text?: string }>({
    form,
    select: ({ text: typed }) =>
      typeof typed === 'string' && !stored.some((each) => each.text === typed.trim()) ? { text: typed } : {},
    typed: text.trim() === '' ? {} : { text },
  });
  const kept = offer?.changes.text;
  useEffect(() => {
    if (kept === undefined) return;
    setText((present) => joinOffered(kept, present));
    closeOffer();
  }, [kept, closeOffer]);
  /** Takes out what has been sent: what was typed while it was on its way stays. */
  const takeOut = (sent: string) =>
    setText((present) => (present.startsWith(sent) ? present.slice(sent.length).trimStart() : present));
  return [text, setText, takeOut] as const;
};
