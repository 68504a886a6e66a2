import path from 'node:path';
import { findWebBuild } from './page-rendering/find-web-build.ts';
import { loadWebBuild } from './page-rendering/web-build.ts';
import { projectRoot } from './project-root.ts';
import { createReadSide } from './routes/read-side.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (deps) => {
  const folders = await findWebBuild(path.join(projectRoot, 'web/dist'), deps.clock());
  return createReadSide({ ...deps, web: await loadWebBuild(folders) });
});
