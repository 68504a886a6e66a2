import { uploadCalls } from '@jeweler/core/calls';
import { UPLOADS } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { getSession } from '../../accounts/require-staff.ts';
import { answerCall } from '../../http/answer-call.ts';
import { asDriveFailure, withDrive } from '../files/file-handler.ts';
import type { MediaDeps } from '../media-deps.ts';
import { requireMediaWrite } from '../writing/writing-routes.ts';
import type { AuthorizeUpload } from './upload-access.ts';

/** Adds the addresses of the protocol: uploads are created at the path, and each has its own below. */
export const addTusRoutes = (
  router: Router,
  path: `/api/${string}`,
  ...answer: readonly RequestHandler[]
): void => {
  router.options(path, ...answer);
  router.post(path, ...answer);
  for (const method of ['head', 'patch', 'delete'] as const) router[method](`${path}/:id`, ...answer);
};

/** The same for the media folder, with what our own clients ask besides. */
export const addUploadRoutes = (
  router: Router,
  { uploads, config }: MediaDeps,
  path: `/api/${string}`,
  authorize: AuthorizeUpload,
): void => {
  const mayWrite = requireMediaWrite(config);
  const answer = withDrive(async (request, response) =>
    uploads.answer(await authorize(request, response), request, response),
  );
  addTusRoutes(router, path, mayWrite, answer);

  const calls = uploadCalls(path);
  const options = { before: [mayWrite], toFailure: asDriveFailure };
  answerCall(
    router,
    calls.getUpload,
    async ({ request, response, params }) => uploads.state(await authorize(request, response), params.id),
    options,
  );
  answerCall(
    router,
    calls.decideUpload,
    async ({ request, response, params, sent }) =>
      uploads.decide(await authorize(request, response), params.id, sent),
    options,
  );
};

/** Uploads by staff; to be called after `requireStaff`. */
export const addStaffUploads = (router: Router, deps: MediaDeps): void => {
  const authorize: AuthorizeUpload = (_request, response) => {
    const session = getSession(response);
    return {
      owner: `staff:${session.adminId}`,
      client: session.fingerprint,
      by: session.username,
      isValid: () => deps.sessions.isLive(session),
    };
  };
  addUploadRoutes(router, deps, UPLOADS, authorize);
};
