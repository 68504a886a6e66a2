import { toaster } from '@jeweler/core/ui';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { consoleBridge } from '../../../../tests/support/console-bridge.ts';
import { showMainNotices } from './main-notices.ts';

let create: MockInstance<typeof toaster.create>;
beforeEach(() => {
  create = vi.spyOn(toaster, 'create');
});
afterEach(() => toaster.remove());

const notice = {
  id: 'submissions',
  tone: 'info',
  title: 'A new message',
  text: 'Read it.',
  lasting: true,
} as const;

test('a notice that the system did not show stands in the window, with the way to its place; one that leads nowhere has no button', () => {
  const { bridge, emit } = consoleBridge();
  const listener = vi.fn();
  const stop = showMainNotices(bridge).subscribe(listener);
  emit('notice', { ...notice, path: '/admin/requests/m-4f7k' });
  const [shown] = create.mock.lastCall ?? [];
  expect(shown).toMatchObject({ id: 'submissions', title: 'A new message' });
  const [action] = (shown?.meta?.actions ?? []) as { label: string; run: () => void }[];
  expect(action?.label).toBe('Show');
  action?.run();
  expect(listener).toHaveBeenCalledExactlyOnceWith('/admin/requests/m-4f7k');
  stop();
  emit('open-path', '/admin/agenda');
  expect(listener).toHaveBeenCalledOnce();
  emit('notice', { ...notice, id: 'start-at-login' });
  expect(create.mock.lastCall?.[0].id).toBe('start-at-login');
  expect(create.mock.lastCall?.[0].meta?.actions ?? []).toEqual([]);
});
