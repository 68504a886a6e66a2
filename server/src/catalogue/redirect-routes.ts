import { catalogueCalls } from '@jeweler/core/calls';
import { hasPage, type RedirectList } from '@jeweler/core/schemas';
import type { Router } from 'express';
import { staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError } from '../errors.ts';
import { deleteOldAddress, readOldAddresses } from './old-addresses.ts';
import type { RecordDeps } from './record-missing.ts';
import { pagePath, parsePagePath } from './record-pages.ts';
import { isVisible, nameOf, slugOf } from './stored-record.ts';

/** Former addresses of the catalogue's pages. */
export const addRedirectRoutes = (router: Router, { database, clock, catalogue }: RecordDeps): void => {
  const add = staffAnswers(router, clock);
  const list = async (): Promise<RedirectList> => {
    const addresses = await readOldAddresses(database.query);
    return {
      redirects: addresses.flatMap(({ kind, slug, recordId, retiredAt, usedOn }) => {
        if (!hasPage(kind)) return [];
        const record = catalogue.records(kind).get(recordId);
        // It has it again, or still: as a draft that has been public.
        if (record && record.deletedAt === undefined && slugOf(record.fields) === slug) return [];
        const present = record && isVisible(record) ? slugOf(record.fields) : null;
        return {
          from: pagePath(kind, slug),
          to: present === null ? undefined : pagePath(kind, present),
          name: record ? nameOf(record) : '',
          retiredAt,
          usedOn: usedOn ?? undefined,
        };
      }),
    };
  };

  add(catalogueCalls.listRedirects, list);

  add(catalogueCalls.deleteRedirect, async ({ sent }) => {
    const page = parsePagePath(sent.from);
    if (!page || !(await deleteOldAddress(database, page))) throw new NotFoundError();
    return list();
  });
};
