import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { buildServer } from './build-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for tests of the process itself, built as the real one is. */
    serverProgram: string;
  }
}

/** Builds the program of `server-process.ts`, once per run. */
export const setup = async (project: TestProject) => {
  const dist = inRoot('server', 'dist');
  mkdirSync(dist, { recursive: true });
  // Where it finds the server’s own packages.
  const folder = mkdtempSync(path.join(dist, '.unfinished-'));
  await buildServer(folder, { 'server-entry': inRoot('tests', 'support', 'server-entry.ts') });
  project.provide('serverProgram', path.join(folder, 'server-entry.js'));
  return () => rmSync(folder, { recursive: true, force: true });
};
