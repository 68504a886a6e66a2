import { existsSync } from 'node:fs';
import { listPictures, shop } from '@jeweler/core/business';
import { READY_LIST, type ReadyAnswer, type RecordFields, type RecordKind } from '@jeweler/core/schemas';
import type { Kysely } from 'kysely';
import { firstPasswordFile } from '../accounts/first-admin.ts';
import { readOpeningHours } from '../appointments/opening-hours.ts';
import { readBackupState } from '../backups/backup-state.ts';
import { fieldsOf, isVisible, type StoredRecord } from '../catalogue/stored-record.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { isReachable } from './is-reachable.ts';
import { type ReadyMarks, readMarks } from './ready-marks.ts';
import { isSampleMedium } from './sample-media.ts';

type ReadyConfig = Pick<Config, 'dataDir' | 'mediaDir' | 'siteUrl'>;

/** What the checks look at. */
interface ReadyFacts {
  readonly query: Kysely<Tables>;
  readonly config: ReadyConfig;
  /** What visitors see. */
  readonly visible: readonly StoredRecord[];
  readonly shop: RecordFields<'shop'>;
  readonly marks: ReadyMarks;
}

interface Check {
  readonly id: string;
  readonly text: string;
  readonly where: string | null;
  /** Staff may say themselves that it is done, which counts as well as the answer. */
  readonly byHand?: true;
  readonly isDone?: (facts: ReadyFacts) => boolean | Promise<boolean>;
}

const SHOP = '/admin/settings/shop';
/** Numbers and addresses that are reserved for samples, which nobody has; none at all is as good as one. */
const isSampleNumber = (number = '555-0100'): boolean => /555\D*01\d\d$/.test(number);
const isSampleEmail = (email = '@example.com'): boolean => /[@.]example\.(?:com|net|org)$/i.test(email);
const SAMPLE_NAME = 'Oren Vale';

/** Whether records of these kinds show no picture that the program comes with. */
const showNoSamples =
  (...kinds: readonly RecordKind[]) =>
  async ({ visible, config }: ReadyFacts): Promise<boolean> => {
    const records = visible.filter(({ kind }) => kinds.includes(kind));
    const pictures = records.flatMap((record) => listPictures(fieldsOf(record)));
    for (const address of new Set(pictures.map(({ url }) => url)))
      if (await isSampleMedium(config, address)) return false;
    return true;
  };

/** All that has to be right before the shop opens, in the order of the list. */
const checks: readonly Check[] = [
  {
    id: 'name',
    text: `Replace the sample name ${SAMPLE_NAME}: visitors and search engines know the shop by its name.`,
    where: null,
    isDone: () => shop.name !== SAMPLE_NAME,
  },
  {
    id: 'phone',
    text: 'Enter the telephone number: the sample number reaches nobody.',
    where: SHOP,
    isDone: (facts) => !isSampleNumber(facts.shop.phone),
  },
  {
    id: 'email',
    text: 'Enter the email address: what is sent to the sample address is lost.',
    where: SHOP,
    isDone: (facts) => !isSampleEmail(facts.shop.email),
  },
  {
    id: 'whatsapp',
    text: 'Enter the number for WhatsApp: the sample number reaches nobody.',
    where: SHOP,
    isDone: (facts) => !isSampleNumber(facts.shop.whatsapp),
  },
  {
    id: 'address',
    text: 'Enter where the shop is: without it, nobody with an appointment is told where to drive.',
    where: SHOP,
    isDone: (facts) => facts.shop.street !== undefined,
  },
  {
    id: 'hours',
    text: 'Check the opening hours: visitors book their appointments within them.',
    where: '/admin/settings#hours',
    byHand: true,
    isDone: async ({ query }) => (await readOpeningHours(query)).revision > 0,
  },
  {
    id: 'site-url',
    text: 'Give the website its public https address (SITE_URL): links in emails and search results lead there.',
    where: null,
    isDone: ({ config }) => isReachable(config.siteUrl),
  },
  {
    id: 'mail',
    text: 'Send a test email and press the button in it: until then nobody knows whether emails arrive.',
    where: '/admin/settings#ready',
    isDone: ({ marks }) => 'mail' in marks,
  },
  {
    id: 'backup',
    text: 'Turn on backups and wait until one has been restored and checked: otherwise a broken disk takes everything.',
    where: '/admin/settings#backups',
    isDone: async ({ query }) => Boolean((await readBackupState(query))?.checked),
  },
  {
    id: 'password',
    text: 'Change the first password: others may have seen it.',
    where: '/admin/account',
    isDone: async ({ query, config }) => {
      const admins = await query.selectFrom('admins').select('password_changed_at').orderBy('id').execute();
      return admins[0]?.password_changed_at != null && !existsSync(firstPasswordFile(config.dataDir));
    },
    byHand: true,
  },
  {
    id: 'samples',
    text: 'Replace the sample pieces and collections: visitors would ask for jewelry that does not exist.',
    where: '/admin/catalogue/products',
    isDone: showNoSamples('products', 'collections'),
  },
  {
    id: 'pictures',
    text: 'Look through the pictures of the pages, and replace the samples: visitors take them for your own work.',
    where: `${SHOP}/site-pictures`,
    byHand: true,
    isDone: showNoSamples('site-pictures'),
  },
  {
    id: 'testimonials',
    text: 'Replace the sample testimonials, or note the permission: people who do not exist must not praise the shop.',
    where: `${SHOP}/testimonials`,
    isDone: ({ visible }) =>
      visible.every(({ kind, fields }) => kind !== 'testimonials' || 'permission_on' in fields),
  },
  {
    id: 'founder',
    text: 'Read the page about the founder (/about-oren): the life that it tells is invented until yours stands there.',
    where: null,
    byHand: true,
  },
  {
    id: 'rules',
    text: 'Read the rules of the prize wheel, and change what you would not promise.',
    where: `${SHOP}/wheel`,
    byHand: true,
    isDone: ({ visible }) => visible.some(({ kind, revision }) => kind === 'wheel' && revision > 0),
  },
  {
    id: 'legal',
    text: 'Ask whether you need Terms of Use, a Privacy Policy and Cookie Settings: the links in the footer lead nowhere yet.',
    where: null,
    byHand: true,
  },
];

/** Whether staff may mark this one themselves. */
export const isMarkedByHand = (id: string): boolean =>
  id === READY_LIST || checks.some((check) => check.id === id && check.byHand);

/** The list as it stands. Only reads. */
export const readReady = async (
  query: Kysely<Tables>,
  config: ReadyConfig,
  records: readonly StoredRecord[],
): Promise<ReadyAnswer> => {
  const visible = records.filter(isVisible);
  const marks = await readMarks(query);
  const stored = visible.find(({ kind }) => kind === 'shop') as StoredRecord<'shop'> | undefined;
  const facts: ReadyFacts = { query, config, visible, shop: stored?.fields ?? {}, marks };
  return {
    checks: await Promise.all(
      checks.map(async ({ id, text, where, byHand = false, isDone }) => ({
        id,
        done: (byHand && id in marks) || ((await isDone?.(facts)) ?? false),
        text,
        where,
        byHand,
      })),
    ),
    isDismissed: READY_LIST in marks,
  };
};
