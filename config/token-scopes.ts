import { may, type StaffPermission } from './staff-permissions.ts';

interface TokenScope {
  /** What the maker of the token must be allowed to do, when it is made and at each use. */
  readonly permission: StaffPermission;
  /** The fields of Query and Mutation that it opens. Each of them asks for that permission. */
  readonly fields: readonly string[];
  /** What a program can do with it. */
  readonly text: string;
}

/**
 * What a token of the API may be given: nothing else is open to it. A field of staff is in one scope or in
 * `closedToTokens`. No scope decides about care or moves money.
 */
export const tokenScopes = {
  'read:queue': {
    permission: 'cases',
    fields: ['deskQueue', 'deskQueuePage', 'deskRules'],
    text: 'See the queue of cases and the clinical rules, but no chart',
  },
  'read:catalog': {
    permission: 'view_catalog',
    fields: ['deskCatalogue', 'deskListing'],
    text: 'See products and prices',
  },
  'read:orders': {
    permission: 'orders',
    fields: ['deskDeposits', 'deskOrderIssues'],
    text: 'See orders with a problem, and deposits',
  },
  'read:requests': {
    permission: 'requests',
    fields: ['deskServiceRequests'],
    text: 'See requests to customer service',
  },
  'write:requests': {
    permission: 'requests',
    fields: ['deskActOnServiceRequest'],
    text: 'Take, answer and close requests to customer service',
  },
  'read:billing': {
    permission: 'money',
    fields: ['deskBillingTasks', 'deskInvoices', 'deskJournal'],
    text: 'See invoices, the journal and billing tasks',
  },
  'read:subscriptions': {
    permission: 'subscriptions',
    fields: ['deskOrders', 'deskSubscriptions'],
    text: 'See all orders and subscriptions, with partial names',
  },
  'read:marketing': {
    permission: 'marketing',
    fields: ['deskDiscounts', 'deskOffers', 'deskReferrals'],
    text: 'See discounts, offers and invitations',
  },
  'read:overview': {
    permission: 'overview',
    fields: ['deskOverview'],
    text: 'See how much waits, and daily counts',
  },
  'read:flags': {
    permission: 'flags',
    fields: ['deskFlags'],
    text: 'See feature flags and outage banners',
  },
  'read:jobs': {
    permission: 'jobs',
    fields: ['deskJobs'],
    text: 'See background jobs that failed or wait',
  },
  'read:patients': {
    permission: 'find_patients',
    fields: ['findPatient'],
    text: 'Find a patient’s account by its email address',
  },
  'read:audit': { permission: 'audit_log', fields: ['auditLog'], text: 'Read the audit log' },
  'read:staff': { permission: 'manage_staff', fields: ['deskStaff'], text: 'See who works here' },
} as const satisfies Readonly<Record<string, TokenScope>>;

export type TokenScopeId = keyof typeof tokenScopes;

export const tokenScopeIds = Object.keys(tokenScopes) as readonly TokenScopeId[];

/** Fields of staff that no token opens, and why. */
export const closedToTokens: readonly { readonly because: string; readonly fields: readonly string[] }[] = [
  {
    because: 'They open a patient’s chart, which is read at the desk only.',
    fields: [
      'deskCase',
      'deskContinuity',
      'deskDuplicatesWithoutCase',
      'deskLiveCall',
      'deskMessaging',
      'deskNextCase',
      'deskOpenStops',
      'deskPlanPrice',
      'deskPossibleDuplicates',
      'deskSearch',
    ],
  },
  {
    because: 'They decide about care, or speak for a clinician.',
    fields: [
      'deskAmendIntake',
      'deskApprove',
      'deskAskForCall',
      'deskAskForIdentification',
      'deskCloseCheckIn',
      'deskCompleteCall',
      'deskDecideContinuity',
      'deskDiscontinue',
      'deskDismissDuplicate',
      'deskHandOver',
      'deskHold',
      'deskMergeAccounts',
      'deskMessage',
      'deskMissedCall',
      'deskNoReplyNeeded',
      'deskOpenChange',
      'deskPropose',
      'deskReadIdentification',
      'deskRefuse',
      'deskRejectPhoto',
      'deskRelease',
      'deskRemoveMessageFile',
      'deskResolveStop',
      'deskRespondToAlert',
      'deskResume',
      'deskSaveMessageDraft',
      'deskSeeCorrection',
      'deskStartCall',
      'deskTake',
      'deskWaiveCall',
    ],
  },
  {
    because: 'They move money, or decide what patients pay.',
    fields: [
      'changeListing',
      'deskCloseBillingTask',
      'deskCreateDiscount',
      'deskDecideDeposit',
      'deskDecideOrderIssue',
      'deskEndDiscount',
      'deskMoveDeposit',
      'deskReportOrderProblem',
      'deskSetOfferCampaign',
      'deskTakeOffInvoice',
      'revertListingChange',
    ],
  },
  {
    because: 'They decide what everybody reads.',
    fields: ['deskBanners', 'deskEndBanner', 'deskPublishBanner', 'deskSaveBanner'],
  },
  {
    because: 'They have work done again, which may charge, ship or write to somebody.',
    fields: ['deskRetryJob', 'deskRetryJobs', 'deskSendEmailAgain'],
  },
  {
    because: 'They search people by part of a name, which is done at the desk only.',
    fields: ['deskPeople', 'deskPerson'],
  },
  {
    because: 'It shows what was written to people.',
    fields: ['deskEmails'],
  },
  {
    because: 'They are about a clinician’s own work.',
    fields: [
      'deskCalendar',
      'deskEndLeave',
      'deskProfile',
      'deskRemovePortrait',
      'deskSaveCalendar',
      'deskSaveLeave',
      'endLeave',
      'saveLeave',
    ],
  },
  {
    because: 'They change who may do what, or let staff act for a patient.',
    fields: [
      'changeStaffRole',
      'deactivateStaff',
      'deskCreateToken',
      'deskRevokeToken',
      'deskTokens',
      'inviteStaff',
      'reactivateStaff',
      'removeLicense',
      'saveClinician',
      'saveLicense',
      'startImpersonation',
      'withdrawStaffInvitation',
    ],
  },
];

const isTokenScope = (name: string): name is TokenScopeId => Object.hasOwn(tokenScopes, name);

/** The scopes that somebody with this role may give to a token. Patients have none. */
export const scopesOf = (role: string | undefined): readonly TokenScopeId[] =>
  tokenScopeIds.filter((id) => may(role, tokenScopes[id].permission));

/** The fields of Query and Mutation that these scopes open; a scope that no longer exists opens none. */
export const fieldsOfScopes = (scopes: readonly string[]): ReadonlySet<string> =>
  new Set(scopes.filter(isTokenScope).flatMap((id): readonly string[] => tokenScopes[id].fields));
