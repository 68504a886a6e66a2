import type { Router } from 'express';
import { DOWNLOADS, type DownloadTickets, EXPIRED } from '../accounts/download-tickets.ts';
import { NotFoundError } from '../errors.ts';
import { limitGuesses } from '../http/rate-limit.ts';
import { withDrive } from '../media/files/file-handler.ts';

/** `GET /api/downloads/<ticket>` sends the file a ticket was issued for, once. */
export const addDownloads = (router: Router, { tickets }: { tickets: DownloadTickets }): void => {
  router.get(
    `${DOWNLOADS}/:ticket`,
    limitGuesses(),
    withDrive(async (request, response) => {
      // A program that only checks the address, such as a virus scanner, must not use up the ticket.
      if (request.method === 'HEAD') throw new NotFoundError(EXPIRED);
      await tickets.redeem(String(request.params.ticket), response);
    }),
  );
};
