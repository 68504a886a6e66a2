import { savedReplyCalls, submissionCalls } from '../calls/index.ts';
import type { AdminClient } from './authorized-client.ts';
import { endpoint, LONG, only } from './endpoint.ts';
import { call, send } from './http-client.ts';

export const searchSubmissions = endpoint(submissionCalls.searchSubmissions);
export const getSubmission = endpoint(submissionCalls.getSubmission);
export const changeStatus = endpoint(submissionCalls.changeStatus);
export const changeStatuses = endpoint(submissionCalls.changeStatuses);
/** Undoes the changes that led to these revisions. */
export const undoChanges = endpoint(submissionCalls.undoChanges);
export const addNote = endpoint(submissionCalls.addNote);
export const sendReply = endpoint(submissionCalls.sendReply);
export const setReminder = endpoint(submissionCalls.setReminder);
/** Resolves with the number of submissions that the signed-in person has not read. */
export const markRead = only('unread', endpoint(submissionCalls.markRead));
export const markAllRead = endpoint(submissionCalls.markAllRead);
/** Resolves with the number deleted. */
export const emptySpam = only('deleted', endpoint(submissionCalls.emptySpam, LONG));
/** The URL of these as CSV, valid once and for a minute. */
export const requestCsv = only('url', endpoint(submissionCalls.requestCsv));

/** Its JPEG. */
export const getRequestPhoto = (http: AdminClient, reference: string, id: string): Promise<Blob> =>
  call(async () => (await send(http, submissionCalls.getRequestPhoto, [reference, id])).blob());
/** The URL of the same as a file, valid once and for a minute. */
export const requestPhotoDownload = only('url', endpoint(submissionCalls.requestPhotoDownload));

export const getSavedReplies = endpoint(savedReplyCalls.getSavedReplies);
export const changeSavedReply = endpoint(savedReplyCalls.changeSavedReply);
export const deleteSavedReply = endpoint(savedReplyCalls.deleteSavedReply);
