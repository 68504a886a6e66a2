import { backupReportSchema } from '../schemas/index.ts';
import { endpoint } from './authorized-client.ts';

/** `GET /api/admin/backups` */
export const getBackups = endpoint(backupReportSchema, (http) => http.get('api/admin/backups'));
