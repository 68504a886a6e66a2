import { uploadCalls } from '@jeweler/core/calls';
import { UPLOADS } from '@jeweler/core/schemas';
import type { RequestHandler, Router } from 'express';
import { getSession } from '../../accounts/require-staff.ts';
import type { Config } from '../../config.ts';
import { answerCall } from '../../http/answer-call.ts';
import { asDriveFailure, withDrive } from '../files/file-handler.ts';
import type { MediaDeps } from '../media-deps.ts';
import { requireMediaWrite } from '../writing/writing-routes.ts';
import type { MediaUploads } from './media-uploads.ts';
import type { AuthorizeUpload } from './upload-access.ts';

interface UploadRouteOptions {
  /** Where uploads are created; each has its own address below. */
  readonly path: `/api/${string}`;
  readonly authorize: AuthorizeUpload;
  readonly uploads: MediaUploads;
  readonly config: Pick<Config, 'mediaWrite'>;
}

/** Adds the addresses of the protocol below a path. */
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
  { path, authorize, uploads, config }: UploadRouteOptions,
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
export const addStaffUploads = (router: Router, { config, sessions, uploads }: MediaDeps): void => {
  const authorize: AuthorizeUpload = (_request, response) => {
    const session = getSession(response);
    return {
      owner: `staff:${session.adminId}`,
      client: session.fingerprint,
      by: session.username,
      isValid: () => sessions.isLive(session),
    };
  };
  addUploadRoutes(router, { path: UPLOADS, authorize, uploads, config });
};
