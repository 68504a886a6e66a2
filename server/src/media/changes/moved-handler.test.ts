import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';
import { NotFoundError } from '../../errors.ts';
import type { VisibleFolder } from '../files/visible-file.ts';
import type { MoveJournal } from './move-runner.ts';
import { withMovedFiles } from './moved-handler.ts';

test('the folders of an address that is longer than any path are not looked up', async () => {
  const pathAfter = vi.fn<MoveJournal['pathAfter']>().mockResolvedValue(undefined);
  const handler = withMovedFiles(
    () => Promise.reject(new NotFoundError()),
    {} as VisibleFolder,
    { pathAfter } as Partial<MoveJournal> as MoveJournal,
  );
  const ask = (path: string) =>
    handler({ path, url: path } as Request, { headersSent: false } as Response, () => undefined);
  await expect(ask('/media/rings/a.jpg')).rejects.toThrow(NotFoundError);
  expect(pathAfter).toHaveBeenCalledExactlyOnceWith('rings/a.jpg');
  await expect(ask(`/media/${'a/'.repeat(8000)}a.jpg`)).rejects.toThrow(NotFoundError);
  expect(pathAfter).toHaveBeenCalledOnce();
});
