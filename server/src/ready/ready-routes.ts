import { readyCalls } from '@jeweler/core/calls';
import { renderNoTestMail, renderTestMailPage, renderTestMailReceived } from '@jeweler/core/private-pages';
import type { ReadyAnswer } from '@jeweler/core/schemas';
import type { Request, Router } from 'express';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { ShopData } from '../database/database.ts';
import { NotFoundError, RefusedError } from '../errors.ts';
import type { PrivatePages } from '../http/private-page.ts';
import { limitPerAddress } from '../http/rate-limit.ts';
import { heldReason } from '../mail/mail-mode.ts';
import { writeMail } from '../mail/outbox.ts';
import { isMarkedByHand, readReady } from './ready-checks.ts';
import { isTestMailToken, newTestMailToken, storeMark } from './ready-marks.ts';

const TEST_MAIL = { kind: 'test-mail', submission_kind: null } as const;

/** What has to be right before the shop opens. */
export const addReadyRoutes = (
  router: Router,
  { config, database, catalogue, clock }: AccountDeps & { catalogue: CatalogueStore },
): void => {
  const read = (): Promise<ReadyAnswer> => readReady(database.query, config, catalogue.allRecords());
  const add = staffAnswers(router, clock);

  add(readyCalls.getReady, read);

  add(readyCalls.markReady, async ({ sent, actor: { username, at } }) => {
    if (!isMarkedByHand(sent.id)) throw new NotFoundError();
    await database.writes.run((trx) => storeMark(trx, sent, username, at));
    return read();
  });

  add(readyCalls.sendTestMail, async ({ actor: { username, at } }) => {
    const held = heldReason(config, TEST_MAIL);
    if (held !== null) throw new RefusedError('mail', held);
    await database.writes.run(async (trx) => {
      const testMail = await newTestMailToken(trx, username, at);
      await writeMail(trx, { kind: TEST_MAIL.kind, facts: { testMail }, at });
    });
  });
};

const REQUESTS_IN_15_MINUTES = 60;

/** `/test-mail/TOKEN`, behind the button of a test mail. */
export const addTestMailPage = (router: Router, deps: ShopData & { pages: PrivatePages }): void => {
  const { pages, database, clock } = deps;
  const limit = limitPerAddress(REQUESTS_IN_15_MINUTES);
  const PAGE = '/test-mail/:token';
  const tokenIn = ({ params }: Request): string => String(params.token);

  router.get(PAGE, limit, async (request, response) => {
    if (await isTestMailToken(database.query, tokenIn(request)))
      pages.send(response, 200, renderTestMailPage());
    else pages.send(response, 404, renderNoTestMail());
  });

  router.post(PAGE, limit, async (request, response) => {
    const isNoted = await database.writes.run(async (trx) => {
      if (!(await isTestMailToken(trx, tokenIn(request)))) return false;
      await storeMark(trx, { id: 'mail', done: true }, 'test email', clock().toISOString());
      return true;
    });
    if (isNoted) pages.send(response, 200, renderTestMailReceived());
    else pages.send(response, 404, renderNoTestMail());
  });
};
