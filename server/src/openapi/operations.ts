import {
  type ApiCall,
  appointmentCalls,
  catalogueCalls,
  catalogueListCalls,
  mailCalls,
  mediaCalls,
  mediaChangeCalls,
  peopleCalls,
  personalDataCalls,
  phoneLinkCalls,
  previewCalls,
  priceCheckCalls,
  prizeClaimCalls,
  readyCalls,
  recordCalls,
  requestPhotoCalls,
  savedReplyCalls,
  serverCalls,
  settingsCalls,
  staffCalls,
  submissionCalls,
  subscriberCalls,
  uploadCalls,
  visitorCalls,
} from '@jeweler/core/calls';
import {
  hasPreview,
  isPlaced,
  isSingle,
  type RecordKind,
  recordKinds,
  recordNouns,
  UPLOADS,
} from '@jeweler/core/schemas';

/** A call of the API, and what it is for. */
export interface Operation extends ApiCall {
  readonly summary: string;
}

/** The calls of a table in its order; one that is not described does not compile. */
const describe = <Calls extends Readonly<Record<string, ApiCall>>>(
  calls: Calls,
  summaries: Readonly<Record<keyof Calls, string>>,
): Operation[] => {
  const byName: Readonly<Record<string, string>> = summaries;
  return Object.entries(calls).map(([name, call]) => ({ ...call, summary: byName[name] ?? '' }));
};

const tus = {
  getVersion: 'The version and extensions of tus that are understood.',
  begin: 'tus: begins an upload; `Location` is its address.',
  getOffset: 'tus: how much has been received, `Upload-Offset`; and what became of it, `Upload-Outcome`.',
  send: 'tus: sends bytes. The last ones are answered when the file has its place: `Upload-Path`.',
  end: 'tus: ends an upload and removes what was sent.',
} as const;

const describeUploads = (path: `/api/${string}`): Operation[] =>
  describe(uploadCalls(path), {
    ...tus,
    getUpload: 'How far an upload is, or what became of it.',
    decideUpload: 'Says what to do with an upload whose name is taken, or that could not be stored.',
  });

const describeRecords = (kind: RecordKind): Operation[] => [
  ...describe(recordCalls(kind), {
    listRecords: `The ${kind} as staff see them, with drafts and hidden ones.`,
    createRecord: `Adds a ${recordNouns[kind]}, as a draft or visible at once.`,
    getRecord: `One ${recordNouns[kind]} with its history, and what the caller has left unsaved.`,
    changeRecord:
      'Changes fields; null empties one. What others have changed since that revision stays, 409 (`conflicts`) if it is the same field.',
    changeRecordState: 'Shows, hides or marks as sold; with `at` at that time of the shop’s clock.',
    deleteRecord: 'Deletes, for 30 days in a way that can be undone.',
    undeleteRecord: 'Brings back what was deleted, as a draft.',
    moveRecord: 'Moves behind another one in display order, or in the order of a collection.',
  })
    .filter(({ route }) => !isSingle(kind) || route.endsWith(`/${kind}/:id`))
    .filter(({ route }) => !isPlaced(kind) || /^(?:GET \S+|POST \S+\/:id)$/.test(route)),
  ...(kind === 'products'
    ? describe(priceCheckCalls, {
        checkPrice: 'Says that the price is still right.',
      })
    : []),
  ...(hasPreview(kind)
    ? describe(previewCalls(kind), {
        createPreviewLink:
          'An address of the page as visitors would see it, for a day and without signing in.',
        previewDraft:
          'An address of the page as it stands in a form, in this session and for an hour; `new` stands for one that is not stored yet.',
        revokePreviewLinks: 'Ends all such addresses of this record.',
      })
    : []),
];

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
    addNote: 'Adds a note; stored once for each key.',
    getRequestPhoto: 'A photo that came with it.',
    requestPhotoDownload: 'The address of that photo, for a browser to download it.',
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
  ...describe(mediaCalls, {
    listMedia: 'Every file of the media folder, by path.',
    getMediaUsage: 'Where the site shows which file, and which of these files are missing.',
    getMediaSizes: 'Width and height of pictures.',
    requestDownload: 'The address of one file, or of an archive of several.',
    getMediaLimits: 'Whether the media folder may be written, and what may be uploaded; sizes in bytes.',
  }),
  ...describe(phoneLinkCalls, {
    createPhoneLink:
      'A link for a phone, which sends photos into one folder without signing in; ends the earlier one.',
    aimPhoneLink: 'Turns a link that a phone has open to another folder or piece.',
    getPhoneLink: 'The caller’s link, and what has arrived by it.',
    revokePhoneLink: 'Ends it.',
    openPhoneLink: 'What a link is good for; the first call gives it its hour.',
  }),
  ...describeUploads(UPLOADS),
  ...describeUploads('/api/phone-uploads/:token'),
  ...describe(requestPhotoCalls, {
    openRequestPhotos: 'What a visitor’s link for photos is good for, and what has arrived by it.',
    ...tus,
  }),
  ...describe(mediaChangeCalls, {
    cleanMedia: 'Removes location, serial numbers and other private metadata from files.',
    makeMediaFolder: 'Makes a folder.',
    renameMedia: 'Renames a file, a folder, or several files by a pattern; the catalogue follows.',
    moveMedia: 'Moves files and folders into a folder; the catalogue follows.',
    deleteMedia: 'Moves files and folders into the bin; what is in use only once that is confirmed.',
    listMediaBin: 'What was deleted or replaced in the last 30 days.',
    undeleteMedia: 'Puts it back, under another name if its own is taken.',
  }),
  ...describe(catalogueCalls, {
    listBulkChanges: 'Changes of several products in the last 30 days.',
    previewBulkChange: 'What a change would make of each product; nothing is changed.',
    applyBulkChange: 'Does exactly what a preview has shown, once.',
    undoBulkChange: 'Takes it back; what somebody has changed since is left alone, except with `all`.',
    importCatalogue:
      'What a file would change, and its faults; with `apply`, the revision of that answer, exactly this.',
    requestCatalogueFile:
      'An address from which the catalogue (JSON) or all products (CSV) can be downloaded once.',
    listRedirects: 'Former addresses of pages, and where they lead.',
    deleteRedirect: 'Removes one; its visitors find the not-found screen from then on.',
  }),
  ...recordKinds.flatMap(describeRecords),
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
