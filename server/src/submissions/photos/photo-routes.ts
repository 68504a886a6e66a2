import { renderNoPhotosPage, renderPhotosPage } from '@jeweler/core/private-pages';
import { type DownloadAddress, MAX_PHOTOS, photoCopySchema, REQUEST_PHOTOS } from '@jeweler/core/schemas';
import type { Request, Response, Router } from 'express';
import type { DownloadTickets } from '../../accounts/download-tickets.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-store.ts';
import type { Config } from '../../config.ts';
import type { ShopData } from '../../database/database.ts';
import { NotFoundError } from '../../errors.ts';
import { jsonBody } from '../../http/json-body.ts';
import { type PrivatePages, pageLanguage } from '../../http/private-page.ts';
import { limitPerAddress } from '../../http/rate-limit.ts';
import { withDrive } from '../../media/files/file-handler.ts';
import { requireMediaWrite } from '../../media/writing/writing-routes.ts';
import { validate } from '../../validate.ts';
import { readReference } from '../present-record.ts';
import { copyToLibrary, type LibraryDeps } from './copy-photo.ts';
import { findPhotoLink, openPhotoLink } from './photo-links.ts';
import { type PhotoDeps, PhotoUploads } from './photo-uploads.ts';
import { readPhoto } from './read-photos.ts';

const PAGE = '/photos';
/** Page views from one address in 15 minutes, and unknown tokens; more means that somebody is guessing. */
const LOOKS = 300;
const GUESSES = 100;

interface PhotosPageDeps extends ShopData {
  readonly catalogue: Pick<CatalogueStore, 'contact'>;
  readonly pages: PrivatePages;
  readonly site: { readonly phoneScript: string };
}

/** `/photos/TOKEN`: the page on which a visitor adds photos to a request. */
export const addPhotosPage = (router: Router, deps: PhotosPageDeps): void => {
  const { catalogue, pages, site } = deps;
  router.get(`${PAGE}/:token`, limitPerAddress(LOOKS), async (request, response) => {
    const language = pageLanguage(request);
    const { email } = catalogue.contact;
    try {
      const { reference } = await findPhotoLink(deps, String(request.params.token));
      const page = renderPhotosPage({ language, script: site.phoneScript, reference, email });
      pages.send(response, 200, page, { runsScripts: true });
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      pages.send(response, 404, renderNoPhotosPage({ language, email }));
    }
  });
};

interface SendingDeps extends PhotoDeps {
  readonly config: PhotoDeps['config'] & Pick<Config, 'formRateLimit'>;
}

/** What that page calls. Every failure to find a link is 404, whatever the reason. */
export const addPhotoSending = (router: Router, deps: SendingDeps): void => {
  const uploads = new PhotoUploads(deps);
  const address = `${REQUEST_PHOTOS}/:token`;
  const answer = async (request: Request, response: Response): Promise<void> => {
    response.set('Tus-Resumable', '1.0.0');
    await uploads.answer(await findPhotoLink(deps, String(request.params.token)), request, response);
  };
  router.use(
    REQUEST_PHOTOS,
    limitPerAddress(GUESSES, {
      skipSuccessfulRequests: true,
      requestWasSuccessful: (_request, { statusCode }) => statusCode !== 404,
    }),
  );
  router.post(`${address}/open`, async (request, response) => {
    response.json(await openPhotoLink(deps, String(request.params.token)));
  });
  router.options(address, answer);
  // As many as the forms of one address can bring.
  router.post(address, limitPerAddress(deps.config.formRateLimit * MAX_PHOTOS), answer);
  router.head(`${address}/:id`, answer);
  router.patch(`${address}/:id`, answer);
  router.delete(`${address}/:id`, answer);
};

interface StaffPhotoDeps extends ShopData, LibraryDeps {
  readonly config: LibraryDeps['config'] & Pick<Config, 'mediaWrite'>;
  readonly tickets: DownloadTickets;
}

/** The photos of a record, for staff. */
export const addRecordPhotos = (router: Router, deps: StaffPhotoDeps): void => {
  const address = '/api/admin/submissions/:reference/photos/:id';
  /** @throws NotFoundError */
  const read = async ({ reference, id }: PhotoName): Promise<Buffer> => {
    const content = await readPhoto(deps.database.query, reference, id);
    if (!content) throw new NotFoundError('This photo no longer exists.');
    return content;
  };
  const nameIn = (request: Request): PhotoName => ({
    reference: readReference({ reference: String(request.params.reference) }),
    id: String(request.params.id),
  });
  const issue = deps.tickets.offer<PhotoName>('photo', async (response, asked) => {
    const content = await read(asked);
    response.attachment(`${asked.reference}.jpg`).send(content);
  });

  router.get(address, async (request, response) => {
    const content = await read(nameIn(request));
    response.type('image/jpeg').send(content);
  });
  router.post(`${address}/download`, async (request, response) => {
    const asked = nameIn(request);
    await read(asked);
    response.json({ url: await issue(response, asked) } satisfies DownloadAddress);
  });
  const copy = withDrive(async (request, response) => {
    const { folder } = validate(photoCopySchema, request.body);
    const path = await copyToLibrary(deps, folder, await read(nameIn(request)));
    response.json({ path });
  });
  router.post(`${address}/copy`, requireMediaWrite(deps.config), jsonBody, copy);
};

interface PhotoName {
  readonly reference: string;
  readonly id: string;
}
