import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../../../tests/support/deferred.ts';
import { renderInSite } from '../../../../tests/support/render-in-site.tsx';
import { answer, stubServer } from '../../../../tests/support/stub-server.ts';
import { mayInterrupt, PrizeWheel } from './prize-wheel.tsx';
import './wheel-visits.ts';
import './wheel-button.tsx';
import './wheel-popup.tsx';

const calls: string[] = [];

const serve = (check: (request: Request) => Promise<Response>) =>
  stubServer(async (request) => {
    const { pathname } = new URL(request.url);
    calls.push(pathname);
    return pathname.endsWith('/check') ? check(request) : new Response(null, { status: 204 });
  });

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = () => screen.queryByRole('button', { name: 'Open the Wheel of Fortune' });
const popup = () => screen.queryByRole('dialog');

/** Shows a page with the wheel, whose code comes when the test says so; the page's modules are loaded anew. */
const holdPopup = async () => {
  const code = deferred<void>();
  vi.resetModules();
  const popupCode = await import('./wheel-popup.tsx');
  vi.doMock('./wheel-popup.tsx', () => code.promise.then(() => popupCode));
  onTestFinished(async () => {
    vi.doUnmock('./wheel-popup.tsx');
    // Vitest asks its main process for it at the next import, which would be in the middle of the next case.
    await import('./wheel-popup.tsx');
  });
  const page = await import('../../../../tests/support/render-in-site.tsx');
  const wheel = await import('./prize-wheel.tsx');
  await import('./wheel-visits.ts');
  page.renderInSite(
    <>
      <input aria-label="Name" />
      <wheel.PrizeWheel opensByItself />
    </>,
  );
  return code;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.length = 0;
  serve(answer(200, { hasSeenWheel: true }));
});

describe('the wheel on the home page', () => {
  test('shows its button two seconds after arrival, not before', async () => {
    renderInSite(<PrizeWheel opensByItself />);
    await after(1990);
    expect(button()).toBeNull();
    await after(100);
    expect(button()).toBeInTheDocument();
  });

  test('has its button at the edge while the page is scrolled', async () => {
    renderInSite(<PrizeWheel opensByItself />);
    await after(2100);
    expect(button()).not.toHaveAttribute('data-tab');
    vi.stubGlobal('scrollY', 300);
    fireEvent.scroll(window);
    expect(button()).toHaveAttribute('data-tab');
    vi.stubGlobal('scrollY', 0);
    fireEvent.scroll(window);
    expect(button()).not.toHaveAttribute('data-tab');
  });

  test('has it there from the start where the page’s text begins above it', async () => {
    const hero = document.body.appendChild(document.createElement('section'));
    onTestFinished(() => hero.remove());
    hero.dataset.hero = '';
    // jsdom lays nothing out: the section ends at 0.
    renderInSite(<PrizeWheel opensByItself />);
    await after(2100);
    expect(button()).toHaveAttribute('data-tab');
  });

  test.each([
    ['by itself leads back to the start of the page', false],
    ['by its button leads back to it', true],
  ])('that has opened %s', async (_way, byButton) => {
    serve(answer(200, { hasSeenWheel: byButton }));
    renderInSite(
      <main id="main" tabIndex={-1}>
        <PrizeWheel opensByItself />
      </main>,
    );
    await after(2100);
    if (byButton) fireEvent.click(screen.getByRole('button', { name: 'Open the Wheel of Fortune' }));
    await after(1000);
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await after(0);
    expect(popup()).toBeNull();
    expect(byButton ? button() : screen.getByRole('main')).toHaveFocus();
  });

  test('opens by its button and records the view', async () => {
    renderInSite(<PrizeWheel opensByItself />);
    await after(2100);
    fireEvent.click(screen.getByRole('button', { name: 'Open the Wheel of Fortune' }));
    await after(100);
    expect(popup()).toHaveAccessibleName('Oren’s Wheel of Fortune');
    expect(calls).toContain('/api/wheel-popup/record');
  });

  test('opens by itself after three seconds for a visitor who has not seen it', async () => {
    serve(answer(200, { hasSeenWheel: false }));
    renderInSite(<PrizeWheel opensByItself />);
    await after(2900);
    expect(popup()).toBeNull();
    await after(200);
    expect(popup()).toBeInTheDocument();
    expect(calls).toContain('/api/wheel-popup/record');
  });

  test('only has its button, and asks the server nothing, where staff want it so', async () => {
    renderInSite(<PrizeWheel opensByItself={false} />);
    await after(5000);
    expect(button()).toBeInTheDocument();
    expect(popup()).toBeNull();
    expect(calls).toEqual([]);
  });

  test('stays closed for a visitor who has seen it', async () => {
    renderInSite(<PrizeWheel opensByItself />);
    await after(5000);
    expect(calls).toEqual(['/api/wheel-popup/check']);
    expect(popup()).toBeNull();
  });

  test('stays closed while the visitor fills in a field', async () => {
    serve(answer(200, { hasSeenWheel: false }));
    renderInSite(
      <>
        <input aria-label="Name" />
        <PrizeWheel opensByItself />
      </>,
    );
    screen.getByLabelText('Name').focus();
    await after(5000);
    expect(popup()).toBeNull();
  });

  test.each([
    ['stays closed when a field has the focus by then', () => screen.getByLabelText('Name').focus(), 0],
    ['does not count as seen when the visitor has left by then', cleanup, 0],
    ['opens when the page is only read', () => {}, 1],
  ])('whose code comes late %s', async (_what, doMeanwhile, views) => {
    serve(answer(200, { hasSeenWheel: false }));
    const code = await holdPopup();
    await after(3500);
    doMeanwhile();
    await act(async () => {
      code.resolve();
      await vi.dynamicImportSettled();
    });
    await after(1000);
    expect(screen.queryAllByRole('dialog')).toHaveLength(views);
    expect(calls.filter((path) => path.endsWith('/record'))).toHaveLength(views);
  });

  test('tells only the console when the check fails', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    serve(answer(503, {}));
    renderInSite(<PrizeWheel opensByItself />);
    await after(5000);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockClear();
    expect(popup()).toBeNull();
    expect(screen.queryByText(/problem|error/i)).toBeNull();
  });

  test('leaves nothing behind when the visitor goes to another page', async () => {
    serve(answer(200, { hasSeenWheel: false }));
    const { unmount } = renderInSite(<PrizeWheel opensByItself />);
    await after(1000);
    unmount();
    await after(5000);
    expect(popup()).toBeNull();
    expect(calls).not.toContain('/api/wheel-popup/record');
  });
});

test('a page that is only read may be interrupted', () => {
  render(<p>Text</p>);
  expect(mayInterrupt(document)).toBe(true);
});

test('an open dialog may not', () => {
  render(<dialog open>Menu</dialog>);
  expect(mayInterrupt(document)).toBe(false);
});

test('a dialog that is closed but still there does not count', () => {
  render(<dialog>Menu</dialog>);
  expect(mayInterrupt(document)).toBe(true);
});

test('an open menu of the header may not', () => {
  render(
    <header>
      <button type="button" aria-expanded="true">
        Rings
      </button>
    </header>,
  );
  expect(mayInterrupt(document)).toBe(false);
});

test('a field being filled in may not, a focused link may', () => {
  render(
    <>
      <input aria-label="Name" />
      <a href="/contact">Contact</a>
    </>,
  );
  screen.getByLabelText('Name').focus();
  expect(mayInterrupt(document)).toBe(false);
  screen.getByRole('link').focus();
  expect(mayInterrupt(document)).toBe(true);
});
