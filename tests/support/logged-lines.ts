import { onTestFinished, vi } from 'vitest';
import type { log } from '../../desktop-admin/src/main/log.ts';

/** What a log of the console is told until the end of the test: of the same loading of modules as what tells it. */
export const loggedLines = (from: typeof log): readonly string[] => {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    const spy = vi.spyOn(from, level).mockImplementation((text: string) => void lines.push(text));
    onTestFinished(() => spy.mockRestore());
  }
  return lines;
};
