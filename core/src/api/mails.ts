import { mailCalls, subscriberCalls } from '../calls/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { endpoint, only, request } from './endpoint.ts';

export const listMails = endpoint(mailCalls.listMails);
export const getMail = endpoint(mailCalls.getMail);
export const getMailText = endpoint(mailCalls.getMailText);
export const decideMail = (http: AdminClient, id: number, decision: 'send' | 'write-off') =>
  request(http, decision === 'send' ? mailCalls.sendMail : mailCalls.writeOffMail, [id]);

export const searchSubscribers = endpoint(subscriberCalls.searchSubscribers);
export const unsubscribeByHand = endpoint(subscriberCalls.unsubscribeByHand);
export const askToConfirm = endpoint(subscriberCalls.askToConfirm);
/** The URL of the confirmed ones as CSV, valid once and for a minute. */
export const requestSubscribersCsv = only('url', endpoint(subscriberCalls.requestSubscribersCsv));
