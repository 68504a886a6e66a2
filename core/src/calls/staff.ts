import {
  adminLoginSchema,
  adminSessionSchema,
  factorChangeSchema,
  factorConfirmationSchema,
  factorSetupSchema,
  passwordChangeSchema,
  recoveryCodesSchema,
  signedInAdminSchema,
  staffNameSchema,
  unlockSchema,
} from '../schemas/index.ts';
import { dashboardSchema, todaySchema } from '../submissions/index.ts';
import type { ApiCalls } from './api-call.ts';

const FACTOR = '/api/admin/second-factor';

export const staffCalls = {
  logIn: {
    route: 'POST /api/admin/login',
    body: adminLoginSchema,
    answer: adminSessionSchema,
    isOpen: true,
  },
  logOut: { route: 'POST /api/admin/logout', isOpen: true },
  getSignedInAdmin: { route: 'GET /api/admin/session', answer: signedInAdminSchema },
  setStaffName: { route: 'POST /api/admin/name', body: staffNameSchema },
  /** `validation` with `fields` if the present password is wrong or the new one breaks the rules. */
  changePassword: { route: 'POST /api/admin/password', body: passwordChangeSchema },
  /** `validation` with `fields.password` for a wrong one. */
  checkPassword: { route: 'POST /api/admin/unlock', body: unlockSchema },
  setUpSecondFactor: { route: `POST ${FACTOR}/begin`, body: unlockSchema, answer: factorSetupSchema },
  /** Each of these: `validation` with `fields.code` for a code that is not accepted. */
  confirmSecondFactor: {
    route: `POST ${FACTOR}/confirm`,
    body: factorConfirmationSchema,
    answer: recoveryCodesSchema,
  },
  endSecondFactor: { route: `POST ${FACTOR}/off`, body: factorChangeSchema },
  readAdminEvents: { route: 'GET /api/admin/events', contentType: 'text/event-stream' },
  getDashboard: { route: 'GET /api/admin/dashboard', answer: dashboardSchema },
  getToday: { route: 'GET /api/admin/today', answer: todaySchema },
} satisfies ApiCalls;
