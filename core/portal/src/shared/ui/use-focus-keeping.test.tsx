import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusKeeping } from './use-focus-keeping.ts';

const Screen = ({ isFocusable, link }: { isFocusable: boolean; link?: 'shown' | 'folded' }) => {
  const main = useRef<HTMLElement>(null);
  const [isDone, setDone] = useState(false);
  useFocusKeeping(main);
  return (
    <main ref={main} tabIndex={-1}>
      <h1 tabIndex={-1}>Subscribers</h1>
      <ul>
        <li tabIndex={isFocusable ? -1 : undefined} aria-label="Bo Li">
          Bo Li
          {link ? (
            <details open={link === 'shown'}>
              <a href="/bo">With M-4F7K</a>
            </details>
          ) : null}
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

test('after a button of a record has gone the focus is on its heading, where the list beside it is hidden', async () => {
  const Narrow = () => {
    const main = useRef<HTMLElement>(null);
    const [isDone, setDone] = useState(false);
    useFocusKeeping(main);
    return (
      <main ref={main} tabIndex={-1}>
        <div hidden>
          <h1 tabIndex={-1}>Requests</h1>
        </div>
        <h2 tabIndex={-1}>Grace Moreau</h2>
        {isDone ? null : (
          <button type="button" onClick={() => setDone(true)}>
            Confirm
          </button>
        )}
      </main>
    );
  };
  render(<Narrow />);
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
});

test.each([
  ['the link of its row', { isFocusable: true, link: 'shown' as const }, 'link'],
  ['its row, where that link is folded away', { isFocusable: true, link: 'folded' as const }, 'listitem'],
  ['its row, if that can have it', { isFocusable: true }, 'listitem'],
  ['the heading', { isFocusable: false }, 'heading'],
])('after its button has gone the focus is on %s', async (_, props, role) => {
  render(<Screen {...props} />);
  const button = screen.getByRole('button');
  button.focus();
  button.click();
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
});
