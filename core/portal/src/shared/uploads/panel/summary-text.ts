import type { UploadProgress } from '../upload-progress.ts';

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

/** The panel's title: 'Uploading 3 of 12 files', '11 uploaded, 1 failed'. */
export const summaryTitle = (
  { unfinished, done, failed, skipped }: UploadProgress,
  interrupted: number,
): string => {
  if (unfinished > 0) return `Uploading: ${done} of ${files(done + unfinished)} done`;
  const parts = [
    ...(done > 0 ? [`${files(done)} uploaded`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return `${files(interrupted)} not finished`;
};

/** What screen readers say: when uploads start, wait or end, not while they advance. */
export const announcement = (
  { unfinished, done, failed, skipped, asking, paused }: UploadProgress,
  interrupted: number,
): string => {
  if (asking > 0) return 'The name of a file is taken. Uploads: replace, keep both, or skip?';
  if (paused) return 'Uploads are paused and will continue automatically.';
  if (unfinished > 0) return `Uploading ${files(unfinished + done)}.`;
  return summaryTitle({ unfinished, done, failed, skipped, asking, paused, sent: 0, total: 0 }, interrupted);
};
