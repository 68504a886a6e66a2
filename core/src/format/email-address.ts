import { emailKey } from './email-key.ts';

/**
 * Whether an address can only be used where every mail server on the way supports SMTPUTF8 (RFC 6531): it has
 * letters outside ASCII before the at sign. A domain outside ASCII has an ASCII form, which is used instead.
 */
export const needsSmtpUtf8 = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));

/** Providers where dots in the name make no difference, and the domain that they share. */
const GMAIL = { domains: ['gmail.com', 'googlemail.com'], domain: 'gmail.com' };

/**
 * The mailbox that an address leads to, as far as can be told: without what follows a plus sign, and without the
 * dots that Gmail ignores. For counting what one person gets; different people may share it.
 */
export const mailboxKey = (address: string): string => {
  const key = emailKey(address) ?? '';
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const name = key.slice(0, at).replace(/(?<=.)\+.*/, '');
  return GMAIL.domains.includes(domain) ? `${name.replaceAll('.', '')}@${GMAIL.domain}` : `${name}@${domain}`;
};
