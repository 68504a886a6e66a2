import path from 'node:path';
import { createReadSide } from './page-rendering/read-side.ts';
import { loadWebBuild } from './page-rendering/web-build.ts';
import { projectRoot } from './project-root.ts';
import { runProcess } from './run-process.ts';

await runProcess(async (deps) =>
  createReadSide({ ...deps, web: await loadWebBuild(path.join(projectRoot, 'web/dist')) }),
);
