import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedInPortal } from '../../../../../../tests/support/signed-in-portal.tsx';
import type { AdminHost, FileDragging } from '../../../shared/host/admin-host.ts';
import { toLibraryFile } from '../files/library-file.ts';
import { useFileDragging } from './use-file-dragging.ts';

const shown = ['a.jpg', 'b.jpg', 'c.mp4'].map((name) =>
  toLibraryFile({
    name,
    relativePath: name,
    publicUrl: `/media/${name}`,
    type: name.slice(2),
    size: 1,
    lastModified: '2026-11-21T12:00:00.000Z',
  }),
);
const selected = shown.filter(({ name }) => name !== 'b.jpg');
const selection = { keys: new Set(selected.map(({ publicUrl }) => publicUrl)), selected };

const Files = ({ onClick }: { onClick: () => void }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: stands in for the grid, which handles keys
  // biome-ignore lint/a11y/noStaticElementInteractions: stands in for the grid
  <div onDragStart={useFileDragging(shown, selection)} onClick={onClick}>
    {shown.map(({ name }, position) => (
      <div key={name} className="file" data-position={position}>
        {name}
      </div>
    ))}
  </div>
);

const show = (abilities: Partial<AdminHost>) => {
  const clicked = vi.fn();
  render(<Files onClick={clicked} />, signedInPortal(abilities));
  return clicked;
};

const dragging = () => ({ start: vi.fn<FileDragging['start']>(), release: vi.fn() });

test('a file that is selected takes the selection along, in the order shown; another file goes alone', () => {
  const host = dragging();
  show({ dragging: host });
  const wentOn = fireEvent.dragStart(screen.getByText('c.mp4'));
  expect(host.start).toHaveBeenCalledExactlyOnceWith(['/media/a.jpg', '/media/c.mp4']);
  expect(wentOn).toBe(false);
  fireEvent.dragStart(screen.getByText('b.jpg'));
  expect(host.start.mock.calls.slice(1)).toEqual([[['/media/b.jpg']]]);
});

test('letting go is told once, and is no click; the next one is', async () => {
  const host = dragging();
  const clicked = show({ dragging: host });
  const file = screen.getByText('b.jpg');
  fireEvent.dragStart(file);
  fireEvent.pointerUp(file);
  fireEvent.click(file);
  fireEvent.pointerUp(file);
  expect(host.release).toHaveBeenCalledOnce();
  expect(clicked).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(file);
  expect(clicked).toHaveBeenCalledOnce();
});

test('after the system has dragged, the next click counts', () => {
  const host = dragging();
  const clicked = show({ dragging: host });
  const file = screen.getByText('b.jpg');
  // The system has taken over the drag: this window gets no event when the button is released.
  fireEvent.dragStart(file);
  fireEvent.pointerDown(file);
  fireEvent.pointerUp(file);
  fireEvent.click(file);
  expect(host.release).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a browser drags as browsers do', () => {
  show({});
  expect(fireEvent.dragStart(screen.getByText('b.jpg'))).toBe(true);
});
