import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';

test('a scanner whose server goes while it starts ends by itself', { timeout: 30_000 }, async () => {
  const mediaDir = useTemporaryFolder();
  const scanner = fork(
    fileURLToPath(new URL('main.ts', import.meta.url)),
    [JSON.stringify({ mediaDir, mediaPoll: false, hadFiles: false })],
    {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  onTestFinished(() => void scanner.kill('SIGKILL'));
  scanner.disconnect();
  expect(await once(scanner, 'exit', { signal: AbortSignal.timeout(20_000) })).toEqual([null, 'SIGKILL']);
});
