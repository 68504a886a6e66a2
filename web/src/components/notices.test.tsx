import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DialogNoticeArea, dismissNotice, NoticeArea, notify } from './notices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => dismissNotice());
});

const stored = { tone: 'success', title: 'Stored', text: 'The message is stored.' } as const;
const failed = { tone: 'error', title: 'Error', text: 'The message was not sent.' } as const;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the live region stands in the server’s HTML, and notices that come later speak through it', () => {
  expect(renderToString(<NoticeArea />)).toBe(
    '<section aria-label="Notifications" aria-live="polite"></section>',
  );

  render(<NoticeArea />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).toBeEmptyDOMElement();
  act(() => notify(stored));
  expect(region).toHaveTextContent('StoredThe message is stored.');
});

test('a notice goes after six seconds, unless it is pointed at or has the focus', () => {
  render(<NoticeArea />);
  act(() => notify(stored));
  const button = screen.getByRole('button', { name: 'Dismiss notification' });
  wait(5900);
  fireEvent.focus(button);
  wait(60_000);
  expect(button).toBeInTheDocument();
  fireEvent.blur(button);
  wait(6000);
  expect(button).not.toBeInTheDocument();
});

test('an error stays until it is closed, and the focus then goes on to the page', () => {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <NoticeArea />
    </>,
  );
  act(() => notify(failed));
  wait(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
  expect(screen.queryByText('The message was not sent.')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the last notice replaces the one before, and the same words twice are a new notice', () => {
  render(<NoticeArea />);
  act(() => notify(failed));
  const first = screen.getByText('Error');
  act(() => notify(failed));
  expect(first).not.toBeInTheDocument();
  act(() => notify(stored));
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(screen.getByText('Stored')).toBeInTheDocument();
});

test('while a modal dialog is open, notices are shown inside it; what failed there goes with it', () => {
  const page = (active: boolean) => (
    <>
      <NoticeArea />
      <dialog open aria-label="Wheel">
        <DialogNoticeArea active={active} />
      </dialog>
    </>
  );
  const { rerender } = render(page(true));
  act(() => notify(failed));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toContainElement(screen.getByText('Error'));
  rerender(page(false));
  expect(screen.queryByText('Error')).not.toBeInTheDocument();

  rerender(page(true));
  act(() => notify(stored));
  rerender(page(false));
  expect(dialog).not.toContainElement(screen.getByText('Stored'));
});
