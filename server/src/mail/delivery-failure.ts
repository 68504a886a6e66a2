import { needsSmtpUtf8 } from '@jeweler/core/format';

/** Properties of nodemailer's errors, in addition to the message. */
interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly response?: string;
  readonly command?: string;
}

/**
 * `refused`: permanent, for this mail only; `later`: temporary, for this mail only; `outage`: the mail server
 * cannot be used at all, so there is no point in trying other mails.
 */
interface DeliveryFailure {
  readonly kind: 'refused' | 'later' | 'outage';
  /** In words for staff, including the server's reply. */
  readonly reason: string;
}

const MAX_REPLY_CHARACTERS = 300;

/** The mail server's reply on one line: it is external text that is shown to staff. */
const saidBy = ({ response, message }: SmtpError): string =>
  (response ?? message)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_REPLY_CHARACTERS);

/**
 * An established connection that was closed or timed out without a reply. nodemailer reports it like one that
 * could not be established; but this mail may be the cause, and must not hold up all the others.
 */
const isBrokenOff = ({ code, message }: SmtpError): boolean =>
  ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET'].includes(code ?? '') &&
  /^Timeout$|closed unexpectedly|after connection was closed|ECONNRESET|EPIPE/.test(message);

/** Whether it happened before the mail server was told anything about the mail, so that others would fail too. */
const isBeforeMail = ({ code, command = '', message }: SmtpError): boolean =>
  ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EPROXY', 'ECONFIG', 'EREQUIRETLS'].includes(code ?? '') ||
  ['EHLO', 'HELO', 'STARTTLS'].includes(command) ||
  command.startsWith('AUTH') ||
  // So nodemailer reports a 421 in the middle of a mail whose commands were sent together.
  (command === 'CONN' && !message.startsWith('Server closed the connection'));

const outageReason = (error: SmtpError): string => {
  const said = saidBy(error);
  switch (error.code) {
    case 'EAUTH':
    case 'ENOAUTH':
    case 'EOAUTH2':
      return `The mail server does not accept the user or password: ${said}`;
    case 'ETLS':
      return `No encrypted connection to the mail server is possible: ${said}`;
    case 'EDNS':
      return `The mail server was not found: ${said}`;
    default:
      return /certificate|self.signed|SSL|TLS/i.test(said)
        ? `No encrypted connection to the mail server is possible: ${said}`
        : `The mail server cannot be reached: ${said}`;
  }
};

/**
 * Enhanced codes (RFC 3463) for a mailbox that does not exist, is disabled or full; Exchange uses 5.4.1 for
 * it.
 */
const ADDRESS_CODE = /\b5\.(?:1\.[1-69]|1\.10|2\.[124]|4\.[14])\b/;
const ANY_CODE = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** Servers that do not accept mail from us, whoever the recipient is, use the same codes. */
const ABOUT_US = /relay|authenticat|sender|polic|block|black.?list|spam|spf|dkim|dmarc|reputation|denied/i;

/**
 * Whether the mail server has permanently refused the address, so that other mails would not be delivered
 * either; false when it objects to the sender, the content or the session.
 */
export const isAddressRefused = (thrown: unknown): boolean => {
  const { command = '', responseCode = 0, response = '' } = (thrown ?? {}) as Partial<SmtpError>;
  if (responseCode < 500 || responseCode > 599) return false;
  if (ANY_CODE.test(response)) return ['RCPT TO', 'DATA'].includes(command) && ADDRESS_CODE.test(response);
  // Without such a code, an error about the content says nothing about the address.
  return command === 'RCPT TO' && responseCode >= 550 && responseCode <= 556 && !ABOUT_US.test(response);
};

/** The meaning of a negative reply, which its first digit decides (RFC 5321, section 4.2.1). */
const refusal = (error: SmtpError, to: string): DeliveryFailure => {
  const { responseCode = 0, command } = error;
  const said = saidBy(error);
  // 503 says that the session was in the wrong state: in a new one, the mail may be accepted.
  if (responseCode < 500 || (responseCode === 503 && !isBeforeMail(error))) {
    const kind = isBeforeMail(error) ? 'outage' : 'later';
    return { kind, reason: `The mail server asks to try again later: ${said}` };
  }
  if (isBeforeMail(error)) return { kind: 'outage', reason: outageReason(error) };
  // At this point the server knows nothing of the mail but its sender, which is the same for all mails: the
  // setting is wrong. Only a recipient's address may add something, SMTPUTF8.
  if (command === 'MAIL FROM' && !needsSmtpUtf8(to))
    return { kind: 'outage', reason: `The mail server refuses the shop’s sender address: ${said}` };
  return { kind: 'refused', reason: `The mail server has refused the email: ${said}` };
};

/**
 * What a nodemailer error means for the mail, and for those after it.
 * @param to the address of the mail, if there is one
 */
export const deliveryFailure = (thrown: unknown, to = ''): DeliveryFailure => {
  const error = (thrown instanceof Error ? thrown : new Error(String(thrown))) as SmtpError;
  if (error.responseCode) return refusal(error, to);
  // Without a reply: the mail never reached a mail server, or the connection failed.
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
    return { kind: 'refused', reason: `The email cannot be sent to this address: ${saidBy(error)}` };
  if (isBeforeMail(error) && !isBrokenOff(error)) return { kind: 'outage', reason: outageReason(error) };
  return { kind: 'later', reason: `The connection to the mail server broke off: ${saidBy(error)}` };
};
