import { expect, test } from 'vitest';
import * as general from '../schemas/index.ts';
import { z } from '../schemas/zod.ts';
import * as submissions from './index.ts';

const schemas = { ...general, ...submissions };

/** The schemas of everything that a request can contain; accounts are simulated in the browser. */
const requests = {
  adminLogin: schemas.adminLoginSchema,
  appointmentRequest: schemas.appointmentRequestSchema,
  claimSearch: schemas.claimSearchSchema,
  contactMessage: schemas.contactMessageSchema,
  daysQuery: schemas.daysQuerySchema,
  deletionQuery: schemas.deletionQuerySchema,
  mailQuery: schemas.mailQuerySchema,
  mediaDownload: schemas.mediaDownloadSchema,
  mediaRevision: schemas.mediaRevisionSchema,
  mediaSizesRequest: schemas.mediaSizesRequestSchema,
  move: schemas.moveSchema,
  newNote: schemas.newNoteSchema,
  openingHoursChange: schemas.openingHoursChangeSchema,
  passwordChange: schemas.passwordChangeSchema,
  person: schemas.personSchema,
  phoneBooking: schemas.phoneBookingSchema,
  prizeClaim: schemas.prizeClaimSchema,
  readMarks: schemas.readMarksSchema,
  reference: schemas.referenceSchema,
  serviceRequest: schemas.serviceRequestSchema,
  settingsChange: schemas.settingsChangeSchema,
  statusChange: schemas.statusChangeSchema,
  statusChanges: schemas.statusChangesSchema,
  submissionExport: schemas.submissionExportSchema,
  submissionQuery: schemas.submissionQuerySchema,
  subscriberQuery: schemas.subscriberQuerySchema,
  subscription: schemas.subscriptionSchema,
  undo: schemas.undoSchema,
  unlock: schemas.unlockSchema,
};

type Node = z.core.JSONSchema.BaseSchema;

const BOUNDED_FORMATS = ['date', 'uuid'];
/** A repetition without a limit. */
const OPEN_END = /(?<!\\)[+*]|\{\d+,\}/;

const isBounded = (node: Node): boolean => {
  if (node.enum || node.const !== undefined) return true;
  if (node.type === 'array') return node.maxItems !== undefined;
  if (node.type === 'number' || node.type === 'integer')
    return (node.maximum ?? node.exclusiveMaximum) !== undefined;
  if (node.type !== 'string') return true;
  if (node.maxLength !== undefined || BOUNDED_FORMATS.includes(node.format ?? '')) return true;
  return node.pattern !== undefined && !OPEN_END.test(node.pattern);
};

/** Paths of the values within a schema that may be of any size. */
const unboundedIn = (node: Node, path = ''): string[] => [
  ...(isBounded(node) ? [] : [path]),
  ...Object.entries(node.properties ?? {}).flatMap(([name, each]) =>
    unboundedIn(each as Node, `${path}.${name}`),
  ),
  ...[node.anyOf, node.allOf, node.oneOf].flatMap((all) =>
    (all ?? []).flatMap((each) => unboundedIn(each as Node, path)),
  ),
  ...[node.items, node.additionalProperties].flatMap((each) =>
    each && typeof each === 'object' && !Array.isArray(each) ? unboundedIn(each as Node, `${path}[]`) : [],
  ),
];

test.each(Object.entries(requests))('every value in %s has a bound on its size', (_name, schema) => {
  expect(unboundedIn(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }))).toEqual(
    [],
  );
});
