/**
 * Whether an address can only be used where every mail server on the way supports SMTPUTF8 (RFC 6531): it has
 * letters outside ASCII before the at sign. A domain outside ASCII has an ASCII form, which is used instead.
 */
export const needsSmtpUtf8 = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));
