import { shop } from '@jeweler/core/business';
import type { Config } from '../config.ts';

/** The address in a setting that may contain a name before it. */
export const addressIn = (setting: string): string => /<([^<>]+)>\s*$/.exec(setting)?.[1] ?? setting;

export const getDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * The address that mails come from: of MAIL_FROM, or the shop's own while mail is off. Invitations name it as
 * their organizer, and ids end in its domain: mail programs do not trust them otherwise.
 */
export const senderAddress = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  addressIn(mailFrom ?? shop.email);
