import { expect, test, vi } from 'vitest';
import { untilLoaded } from '../loading/until-loaded.ts';
import { keepSubmits, takeKeptSubmit } from './early-submits.ts';

keepSubmits();

/** A form whose button is pressed before it is hydrated. */
const pressEarly = (method: string): HTMLFormElement => {
  document.body.innerHTML = `<form name="Message" method="${method}"></form>`;
  const form = document.body.firstElementChild as HTMLFormElement;
  form.requestSubmit();
  return form;
};

/** Parts of the page that cannot be loaded; returns how to end that. */
const loseParts = async (count: number) => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lost = Array.from({ length: count }, () =>
    untilLoaded({}, vi.fn(async () => {}).mockRejectedValueOnce(new Error('lost'))),
  );
  await expect.poll(() => complaint).toHaveBeenCalledTimes(count);
  complaint.mockClear();
  return async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.all(lost);
  };
};

test('an early press that the browser has posted is not sent again; who comes back finds the button as it was', async () => {
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const form = pressEarly('post');
  const endLoss = await loseParts(2);
  expect(post).toHaveBeenCalledOnce();
  expect(form).toHaveAttribute('data-kept');
  window.dispatchEvent(new Event('pagehide'));
  expect(form).not.toHaveAttribute('data-kept');
  await endLoss();
  expect(post).toHaveBeenCalledOnce();
  expect(takeKeptSubmit(form)).toBe(false);
});

test.each([
  ['has no address', 'dialog'],
  ['React has replaced', 'post'],
])('the press of a form that %s waits for its script', async (_why, method) => {
  const form = pressEarly(method);
  if (method === 'post') form.remove();
  const endLoss = await loseParts(1);
  await endLoss();
  expect(takeKeptSubmit(form)).toBe(true);
});
