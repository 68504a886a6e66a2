import {
  appointmentCalls,
  catalogueListCalls,
  mailCalls,
  peopleCalls,
  personalDataCalls,
  prizeClaimCalls,
  readyCalls,
  savedReplyCalls,
  serverCalls,
  settingsCalls,
  staffCalls,
  submissionCalls,
  subscriberCalls,
  visitorCalls,
} from '@jeweler/core/calls';
import { catalogueOperations } from './catalogue-operations.ts';
import { mediaOperations } from './media-operations.ts';
import { describe, type Operation } from './operation.ts';

/**
 * Every call of the API, and what it is for. What follows from its path, its query and its body is added by
 * `describeApi`: 400 for a query or a body, 401 under /api/admin, 404 for a parameter in the path.
 */
export const operations: readonly Operation[] = [
  ...describe(serverCalls, {
    getHealth: 'Name and version; with `deep`, whether everything works that the server depends on.',
    getDescription: 'This document.',
  }),
  ...describe(catalogueListCalls, {
    listCategories: 'All categories.',
    listCollections: 'All collections.',
    listProducts: 'All products.',
    listBannerItems: 'The announcements of the banner.',
  }),
  ...describe(visitorCalls, {
    getAvailability: 'The state of every slot of at most 62 days.',
    sendContactMessage: 'Sends a message.',
    subscribe: 'Asks for the newsletter.',
    sendServiceRequest: 'Asks for a quote.',
    claimPrize: 'Claims a prize of the wheel.',
    requestAppointment: 'Asks for an appointment.',
    hasSeenWheel: 'Whether this browser has seen the wheel.',
    recordWheelView: 'Notes that it has, in a cookie.',
    download: 'A file that staff have asked for; works once, for a minute.',
  }),
  ...describe(staffCalls, {
    logIn: 'Signs in. `second_factor` asks for the code of an account that has one.',
    logOut: 'Ends the session, if there is one.',
    getSignedInAdmin: 'Who is signed in.',
    setStaffName: 'How the signed-in person signs what they write to customers.',
    changePassword: 'Changes the password, and ends all other sessions.',
    checkPassword: 'Checks the password for a locked console.',
    setUpSecondFactor: 'Begins to set up a second factor, which `confirm` turns on.',
    confirmSecondFactor:
      'Turns on the second factor, ends all other sessions, and returns the recovery codes once.',
    endSecondFactor: 'Turns off the second factor.',
    readAdminEvents:
      'Server-sent events: `media` and `catalogue` when they change, `submission` when anything changes that staff read.',
    getDashboard: 'Figures of the media folder, and what waits for the shop.',
    getToday: 'What the day brings.',
  }),
  ...describe(peopleCalls, {
    getSignInOptions: 'What the sign-in screen can offer.',
    forgetPassword: 'Sends a link for a new password, if the account has an email address.',
    listSessions: 'Where one is signed in; for owners, where everybody is.',
    usePasswordReset: 'Sets the password behind such a link, and ends all sessions.',
    acceptInvitation: 'Sets name and password behind the link of an invitation.',
    endSession: 'Ends a session.',
    endSessions: 'Ends all sessions of an account, but for the one that asks.',
    listPeople: 'Who has an account.',
    invitePerson: 'Makes an account, and a link to set its password.',
    addPerson: 'The same.',
    changeRole: 'Changes the role of an account.',
    changeEmail: 'Changes its email address, which ends the links that went to the one before.',
    removePerson: 'Removes an account; its name stays in what the person has done.',
    listAccountEvents: 'What happened to accounts, and to the data of many.',
    exportAccountEvents: 'Offers the same as CSV.',
  }),
  ...describe(submissionCalls, {
    listSubmissions: 'A page of requests, newest first. A search has to be posted.',
    searchSubmissions: 'The same, with a search.',
    getCsv: 'The same list as a file.',
    searchCsv: 'The same, with a search or for chosen requests.',
    requestCsv: 'The address of that file, for a browser to download it.',
    changeStatuses: 'Changes the status of several requests, each on its own.',
    undoChanges: 'Takes such changes back.',
    markRead: 'Marks requests as read or unread, for the caller.',
    markAllRead: 'Marks all requests as read, for the caller.',
    emptySpam: 'Deletes all spam for good.',
    getSubmission: 'Everything about one request.',
    changeStatus: 'Changes its status.',
    sendReply: 'Sends a reply by email and marks it as answered; stored once for each key.',
    setReminder: 'Puts it to a day on which staff are reminded of it.',
    addNote: 'Adds a note.',
  }),
  ...describe(savedReplyCalls, {
    getSavedReplies: 'Texts that staff use again and again.',
    changeSavedReply: 'Writes one of them, a new one last.',
    deleteSavedReply: 'Deletes one of them.',
  }),
  ...describe(personalDataCalls, {
    getPersonData: 'All that is stored about one person, as a file.',
    requestPersonData: 'The address of that file, for a browser to download it.',
    deleteSubmission: 'Deletes one submission, for good.',
    deletePerson: 'Deletes all that is stored about one person, for good.',
    listDeletions: 'The record of deletions, newest first.',
  }),
  ...describe(appointmentCalls, {
    getAgenda: 'The agenda of at most 62 days.',
    bookAppointment: 'A booking taken by telephone or at the counter; stored once for each key.',
    moveAppointment: 'Moves an appointment.',
    getOpeningHours: 'Week, closed days and blocked hours.',
    changeOpeningHours:
      'Changes them; answers with the appointments outside of them, which stay as they are.',
  }),
  ...describe(prizeClaimCalls, {
    getPrizeFigures: 'Claims by prize beside the odds, and what was given out.',
    findPrizeClaims: 'Claims by code, name, email or phone, at most 20.',
    redeemPrize: 'Marks a prize as given out, once.',
    undoRedemption: 'Takes that back: within a minute, or with a reason.',
  }),
  ...describe(mailCalls, {
    listMails: 'A page of outgoing mail, newest first.',
    getMail: 'One mail as it goes out.',
    getMailText: 'Its text, for sending it by hand.',
    sendMail: 'Sends it now, or again.',
    writeOffMail: 'Discards it.',
  }),
  ...describe(subscriberCalls, {
    searchSubscribers: 'A page of the newsletter’s list.',
    getSubscribersCsv: 'The confirmed addresses as a file.',
    requestSubscribersCsv: 'The address of that file, for a browser to download it.',
    askToConfirm: 'Asks for a confirmation again.',
    unsubscribeByHand: 'Unsubscribes an address.',
  }),
  ...mediaOperations,
  ...catalogueOperations,
  ...describe(readyCalls, {
    getReady: 'What has to be right before the shop opens, and what is.',
    markReady: 'Says of what staff judge themselves that it is done, or is not; `list` dismisses the list.',
    sendTestMail: 'Sends an email to the shop’s own address, whose button says that it has arrived.',
  }),
  ...describe(settingsCalls, {
    getUnsaved: 'What the signed-in person has typed into forms of the portal and not saved.',
    keepUnsaved: 'Keeps what is typed into a form; no changes end it.',
    getPortalSettings: 'What staff can set.',
    getBackups: 'The automatic copies: the newest, the newest that was restored and checked, and what fails.',
    changePortalSettings: 'Changes it.',
  }),
];

/** What is no API, but is requested by programs as well: method and path, what it is, and its type. */
export const files: Readonly<Record<string, readonly [summary: string, contentType: string]>> = {
  'GET /media/:path': ['A file of the media folder, without location and serial numbers.', '*/*'],
  'GET /images/:width/:path': [
    'A picture as WebP, at most 160, 320, 480, 640, 960, 1280 or 1920 pixels wide; for “preview”, a JPEG of 1200 x 630.',
    'image/webp',
  ],
  'GET /desktop/:file': ['The installers of the console.', 'application/octet-stream'],
  'GET /desktop/dictionaries/:file': [
    'The dictionary by which the console checks spelling.',
    'application/octet-stream',
  ],
  'GET /sitemap.xml': ['All public pages.', 'application/xml'],
  'GET /robots.txt': ['What search engines may read.', 'text/plain'],
  'GET /licenses.txt': ['The licenses of all software and fonts that are sent to browsers.', 'text/plain'],
};
