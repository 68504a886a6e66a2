import { type MailServer, smtpError } from '../support/mail-server.ts';
import { chance, keepSecret, model, promise, time } from './world.ts';

/** How it treats mails: `breaks` has them, but the connection breaks before it says so. */
const BAD_TIMES = ['is-busy', 'breaks', 'is-down'] as const;
const LINKS = /\/(?:visit|staff|newsletter\/(?:confirm|unsubscribe))\/[\w-]{43}/g;

// The mail server of the one story that is being played. It lives on when the shop's server ends.
let server: MailServer;
let mode: (typeof BAD_TIMES)[number] | undefined;
const delivered = new Set<string>();
/** Mails that may come once more. */
const repeatable = new Set<string>();
const ofThisAct = new Set<string>();
let fault: string | undefined;

export const openPostOffice = (opened: MailServer): void => {
  server = opened;
  mode = undefined;
  fault = undefined;
  delivered.clear();
  repeatable.clear();
  server.refuseRecipient = () => (mode === 'is-down' ? smtpError(421, 'We are closing.') : undefined);
  server.refuseData = (source) => {
    if (mode === 'is-busy') return smtpError(451, 'Please try again later.');
    receive(source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
    return mode === 'breaks' ? smtpError(421, 'The connection breaks.') : undefined;
  };
};

const receive = (source: string): void => {
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
  const [id = '', to = '', subject = ''] = ['Message-ID', 'To', 'Subject'].map(header);
  const word = [...model.forgotten].find((each) => source.includes(each));
  if (word !== undefined) fault = `A mail has data of ${word}, whose data were deleted: ${subject}`;
  if (delivered.has(id) && !repeatable.has(id)) fault = `A mail came twice: ${subject} to ${to}`;
  delivered.add(id);
  ofThisAct.add(id);
  if (mode === 'breaks') repeatable.add(id);
  for (const path of new Set(source.match(LINKS))) {
    model.links.push({ to, subject, path, at: time });
    keepSecret(path);
  }
};

/** What was found wrong with mails since the last act; the next one begins. */
export const checkMailbox = (): void => {
  promise(fault === undefined, fault ?? '');
  ofThisAct.clear();
  server.mails.length = 0;
};

export const hasGoodTime = (): boolean => mode === undefined;

/** It has a bad time, until another act ends it. */
export const changePost = async (): Promise<void> => {
  mode = mode ? undefined : chance.one(BAD_TIMES);
};

/** Ends that it says nothing. */
export let releaseMails = () => {};

/** Does something while it has mails, and says nothing. */
export const whileItHangs = async (act: () => Promise<void>): Promise<void> => {
  server.hold = new Promise((resolve) => {
    releaseMails = resolve;
  });
  await act().finally(() => {
    releaseMails();
    server.hold = undefined;
  });
};

/** The process that sends was killed: it has no connections any more, and what it was sending may come again. */
export const breakOff = (): void => {
  server.disconnect();
  for (const id of ofThisAct) repeatable.add(id);
};

/** A restored copy has mails as waiting that came. */
export const expectMailsAgain = (): void => {
  for (const id of delivered) repeatable.add(id);
};
