import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusKeeping } from './use-focus-keeping.ts';

const Screen = ({ isFocusable, hasLink }: { isFocusable: boolean; hasLink: boolean }) => {
  const main = useRef<HTMLElement>(null);
  const [isDone, setDone] = useState(false);
  useFocusKeeping(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>Subscribers</h1>
      <ul>
        <li tabIndex={isFocusable ? -1 : undefined} aria-label="Bo Li">
          {hasLink ? <a href="/bo">Bo Li</a> : 'Bo Li'}
          {isDone ? null : (
            <button type="button" onClick={() => setDone(true)}>
              Unsubscribe
            </button>
          )}
        </li>
      </ul>
    </main>
  );
};

test.each([
  ['the link of its row', { isFocusable: true, hasLink: true }, 'link'],
  ['its row, if that can have it', { isFocusable: true, hasLink: false }, 'listitem'],
  ['the heading', { isFocusable: false, hasLink: false }, 'heading'],
])('after its button has gone the focus is on %s', async (_, props, role) => {
  render(<Screen {...props} />);
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
});
