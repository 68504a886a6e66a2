import { catalogueCalls, previewCalls, priceCheckCalls, recordCalls } from '@jeweler/core/calls';
import {
  hasPreview,
  isPlaced,
  isSingle,
  type RecordKind,
  recordKinds,
  recordNouns,
} from '@jeweler/core/schemas';
import { describe, type Operation } from './operation.ts';

const describeRecords = (kind: RecordKind): Operation[] => [
  ...describe(recordCalls(kind), {
    listRecords: `The ${kind} as staff see them, with drafts and hidden ones.`,
    createRecord: `Adds a ${recordNouns[kind]}, as a draft or visible at once.`,
    getRecord: `One ${recordNouns[kind]} with its history, and what the caller has left unsaved.`,
    changeRecord:
      'Changes fields; null empties one. What others have changed since that revision stays, 409 (`conflicts`) if it is the same field.',
    changeRecordState: 'Shows, hides or marks as sold; with `at` at that time of the shop’s clock.',
    deleteRecord: 'Deletes, for 30 days in a way that can be undone.',
    undeleteRecord: 'Brings back what was deleted, as a draft.',
    moveRecord: 'Moves behind another one in display order, or in the order of a collection.',
  })
    .filter(({ route }) => !isSingle(kind) || route.endsWith(`/${kind}/:id`))
    .filter(({ route }) => !isPlaced(kind) || /^(?:GET \S+|POST \S+\/:id)$/.test(route)),
  ...(kind === 'products'
    ? describe(priceCheckCalls, {
        checkPrice: 'Says that the price is still right.',
      })
    : []),
  ...(hasPreview(kind)
    ? describe(previewCalls(kind), {
        createPreviewLink:
          'An address of the page as visitors would see it, for a day and without signing in.',
        previewDraft:
          'An address of the page as it stands in a form, in this session and for an hour; `new` stands for one that is not stored yet.',
        revokePreviewLinks: 'Ends all such addresses of this record.',
      })
    : []),
];

/** What staff edit of the catalogue, the same for every kind. */
export const catalogueOperations: readonly Operation[] = [
  ...describe(catalogueCalls, {
    listBulkChanges: 'Changes of several products in the last 30 days.',
    previewBulkChange: 'What a change would make of each product; nothing is changed.',
    applyBulkChange: 'Does exactly what a preview has shown, once.',
    undoBulkChange: 'Takes it back; what somebody has changed since is left alone, except with `all`.',
    importCatalogue:
      'What a file would change, and its faults; with `apply`, the revision of that answer, exactly this.',
    requestCatalogueFile:
      'An address from which the catalogue (JSON) or all products (CSV) can be downloaded once.',
    listRedirects: 'Former addresses of pages, and where they lead.',
    deleteRedirect: 'Removes one; its visitors find the not-found screen from then on.',
  }),
  ...recordKinds.flatMap(describeRecords),
];
