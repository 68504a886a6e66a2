import type { Router } from 'express';
import { NotFoundError } from '../errors.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { fileHandler } from '../media/files/file-answer.ts';
import { DOWNLOADS, type DownloadTickets } from './download-tickets.ts';

const EXPIRED = 'This download has expired. Please choose Download again.';

/** `GET /api/downloads/<ticket>` sends the file a ticket was issued for, once. */
export const addDownloads = (
  router: Router,
  { config, tickets }: { config: { readonly siteUrl: string }; tickets: DownloadTickets },
): void => {
  const download = fileHandler(securityHeaders(config.siteUrl), async (request, response) => {
    // A program that only checks the address, such as a virus scanner, must not use up the ticket.
    if (request.method === 'HEAD') throw new NotFoundError(EXPIRED);
    const send = await tickets.take(String(request.params.ticket));
    if (!send) throw new NotFoundError(EXPIRED);
    return send(request, response);
  });
  router.get(`${DOWNLOADS}/:ticket`, download);
};
