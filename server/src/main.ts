import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSite } from './pages/site.ts';
import { keepAssets, loadWebBuild } from './pages/web-build.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (deps) => {
  const web = path.join(path.dirname(fileURLToPath(import.meta.url)), 'web');
  const retired = await keepAssets(web, deps);
  return createSite({ ...deps, web: await loadWebBuild(web, retired) });
});
