// Checks types, formatting and lint, layering, and unused code.
import { runChecks } from './lib/checks.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureStyles } from './lib/ensure-styles.mjs';
import { main } from './lib/step.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureStyles();
  const { failed } = await runChecks();
  if (failed.length > 0) process.exitCode = 1;
});
