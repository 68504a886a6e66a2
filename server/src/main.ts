import path from 'node:path';
import { findWebBuild } from './pages/find-web-build.ts';
import { createReadSide } from './pages/read-side.ts';
import { loadWebBuild } from './pages/web-build.ts';
import { projectRoot } from './project-root.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (deps) => {
  const folders = await findWebBuild(path.join(projectRoot, 'web/dist'), deps.clock());
  return createReadSide({ ...deps, web: await loadWebBuild(folders) });
});
