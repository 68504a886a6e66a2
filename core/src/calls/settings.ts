import {
  backupReportSchema,
  readyAnswerSchema,
  readyMarkSchema,
  settingsAnswerSchema,
  settingsChangeSchema,
  unsavedChangeSchema,
  unsavedTextsSchema,
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

export const settingsCalls = {
  getUnsaved: { route: 'GET /api/admin/unsaved', answer: unsavedTextsSchema },
  keepUnsaved: { route: 'POST /api/admin/unsaved/:form', body: unsavedChangeSchema },
  getPortalSettings: { route: 'GET /api/admin/settings', answer: settingsAnswerSchema },
  getBackups: { permission: 'see-backups', route: 'GET /api/admin/backups', answer: backupReportSchema },
  /** `conflict` if they have been changed since. */
  changePortalSettings: {
    permission: 'change-rules',
    route: 'POST /api/admin/settings',
    body: settingsChangeSchema,
    answer: settingsAnswerSchema,
  },
} satisfies ApiCalls;

export const readyCalls = {
  getReady: { route: 'GET /api/admin/ready', answer: readyAnswerSchema },
  markReady: { route: 'POST /api/admin/ready', body: readyMarkSchema, answer: readyAnswerSchema },
  sendTestMail: { route: 'POST /api/admin/ready/test-mail' },
} satisfies ApiCalls;
