import { builtFile } from '../../scripts/lib/import-built.mjs';
import type { WebBuild } from '../../server/src/pages/web-build.ts';
import * as entry from '../../web/src/app/entry-server.tsx';

/** The site rendered from its sources; its other files are those of the last build. */
export const webFromSources: WebBuild = {
  ...entry,
  clientFolder: builtFile('web', 'client'),
  retiredClientFolders: [],
  script: '/assets/entry.js',
  phoneScript: '/assets/phone.js',
  portalPage: '',
};
