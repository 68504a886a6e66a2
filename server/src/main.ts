import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSite } from './pages/site.ts';
import { findWebBuild, loadWebBuild } from './pages/web-build.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (deps) => {
  const folders = findWebBuild(path.dirname(fileURLToPath(import.meta.url)), deps.clock());
  return createSite({ ...deps, web: await loadWebBuild(folders) });
});
