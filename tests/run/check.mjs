// Checks types, formatting and lint, layering, and unused code.

import { ensureInstalled } from '../../scripts/lib/ensure-installed.mjs';
import { ensureStyles } from '../../scripts/lib/ensure-styles.mjs';
import { main } from '../../scripts/lib/step.mjs';
import { runChecks } from './checks.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureStyles();
  const { failed } = await runChecks();
  if (failed.length > 0) process.exitCode = 1;
});
