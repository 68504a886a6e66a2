import type { UploadItem } from '../upload-item.ts';

const percent = (sent: number, size: number): string => `${Math.floor((100 * sent) / Math.max(size, 1))} %`;

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const pauses = {
  connection: 'No connection to the server. Continues automatically.',
  server: 'The server is busy. Continues automatically.',
  'sign-in': 'Continues after you sign in.',
} as const;

/** How a file is getting on, in the row below its name. */
export const phaseText = ({ phase, name, size }: UploadItem): string => {
  switch (phase.state) {
    case 'checking':
      return 'Checking…';
    case 'asking':
      return 'The name is taken.';
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return phase.sent < size ? percent(phase.sent, size) : 'Storing…';
    case 'paused':
      return pauses[phase.why];
    case 'done':
      return baseName(phase.path) === name ? 'Done' : `Done, stored as ${baseName(phase.path)}`;
    case 'skipped':
      return phase.same === undefined ? 'Not uploaded' : `Already here as ${phase.same}`;
    case 'failed':
      return phase.reason;
  }
};
