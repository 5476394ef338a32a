// Made by "npm run codegen". Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: string; output: Date | string; }
  /** A calendar date, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** A string, a number or a boolean. */
  FlagValue: { input: string | number | boolean; output: string | number | boolean; }
};

/** Where a page of a connection ends. */
export type PageInfo = {
  /** Cursor of the last entry, to be sent as after; null on an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more entries follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
};

/** What can be read. */
export type Query = {
  /** The texts of consent that are the same on every page. */
  readonly consentTexts: ReadonlyArray<ConsentText>;
  /** The signed-in person; null for a visitor. */
  readonly currentUser?: Maybe<User>;
  /** The signed-in person, else the visitor's lead. */
  readonly currentLead?: Maybe<User>;
  /** The visitor's lead id; created on first use. */
  readonly uniqueLeadId: Scalars['ID']['output'];
  /** The visitor's lead; the same as currentLead. */
  readonly lead?: Maybe<User>;
  /** The signed-in person; the same as currentUser. */
  readonly account?: Maybe<User>;
  /** The marketing parameters that the visitor came with. */
  readonly currentUtmParams: UtmParams;
  /** Sorted by name; at most 200. */
  readonly featureFlags: ReadonlyArray<FeatureFlag>;
  /** Null for a link that was used, replaced, withdrawn or has run out, and on other hosts than the staff's. */
  readonly staffInvitation?: Maybe<StaffInvitation>;
  /** Newest first, 50 per page. Operators only; reading it is recorded in it. */
  readonly auditLog: AuditPage;
  /** The patient with exactly this email address or id. Operators only. */
  readonly findPatient?: Maybe<FoundPatient>;
  /** The viewer's current impersonation; null without one. */
  readonly impersonation?: Maybe<Impersonation>;
  /** The viewer's own, or everybody's for those who manage staff. */
  readonly deskTokens: DeskTokens;
  /** Postal address of the seller, for invoices. */
  readonly sellerAddress: Scalars['String']['output'];
  /** The price of the cart in the address; products is a comma-separated list of ids. */
  readonly checkoutPage: CheckoutPage;
  /** What the viewer has told in the first questions, to be confirmed at checkout; null without a lead. */
  readonly toldDetails?: Maybe<ToldDetails>;
  /** The products of the viewer's own checkout, as checkoutPage takes them; empty for anybody else's. */
  readonly checkoutCart: Scalars['String']['output'];
  /** How this site accepts cards. */
  readonly cardEntry: CardEntry;
  /** Orders that wait for a decision, and the newest decisions. Operators only; reading it is recorded. */
  readonly deskOrderIssues: DeskOrderIssues;
  /** What a change would do. BAD_USER_INPUT names kind, date or weeks; CONFLICT where it is not possible now. */
  readonly refillChange: RefillChangeQuote;
  /** CONFLICT where the cancellation cannot be taken back. */
  readonly undoCancellation: CancellationUndo;
  /** Open tasks by due date, or closed ones, the newest first; of one kind or of all. Operators only; reading it is recorded. */
  readonly deskBillingTasks: DeskBillingTasks;
  /** The journal of an invoice or order, and the trial balance. Operators only; reading it is recorded. */
  readonly deskJournal: DeskJournal;
  /** All orders, newest first, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after. */
  readonly deskOrders: DeskOrders;
  /** All subscriptions, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after. */
  readonly deskSubscriptions: DeskSubscriptions;
  /** All invoices, newest first, 50 per page. Reading it is recorded. BAD_USER_INPUT names the part of filter, or after. */
  readonly deskInvoices: DeskInvoices;
  /** The price of a cart for a signed-in patient, as placeOrder with the same entries charges it. */
  readonly checkoutQuote: CheckoutQuote;
  /** Operators only. */
  readonly deskDiscounts: DeskDiscounts;
  /** By the day of the procedure, the latest first. */
  readonly deskDeposits: ReadonlyArray<DeskDeposit>;
  /** Null when the case needs no call. */
  readonly deskLiveCall?: Maybe<DeskLiveCall>;
  /** The viewer's own; null for operators, who take no calls. */
  readonly deskCalendar?: Maybe<DeskCalendar>;
  /** What this visitor ordered last, on either host: the browser's cart may still hold it. Null when there is no order or the visitor is unknown. */
  readonly orderedCart?: Maybe<OrderedCart>;
  /** What a change would do to a cart. Nothing is stored: the cart is kept in the browser. At most 100 ids per list; a bundle's id stands for its components. */
  readonly cartPreview: CartPreview;
  /** The cart that is kept on the server for the viewer, by its rules and with its prices: the patient's, or the visitor's. Empty for nobody known. */
  readonly savedCart: CartPreview;
  /** The plans that a visitor may choose from. */
  readonly planSelection: PlanSelection;
  /** Null when there is no such page. */
  readonly productPage?: Maybe<ProductPage>;
  /** Null when there is no such page. */
  readonly welcomePage?: Maybe<WelcomePage>;
  /** The treatments of a condition side by side; null where there is nothing to compare. */
  readonly comparison?: Maybe<Comparison>;
  /** Null for an unknown drug-facts page. */
  readonly drugFacts?: Maybe<DrugFacts>;
  /** All products, those a visitor may choose, or those with the given ids. */
  readonly products: ReadonlyArray<Product>;
  /** Null for an unknown product. */
  readonly product?: Maybe<Product>;
  /** The catalog's data about each type of drug. */
  readonly catalogue: ReadonlyArray<CatalogueEntry>;
  /** The catalog as staff see it. */
  readonly deskCatalogue: DeskCatalogue;
  /** One group of products that are edited together. */
  readonly deskListing: DeskListing;
  /** Cents a month of the cheapest prescription for a condition (erectile_dysfunction or premature_ejaculation); null when none is offered. */
  readonly lowestMonthlyPrice?: Maybe<Scalars['Int']['output']>;
  /** Null for an unknown article. */
  readonly article?: Maybe<Article>;
  /** The demo's clock. */
  readonly demoClock?: Maybe<DemoClock>;
  /** The open pairs of which neither account has a case. */
  readonly deskDuplicatesWithoutCase: ReadonlyArray<DeskDuplicatePair>;
  /** Other accounts that may belong to the patient of a case. */
  readonly deskPossibleDuplicates: ReadonlyArray<DeskDuplicate>;
  /** What the viewer needs to write to the patient of a case. */
  readonly deskMessaging: DeskMessaging;
  /** What the patient of a case takes that must not be stopped suddenly; empty for most patients. */
  readonly deskContinuity: ReadonlyArray<DeskContinuity>;
  /** Rules that stopped something because of earlier answers, and that nobody has resolved. */
  readonly deskOpenStops: ReadonlyArray<DeskOpenStop>;
  /** Active ones, those who are invited, and deactivated ones. */
  readonly deskStaff: ReadonlyArray<DeskStaffMember>;
  /** The 200 most urgent cases. */
  readonly deskQueue: ReadonlyArray<DeskCase>;
  /** A page of the queue, the most urgent first. */
  readonly deskQueuePage: DeskQueuePage;
  /** The most urgent other case that waits for staff and that no colleague has. */
  readonly deskNextCase?: Maybe<DeskCase>;
  /** One case with everything that a decision needs. */
  readonly deskCase: DeskCaseDetail;
  /** What the patient of a case would pay for these products; without any, for those that they asked for. */
  readonly deskPlanPrice: PlanPrice;
  /** Every clinical rule, and how often it fired lately. */
  readonly deskRules: DeskRules;
  /** Emails that went out or should have. Operators only; reading it is recorded. BAD_USER_INPUT names filter.address, filter.state, filter.kind or after. */
  readonly deskEmails: DeskEmails;
  /** What taking the patient's newest offer means now. NOT_FOUND without one; CONFLICT when it has ended or cannot be taken any more. */
  readonly offerStart: OfferStart;
  /** Operators only. */
  readonly deskOffers: DeskOffers;
  /** Background jobs that are given up or wait. Operators only; reading it is recorded. */
  readonly deskJobs: DeskJobs;
  /** Banners with their versions. Operators only; reading it is recorded. */
  readonly deskBanners: DeskBanners;
  /** Every feature flag with its value and where it comes from, and the outage banners. Operators only; reading it is recorded. */
  readonly deskFlags: DeskFlags;
  /** What waits now, orders, decisions and charges of the last 30 days, check-ins by week and who stays by month. Operators only; reading it is recorded. */
  readonly deskOverview: DeskOverview;
  /** The patients with a name that begins so, or with exactly this email address, phone number, order number or id; 25 per page. Reading it is recorded, the text is not. BAD_USER_INPUT names text or after. */
  readonly deskPeople: DeskPeople;
  /** One patient; null when there is none, and without an id. Reading it is recorded. */
  readonly deskPerson?: Maybe<DeskPerson>;
  /** Null for operators. The portrait is sent to POST /desk/portrait. */
  readonly deskProfile?: Maybe<DeskProfile>;
  /** The effect of a change, without making it. BAD_USER_INPUT names addProductIds, stopProductIds or note. */
  readonly treatmentChange: TreatmentChange;
  /** The products that the answers to the mini quiz suggest. */
  readonly recommendations: Recommendations;
  /** The viewer's answers to a questionnaire, newest first; a visitor's by their lead. */
  readonly quizResponses: ReadonlyArray<QuizResponse>;
  /** The newest 200. Operators only; reading it is recorded. */
  readonly deskReferrals: ReadonlyArray<DeskReferral>;
  /** The renewal's questionnaire while it is being filled in; null before it is started and after it was submitted. */
  readonly renewalIntake?: Maybe<Intake>;
  /** Also for a visitor, who is known by their lead. */
  readonly visitRequest: VisitRequest;
  /** Searches products, articles and answers. It forgives typing errors and knows brand names. Nothing is found for an empty text. BAD_USER_INPUT names query or first. */
  readonly search: SearchResults;
  /** Also available to a visitor, who is identified by their lead. */
  readonly startFlow: StartFlow;
  /** Unfinished questionnaires that can be resumed, newest first. */
  readonly startUnfinished: ReadonlyArray<StartUnfinished>;
  /** Why the first answers about hair, or about sexual health, ended; null when they did not. */
  readonly startStop?: Maybe<StartStop>;
  /** The patient's last move to another state; null when none was reported. */
  readonly startMove?: Maybe<StartMove>;
  /** Price of the clinician's review, in cents. */
  readonly doctorVisitFee: Scalars['Int']['output'];
  /** Without a status the open ones, without a topic all. Operators only; reading it is recorded. */
  readonly deskServiceRequests: DeskServiceRequests;
};

/** What can be read. */
export type QueryFeatureFlagsArgs = {
  flagNames: ReadonlyArray<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryStaffInvitationArgs = {
  link: Scalars['String']['input'];
};

/** What can be read. */
export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryFindPatientArgs = {
  wish: Scalars['String']['input'];
};

/** What can be read. */
export type QueryCheckoutPageArgs = {
  products: Scalars['String']['input'];
};

/** What can be read. */
export type QueryCheckoutCartArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be read. */
export type QueryRefillChangeArgs = {
  change: RefillChangeInput;
};

/** What can be read. */
export type QueryUndoCancellationArgs = {
  subscriptionId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskBillingTasksArgs = {
  isClosed: Scalars['Boolean']['input'];
  kind?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskJournalArgs = {
  number?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskOrdersArgs = {
  filter?: InputMaybe<DeskOrderFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskSubscriptionsArgs = {
  filter?: InputMaybe<DeskSubscriptionFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskInvoicesArgs = {
  filter?: InputMaybe<DeskInvoiceFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryCheckoutQuoteArgs = {
  input: CheckoutQuoteInput;
};

/** What can be read. */
export type QueryDeskLiveCallArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryCartPreviewArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
  upsellProductIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  add?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  remove?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** What can be read. */
export type QueryProductPageArgs = {
  slug: Scalars['String']['input'];
};

/** What can be read. */
export type QueryWelcomePageArgs = {
  slug: Scalars['String']['input'];
};

/** What can be read. */
export type QueryComparisonArgs = {
  condition: Scalars['String']['input'];
};

/** What can be read. */
export type QueryDrugFactsArgs = {
  slug: Scalars['String']['input'];
};

/** What can be read. */
export type QueryProductsArgs = {
  userSelectable?: InputMaybe<Scalars['Boolean']['input']>;
  productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** What can be read. */
export type QueryProductArgs = {
  productId: Scalars['Int']['input'];
};

/** What can be read. */
export type QueryDeskListingArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryLowestMonthlyPriceArgs = {
  serviceLine: Scalars['String']['input'];
};

/** What can be read. */
export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};

/** What can be read. */
export type QueryDeskPossibleDuplicatesArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskMessagingArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskContinuityArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskOpenStopsArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskQueuePageArgs = {
  input?: InputMaybe<DeskQueueInput>;
};

/** What can be read. */
export type QueryDeskNextCaseArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskCaseArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be read. */
export type QueryDeskPlanPriceArgs = {
  consultationId: Scalars['ID']['input'];
  productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** What can be read. */
export type QueryDeskEmailsArgs = {
  filter?: InputMaybe<DeskEmailFilter>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskJobsArgs = {
  state: Scalars['String']['input'];
  kind?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskPeopleArgs = {
  text: Scalars['String']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QueryDeskPersonArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be read. */
export type QueryTreatmentChangeArgs = {
  change: TreatmentChangeInput;
};

/** What can be read. */
export type QueryRecommendationsArgs = {
  answers: MiniQuizAnswersInput;
  cartProductIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  variant?: InputMaybe<MiniQuizVariant>;
};

/** What can be read. */
export type QueryQuizResponsesArgs = {
  configName: Scalars['String']['input'];
  configVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be read. */
export type QueryRenewalIntakeArgs = {
  step?: InputMaybe<Scalars['String']['input']>;
};

/** What can be read. */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What can be read. */
export type QueryStartFlowArgs = {
  name: Scalars['String']['input'];
};

/** What can be read. */
export type QueryStartStopArgs = {
  sexualHealth?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What can be read. */
export type QueryDeskServiceRequestsArgs = {
  status?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type Mutation = {
  /** Saves a visitor's name and email address with the lead, and each consent separately. CONFLICT when signed in. */
  readonly saveLead: Scalars['Boolean']['output'];
  /** The patient says how they heard about us. BAD_USER_INPUT names answer. */
  readonly saveHearAboutUs: Scalars['Boolean']['output'];
  /** In which dates are written from now on. BAD_USER_INPUT names timeZone. */
  readonly saveTimeZone: Scalars['Boolean']['output'];
  /** Sends a link to the new address, and tells the old one; nothing changes before the link is used. BAD_USER_INPUT names email; CONFLICT after too many requests in a day. */
  readonly requestEmailChange: Scalars['Boolean']['output'];
  /** Returns the new address. NOT_FOUND for a link that was used, replaced or has run out. */
  readonly confirmEmailChange: Scalars['String']['output'];
  /** Ends the change of the email address that waits for its link. */
  readonly withdrawEmailChange: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names phone. */
  readonly changePhone: Scalars['Boolean']['output'];
  /** shownHash: SHA-256 of the text beside the switch; not needed to switch it off. NOT_FOUND for a kind that cannot be switched, CONFLICT when the text is another one now. */
  readonly saveContactPreference: Scalars['Boolean']['output'];
  /** Ends emails of one kind for the person to whom the link of such an email was sent, without a sign-in. False for an unknown link. */
  readonly unsubscribe: Scalars['Boolean']['output'];
  /** NOT_FOUND for another person's session. */
  readonly signOutDevice: Scalars['Boolean']['output'];
  /** Returns in how many browsers. */
  readonly signOutOthers: Scalars['Int']['output'];
  /** Sends a link by email that works once. role is a role's id. BAD_USER_INPUT names email and role; CONFLICT for an address with an account. */
  readonly inviteStaff: Scalars['Boolean']['output'];
  /** The link no longer works. Repeating it changes nothing. */
  readonly withdrawStaffInvitation: Scalars['Boolean']['output'];
  /** The account's sessions end. CONFLICT for one's own account, and for the last one that may manage staff. */
  readonly changeStaffRole: Scalars['Boolean']['output'];
  /** Nobody can sign in to the account any more; its booked calls and cases go to others. BAD_USER_INPUT names handOverTo; CONFLICT as in changeStaffRole. */
  readonly deactivateStaff: Scalars['Boolean']['output'];
  /** In the role that the account had. */
  readonly reactivateStaff: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names reason. Operators only; staff cannot be impersonated. */
  readonly startImpersonation: ImpersonationStart;
  /** Makes a token of the staff host. BAD_USER_INPUT names kind, name, scopes and days; CONFLICT when the viewer has too many. */
  readonly deskCreateToken: DeskCreatedToken;
  /** No later request with it is answered. Repeating it changes nothing. */
  readonly deskRevokeToken: Scalars['Boolean']['output'];
  /** Stores an event of the viewer's browser. */
  readonly createAnalyticsEvent: AnalyticsEvent;
  /** Stores that the viewer opened a page. */
  readonly createPageviewEvent: PageviewEvent;
  /** Places an order. Prescription treatment is charged only after a clinician has approved it. */
  readonly placeOrder: CheckoutResult;
  /** After the issuer's page: finishes what placeOrder started. orderAgain as in PlaceOrderInput. */
  readonly confirmCheckout: CheckoutResult;
  /** Ends a subscription immediately. Feedback is optional. */
  readonly cancelSubscription: CancellationResult;
  /** Pays an open invoice, with a new card when one is sent. */
  readonly payInvoice: CheckoutResult;
  /** Sets where packages go from now on. BAD_USER_INPUT names fields as address.state; a prescription cannot move to another state this way. */
  readonly changeAddress: Scalars['Boolean']['output'];
  /** Moves the next charge; BAD_USER_INPUT outside the allowed dates. */
  readonly changeNextBillingDate: SubscriptionCard;
  /** Returns its id; nothing ships there yet. BAD_USER_INPUT names fields as address.state. */
  readonly addAddress: Scalars['ID']['output'];
  /** Corrects an address; what ships there goes to the corrected one. Fails as shipSubscription does. */
  readonly editAddress: Scalars['Boolean']['output'];
  /** CONFLICT while something ships there, with what to do. */
  readonly removeAddress: Scalars['Boolean']['output'];
  /** As changeAddress; the default address so far stays in the book. */
  readonly chooseDefaultAddress: Scalars['Boolean']['output'];
  /** Omit addressId for the default address. BAD_USER_INPUT on address.state where it may not ship. */
  readonly shipSubscription: Scalars['Boolean']['output'];
  /** Saves a card for later charges. BAD_USER_INPUT and PAYMENT_DECLINED name paymentMethodId. */
  readonly addCard: AddedCard;
  /** After the issuer's page: finishes what addCard started. */
  readonly confirmCard: AddedCard;
  /** The card that is charged from now on. NOT_FOUND for another person's card. */
  readonly chooseDefaultCard: Scalars['Boolean']['output'];
  /** CONFLICT while the card is needed, with what to do. NOT_FOUND for another person's card. */
  readonly removeCard: Scalars['Boolean']['output'];
  /** The patient stops an order that has not shipped. CONFLICT when it is too late. True when it is stopped, false when the pharmacy was asked. */
  readonly stopOrder: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names kind, productIds, wish, details or photoIds. Returns the id of the issue. */
  readonly reportOrderProblem: Scalars['ID']['output'];
  /** The patient chooses a new package or their money for an order that was lost or came back, or to wait for what is out of stock or to cancel it. */
  readonly chooseForOrder: Scalars['String']['output'];
  /** BAD_USER_INPUT names decision, answer or amount; CONFLICT when somebody has decided. Operators only. */
  readonly deskDecideOrderIssue: Scalars['Boolean']['output'];
  /** For a patient who calls or writes. BAD_USER_INPUT names orderNumber, kind, productIds, wish or details. Operators only. */
  readonly deskReportOrderProblem: Scalars['Boolean']['output'];
  /** Takes the patient's own cancellation back as undoCancellation showed it; charges nothing. Fails as that does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more. */
  readonly takeBackCancellation: Scalars['Boolean']['output'];
  /** Makes the change that was shown; the same requestId, a UUID made by the browser, changes nothing a second time. Fails as refillChange does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more. */
  readonly changeRefill: Scalars['Boolean']['output'];
  /** False when the payment processor had the charge after all, which was applied. BAD_USER_INPUT names outcome or reason; CONFLICT when somebody has closed it. Operators only. */
  readonly deskCloseBillingTask: Scalars['Boolean']['output'];
  /** Returns the cents that are left. NOT_FOUND; CONFLICT when it is not due; BAD_USER_INPUT names description, amount or reason. Operators only; recorded with the reason, and the patient is told. */
  readonly deskTakeOffInvoice: Scalars['Int']['output'];
  /** Operators only. Returns its id; recorded with the reason. */
  readonly deskCreateDiscount: Scalars['ID']['output'];
  /** Operators only. No new order uses it; earlier promises continue. Recorded with the reason. */
  readonly deskEndDiscount: Scalars['Boolean']['output'];
  /** Saves the card and sends the visit to a clinician, or pays the deposit. Fails as placeOrder does. */
  readonly placeVisitCheckout: CheckoutResult;
  /** The patient cancels and has the deposit back. CONFLICT from the latest day on that the procedure was planned for. */
  readonly refundDeposit: Scalars['Boolean']['output'];
  /** decision: refund, used or kept. */
  readonly deskDecideDeposit: Scalars['Boolean']['output'];
  /** Moves a reserved procedure to another day and tells the patient. Recorded with the reason. */
  readonly deskMoveDeposit: Scalars['Boolean']['output'];
  /** Books a time, or another one than before. CONFLICT when it is taken. */
  readonly bookCall: Scalars['Boolean']['output'];
  /** Cancels the booked call, so that another time can be chosen. */
  readonly cancelCall: Scalars['Boolean']['output'];
  /** The case waits for a call. BAD_USER_INPUT names reason. */
  readonly deskAskForCall: Scalars['Boolean']['output'];
  /** Records that the call has begun, and opens the room. */
  readonly deskStartCall: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names note. */
  readonly deskCompleteCall: Scalars['Boolean']['output'];
  /** Records that the patient did not come to the call. */
  readonly deskMissedCall: Scalars['Boolean']['output'];
  /** Where the state allows it. BAD_USER_INPUT names reason. */
  readonly deskWaiveCall: Scalars['Boolean']['output'];
  /** Replaces the hours and exceptions of the clinician's calendar. */
  readonly deskSaveCalendar: Scalars['Boolean']['output'];
  /** Enters a leave of the viewer's own. Calls that are booked in it go to the colleague who covers, or are released. BAD_USER_INPUT names fields of input. */
  readonly deskSaveLeave: Scalars['Boolean']['output'];
  /** Removes a leave of the viewer's own that has not begun, and ends one that has. NOT_FOUND for another one. */
  readonly deskEndLeave: Scalars['Boolean']['output'];
  /** As deskSaveLeave, for a clinician who works here. NOT_FOUND when nobody has the address. */
  readonly saveLeave: Scalars['Boolean']['output'];
  /** As deskEndLeave, for a clinician who works here. NOT_FOUND for another clinician's. */
  readonly endLeave: Scalars['Boolean']['output'];
  /** Changes the cart that is kept on the server, by the rules of cartPreview: for browsers without scripts, which keep none. Adding what it holds and removing what it does not hold changes nothing. BAD_USER_INPUT names a list of more than 100 ids; FORBIDDEN to programs without a browser. */
  readonly changeSavedCart: CartPreview;
  /** Saves the browser's cart for the viewer, to be found on other devices; returns the ids that were saved. At most 50. */
  readonly saveCart: ReadonlyArray<Scalars['Int']['output']>;
  /** Stores an email address for one notification when this drug is offered. email: the account's when omitted. */
  readonly notifyOfDrug: Scalars['Boolean']['output'];
  /** For operators. CONFLICT when somebody else changed it since the given version. */
  readonly changeListing: DeskListing;
  /** Restores the value that a field had before a change, as a new change. */
  readonly revertListingChange: DeskListing;
  /** Corrects the birth date of the account; what the patient takes is judged again. BAD_USER_INPUT names dob and reason. */
  readonly changeBirthDate: Scalars['Boolean']['output'];
  /** Saves the answers of the intake that is not submitted yet. */
  readonly saveIntake: IntakeSaved;
  /**
   * Submits the answers. acknowledgedRuleIds are the counsel texts the patient has read and ticked; BAD_USER_INPUT names
   * those that are missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each.
   */
  readonly submitIntake: IntakeOutcome;
  /** Records that the patient agreed to the warning about antidepressants. BAD_USER_INPUT names agreed. */
  readonly acceptSsriWarning: Scalars['Boolean']['output'];
  /** Removes the antidepressant from the open visit and its order; ends a visit about nothing else. True when a visit continues. */
  readonly declineSsri: Scalars['Boolean']['output'];
  /** Corrects submitted answers: the rules run again. */
  readonly amendIntake: IntakeOutcome;
  /** Confirms what a clinician corrected: the rules run again. NOT_FOUND when it does not wait. */
  readonly confirmCorrection: Scalars['Boolean']['output'];
  /** Deletes a photo of the visit before a clinician has decided. */
  readonly removePhoto: Scalars['Boolean']['output'];
  /** Continues from the photos of the visit, with or without them. */
  readonly finishPhotos: Scalars['Boolean']['output'];
  /** The patient's answer to a changed plan. CONFLICT when proposalId, what they read, is not the open one any more. */
  readonly acceptPlan: Scalars['Boolean']['output'];
  /** declinesSsri: the patient decides against the antidepressant of the plan. */
  readonly declinePlan: Scalars['Boolean']['output'];
  /** Without a consultationId, the visit that changed last. CONFLICT when it cannot be canceled any more. */
  readonly cancelVisit: Scalars['Boolean']['output'];
  /** Saves the answers of a check-in that is not submitted yet. */
  readonly saveCheckIn: IntakeSaved;
  /** Submits a check-in: the rules run, and what they find goes to a clinician. Repeating it returns the same outcome. */
  readonly submitCheckIn: CheckInOutcome;
  /**
   * Opens the questions about another dose, of what the patient takes of one service line; repeating it opens the same ones.
   * CONFLICT when there is nothing to change, or something else has to be finished first.
   */
  readonly startDoseChange: Scalars['Boolean']['output'];
  /** method: document, call or second_proof. BAD_USER_INPUT names method and note. */
  readonly sendIdentification: Scalars['Boolean']['output'];
  /** Saves the patient's note on a photo; an empty one removes it. */
  readonly noteProgressPhoto: Scalars['Boolean']['output'];
  /** Lets the clinician see a photo, or no longer. */
  readonly shareProgressPhoto: Scalars['Boolean']['output'];
  /** Deletes it permanently. */
  readonly deleteProgressPhoto: Scalars['Boolean']['output'];
  /** Turns the monthly reminder on or off; returns when it is due. */
  readonly remindOfProgress?: Maybe<Scalars['DateTime']['output']>;
  /** Deletes it permanently; only before the renewal is sent. */
  readonly removeRenewalPhoto: Scalars['Boolean']['output'];
  /** Advances the demo clock (1–400 days), with each day's charges, shipments and reminders. Staff of a demo only. */
  readonly advanceDemoClock: DemoClock;
  /** Two people. Leave consultationId out for a pair without a case. BAD_USER_INPUT names reason. */
  readonly deskDismissDuplicate: Scalars['Boolean']['output'];
  /** One person: keepThis says whether the account of this case stays, without a case the first one. CONFLICT while something runs in the other one. */
  readonly deskMergeAccounts: Scalars['Boolean']['output'];
  /** Asks the patient to identify themselves; the visit waits for them. */
  readonly deskAskForIdentification: Scalars['Boolean']['output'];
  /**
   * Reads back the name and date of birth on the document, or as the patient said them. A difference is a message to the
   * patient, and a date of birth that differs counts in every decision; remark explains a name that differs and confirms it.
   * BAD_USER_INPUT names name, dob and remark.
   */
  readonly deskReadIdentification: DeskIdentityReading;
  /** Without a subject it is about the visit. BAD_USER_INPUT names body, subject and attachmentIds. */
  readonly deskMessage: ConsultationMessage;
  /** An empty body deletes the draft. */
  readonly deskSaveMessageDraft: Scalars['Boolean']['output'];
  /** Deletes a file that was not sent. */
  readonly deskRemoveMessageFile: Scalars['Boolean']['output'];
  /** The patient's messages of the case need no reply. An emergency stays open. */
  readonly deskNoReplyNeeded: Scalars['Boolean']['output'];
  /** Records how a treatment continues, and notifies the patient. BAD_USER_INPUT names input.decision, input.reason or input.message. */
  readonly deskDecideContinuity: Scalars['Boolean']['output'];
  /** True when the stop does not count any more; false when a second clinician has to confirm it. BAD_USER_INPUT names reason. */
  readonly deskResolveStop: Scalars['Boolean']['output'];
  /**
   * A clinician records answers as the patient reported them; the rules run again. askedAgain are the questions that the
   * patient answered now, also when the answer is the same as before. BAD_USER_INPUT names reason and each invalid question.
   */
  readonly deskAmendIntake: IntakeOutcome;
  /** Takes a case from the queue. */
  readonly deskTake: DeskCase;
  /** Gives a case to a colleague. BAD_USER_INPUT names clinicianId and note. */
  readonly deskHandOver: DeskCase;
  /** Gives a case back to the queue. */
  readonly deskRelease: DeskCase;
  /** Cases by a patient's name, order number or email address; a mutation, so that the text is in no address and no log. */
  readonly deskSearch: ReadonlyArray<DeskCase>;
  /** Decides a check-in and closes its case. CONFLICT while a flag is not acknowledged, and for continue while something is on hold. */
  readonly deskCloseCheckIn: DeskCase;
  /** Prescribes, and charges what waits for the approval. */
  readonly deskApprove: DeskCase;
  /** Proposes other products than the patient asked for; the patient answers. */
  readonly deskPropose: DeskCase;
  /** Decides against treatment, with a reason and what else can be done. */
  readonly deskRefuse: DeskCase;
  /** liftedWhen says what would lift the hold; the patient reads it. */
  readonly deskHold: DeskTreatmentChange;
  /** Lifts every hold. A second clinician confirms where a rule with the outcome stop or emergency placed one. */
  readonly deskResume: DeskTreatmentChange;
  /** Ends the therapy and everything that would be charged or sent for it. */
  readonly deskDiscontinue: DeskTreatmentChange;
  /** Records the outcome of an emergency: spoke_with_patient, sent_to_emergency_care and not_an_emergency close it; could_not_reach raises it again. True when it is closed. */
  readonly deskRespondToAlert: Scalars['Boolean']['output'];
  /** Opens a change of treatment for a prescription that runs, in a case of its own, and returns its id. The products choose the questions; with asksPatient the patient answers them first, and the case appears when they did. */
  readonly deskOpenChange: Scalars['ID']['output'];
  /** A clinician has seen corrected answers; treatments that wait for that continue. */
  readonly deskSeeCorrection: DeskCase;
  /** Asks the patient to take a photo again. */
  readonly deskRejectPhoto: VisitPhoto;
  /** Sends an email that failed once more. CONFLICT says why it is not sent again. Operators only; recorded. */
  readonly deskSendEmailAgain: DeskEmail;
  /** Without a subject it is about the visit. The same text about the same subject again within a minute is not sent twice. BAD_USER_INPUT names body, subject and attachmentIds. */
  readonly sendMessage: ConsultationMessage;
  /** Of one subject, or of all. */
  readonly markMessagesRead: Scalars['Boolean']['output'];
  /** Keeps what the patient is writing; an empty body deletes it. */
  readonly saveMessageDraft: Scalars['Boolean']['output'];
  /** Deletes a file that was not sent. */
  readonly removeMessageAttachment: Scalars['Boolean']['output'];
  /** Starts the subscription again as offerStart showed. True as well when it was taken before. Fails as offerStart does, with BAD_USER_INPUT on agreed, and CONFLICT when what was shown is not true any more. */
  readonly acceptOffer: Scalars['Boolean']['output'];
  /** CONFLICT when it was taken or has ended. */
  readonly declineOffer: Scalars['Boolean']['output'];
  /** Operators only. BAD_USER_INPUT names percent, cycles and reason. */
  readonly deskSetOfferCampaign: Scalars['Boolean']['output'];
  /** Has one job tried now, with all its attempts if it is given up. False when there is nothing to do: it runs, is done, or would be tried now anyway. Operators only; recorded. */
  readonly deskRetryJob: Scalars['Boolean']['output'];
  /** Has all jobs of a kind that are given up tried now; returns how many there were. Operators only; recorded. */
  readonly deskRetryJobs: Scalars['Int']['output'];
  /** Saves a draft or another version, and returns the banner's id. Nothing that is shown changes. Recorded. BAD_USER_INPUT names header, body or routes. */
  readonly deskSaveBanner: Scalars['ID']['output'];
  /** Shows a version to everybody, within a minute. Recorded. CONFLICT when a newer version was saved. */
  readonly deskPublishBanner: Scalars['Boolean']['output'];
  /** Shows a banner no longer, within a minute. Recorded. CONFLICT for a draft. */
  readonly deskEndBanner: Scalars['Boolean']['output'];
  /** Patients see the initials again. */
  readonly deskRemovePortrait: Scalars['Boolean']['output'];
  /** What patients see of a clinician, by the account's email address. BAD_USER_INPUT names fields of input; CONFLICT for one's own. */
  readonly saveClinician: Scalars['Boolean']['output'];
  /** Enters a license in a state, or changes it. BAD_USER_INPUT names fields of input; CONFLICT for one's own. */
  readonly saveLicense: Scalars['Boolean']['output'];
  /** The clinician may not treat in the state any more. CONFLICT for one's own. */
  readonly removeLicense: Scalars['Boolean']['output'];
  /** Records whether the viewer allows sharing of visits to pages that are not about health. The version and textHash (SHA-256) are those of the text shown. */
  readonly recordPrivacyChoice: Scalars['Boolean']['output'];
  /** Saves a finished mini quiz for the visitor's lead or the signed-in person; returns its id. */
  readonly saveMiniQuiz: Scalars['ID']['output'];
  /** Saves a patient's review of the treatment with the new answers. */
  readonly saveTreatmentReview: Scalars['Boolean']['output'];
  /** Over-the-counter changes take effect immediately, prescription changes go to the clinician; all or nothing. The same requestId, a UUID made by the browser, changes nothing a second time. CONFLICT when the agreed text is not the newest. */
  readonly changeTreatment: TreatmentChange;
  /** Returns the patient's link, which is made once. */
  readonly createReferralLink: Scalars['String']['output'];
  /** The visitor followed a link; repeating it changes nothing. False when it earns nobody a credit: the link is unknown, somebody else invited them before, or they have an account. */
  readonly acceptInvitation: Scalars['Boolean']['output'];
  /** Opens the questions of a yearly check-in that is due. Starting again returns the same one. */
  readonly startAnnualCheckIn: AnnualCheckIn;
  /** Confirms the address with this hash. CONFLICT when another one is known now. */
  readonly confirmAnnualAddress: AnnualCheckIn;
  /** Opens the questionnaire of a renewal that is due. Starting again returns the same one. */
  readonly startRenewal: RenewalView;
  /** With a step, saves only the answers of its page; the others stay. */
  readonly saveRenewalIntake: IntakeSaved;
  /** Continues from the photos, with or without them. */
  readonly finishRenewalPhotos: RenewalView;
  /** Chooses how a subscription continues; nothing changes before a clinician renews. BAD_USER_INPUT names kind, everyDays, wish or until. */
  readonly chooseRenewalPlan: RenewalOptions;
  /** Closes the renewal without sending it; the answers are kept. */
  readonly closeRenewal: RenewalView;
  /**
   * Sends it to a clinician. In an emergency it does not have to be complete; the rules must confirm that it is one.
   * acknowledgedRuleIds are the safety texts the patient has read and ticked; BAD_USER_INPUT names those that are new to the patient
   * and missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each; address while it is not confirmed,
   * and size while a plan is not chosen (isChosen). What is charged after a renewal is agreed to: agreed, and shownHash, the SHA-256 of options.consentText; CONFLICT on shownTexts when it was another text.
   */
  readonly submitRenewal: RenewalView;
  /** Keeps what somebody would like to ask about. BAD_USER_INPUT names topic. */
  readonly saveRequestTopic: Scalars['Boolean']['output'];
  /** Opens the questions of a visit about a topic. CONFLICT before the questions about the person, and while a request is reviewed. */
  readonly beginRequest: Scalars['Boolean']['output'];
  /** Keeps the procedure and its day. BAD_USER_INPUT names productId and procedureOn. */
  readonly chooseProcedure: Scalars['Boolean']['output'];
  /** Confirms the answers before the checkout; answers that end the visit end it now. */
  readonly reviewRequest: IntakeOutcome;
  /** Starts to make a copy; while one is made, that one is returned. FORBIDDEN without a recent sign-in, CONFLICT after three in a day. */
  readonly requestDataExport: DataExport;
  /** Deletes the file before its time. */
  readonly discardDataExport: Scalars['Boolean']['output'];
  /** Ends subscriptions, unpaid orders and undecided visits now, and schedules the deletion; returns until when it can be taken back. FORBIDDEN without a recent sign-in, CONFLICT while something must be settled first. */
  readonly requestAccountDeletion: Scalars['DateTime']['output'];
  /** Keeps the account after all; what ended with the request stays ended. CONFLICT when none is scheduled, and from its date on, when the account is being deleted. */
  readonly withdrawAccountDeletion: Scalars['Boolean']['output'];
  /** Saves answers that come before an account or a visit. */
  readonly saveStartFlow: IntakeSaved;
  /** Submits answers that come before an account or a visit: the rules run. */
  readonly submitStartFlow: StartOutcome;
  /** Removes the answers from every unfinished questionnaire. */
  readonly startOver: Scalars['Boolean']['output'];
  /**
   * Deletes the answers of this browser's visitor, and those that a signed-in person gave before a visit. CONFLICT once
   * they are part of the medical record.
   */
  readonly forgetStart: Scalars['Boolean']['output'];
  /** Terms, telehealth, privacy notice and electronic signature; BAD_USER_INPUT names each that is missing. */
  readonly agreeToStart: Scalars['Boolean']['output'];
  /** Notifies the patient once when prescriptions become available in this state. email: when left out, the account's. */
  readonly notifyOfState: Scalars['Boolean']['output'];
  /** Notifies once when a service is offered: skin_care or premature_ejaculation. */
  readonly notifyOfService: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names topic, orderId, body or photoIds. */
  readonly submitServiceRequest: SubmittedServiceRequest;
  /** CONFLICT once it is closed; BAD_USER_INPUT names body. */
  readonly replyToServiceRequest: SubmittedServiceRequest;
  /** CONFLICT for what the request does not allow now; BAD_USER_INPUT names action or text. Operators only. */
  readonly deskActOnServiceRequest: Scalars['Boolean']['output'];
};

/** What can be changed. */
export type MutationSaveLeadArgs = {
  input: LeadInput;
};

/** What can be changed. */
export type MutationSaveHearAboutUsArgs = {
  answer: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSaveTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationChangePhoneArgs = {
  phone: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSaveContactPreferenceArgs = {
  type: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSignOutDeviceArgs = {
  deviceId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationInviteStaffArgs = {
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationWithdrawStaffInvitationArgs = {
  email: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationChangeStaffRoleArgs = {
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeactivateStaffArgs = {
  email: Scalars['String']['input'];
  handOverTo?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be changed. */
export type MutationReactivateStaffArgs = {
  email: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationStartImpersonationArgs = {
  patientId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskCreateTokenArgs = {
  kind: Scalars['String']['input'];
  name: Scalars['String']['input'];
  scopes: ReadonlyArray<Scalars['String']['input']>;
  days: Scalars['Int']['input'];
};

/** What can be changed. */
export type MutationDeskRevokeTokenArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationCreateAnalyticsEventArgs = {
  analyticsEvent: AnalyticsEventInput;
};

/** What can be changed. */
export type MutationCreatePageviewEventArgs = {
  analyticsEvent: PageviewEventInput;
};

/** What can be changed. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};

/** What can be changed. */
export type MutationConfirmCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  orderAgain?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What can be changed. */
export type MutationCancelSubscriptionArgs = {
  subscriptionId: Scalars['ID']['input'];
  feedback?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationPayInvoiceArgs = {
  invoiceId: Scalars['ID']['input'];
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationChangeAddressArgs = {
  address: AddressInput;
};

/** What can be changed. */
export type MutationChangeNextBillingDateArgs = {
  subscriptionId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
};

/** What can be changed. */
export type MutationAddAddressArgs = {
  address: AddressInput;
};

/** What can be changed. */
export type MutationEditAddressArgs = {
  addressId: Scalars['ID']['input'];
  address: AddressInput;
};

/** What can be changed. */
export type MutationRemoveAddressArgs = {
  addressId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationChooseDefaultAddressArgs = {
  addressId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationShipSubscriptionArgs = {
  subscriptionId: Scalars['ID']['input'];
  addressId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be changed. */
export type MutationAddCardArgs = {
  paymentMethodId: Scalars['String']['input'];
  makeDefault: Scalars['Boolean']['input'];
};

/** What can be changed. */
export type MutationChooseDefaultCardArgs = {
  cardId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationRemoveCardArgs = {
  cardId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationStopOrderArgs = {
  orderId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationReportOrderProblemArgs = {
  input: OrderProblemInput;
};

/** What can be changed. */
export type MutationChooseForOrderArgs = {
  orderId: Scalars['ID']['input'];
  wish: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskDecideOrderIssueArgs = {
  input: DeskIssueDecisionInput;
};

/** What can be changed. */
export type MutationDeskReportOrderProblemArgs = {
  input: DeskOrderProblemInput;
};

/** What can be changed. */
export type MutationTakeBackCancellationArgs = {
  input: TakeBackInput;
};

/** What can be changed. */
export type MutationChangeRefillArgs = {
  change: RefillChangeInput;
  requestId: Scalars['ID']['input'];
  agreed: Scalars['Boolean']['input'];
  consentVersion: Scalars['String']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationDeskCloseBillingTaskArgs = {
  input: CloseBillingTaskInput;
};

/** What can be changed. */
export type MutationDeskTakeOffInvoiceArgs = {
  input: TakeOffInvoiceInput;
};

/** What can be changed. */
export type MutationDeskCreateDiscountArgs = {
  input: CreateDiscountInput;
};

/** What can be changed. */
export type MutationDeskEndDiscountArgs = {
  discountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationPlaceVisitCheckoutArgs = {
  input: VisitCheckoutInput;
};

/** What can be changed. */
export type MutationRefundDepositArgs = {
  orderId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskDecideDepositArgs = {
  orderId: Scalars['ID']['input'];
  decision: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskMoveDepositArgs = {
  input: MoveDepositInput;
};

/** What can be changed. */
export type MutationBookCallArgs = {
  startsAt: Scalars['DateTime']['input'];
  timeZone: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskAskForCallArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskStartCallArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskCompleteCallArgs = {
  consultationId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskMissedCallArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskWaiveCallArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskSaveCalendarArgs = {
  input: CalendarInput;
};

/** What can be changed. */
export type MutationDeskSaveLeaveArgs = {
  input: LeaveInput;
};

/** What can be changed. */
export type MutationDeskEndLeaveArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationSaveLeaveArgs = {
  email: Scalars['String']['input'];
  input: LeaveInput;
};

/** What can be changed. */
export type MutationEndLeaveArgs = {
  email: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationChangeSavedCartArgs = {
  add?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  remove?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** What can be changed. */
export type MutationSaveCartArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
};

/** What can be changed. */
export type MutationNotifyOfDrugArgs = {
  drugType: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationChangeListingArgs = {
  input: ChangeListingInput;
};

/** What can be changed. */
export type MutationRevertListingChangeArgs = {
  changeId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  acceptWarnings: Scalars['Boolean']['input'];
};

/** What can be changed. */
export type MutationChangeBirthDateArgs = {
  dob: Scalars['Date']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSaveIntakeArgs = {
  input: IntakeSaveInput;
};

/** What can be changed. */
export type MutationSubmitIntakeArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What can be changed. */
export type MutationAcceptSsriWarningArgs = {
  agreed: Scalars['Boolean']['input'];
  shownHash: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationAmendIntakeArgs = {
  input: IntakeAmendmentInput;
};

/** What can be changed. */
export type MutationConfirmCorrectionArgs = {
  correctionId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationRemovePhotoArgs = {
  photoId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationAcceptPlanArgs = {
  consultationId: Scalars['ID']['input'];
  consent: Scalars['Boolean']['input'];
  consentHash: Scalars['String']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  proposalId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be changed. */
export type MutationDeclinePlanArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  declinesSsri?: InputMaybe<Scalars['Boolean']['input']>;
  proposalId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be changed. */
export type MutationCancelVisitArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  consultationId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be changed. */
export type MutationSaveCheckInArgs = {
  input: IntakeSaveInput;
};

/** What can be changed. */
export type MutationSubmitCheckInArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

/** What can be changed. */
export type MutationStartDoseChangeArgs = {
  serviceLine?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationSendIdentificationArgs = {
  method: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationNoteProgressPhotoArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationShareProgressPhotoArgs = {
  id: Scalars['ID']['input'];
  isShared: Scalars['Boolean']['input'];
};

/** What can be changed. */
export type MutationDeleteProgressPhotoArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationRemindOfProgressArgs = {
  isOn: Scalars['Boolean']['input'];
};

/** What can be changed. */
export type MutationRemoveRenewalPhotoArgs = {
  photoId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationAdvanceDemoClockArgs = {
  days: Scalars['Int']['input'];
};

/** What can be changed. */
export type MutationDeskDismissDuplicateArgs = {
  consultationId?: InputMaybe<Scalars['ID']['input']>;
  duplicateId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskMergeAccountsArgs = {
  consultationId?: InputMaybe<Scalars['ID']['input']>;
  duplicateId: Scalars['ID']['input'];
  keepThis: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskAskForIdentificationArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskReadIdentificationArgs = {
  consultationId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  dob: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationDeskMessageArgs = {
  consultationId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  asksPatient: Scalars['Boolean']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  attachmentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What can be changed. */
export type MutationDeskSaveMessageDraftArgs = {
  consultationId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  body: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskRemoveMessageFileArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskNoReplyNeededArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskDecideContinuityArgs = {
  input: DeskContinuityInput;
};

/** What can be changed. */
export type MutationDeskResolveStopArgs = {
  consultationId: Scalars['ID']['input'];
  ruleId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskAmendIntakeArgs = {
  consultationId: Scalars['ID']['input'];
  input: IntakeAmendmentInput;
  askedAgain?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What can be changed. */
export type MutationDeskTakeArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskHandOverArgs = {
  consultationId: Scalars['ID']['input'];
  clinicianId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskReleaseArgs = {
  consultationId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskSearchArgs = {
  text: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskCloseCheckInArgs = {
  input: DeskCheckInInput;
};

/** What can be changed. */
export type MutationDeskApproveArgs = {
  input: DecisionInput;
};

/** What can be changed. */
export type MutationDeskProposeArgs = {
  input: DecisionInput;
};

/** What can be changed. */
export type MutationDeskRefuseArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  alternatives: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskHoldArgs = {
  input: DeskTreatmentInput;
  liftedWhen: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskResumeArgs = {
  input: DeskTreatmentInput;
};

/** What can be changed. */
export type MutationDeskDiscontinueArgs = {
  input: DeskTreatmentInput;
};

/** What can be changed. */
export type MutationDeskRespondToAlertArgs = {
  consultationId: Scalars['ID']['input'];
  outcome: Scalars['String']['input'];
  note: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskOpenChangeArgs = {
  consultationId: Scalars['ID']['input'];
  prescriptionId: Scalars['ID']['input'];
  productIds: ReadonlyArray<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  asksPatient: Scalars['Boolean']['input'];
};

/** What can be changed. */
export type MutationDeskSeeCorrectionArgs = {
  correctionId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationDeskRejectPhotoArgs = {
  photoId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskSendEmailAgainArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationSendMessageArgs = {
  body: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  attachmentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What can be changed. */
export type MutationMarkMessagesReadArgs = {
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationSaveMessageDraftArgs = {
  subject: Scalars['String']['input'];
  body: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationRemoveMessageAttachmentArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};

/** What can be changed. */
export type MutationDeclineOfferArgs = {
  offerId: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskSetOfferCampaignArgs = {
  input: OfferCampaignInput;
};

/** What can be changed. */
export type MutationDeskRetryJobArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationDeskRetryJobsArgs = {
  kind: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskSaveBannerArgs = {
  input: DeskBannerInput;
};

/** What can be changed. */
export type MutationDeskPublishBannerArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

/** What can be changed. */
export type MutationDeskEndBannerArgs = {
  id: Scalars['ID']['input'];
};

/** What can be changed. */
export type MutationSaveClinicianArgs = {
  email: Scalars['String']['input'];
  input: ClinicianInput;
};

/** What can be changed. */
export type MutationSaveLicenseArgs = {
  email: Scalars['String']['input'];
  input: LicenseInput;
};

/** What can be changed. */
export type MutationRemoveLicenseArgs = {
  email: Scalars['String']['input'];
  state: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationRecordPrivacyChoiceArgs = {
  given: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
  textHash: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSaveMiniQuizArgs = {
  answers: MiniQuizAnswersInput;
};

/** What can be changed. */
export type MutationSaveTreatmentReviewArgs = {
  answers: MiniQuizAnswersInput;
  review: TreatmentReviewInput;
};

/** What can be changed. */
export type MutationChangeTreatmentArgs = {
  change: TreatmentChangeInput;
  requestId: Scalars['ID']['input'];
  agreed: Scalars['Boolean']['input'];
  consentVersion: Scalars['String']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationAcceptInvitationArgs = {
  code: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationConfirmAnnualAddressArgs = {
  hash: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationSaveRenewalIntakeArgs = {
  input: IntakeSaveInput;
  step?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationChooseRenewalPlanArgs = {
  input: RenewalPlanInput;
};

/** What can be changed. */
export type MutationSubmitRenewalArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  isEmergency?: InputMaybe<Scalars['Boolean']['input']>;
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  agreed?: InputMaybe<Scalars['Boolean']['input']>;
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationSaveRequestTopicArgs = {
  topic: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationBeginRequestArgs = {
  topic: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationChooseProcedureArgs = {
  productId: Scalars['Int']['input'];
  procedureOn: Scalars['Date']['input'];
};

/** What can be changed. */
export type MutationReviewRequestArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

/** What can be changed. */
export type MutationSaveStartFlowArgs = {
  name: Scalars['String']['input'];
  input: StartSaveInput;
};

/** What can be changed. */
export type MutationSubmitStartFlowArgs = {
  name: Scalars['String']['input'];
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What can be changed. */
export type MutationAgreeToStartArgs = {
  accepted: ReadonlyArray<ShownTextInput>;
};

/** What can be changed. */
export type MutationNotifyOfStateArgs = {
  state: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationNotifyOfServiceArgs = {
  service: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

/** What can be changed. */
export type MutationSubmitServiceRequestArgs = {
  input: ServiceRequestInput;
};

/** What can be changed. */
export type MutationReplyToServiceRequestArgs = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};

/** What can be changed. */
export type MutationDeskActOnServiceRequestArgs = {
  input: DeskRequestActionInput;
};

/** A postal address in the United States. */
export type Address = {
  /** Street and number. */
  readonly streetAddress1: Scalars['String']['output'];
  /** Apartment or unit; null when there is none. */
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Two-letter code of the state. */
  readonly state: Scalars['String']['output'];
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: Scalars['String']['output'];
};

/** A US phone number. */
export type Phone = {
  /** Its other seven digits. */
  readonly phoneNumber: Scalars['String']['output'];
  /** Its first three digits. */
  readonly phoneAreaCode: Scalars['String']['output'];
};

/** What the person told us about themselves. */
export type Profile = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Date of birth; null until it is given. */
  readonly dob?: Maybe<Scalars['Date']['output']>;
  /** Whether the terms were accepted. */
  readonly termsAccepted: Scalars['Boolean']['output'];
  /** friend, search, social, video, podcast, press, clinician or other; null until the patient says. */
  readonly hearAboutUs?: Maybe<Scalars['String']['output']>;
  /** The sex at birth that the patient gave in their newest answers: male, female or intersex; null before. */
  readonly gender?: Maybe<Scalars['String']['output']>;
};

/** How the person signs in. */
export type OauthUser = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** The identity provider. */
  readonly source: Scalars['String']['output'];
};

/** A signed-in person, or a visitor known only by lead id. */
export type User = {
  /** Id of the person, or of the visitor's lead. */
  readonly id: Scalars['ID']['output'];
  /** Whether an operator acts for the patient. */
  readonly isImpersonated: Scalars['Boolean']['output'];
  /** First name; null until it is given. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Last name; null until it is given. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** First and last name; null until they are given. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** Email address; null for a visitor who has given none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** patient, visitor, or a role of the staff. */
  readonly role: Scalars['String']['output'];
  /** Phone number; null until it is given. */
  readonly phone?: Maybe<Phone>;
  /** What the person told us about themselves; null for a visitor without any. */
  readonly profile?: Maybe<Profile>;
  /** The default address; null until one is given. */
  readonly address?: Maybe<Address>;
  /** False for a visitor, and for an account that was joined with another one of the same person. */
  readonly active: Scalars['Boolean']['output'];
  /** How the person signs in; null for a visitor. */
  readonly oauthUser?: Maybe<OauthUser>;
  /**
   * Written confirmations and reminders, newest first.
   * @deprecated Use noticesConnection, which has all of them. Removed after 2027-11-30.
   */
  readonly notices: ReadonlyArray<Notice>;
  /** All written confirmations and reminders, newest first. BAD_USER_INPUT names first and after. */
  readonly noticesConnection: NoticeConnection;
  /** In which dates are written: as the patient chose it, else that of their state; null for a visitor. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** The patient chose the time zone. */
  readonly timeZoneChosen: Scalars['Boolean']['output'];
  /** The address that waits for the link in the letter to it; null without one. */
  readonly pendingEmail?: Maybe<Scalars['String']['output']>;
  /** Kinds of messages that the patient switches on and off. */
  readonly contactPreferences: ReadonlyArray<ContactPreference>;
  /** Every kind of message by channel; null for others than the patient. */
  readonly messagePreferences?: Maybe<MessagePreferences>;
  /** The browser in use first, then the one used last. */
  readonly devices: ReadonlyArray<Device>;
  /** Null where the identity provider has no page for it, and while staff act for the patient. */
  readonly twoStepSignIn?: Maybe<TwoStepSignIn>;
  /** Date of birth; null until it is given. */
  readonly dob?: Maybe<Scalars['Date']['output']>;
  /** What the patient pays for. */
  readonly billing: BillingOverview;
  /** The patient's orders, newest first. */
  readonly orders: ReadonlyArray<Order>;
  /** A payment that needs the patient; null when none does. */
  readonly paymentTask?: Maybe<PaymentTask>;
  /** Subscriptions that have ended, with the text of the written confirmation. */
  readonly cancellations: ReadonlyArray<CancellationResult>;
  /** The saved addresses, and where subscriptions ship. */
  readonly addressBook: AddressBook;
  /** The patient's id at the payment processor; null before the first payment. */
  readonly paymentCustomerId?: Maybe<Scalars['ID']['output']>;
  /** Lives in a state where none of our clinicians may prescribe. */
  readonly outOfState: Scalars['Boolean']['output'];
  /** Lives in a state that requires a call before a prescription. */
  readonly requiresPhoneCall: Scalars['Boolean']['output'];
  /** The pharmacy has accepted an order for the patient. */
  readonly hasPharmacyPatientId: Scalars['Boolean']['output'];
  /** Whether a subscription runs. */
  readonly hasActiveSubscription: Scalars['Boolean']['output'];
  /** Has ordered, and never anything that needs a prescription. */
  readonly eCommerceUser: Scalars['Boolean']['output'];
  /** The name entered when paying with the saved card; null without a card. */
  readonly nameOnCard?: Maybe<Scalars['String']['output']>;
  /** Those that continue without a new purchase, including those on hold and paused; newest first. */
  readonly activeSubscriptions: ReadonlyArray<ProductSubscription>;
  /** Newest first. */
  readonly subscriptions: ReadonlyArray<ProductSubscription>;
  /** The saved cards. */
  readonly cards: ReadonlyArray<BillingCard>;
  /** The saved cards, under the payment processor's ids. */
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** Newest first. */
  readonly invoices: ReadonlyArray<Invoice>;
  /** The latest choice: the saved cart, else the newest checkout. */
  readonly selectedProducts: ReadonlyArray<Product>;
  /** Newest first. */
  readonly deposits: ReadonlyArray<Deposit>;
  /** The call that the visit needs; null when it needs none. */
  readonly liveCall?: Maybe<LiveCall>;
  /** What keeps drugs from being ordered now. Visible to the patient only; empty for any other viewer. */
  readonly therapies: ReadonlyArray<TakenTherapy>;
  /** The status of the patient's care. */
  readonly care: CareStatus;
  /** The visit in progress, else the newest one; null before the first. */
  readonly visit?: Maybe<Visit>;
  /** The plan that a link of a message leads to; null without a link. */
  readonly planLink?: Maybe<PlanLink>;
  /** Corrections by a clinician that wait for the patient. */
  readonly corrections: ReadonlyArray<AnswerCorrection>;
  /** Has an active prescription and no visit in progress. */
  readonly canUpdateTreatment: Scalars['Boolean']['output'];
  /** A clinician approved treatment for the patient before. */
  readonly isExistingPatient: Scalars['Boolean']['output'];
  /** The products that the patient could change to now, at another dose of what they take. */
  readonly titrationProducts: ReadonlyArray<Product>;
  /** The visit in progress, else the newest one. */
  readonly consultation?: Maybe<Consultation>;
  /** Newest first. */
  readonly consultations: ReadonlyArray<Consultation>;
  /** Newest first. */
  readonly journeys: ReadonlyArray<Journey>;
  /** Newest first. */
  readonly prescriptions: ReadonlyArray<UserPrescription>;
  /** The clinician who cares for the patient; null before the first visit. */
  readonly primaryPanelProvider?: Maybe<PanelProvider>;
  /** Photos of the visits. */
  readonly progressImages: ReadonlyArray<ProgressImage>;
  /** Those that wait for an answer first, by due date; then the newest. At most 12. */
  readonly checkIns: ReadonlyArray<CheckIn>;
  /** What the patient has reported at least twice. */
  readonly trends: ReadonlyArray<Trend>;
  /** What the patient can ask for about their dose. */
  readonly doseChange: DoseChange;
  /** Photos that show how the treatment goes. */
  readonly progress: Progress;
  /** The photos of the renewal. */
  readonly renewalPhotos: RenewalPhotos;
  /**
   * The patient's newest 500 messages with the care team, oldest first.
   * @deprecated Use messagesConnection, which has all of them. Removed after 2027-11-30.
   */
  readonly messages: ReadonlyArray<ConsultationMessage>;
  /** All of the patient's messages with the care team, newest first. BAD_USER_INPUT names first and after. */
  readonly messagesConnection: MessageConnection;
  /** Those with messages, the newest first, then those that are only begun. */
  readonly messageConversations: ReadonlyArray<MessageConversation>;
  /** Something waits for the patient's yes or no: an offer to start again, or a plan that a clinician proposed. */
  readonly hasPendingUserOffer: Scalars['Boolean']['output'];
  /** The newest one; null for everyone but the patient themselves. */
  readonly offer?: Maybe<Offer>;
  /** What the dashboard shows while an offer waits; null when none does. */
  readonly offerTask?: Maybe<OfferTask>;
  /** What the patient could change their plan to; null for a visitor. */
  readonly planChanges?: Maybe<PlanChanges>;
  /** The patient's plan compared with what the latest answers suggest; null for a visitor. */
  readonly treatmentUpdate?: Maybe<TreatmentUpdate>;
  /** The person's answers to a questionnaire, newest first. */
  readonly quizResponses: ReadonlyArray<QuizResponse>;
  /** The name of the questionnaire that was started last; null before the first. */
  readonly quizType?: Maybe<Scalars['String']['output']>;
  /** Null for everyone but the patient themselves. */
  readonly referrals?: Maybe<Referrals>;
  /** The yearly check-in. */
  readonly annualCheckIn: AnnualCheckIn;
  /** The state of the renewal of the patient's prescriptions. */
  readonly renewal: RenewalView;
  /** Null for everybody but the patient in person. */
  readonly accountDeletion?: Maybe<AccountDeletion>;
  /** The newest one; null before the first, and for everybody else. */
  readonly dataExport?: Maybe<DataExport>;
  /** Whether this browser signed in within the last hour, as asking for the copy or a deletion requires. */
  readonly isRecentlySignedIn: Scalars['Boolean']['output'];
  /** Newest first. */
  readonly serviceRequests: ReadonlyArray<ServiceRequest>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserNoticesConnectionArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserPlanLinkArgs = {
  link?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserMessagesConnectionArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserQuizResponsesArgs = {
  configName: Scalars['String']['input'];
};

/** A notice in its place. */
export type NoticeEdge = {
  /** Names its place, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The notice. */
  readonly node: Notice;
};

/** A page of the notices, newest first. */
export type NoticeConnection = {
  /** The notices with their places. */
  readonly edges: ReadonlyArray<NoticeEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** A confirmation or reminder sent in writing. */
export type Notice = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Which message it is, as a stable word. */
  readonly kind: Scalars['String']['output'];
  /** Its subject line. */
  readonly subject: Scalars['String']['output'];
  /** Its text. */
  readonly body: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** Contact details that a visitor leaves before having an account. */
export type LeadInput = {
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Email address. */
  readonly email: Scalars['String']['input'];
  /** Required with marketingTexts, ignored without. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** True only when the visitor checked the box beside the text. */
  readonly marketingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  /** As marketingEmails, for text messages. */
  readonly marketingTexts?: InputMaybe<Scalars['Boolean']['input']>;
  /** True to get an email that leads back to the results. */
  readonly sendResults?: InputMaybe<Scalars['Boolean']['input']>;
  /** The texts beside the boxes, when the page has them. */
  readonly shownTexts?: InputMaybe<ReadonlyArray<ShownTextInput>>;
};

/** What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another. */
export type ShownTextInput = {
  /** Id of the text. */
  readonly id: Scalars['String']['input'];
  /** SHA-256, in hexadecimal, of the text. */
  readonly hash: Scalars['String']['input'];
};

/** The text beside a box. missing: said when the box has to be ticked and is not. */
export type ConsentText = {
  /** Its id: opaque text. */
  readonly id: Scalars['String']['output'];
  /** Its version. */
  readonly version: Scalars['String']['output'];
  /** The text beside the box. */
  readonly text: Scalars['String']['output'];
  /** What is said when the box has to be checked and is not. */
  readonly missing: Scalars['String']['output'];
  /** The document that it links to; null without one. */
  readonly document?: Maybe<ConsentDocument>;
};

/** The document behind a text. */
export type ConsentDocument = {
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
};

/** A kind of message that the patient switches on and off. text is what they agree to. channel: email or text. */
export type ContactPreference = {
  /** Its stable name. */
  readonly type: Scalars['String']['output'];
  /** email or text. */
  readonly channel: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** What the patient agrees to. */
  readonly text: Scalars['String']['output'];
  /** Whether it is switched on. */
  readonly isOn: Scalars['Boolean']['output'];
  /** When the patient decided; null before. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** How a kind of message comes by one channel. */
export type MessageChannel = {
  /** What saveContactPreference switches; null for what is always sent. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** What the patient agrees to; for what is always sent, why. */
  readonly text: Scalars['String']['output'];
  /** Whether such messages are sent. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Whether it cannot be switched now. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** When the patient decided; null before. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A kind of message with the channels by which it comes. */
export type MessageGroup = {
  /** Its stable name. */
  readonly id: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** By email. */
  readonly email: MessageChannel;
  /** By text message; null for a kind that never is one. */
  readonly text?: Maybe<MessageChannel>;
};

/** Every kind of message to the patient, by channel. */
export type MessagePreferences = {
  /** Why text messages about care cannot be switched; null while they can. */
  readonly textsOff?: Maybe<Scalars['String']['output']>;
  /** The kinds, in the order of the page. */
  readonly groups: ReadonlyArray<MessageGroup>;
};

/** A browser in which the patient is signed in. */
export type Device = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Browser and system. */
  readonly name: Scalars['String']['output'];
  /** When the patient signed in. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** When it was used last. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** Whether it is the browser in use. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** Two-step sign-in: a second factor after the password. The identity provider manages it. */
export type TwoStepSignIn = {
  /** Whether the session in use began with it. */
  readonly isOn: Scalars['Boolean']['output'];
  /** The provider's page on which the patient turns it on and off; null for a session at a second provider, such as Google. */
  readonly pageUrl?: Maybe<Scalars['String']['output']>;
};

/** A feature flag. */
export type FeatureFlag = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its value for the viewer; null when there is no such flag. */
  readonly value?: Maybe<Scalars['FlagValue']['output']>;
};

/** The marketing parameters of the visitor's newest address that had any. */
export type UtmParams = {
  /** utm_source; null when it was not in the address. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** utm_medium; null when it was not in the address. */
  readonly medium?: Maybe<Scalars['String']['output']>;
  /** utm_campaign; null when it was not in the address. */
  readonly campaign?: Maybe<Scalars['String']['output']>;
  /** utm_content; null when it was not in the address. */
  readonly content?: Maybe<Scalars['String']['output']>;
  /** utm_term; null when it was not in the address. */
  readonly term?: Maybe<Scalars['String']['output']>;
};

/** A patient as operators see them. */
export type FoundPatient = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Email address. */
  readonly email: Scalars['String']['output'];
  /** Name; null while it is unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** An operator impersonating a patient. */
export type Impersonation = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the patient. */
  readonly patientId: Scalars['ID']['output'];
  /** The patient's email address. */
  readonly patientEmail: Scalars['String']['output'];
  /** The patient's name; null while it is unknown. */
  readonly patientName?: Maybe<Scalars['String']['output']>;
  /** Why the operator acts for the patient. */
  readonly reason: Scalars['String']['output'];
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When it ends automatically. */
  readonly endsAt: Scalars['DateTime']['output'];
};

/** Post token, as a form, to action: it opens the app host once, in this browser, within a minute. */
export type ImpersonationStart = {
  /** A secret that works once, within a minute. */
  readonly token: Scalars['String']['output'];
  /** Address that the form is sent to. */
  readonly action: Scalars['String']['output'];
};

/** One row of the audit log. about is the patient it concerns, if any. */
export type AuditEntry = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** When it was done. */
  readonly at: Scalars['DateTime']['output'];
  /** What was done, such as impersonation.read. */
  readonly action: Scalars['String']['output'];
  /** Kind of record that it was done to. */
  readonly subject: Scalars['String']['output'];
  /** Id of that record. */
  readonly subjectId: Scalars['String']['output'];
  /** Role of who did it. */
  readonly actorRole: Scalars['String']['output'];
  /** Email address of who did it; null for the system. */
  readonly actorEmail?: Maybe<Scalars['String']['output']>;
  /** Email address of the operator who acted for the patient; null for most. */
  readonly impersonatorEmail?: Maybe<Scalars['String']['output']>;
  /** Email address of the patient it concerns; null when it concerns none. */
  readonly aboutEmail?: Maybe<Scalars['String']['output']>;
  /** Ids and names of fields, as JSON; never health data. */
  readonly detail: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditPage = {
  /** The entries, newest first. */
  readonly entries: ReadonlyArray<AuditEntry>;
  /** Pass it as before to get the next, older page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which entries of the audit log are wanted. */
export type AuditFilter = {
  /** A whole email address or id: of the person who did it, or of the one it is about. */
  readonly person?: InputMaybe<Scalars['String']['input']>;
  /** Only this action. */
  readonly action?: InputMaybe<Scalars['String']['input']>;
  /** The first day, in UTC. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day, in UTC. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** An invitation to work here, as the person who has its link sees it. */
export type StaffInvitation = {
  /** The name of the role. */
  readonly role: Scalars['String']['output'];
  /** Masked. */
  readonly email: Scalars['String']['output'];
  /** When it ends; null while no end is set. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A token with which a program uses the API. It acts for the person who made it, within its scopes. */
export type DeskToken = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** personal: a program of its maker's own; service: one that belongs to nobody in particular. */
  readonly kind: Scalars['String']['output'];
  /** What the program is called. */
  readonly name: Scalars['String']['output'];
  /** The first characters of the token, by which people recognize it. */
  readonly shownStart: Scalars['String']['output'];
  /** What the program may do. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
  /** Email address of the person who made it. */
  readonly makerEmail: Scalars['String']['output'];
  /** Whether the viewer made it. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** active, expired or revoked. */
  readonly state: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When it was used last, to the minute; null when it never was. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that a token may be given. */
export type DeskTokenScope = {
  /** Its stable name, such as read:orders. */
  readonly id: Scalars['String']['output'];
  /** What a program can do with it. */
  readonly text: Scalars['String']['output'];
};

/** Tokens, and what the viewer may give to a new one. */
export type DeskTokens = {
  /** The newest first, with those that ended within 90 days; at most 200. */
  readonly tokens: ReadonlyArray<DeskToken>;
  /** The scopes that the viewer's role has. */
  readonly scopes: ReadonlyArray<DeskTokenScope>;
  /** Whether the viewer may make tokens for a service. */
  readonly mayMakeForService: Scalars['Boolean']['output'];
};

/** A new token. Its secret is known this once. */
export type DeskCreatedToken = {
  /** The token itself. */
  readonly secret: Scalars['String']['output'];
  /** When it ends. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored. */
export type AnalyticsEventInput = {
  /** Its name, one of the listed events. */
  readonly event: Scalars['String']['input'];
  /** Ignored. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Ignored. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: InputMaybe<Scalars['String']['input']>;
};

/** A page view to store. */
export type PageviewEventInput = {
  /** Only its path is stored. */
  readonly url: Scalars['String']['input'];
  /** Id of the visitor, as the browser knows it. */
  readonly anonymousId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the person, as the browser knows it. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: InputMaybe<Scalars['String']['input']>;
};

/** An event that was stored. */
export type AnalyticsEvent = {
  /** Its name. */
  readonly event: Scalars['String']['output'];
};

/** A page view that was stored. */
export type PageviewEvent = {
  /** Its address, as it was sent. */
  readonly url: Scalars['String']['output'];
};

/** A subscription, as the patient sees it. */
export type SubscriptionCard = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its status in words. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Ids of its products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Types of drugs that it is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Days that one package lasts. */
  readonly cycleInDays: Scalars['Int']['output'];
  /** Cents of one refill: with discounts, shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  /** Cents of the next charge: less credit, which is the amount that is taken off. */
  readonly nextAmount: Scalars['Int']['output'];
  /** Cents that are taken off the next charge. */
  readonly credit: Scalars['Int']['output'];
  /** When the next charge is due; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was canceled; null while it runs. */
  readonly cancellationDate?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the patient can cancel it. */
  readonly isCancellable: Scalars['Boolean']['output'];
  /** Whether something in it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** Days between two charges. */
  readonly everyDays: Scalars['Int']['output'];
  /** Name and address of the next package. */
  readonly shipsTo: Scalars['String']['output'];
  /** What the patient may do with its refills. */
  readonly refill: RefillOptions;
};

/** Something that the patient should do about a payment. */
export type BillingAction = {
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** Why, in a sentence. */
  readonly detail: Scalars['String']['output'];
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
};

/** What the patient pays for. */
export type BillingOverview = {
  /** A payment problem that only the patient can fix; null when there is none. */
  readonly action?: Maybe<BillingAction>;
  /** The card that coming charges use expires within 30 days, or did; null otherwise. */
  readonly cardWarning?: Maybe<BillingAction>;
  /** The subscriptions that run. */
  readonly subscriptions: ReadonlyArray<SubscriptionCard>;
  /** For a patient whose last subscription has ended, if all its products were 3-month products. */
  readonly comeBack?: Maybe<BillingAction>;
  /** All of the patient's active products treat erectile dysfunction or premature ejaculation. */
  readonly isSexualHealthOnly: Scalars['Boolean']['output'];
  /** The newest order; null before the first. */
  readonly latestOrder?: Maybe<OrderHead>;
  /** The card that is charged. */
  readonly card?: Maybe<CardSummary>;
  /** The card that is charged first, then the newest. */
  readonly cards: ReadonlyArray<SavedCard>;
};

/** A payment that needs the patient. */
export type PaymentTask = {
  /** Id of the invoice. */
  readonly invoiceId: Scalars['ID']['output'];
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** Number of the invoice. */
  readonly number: Scalars['String']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
  /** What went wrong, in a sentence. */
  readonly message: Scalars['String']['output'];
  /** Page of the card's issuer that wants a confirmation; null when none is needed. */
  readonly actionUrl?: Maybe<Scalars['String']['output']>;
  /** How this page accepts a card. */
  readonly cardEntry: CardEntry;
  /** The card that would be charged; null without one. */
  readonly savedCard?: Maybe<CardSummary>;
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** What happens when nothing is done, and when. */
  readonly ifIgnored: Scalars['String']['output'];
};

/** A subscription that has ended. */
export type CancellationResult = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** When it ended. */
  readonly endedAt: Scalars['DateTime']['output'];
  /** What ending it means, in sentences. */
  readonly effects: ReadonlyArray<Scalars['String']['output']>;
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Names of what is paid and still ships. */
  readonly stillShips: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of its last charge; null when it was never charged. */
  readonly lastCharge?: Maybe<Scalars['Int']['output']>;
  /** It may still be taken back, unless undoCancellation says no. */
  readonly mayBeUndone: Scalars['Boolean']['output'];
};

/** What is known of the person, to be shown where it is asked for again; null where it is not known. */
export type ToldDetails = {
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Date of birth, such as 1990-04-02. */
  readonly dob?: Maybe<Scalars['String']['output']>;
  /** Two-letter code of the state they live in. */
  readonly state?: Maybe<Scalars['String']['output']>;
};

/** An address of the patient's book. */
export type SavedAddress = {
  /** Its id; null for the default address. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** Street and number. */
  readonly streetAddress1: Scalars['String']['output'];
  /** Apartment or unit; null when there is none. */
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Two-letter code of the state. */
  readonly state: Scalars['String']['output'];
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: Scalars['String']['output'];
};

/** Where a running subscription ships. addressId is null for the default address, and for one that is not in the book. */
export type Delivery = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** The address. */
  readonly shipsTo: Address;
  /** Whether it ships to the default address. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Id of the address; null for the default one, and for one that is not in the book. */
  readonly addressId?: Maybe<Scalars['ID']['output']>;
};

/** The default address first. */
export type AddressBook = {
  /** The saved addresses. */
  readonly addresses: ReadonlyArray<SavedAddress>;
  /** Where each running subscription ships. */
  readonly deliveries: ReadonlyArray<Delivery>;
};

/** A saved card. */
export type SavedCard = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Card network, such as visa. */
  readonly brand: Scalars['String']['output'];
  /** The last four digits of the card. */
  readonly last4: Scalars['String']['output'];
  /** apple_pay, google_pay or link; null for a card that was typed. */
  readonly wallet?: Maybe<Scalars['String']['output']>;
  /** Month in which the card expires, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Year in which the card expires, four digits. */
  readonly expYear: Scalars['Int']['output'];
  /** Whether it is charged first. */
  readonly isDefault: Scalars['Boolean']['output'];
  /** LATER, SOON (within 30 days) or EXPIRED. */
  readonly expiry: Scalars['String']['output'];
};

/** A card that was sent to be saved. */
export type AddedCard = {
  /** Page of the card's issuer that wants a confirmation; null when the card is saved. */
  readonly actionUrl?: Maybe<Scalars['String']['output']>;
};

/** What the patient may wish for. */
export type OrderChoice = {
  /** replacement, refund or wait. */
  readonly wish: Scalars['String']['output'];
  /** Its text. */
  readonly label: Scalars['String']['output'];
};

/** A problem with an order. */
export type OrderIssue = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** Whether it is not settled yet. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** When it was reported. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** What the patient may choose now. */
  readonly choices: ReadonlyArray<OrderChoice>;
  /** What the patient chose; null before. */
  readonly wish?: Maybe<Scalars['String']['output']>;
};

/** A photo that was sent with a report or a request; it is read from its url. */
export type CasePhoto = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Path from which it is read. */
  readonly url: Scalars['String']['output'];
};

/** Amount in cents. */
export type OrderRefund = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
  /** When it went back. */
  readonly at: Scalars['DateTime']['output'];
  /** What it was for, in words. */
  readonly label: Scalars['String']['output'];
};

/** A problem that the patient may report, from the instant on if there is one. */
export type OrderReport = {
  /** Its stable name. */
  readonly kind: Scalars['String']['output'];
  /** The problem in words. */
  readonly label: Scalars['String']['output'];
  /** From when it can be reported; null when it can be now. */
  readonly from?: Maybe<Scalars['DateTime']['output']>;
  /** Ids of the products that it can be about. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  /** What the patient may wish for. */
  readonly wishes: ReadonlyArray<OrderChoice>;
};

/** A package that has left the pharmacy. label and detail are plain text. */
export type OrderParcel = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its status in words. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next; null when there is nothing to say. */
  readonly detail?: Maybe<Scalars['String']['output']>;
  /** Number at the carrier; null while there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** When it left the pharmacy. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** When the carrier delivered it; null before. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
};

/** A problem that the patient reports. */
export type OrderProblemInput = {
  /** Id of the order. */
  readonly orderId: Scalars['ID']['input'];
  /** One of OrderReport.kind. */
  readonly kind: Scalars['String']['input'];
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  /** One of the wishes of that report. */
  readonly wish: Scalars['String']['input'];
  /** In the patient's own words. */
  readonly details?: InputMaybe<Scalars['String']['input']>;
  /** Ids of photos that were uploaded before. */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A product that the problem is about. */
export type DeskIssueProduct = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly name: Scalars['String']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** What can be decided about a problem with an order. */
export type DeskIssueDecision = {
  /** Its stable name. */
  readonly decision: Scalars['String']['output'];
  /** Text of the button. */
  readonly label: Scalars['String']['output'];
};

/** Something that went wrong with an order and waits for an operator, the most urgent first. */
export type DeskOrderIssue = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What went wrong, as a stable word. */
  readonly kind: Scalars['String']['output'];
  /** What went wrong, in words. */
  readonly label: Scalars['String']['output'];
  /** Whether a package is on its way back. */
  readonly isAwaitingReturn: Scalars['Boolean']['output'];
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['output'];
  /** Plain text. */
  readonly orderStatus: Scalars['String']['output'];
  /** Id of the patient. */
  readonly patientId: Scalars['ID']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** The patient's email address. */
  readonly patientEmail: Scalars['String']['output'];
  /** Two-letter code of the patient's state. */
  readonly state: Scalars['String']['output'];
  /** The products that it is about. */
  readonly products: ReadonlyArray<DeskIssueProduct>;
  /** What the patient would like; null while they have not chosen. */
  readonly wish?: Maybe<Scalars['String']['output']>;
  /** In the patient's words. */
  readonly details: Scalars['String']['output'];
  /** When it was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** By when it must be done. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Number at the carrier; null while there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Cents: what a refund of these products would be, and what is left of the payment. */
  readonly refundable: Scalars['Int']['output'];
  /** Cents that are left of the payment. */
  readonly left: Scalars['Int']['output'];
  /** Facts about a dispute or a refund, in plain sentences. */
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  /** What the patient sent with their report. */
  readonly photos: ReadonlyArray<CasePhoto>;
  /** What can be decided. */
  readonly decisions: ReadonlyArray<DeskIssueDecision>;
};

/** A problem with an order that was decided. */
export type DeskClosedIssue = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What had gone wrong, in words. */
  readonly label: Scalars['String']['output'];
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** What was decided, in words. */
  readonly outcome: Scalars['String']['output'];
  /** What the patient was told. */
  readonly answer: Scalars['String']['output'];
  /** When it was decided. */
  readonly closedAt: Scalars['DateTime']['output'];
  /** Name of who decided; null for the system. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
};

/** Problems with orders. */
export type DeskOrderIssues = {
  /** What waits for a decision, the most urgent first. */
  readonly open: ReadonlyArray<DeskOrderIssue>;
  /** The newest decisions. */
  readonly closed: ReadonlyArray<DeskClosedIssue>;
  /** How many billing tasks and orders wait for an operator. */
  readonly waiting: DeskWaiting;
};

/** What an operator decides about a problem with an order. */
export type DeskIssueDecisionInput = {
  /** Id of the problem. */
  readonly issueId: Scalars['ID']['input'];
  /** One of the decisions that are offered. */
  readonly decision: Scalars['String']['input'];
  /** What the patient is told. */
  readonly answer: Scalars['String']['input'];
  /** Cents; only for a refund of another amount. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
};

/** Left out, productIds means everything in the order. */
export type DeskOrderProblemInput = {
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['input'];
  /** What went wrong: one of OrderReport.kind. */
  readonly kind: Scalars['String']['input'];
  /** Ids of the products; everything in the order when left out. */
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** replacement, refund or wait. */
  readonly wish: Scalars['String']['input'];
  /** In the patient's words. */
  readonly details: Scalars['String']['input'];
};

/** amount in cents, less the credit that is taken off; on is null while no charge is planned. */
export type NextRefill = {
  /** Its day; null while no charge is planned. */
  readonly on?: Maybe<Scalars['DateTime']['output']>;
  /** Cents, less credit. */
  readonly amount: Scalars['Int']['output'];
  /** Cents of credit that are taken off. */
  readonly credit: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
};

/** What a change of the refills does. */
export type RefillChangeQuote = {
  /** The next refill as it is. */
  readonly before: NextRefill;
  /** The next refill after the change. */
  readonly after: NextRefill;
  /** Whether the refills are paused. */
  readonly isPaused: Scalars['Boolean']['output'];
  /** Plain sentences. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** Text beside the box; empty when nothing has to be agreed to. */
  readonly consentText: Scalars['String']['output'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
};

/** What the patient may do with the refills of a subscription. */
export type RefillOptions = {
  /** Why nothing can be changed now; null when it can. */
  readonly fixedBecause?: Maybe<Scalars['String']['output']>;
  /** Whether the refills are paused. */
  readonly isPaused: Scalars['Boolean']['output'];
  /** False where refills ship only when the patient says so each time. */
  readonly isAutomatic: Scalars['Boolean']['output'];
  /** The first day of the next charge by the last package, and why not sooner; what is at home besides counts when a date is chosen. */
  readonly earliest: Scalars['DateTime']['output'];
  /** Why not sooner, in a sentence. */
  readonly earliestReason: Scalars['String']['output'];
  /** The last day of the next charge. */
  readonly latest: Scalars['DateTime']['output'];
  /** Days that one package lasts. */
  readonly supplyInDays: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Weeks between two refills; null where they cannot be chosen. */
  readonly leastWeeks?: Maybe<Scalars['Int']['output']>;
  /** The most weeks between two refills; null where they cannot be chosen. */
  readonly mostWeeks?: Maybe<Scalars['Int']['output']>;
};

/** A change of the refills. */
export type RefillChangeInput = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['input'];
  /** move, skip, pause, resume, every or send_now. */
  readonly kind: Scalars['String']['input'];
  /** The day, for move and pause. */
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  /** Weeks between refills, for every; 0 is as long as a package lasts. */
  readonly weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** What taking a cancellation back does; amount in cents. on is null while no charge is planned. */
export type CancellationUndo = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of the next charge. */
  readonly amount: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Day of the next charge; null while none is planned. */
  readonly on?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the refills are paused. */
  readonly isPaused: Scalars['Boolean']['output'];
  /** Until when it can be taken back. */
  readonly until: Scalars['DateTime']['output'];
  /** Text beside the box; empty when nothing has to be agreed to. */
  readonly consentText: Scalars['String']['output'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
};

/** Taking a cancellation back. */
export type TakeBackInput = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['input'];
  /** True when the box was checked. */
  readonly agreed: Scalars['Boolean']['input'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['input'];
  /** SHA-256, in hexadecimal, of the text that was shown; left out when none was. */
  readonly shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** How many billing tasks and orders wait for an operator. */
export type DeskWaiting = {
  /** Billing tasks that wait. */
  readonly tasks: Scalars['Int']['output'];
  /** Orders that wait. */
  readonly orders: Scalars['Int']['output'];
};

/** A kind of billing task. */
export type DeskTaskKind = {
  /** Its stable name. */
  readonly kind: Scalars['String']['output'];
  /** Its name in words. */
  readonly label: Scalars['String']['output'];
};

/** What a billing task may be closed with. */
export type DeskTaskOutcome = {
  /** Its stable name. */
  readonly outcome: Scalars['String']['output'];
  /** What it means, in words. */
  readonly label: Scalars['String']['output'];
};

/** Something about money that an operator has to settle. */
export type DeskBillingTask = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its kind, as a stable word. */
  readonly kind: Scalars['String']['output'];
  /** Its kind in words. */
  readonly label: Scalars['String']['output'];
  /** What happened. */
  readonly detail: Scalars['String']['output'];
  /** What to do about it. */
  readonly todo: Scalars['String']['output'];
  /** When it was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** By when it must be closed. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Whether that time has passed. */
  readonly isLate: Scalars['Boolean']['output'];
  /** Null for one that is about no patient of ours. */
  readonly patientName?: Maybe<Scalars['String']['output']>;
  /** Number of the order; null when it is about none. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the invoice; null when it is about none. */
  readonly invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** What it may be closed with. */
  readonly outcomes: ReadonlyArray<DeskTaskOutcome>;
  /** When it was closed; null while it is open. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plain text. */
  readonly outcome?: Maybe<Scalars['String']['output']>;
  /** Why it was closed so; null while it is open. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** Name of who closed it; null while it is open. */
  readonly closedBy?: Maybe<Scalars['String']['output']>;
};

/** Billing tasks. */
export type DeskBillingTasks = {
  /** The tasks. */
  readonly tasks: ReadonlyArray<DeskBillingTask>;
  /** The kinds that can be chosen. */
  readonly kinds: ReadonlyArray<DeskTaskKind>;
  /** How many billing tasks and orders wait for an operator. */
  readonly waiting: DeskWaiting;
};

/** Cents; one of the two sides is 0. */
export type JournalPosting = {
  /** Code of the account. */
  readonly account: Scalars['String']['output'];
  /** Name of the account. */
  readonly label: Scalars['String']['output'];
  /** Cents on the debit side. */
  readonly debit: Scalars['Int']['output'];
  /** Cents on the credit side. */
  readonly credit: Scalars['Int']['output'];
};

/** source names the record that it was written with. */
export type JournalEntry = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What happened, in words. */
  readonly label: Scalars['String']['output'];
  /** The record that it was written with. */
  readonly source: Scalars['String']['output'];
  /** When it was written. */
  readonly at: Scalars['DateTime']['output'];
  /** What it changed in each account. */
  readonly postings: ReadonlyArray<JournalPosting>;
};

/** The sums of one account. */
export type AccountBalance = {
  /** Code of the account. */
  readonly account: Scalars['String']['output'];
  /** Name of the account. */
  readonly label: Scalars['String']['output'];
  /** asset, liability, revenue, contra_revenue or expense. */
  readonly type: Scalars['String']['output'];
  /** Sum of the debit side, in cents. */
  readonly debit: Scalars['Int']['output'];
  /** Sum of the credit side, in cents. */
  readonly credit: Scalars['Int']['output'];
};

/** The sums of all accounts. */
export type TrialBalance = {
  /** The accounts with their sums. */
  readonly accounts: ReadonlyArray<AccountBalance>;
  /** Sum of the debit side, in cents. */
  readonly debit: Scalars['Int']['output'];
  /** Sum of the credit side, in cents. */
  readonly credit: Scalars['Int']['output'];
};

/** The journal of one invoice. */
export type InvoiceJournal = {
  /** Number of the invoice. */
  readonly invoiceNumber: Scalars['String']['output'];
  /** Plain text. */
  readonly invoiceStatus: Scalars['String']['output'];
  /** Cents of the invoice. */
  readonly total: Scalars['Int']['output'];
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** Whether an amount can be taken off: it is due, and no charge is in progress. */
  readonly canBeLowered: Scalars['Boolean']['output'];
  /** Its entries, oldest first. */
  readonly entries: ReadonlyArray<JournalEntry>;
  /** The sums of the accounts that it touched. */
  readonly balance: TrialBalance;
};

/** The journal of an invoice or order, and the sums of all accounts. */
export type DeskJournal = {
  /** The number that was asked for. */
  readonly number: Scalars['String']['output'];
  /** The journal of the invoice; null when there is none with this number. */
  readonly invoice?: Maybe<InvoiceJournal>;
  /** The sums of all accounts. */
  readonly balance: TrialBalance;
  /** How many billing tasks and orders wait for an operator. */
  readonly waiting: DeskWaiting;
};

/** How a billing task is closed. */
export type CloseBillingTaskInput = {
  /** Id of the task. */
  readonly taskId: Scalars['ID']['input'];
  /** One of the task's outcomes. */
  readonly outcome: Scalars['String']['input'];
  /** Why; it is kept with the task. */
  readonly reason: Scalars['String']['input'];
};

/** An amount that is taken off an unpaid invoice. */
export type TakeOffInvoiceInput = {
  /** Number of the invoice. */
  readonly invoiceNumber: Scalars['String']['input'];
  /** What the line of the invoice says. */
  readonly description: Scalars['String']['input'];
  /** Cents, above 0. */
  readonly amount: Scalars['Int']['input'];
  /** Why; it is kept with the change. */
  readonly reason: Scalars['String']['input'];
};

/** A subscription in the list of all of them. */
export type DeskSubscription = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the patient. */
  readonly personId: Scalars['ID']['output'];
  /** First name and the first letter of the last name; null while unknown. */
  readonly personName?: Maybe<Scalars['String']['output']>;
  /** Where it stands, as a stable word. */
  readonly state: Scalars['String']['output'];
  /** The same in words. */
  readonly stateLabel: Scalars['String']['output'];
  /** The patient disputes a payment: nothing is charged until somebody decided. */
  readonly waitsForDispute: Scalars['Boolean']['output'];
  /** Names of its products. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Days between two charges. */
  readonly everyDays: Scalars['Int']['output'];
  /** When it is charged next; null while nothing is planned. */
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cents of that charge, less credit; null without one, and while its tax is not known. */
  readonly nextAmount?: Maybe<Scalars['Int']['output']>;
  /** When it was charged last; null before the first charge. */
  readonly lastChargedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was canceled; null while it runs. */
  readonly canceledAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of all subscriptions. */
export type DeskSubscriptions = {
  /** Newest first, or what is due by the day of its charge. */
  readonly subscriptions: ReadonlyArray<DeskSubscription>;
  /** Pass it as after to get the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which subscriptions are wanted; all when left out. */
export type DeskSubscriptionFilter = {
  /** Only those in this state, as a stable word. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** now, week or month: only those that are charged by then, soonest first. */
  readonly due?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this patient. */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
};

/** An invoice in the list of all of them. */
export type DeskInvoice = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** Number of its order. */
  readonly orderNumber: Scalars['String']['output'];
  /** Whether it is for a refill; else for a first order. */
  readonly isRefill: Scalars['Boolean']['output'];
  /** Id of the patient. */
  readonly personId: Scalars['ID']['output'];
  /** First name and the first letter of the last name; null while unknown. */
  readonly personName?: Maybe<Scalars['String']['output']>;
  /** Where it stands, as a stable word. */
  readonly state: Scalars['String']['output'];
  /** The same in words. */
  readonly stateLabel: Scalars['String']['output'];
  /** Cents of the invoice. */
  readonly total: Scalars['Int']['output'];
  /** Cents that were charged, less what was refunded. */
  readonly amountCharged: Scalars['Int']['output'];
  /** Cents that were refunded. */
  readonly amountRefunded: Scalars['Int']['output'];
  /** Requests to charge a card so far. */
  readonly attempts: Scalars['Int']['output'];
  /** Code with which the newest declined charge failed; null without one. */
  readonly declineCode?: Maybe<Scalars['String']['output']>;
  /** What happens next by itself; null when nothing does. */
  readonly nextStep?: Maybe<Scalars['String']['output']>;
  /** When that happens; null when it has no time. */
  readonly nextStepAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment processor's id of the newest charge; null before the first. */
  readonly reference?: Maybe<Scalars['String']['output']>;
  /** Whether a billing task about it is open. */
  readonly hasTask: Scalars['Boolean']['output'];
  /** Whether its order waits for a decision. */
  readonly hasIssue: Scalars['Boolean']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was paid; null before. */
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of all invoices. */
export type DeskInvoices = {
  /** Newest first. */
  readonly invoices: ReadonlyArray<DeskInvoice>;
  /** Pass it as after to get the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which invoices are wanted; all when left out. */
export type DeskInvoiceFilter = {
  /** open, failed, paid, disputed, refunded or void. */
  readonly group?: InputMaybe<Scalars['String']['input']>;
  /** The first day on which it was made, in Eastern time. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
  /** Only those of this patient. */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
};

/** A package of a listed order. */
export type DeskOrderParcel = {
  /** The carrier's number; null while there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Where it stands, in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** When it left the pharmacy. */
  readonly shippedAt: Scalars['DateTime']['output'];
  /** When it arrived; null before. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An order in the list of all of them. */
export type DeskOrder = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** What it is for, in words: a refill, a replacement or alike. */
  readonly kindLabel: Scalars['String']['output'];
  /** Id of the patient. */
  readonly personId: Scalars['ID']['output'];
  /** First name and the first letter of the last name; null while unknown. */
  readonly personName?: Maybe<Scalars['String']['output']>;
  /** Where it stands, as a stable word. */
  readonly state: Scalars['String']['output'];
  /** The same in words. */
  readonly stateLabel: Scalars['String']['output'];
  /** Since when. */
  readonly stateSince: Scalars['DateTime']['output'];
  /** Cents of its invoice; null for an order without one, such as a replacement. */
  readonly total?: Maybe<Scalars['Int']['output']>;
  /** Its packages that have left the pharmacy, oldest first. */
  readonly parcels: ReadonlyArray<DeskOrderParcel>;
  /** Whether it waits for a decision. */
  readonly hasIssue: Scalars['Boolean']['output'];
  /** When it was placed. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of all orders. */
export type DeskOrders = {
  /** Newest first. */
  readonly orders: ReadonlyArray<DeskOrder>;
  /** Pass it as after to get the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** Which orders are wanted; all when left out. */
export type DeskOrderFilter = {
  /** Only those in this state, as a stable word. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** The first day on which it was placed, in Eastern time. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** The last day. */
  readonly to?: InputMaybe<Scalars['Date']['input']>;
  /** Only the one with this number. */
  readonly number?: InputMaybe<Scalars['String']['input']>;
  /** Only those of this patient. */
  readonly personId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * A line of a price or an invoice. kind is one of consultation, credit, custom, discount_rule, gift, offer, product,
 * sales_tax, shipping. Amounts in cents, below 0 for what is taken off; amountWithDiscount of a product is less its
 * discounts. productId: the product that is sold, discounted or taxed.
 */
export type QuoteLine = {
  /** consultation, credit, custom, discount_rule, gift, offer, product, sales_tax or shipping. */
  readonly kind: Scalars['String']['output'];
  /** What it is, in words. */
  readonly label: Scalars['String']['output'];
  /** Cents; below 0 for what is taken off. */
  readonly amount: Scalars['Int']['output'];
  /** Cents, less the discounts of the product. */
  readonly amountWithDiscount: Scalars['Int']['output'];
  /** Id of the product that is sold, discounted or taxed; null for other lines. */
  readonly productId?: Maybe<Scalars['Int']['output']>;
  /** Whether it is a discount. */
  readonly isDiscount: Scalars['Boolean']['output'];
};

/** Amounts in cents. A section without lines is not charged. discount and credit are not above 0. */
export type QuoteSection = {
  /** Its lines. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** Cents that are charged. */
  readonly total: Scalars['Int']['output'];
  /** Cents of the products. */
  readonly subtotal: Scalars['Int']['output'];
  /** Cents of discounts; not above 0. */
  readonly discount: Scalars['Int']['output'];
  /** Cents of shipping. */
  readonly shipping: Scalars['Int']['output'];
  /** Cents of sales tax. */
  readonly salesTax: Scalars['Int']['output'];
  /** Cents of credit that are taken off; not above 0. */
  readonly credit: Scalars['Int']['output'];
};

/** The amount of the orders from one on, counted from the first. */
export type PriceStep = {
  /** The first order that costs so, counted from 1. */
  readonly fromOrder: Scalars['Int']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
};

/** A charge of a plan. */
export type PlanCharge = {
  /** Days after the first charge. */
  readonly afterDays: Scalars['Int']['output'];
  /** Cents of the first order, or of the next refill. */
  readonly firstAmount: Scalars['Int']['output'];
  /** Cents of each later charge. */
  readonly amount: Scalars['Int']['output'];
  /** What it costs after a discount has ended. */
  readonly laterSteps: ReadonlyArray<PriceStep>;
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
};

/** What a clinician's plan costs when it is agreed, and later. Amounts in cents. */
export type PlanPrice = {
  /** Charged when the plan is agreed; of one that is charged with the next refill, that refill before credit. */
  readonly amount: Scalars['Int']['output'];
  /** The plan takes the place of what ships: nothing is charged when it is agreed. */
  readonly isWithRefill: Scalars['Boolean']['output'];
  /** Of the amount, for a visit that began without an order. */
  readonly fee: Scalars['Int']['output'];
  /** What the patient agrees to, in sentences. */
  readonly agreement: Scalars['String']['output'];
  /** What is charged when the plan is agreed. */
  readonly onApproval: QuoteSection;
  /** The charges that follow. */
  readonly charges: ReadonlyArray<PlanCharge>;
  /** Cents of credit that are left: the charge that comes next takes them off. */
  readonly creditLeft: Scalars['Int']['output'];
};

/** A charge that comes later. */
export type NextCharge = {
  /** Its day; null while it depends on a decision. */
  readonly on?: Maybe<Scalars['Date']['output']>;
  /** Days after the first charge. */
  readonly afterDays: Scalars['Int']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
  /** What it costs after a discount has ended. */
  readonly laterSteps: ReadonlyArray<PriceStep>;
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
};

/** What a cart costs. */
export type Quote = {
  /** What is charged today. */
  readonly today: QuoteSection;
  /** What is charged when a clinician has approved it. */
  readonly onApproval: QuoteSection;
  /** The charges that come later. */
  readonly nextCharges: ReadonlyArray<NextCharge>;
  /** Cents of credit that are left after this order: the charge that comes next takes them off. */
  readonly creditLeft: Scalars['Int']['output'];
  /** How it is sent. */
  readonly delivery: QuoteDelivery;
  /** Whether something in it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** False while tax is collected and the address is missing: the amounts are without tax. */
  readonly isTaxKnown: Scalars['Boolean']['output'];
  /** What is agreed to about later charges; empty when there are none. */
  readonly consentText: Scalars['String']['output'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
};

/** How an order is sent, and when it should be there. */
export type QuoteDelivery = {
  /** The shipping method in words. */
  readonly label: Scalars['String']['output'];
  /** When it should be there, counted from its payment, in words. */
  readonly arrival: Scalars['String']['output'];
};

/** A way in which an order can be sent. */
export type ShippingOption = {
  /** standard or express. */
  readonly name: Scalars['String']['output'];
  /** Its name in words. */
  readonly label: Scalars['String']['output'];
  /** When it arrives, in words. */
  readonly detail: Scalars['String']['output'];
  /** Cents. */
  readonly price: Scalars['Int']['output'];
  /** Why these products cannot go that way; null when they can. */
  readonly problem?: Maybe<Scalars['String']['output']>;
};

/** The price of a cart, with what an order needs. */
export type CheckoutQuote = {
  /** The price. */
  readonly quote: Quote;
  /** As CheckoutPage.agreements, with the amounts of this quote. */
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
  /** The method that the price is for. */
  readonly shippingMethod: Scalars['String']['output'];
  /** The ways in which it can be sent. */
  readonly shippingOptions: ReadonlyArray<ShippingOption>;
  /** Why the code lowers nothing; null when it does, or when there is none. */
  readonly discountProblem?: Maybe<Scalars['String']['output']>;
  /** Why products cannot be sent there. */
  readonly addressProblems: ReadonlyArray<Scalars['String']['output']>;
};

/** Where an order ships, as far as its price depends on it. */
export type PriceDestinationInput = {
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Two-letter code of the state. */
  readonly state: Scalars['String']['input'];
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: Scalars['String']['input'];
};

/** What to price. */
export type CheckoutQuoteInput = {
  /** Id of the checkout. */
  readonly checkoutId: Scalars['ID']['input'];
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  /** The prices are without tax without it, or while it is not whole. */
  readonly to?: InputMaybe<PriceDestinationInput>;
  /** standard or express; standard when left out. */
  readonly shippingMethod?: InputMaybe<Scalars['String']['input']>;
  /** As typed; left out without one. */
  readonly discountCode?: InputMaybe<Scalars['String']['input']>;
};

/** A discount. */
export type DeskDiscount = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Null for one that applies automatically. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** What the line of an invoice says. */
  readonly description: Scalars['String']['output'];
  /** Active, Used up, Expired or Ended. */
  readonly state: Scalars['String']['output'];
  /** Plain text: what it lowers by how much, how often and for whom. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  /** From when it applies. */
  readonly validFrom: Scalars['DateTime']['output'];
  /** Until when it applies; null without an end. */
  readonly validUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Checkouts that used it. */
  readonly uses: Scalars['Int']['output'];
  /** Cents that it took off. */
  readonly given: Scalars['Int']['output'];
  /** When it was used last; null before. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Subscriptions that it was promised to and that still run. */
  readonly runningSubscriptions: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Name of who made it; null for the system. */
  readonly createdByName?: Maybe<Scalars['String']['output']>;
  /** Why it was made; null when not given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it was ended; null while it applies. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who ended it; null while it applies. */
  readonly endedByName?: Maybe<Scalars['String']['output']>;
  /** Why it was ended; null while it applies. */
  readonly endReason?: Maybe<Scalars['String']['output']>;
};

/** All discounts. */
export type DeskDiscounts = {
  /** The discounts, newest first. */
  readonly discounts: ReadonlyArray<DeskDiscount>;
  /** How many billing tasks and orders wait for an operator. */
  readonly waiting: DeskWaiting;
};

/** A new discount. */
export type CreateDiscountInput = {
  /** Left out for one that applies automatically. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** What the line of an invoice says. */
  readonly description: Scalars['String']['input'];
  /** discount_rule for a lower price (default), gift for a product that is free beside another one. */
  readonly lineKind?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the only products that it lowers; all in its scope when left out. A gift needs one. */
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** percent or amount. */
  readonly kind: Scalars['String']['input'];
  /** Percent, or cents. */
  readonly value: Scalars['Int']['input'];
  /** Orders that it lowers, counted from the first; every one when left out. */
  readonly cycles?: InputMaybe<Scalars['Int']['input']>;
  /** everything, over_the_counter or prescription. */
  readonly appliesTo: Scalars['String']['input'];
  /** Whether it lowers only a person's first order. */
  readonly firstOrderOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cents that an order must have; any when left out. */
  readonly minimumAmount?: InputMaybe<Scalars['Int']['input']>;
  /** The last day. */
  readonly validUntil?: InputMaybe<Scalars['String']['input']>;
  /** How often it can be used in all; without limit when left out. */
  readonly maxUses?: InputMaybe<Scalars['Int']['input']>;
  /** How often one person can use it; without limit when left out. */
  readonly maxUsesPerPerson?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it applies beside other discounts. */
  readonly stackable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why; it is kept with the discount. */
  readonly reason: Scalars['String']['input'];
};

/** A saved card. */
export type BillingCard = {
  /** Card network, such as visa. */
  readonly brand: Scalars['String']['output'];
  /** The last four digits of the card. */
  readonly last4: Scalars['String']['output'];
  /** ZIP code of the billing address; null when none was given. */
  readonly addressZip?: Maybe<Scalars['String']['output']>;
  /** Month in which the card expires, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Year in which the card expires, four digits. */
  readonly expYear: Scalars['Int']['output'];
};

/** A saved card. */
export type PaymentMethodCard = {
  /** Card network, such as visa. */
  readonly brand: Scalars['String']['output'];
  /** The last four digits of the card. */
  readonly last4: Scalars['String']['output'];
  /** Month in which the card expires, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Year in which the card expires, four digits. */
  readonly expYear: Scalars['Int']['output'];
};

/** The billing address, as the card's issuer compares it. */
export type BillingAddress = {
  /** ZIP code; null when none was given. */
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

/** What the payment processor knows besides the card. */
export type BillingDetails = {
  /** The billing address. */
  readonly address: BillingAddress;
};

/** A saved card, under the payment processor's id. */
export type PaymentMethod = {
  /** The payment processor's id. */
  readonly id: Scalars['ID']['output'];
  /** What the payment processor knows besides the card. */
  readonly billingDetails: BillingDetails;
  /** The card. */
  readonly card: PaymentMethodCard;
};

/** An invoice. */
export type Invoice = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** Cents that were charged; refunds are not deducted. */
  readonly amountCharged: Scalars['Int']['output'];
};

/** An order as the pharmacy's system knows it; remoteStatus is the pharmacy's own value, null until it has the order. */
export type EagleOrder = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was shipped last; null before. */
  readonly latestShipmentDate?: Maybe<Scalars['DateTime']['output']>;
  /** The pharmacy's own status; null until it has the order. */
  readonly remoteStatus?: Maybe<Scalars['String']['output']>;
};

/** A subscription. */
export type ProductSubscription = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** The next charge; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it was canceled; null while it runs. */
  readonly cancellationDate?: Maybe<Scalars['DateTime']['output']>;
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Three quarters of the last supply used up; null before the first charge. */
  readonly earliestAllowableNextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Last charge plus one cycle, the first cycle 15 days shorter; null before the first charge and after the end. */
  readonly estimatedNextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Days between two charges. */
  readonly cycleInDays: Scalars['Int']['output'];
  /** Its products; kept after it has ended. */
  readonly activeProducts: ReadonlyArray<Product>;
  /** Newest first. */
  readonly eagleOrders: ReadonlyArray<EagleOrder>;
};

/** A visit by consultationId, or a deposit by productId and procedureOn. */
export type VisitWishInput = {
  /** Id of the visit; left out for a deposit. */
  readonly consultationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the procedure; left out for a visit. */
  readonly productId?: InputMaybe<Scalars['Int']['input']>;
  /** Day of the procedure; left out for a visit. */
  readonly procedureOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Amounts in cents. feeWhen is never, request (charged today) or plan (with the plan that is accepted). */
export type VisitCheckoutPage = {
  /** never, request (charged today) or plan (with the plan that is accepted). */
  readonly feeWhen: Scalars['String']['output'];
  /** Cents of the visit's fee. */
  readonly fee: Scalars['Int']['output'];
  /** Cents that are charged today. */
  readonly today: Scalars['Int']['output'];
  /** The lines of the price. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** What the deposit is for; null for a visit. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The boxes beside the button, with the texts that are agreed to. */
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
  /** How this page accepts a card. */
  readonly cardEntry: CardEntry;
  /** The card that would be charged; null without one. */
  readonly savedCard?: Maybe<CardSummary>;
  /** Codes of the states that are served. */
  readonly servedStates: ReadonlyArray<Scalars['String']['output']>;
};

/** The checkout of a visit or a deposit. */
export type VisitCheckoutInput = {
  /** Created by the browser when the checkout opens; the same id never pays twice. */
  readonly checkoutId: Scalars['ID']['input'];
  /** What the checkout is for. */
  readonly wish: VisitWishInput;
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Date of birth, YYYY-MM-DD. */
  readonly dob: Scalars['String']['input'];
  /** US phone number, ten digits. */
  readonly phone: Scalars['String']['input'];
  /** Where the patient lives. */
  readonly address: AddressInput;
  /** True when the box about the terms was checked. */
  readonly termsAgreement: Scalars['Boolean']['input'];
  /** True when the box about telehealth was checked. */
  readonly telehealthAgreement: Scalars['Boolean']['input'];
  /** True when the box about saving the card was checked. */
  readonly cardAgreement: Scalars['Boolean']['input'];
  /** The texts beside the boxes, as the page showed them. */
  readonly shownTexts: ReadonlyArray<ShownTextInput>;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['input'];
  /** Omit to use the saved card. */
  readonly paymentMethodId?: InputMaybe<Scalars['String']['input']>;
};

/** A deposit for a procedure. label and detail are plain text; amount in cents. */
export type Deposit = {
  /** Id of the order. */
  readonly orderId: Scalars['ID']['output'];
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['output'];
  /** Name of the procedure. */
  readonly name: Scalars['String']['output'];
  /** Day of the procedure. */
  readonly procedureOn: Scalars['Date']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
  /** The status in a few words. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** Until the end of the day before the latest day that it was planned for, where the patient lives. */
  readonly isRefundable: Scalars['Boolean']['output'];
  /** When it was paid or reserved. */
  readonly placedAt: Scalars['DateTime']['output'];
};

/** A deposit as operators see it. state: unpaid, reserved, refunded, ended, used or kept. */
export type DeskDeposit = {
  /** Id of the order. */
  readonly orderId: Scalars['ID']['output'];
  /** Number of the order, as people quote it. */
  readonly orderNumber: Scalars['String']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** The patient's email address. */
  readonly patientEmail: Scalars['String']['output'];
  /** Name of the procedure. */
  readonly name: Scalars['String']['output'];
  /** Day of the procedure. */
  readonly procedureOn: Scalars['Date']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
  /** unpaid, reserved, refunded, ended, used or kept. */
  readonly state: Scalars['String']['output'];
  /** Its state in words. */
  readonly label: Scalars['String']['output'];
  /** The last day on which the patient can cancel. A move makes it later, never earlier. */
  readonly refundableUntil: Scalars['Date']['output'];
  /** The day has come: staff may record that it took place. */
  readonly mayBeUsed: Scalars['Boolean']['output'];
  /** The patient can no longer cancel: staff may record that they did not come. */
  readonly mayBeKept: Scalars['Boolean']['output'];
};

/** Another day for a reserved procedure. */
export type MoveDepositInput = {
  /** Id of the order. */
  readonly orderId: Scalars['ID']['input'];
  /** YYYY-MM-DD, from two weeks to half a year ahead. */
  readonly procedureOn: Scalars['String']['input'];
  /** Why; it is kept with the change. */
  readonly reason: Scalars['String']['input'];
};

/** A card that is charged. */
export type CardSummary = {
  /** Card network, such as visa. */
  readonly brand: Scalars['String']['output'];
  /** The last four digits of the card. */
  readonly last4: Scalars['String']['output'];
  /** apple_pay, google_pay or link; null for a card that was typed. */
  readonly wallet?: Maybe<Scalars['String']['output']>;
  /** Month in which the card expires, 1 to 12. */
  readonly expMonth: Scalars['Int']['output'];
  /** Year in which the card expires, four digits. */
  readonly expYear: Scalars['Int']['output'];
};

/** How this page accepts cards. */
export type CardEntry = {
  /** Which card form: that of the processor or of the simulator. */
  readonly kind: Scalars['String']['output'];
  /** Address of the simulator's card form; null with a real processor. */
  readonly frameUrl?: Maybe<Scalars['String']['output']>;
  /** The processor's key for browsers; null with the simulator. */
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
};

/** message leads to href; label is the text of the link. */
export type AlreadyTaken = {
  /** Why the product was removed. */
  readonly message: Scalars['String']['output'];
  /** Page that shows what the patient has. */
  readonly href: Scalars['String']['output'];
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
};

/** Everything that the checkout shows. */
export type CheckoutPage = {
  /** The products that are ordered. */
  readonly products: ReadonlyArray<Product>;
  /** Ids in the address that are no product that can be ordered. */
  readonly ignoredIds: ReadonlyArray<Scalars['String']['output']>;
  /** A sentence for each product of the address that was removed because it is not offered yet. */
  readonly notOffered: ReadonlyArray<Scalars['String']['output']>;
  /** A sentence and a link for each product of the address that was removed because the patient has it, or one like it. */
  readonly alreadyTaken: ReadonlyArray<AlreadyTaken>;
  /** Names of products that the cart rules removed because they do not go with the others. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
  /** The price. */
  readonly quote: Quote;
  /** The ways in which it can be sent. */
  readonly shippingOptions: ReadonlyArray<ShippingOption>;
  /** How this page accepts a card. */
  readonly cardEntry: CardEntry;
  /** The card that would be charged; null without one. */
  readonly savedCard?: Maybe<CardSummary>;
  /** Codes of the states that are served. */
  readonly servedStates: ReadonlyArray<Scalars['String']['output']>;
  /** For a signed-in patient: what they have already, and what this order changes; null for a visitor. */
  readonly account?: Maybe<AccountCheckout>;
  /** The boxes beside the button, in their order, with the texts that are agreed to. */
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
};

/** A box beside the button; none is checked in advance. */
export type CheckoutAgreement = {
  /** Name of the field of PlaceOrderInput. */
  readonly field: Scalars['String']['output'];
  /** Whether an order needs it. */
  readonly isRequired: Scalars['Boolean']['output'];
  /** The text beside the box. */
  readonly consent: ConsentText;
};

/** Amount in cents of one shipment; credit: what is taken off the next charge; on: its day, null while none is scheduled. */
export type PlanNow = {
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of one shipment. */
  readonly amount: Scalars['Int']['output'];
  /** Cents that are taken off the next charge. */
  readonly credit: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Day of the next charge; null while none is scheduled. */
  readonly on?: Maybe<Scalars['DateTime']['output']>;
};

/** What a signed-in patient has already, and what the order changes. */
export type AccountCheckout = {
  /** Subscriptions that continue in addition to this order. */
  readonly plan: ReadonlyArray<PlanNow>;
  /** Names of what is new. */
  readonly adds: ReadonlyArray<Scalars['String']['output']>;
  /** Numbers of earlier orders that were not paid, and that this order replaces. */
  readonly replaces: ReadonlyArray<Scalars['String']['output']>;
  /** The default address first. */
  readonly addresses: ReadonlyArray<SavedAddress>;
  /** The card that is charged first. */
  readonly cards: ReadonlyArray<SavedCard>;
};

/** What came of an order or a payment. */
export type CheckoutResult = {
  /** Id of the checkout. */
  readonly checkoutId: Scalars['ID']['output'];
  /** PLACED, or ACTION_REQUIRED with the address of the issuer's page in actionUrl. */
  readonly status: Scalars['String']['output'];
  /** Page of the card's issuer that wants a confirmation; null when none is needed. */
  readonly actionUrl?: Maybe<Scalars['String']['output']>;
  /** The page to open once the order is placed. */
  readonly href: Scalars['String']['output'];
  /** The order exists, even if its charge still waits for the issuer. */
  readonly ordered: Scalars['Boolean']['output'];
  /** What was bought, for analytics; null without an order. */
  readonly purchase?: Maybe<Purchase>;
};

/** Amount in cents. */
export type Purchase = {
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Groups of treatments of the products. */
  readonly specialties: ReadonlyArray<Scalars['String']['output']>;
  /** Cents. */
  readonly purchaseAmount: Scalars['Int']['output'];
};

/** A postal address in the United States. */
export type AddressInput = {
  /** Street and number. */
  readonly streetAddress1: Scalars['String']['input'];
  /** Apartment or unit. */
  readonly streetAddress2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  readonly city: Scalars['String']['input'];
  /** Two-letter code of the state. */
  readonly state: Scalars['String']['input'];
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: Scalars['String']['input'];
};

/** An order. */
export type PlaceOrderInput = {
  /** Created by the browser when checkout opens; the same id never buys twice. */
  readonly checkoutId: Scalars['ID']['input'];
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  /** First name. */
  readonly firstName: Scalars['String']['input'];
  /** Last name. */
  readonly lastName: Scalars['String']['input'];
  /** Date of birth, YYYY-MM-DD. */
  readonly dob: Scalars['String']['input'];
  /** US phone number, ten digits. */
  readonly phone: Scalars['String']['input'];
  /** The delivery address. */
  readonly address: AddressInput;
  /** Boxes of CheckoutPage.agreements. Those that are required there must be true. */
  readonly termsAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** As termsAgreement, for care by telehealth. */
  readonly telehealthAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  /** As termsAgreement, for the charges of later orders. */
  readonly subscriptionAgreement: Scalars['Boolean']['input'];
  /** Text messages about care, where CheckoutPage.agreements has this box; CONFLICT where it has not. */
  readonly receiveCareTextsConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** News and offers by email, and by text message. */
  readonly receiveMarketingMessagesConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** As receiveMarketingMessagesConsent, for text messages. */
  readonly receiveMarketingTextsConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one. */
  readonly shownTexts?: InputMaybe<ReadonlyArray<ShownTextInput>>;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['input'];
  /** The patient leaves the choice of treatment to the clinician (plan-d); the products only open the visit. */
  readonly clinicianDecides?: InputMaybe<Scalars['Boolean']['input']>;
  /** Yes to the question of a CONFLICT on orderAgain: order the same products once more within a day. */
  readonly orderAgain?: InputMaybe<Scalars['Boolean']['input']>;
  /** standard or express; standard when omitted. */
  readonly shippingMethod?: InputMaybe<Scalars['String']['input']>;
  /** As typed. BAD_USER_INPUT on discountCode when it lowers nothing. */
  readonly discountCode?: InputMaybe<Scalars['String']['input']>;
  /** Omit to use the saved card. */
  readonly paymentMethodId?: InputMaybe<Scalars['String']['input']>;
};

/** A product of an order. */
export type OrderLine = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly name: Scalars['String']['output'];
  /** How many. */
  readonly quantity: Scalars['Int']['output'];
  /** Cents of this line. */
  readonly amount: Scalars['Int']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** In plain text, what is special about it: it waits for stock, or will not ship. Null for most. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** A part of a price; cents. */
export type PriceLine = {
  /** What it is. */
  readonly label: Scalars['String']['output'];
  /** Cents. */
  readonly amount: Scalars['Int']['output'];
};

/** The order's id and status. Its contents and price: User.orders. */
export type OrderHead = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** When it left the pharmacy; null before. */
  readonly shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the carrier delivered it; null before. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number at the carrier; null while there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** By when it should be there; null before it is paid, while something delays it, and once it has arrived. */
  readonly arrivesBy?: Maybe<Scalars['DateTime']['output']>;
  /** Recipient and address on one line; null for a service. */
  readonly shipsTo?: Maybe<Scalars['String']['output']>;
};

/** An order of the patient. */
export type Order = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** Cents of the whole order. */
  readonly total: Scalars['Int']['output'];
  /** Its products. */
  readonly lines: ReadonlyArray<OrderLine>;
  /** Discounts, fees, shipping, tax and credit: with the lines they make the total. */
  readonly otherLines: ReadonlyArray<PriceLine>;
  /** When it left the pharmacy; null before. */
  readonly shippedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the carrier delivered it; null before. */
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number at the carrier; null while there is none. */
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** By when it should be there; null before it is paid, while something delays it, and once it has arrived. */
  readonly arrivesBy?: Maybe<Scalars['DateTime']['output']>;
  /** Recipient and address on one line; null for a service. */
  readonly shipsTo?: Maybe<Scalars['String']['output']>;
  /** Its invoice; null while there is none. */
  readonly invoice?: Maybe<InvoiceView>;
  /** What has happened and what comes, oldest first. */
  readonly steps: ReadonlyArray<OrderStep>;
  /** The checkout with the same products; null while the order has not left. */
  readonly orderAgain?: Maybe<Scalars['String']['output']>;
  /** The first package first; empty before anything has left. */
  readonly parcels: ReadonlyArray<OrderParcel>;
  /** How the patient may stop it: AT_ONCE, ASK_PHARMACY, or null when they cannot. */
  readonly stop?: Maybe<Scalars['String']['output']>;
  /** Number of the order that this one replaces. */
  readonly replaces?: Maybe<Scalars['String']['output']>;
  /** Numbers of the orders that replace it. */
  readonly replacedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Newest first. */
  readonly issues: ReadonlyArray<OrderIssue>;
  /** Oldest first. */
  readonly refunds: ReadonlyArray<OrderRefund>;
  /** Problems that the patient can report now. */
  readonly reports: ReadonlyArray<OrderReport>;
};

/** One step of an order. */
export type OrderStep = {
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** When it happened; null before. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands, as a stable word. */
  readonly state: Scalars['String']['output'];
  /** By when it is promised, in business days; null without a promise. */
  readonly by?: Maybe<Scalars['DateTime']['output']>;
};

/** An invoice, as the patient sees it. */
export type InvoiceView = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** What it is for, in a sentence. */
  readonly summary: Scalars['String']['output'];
  /** Cents of the invoice. */
  readonly total: Scalars['Int']['output'];
  /** Cents that were charged. */
  readonly amountCharged: Scalars['Int']['output'];
  /** Its lines. */
  readonly lines: ReadonlyArray<QuoteLine>;
  /** When it was paid; null before. */
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the patient can pay it now. */
  readonly canPay: Scalars['Boolean']['output'];
  /** Address of the invoice as a PDF file; null while there is none. */
  readonly pdf?: Maybe<Scalars['String']['output']>;
  /** Address of the itemized receipt; null until it is paid. */
  readonly receipt?: Maybe<Scalars['String']['output']>;
};

/** The live call that the patient's visit needs. */
export type LiveCall = {
  /** As Consultation.phoneCallStatus. */
  readonly status: Scalars['String']['output'];
  /** False once it took place, or the visit was decided. */
  readonly isWaiting: Scalars['Boolean']['output'];
  /** How often the patient did not come; after the third time the visit ends. */
  readonly misses: Scalars['Int']['output'];
  /** When it is booked; null before. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who it is booked with, with the license in the patient's state; null before. */
  readonly clinician?: Maybe<Clinician>;
  /**
   * Name of the clinician; null while nobody is named.
   * @deprecated Use clinician, which has all that patients see. Removed after 2027-11-30.
   */
  readonly clinicianName?: Maybe<Scalars['String']['output']>;
  /**
   * Address of the clinician's portrait; null without one.
   * @deprecated Use clinician, which has all that patients see. Removed after 2027-11-30.
   */
  readonly clinicianPhotoUrl?: Maybe<Scalars['String']['output']>;
  /** IANA name: the one that the patient chose, else that of their state. */
  readonly timeZone: Scalars['String']['output'];
  /** The clinician calls the patient's phone; there is no room. */
  readonly isByPhone: Scalars['Boolean']['output'];
  /** From a quarter of an hour before the call, or once the clinician has begun it. */
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
  /** Times that can be chosen, the earliest first. */
  readonly slots: ReadonlyArray<Scalars['DateTime']['output']>;
};

/** The live call of a case. */
export type DeskLiveCall = {
  /** As Consultation.phoneCallStatus. */
  readonly status: Scalars['String']['output'];
  /** Whether the visit waits for the call. */
  readonly isWaiting: Scalars['Boolean']['output'];
  /** The viewer is a clinician. */
  readonly mayAct: Scalars['Boolean']['output'];
  /** Whether the viewer may decide without a call. */
  readonly mayWaive: Scalars['Boolean']['output'];
  /** How often the patient did not come. */
  readonly misses: Scalars['Int']['output'];
  /** What was noted about the call; null before. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** When it is booked for; null before. */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the clinician; null while nobody is named. */
  readonly clinicianName?: Maybe<Scalars['String']['output']>;
  /** Address of the room; null for a call by phone, and before it can be opened. */
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
  /** Ten digits. */
  readonly phone?: Maybe<Scalars['String']['output']>;
};

/** Wall time of a weekday, 0 is Sunday; minutes after midnight. */
export type CalendarHours = {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: Scalars['Int']['output'];
  /** Minutes after midnight when it begins. */
  readonly from: Scalars['Int']['output'];
  /** Minutes after midnight when it ends. */
  readonly to: Scalars['Int']['output'];
};

/** What replaces the hours of one day; without from and to it is off. */
export type CalendarException = {
  /** The day. */
  readonly date: Scalars['Date']['output'];
  /** Minutes after midnight when it begins; null when the day is off. */
  readonly from?: Maybe<Scalars['Int']['output']>;
  /** Minutes after midnight when it ends; null when the day is off. */
  readonly to?: Maybe<Scalars['Int']['output']>;
};

/** A booked call in a clinician's calendar. */
export type CalendarCall = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** When it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** It is over, and no outcome was recorded. */
  readonly needsOutcome: Scalars['Boolean']['output'];
  /** Address of the room; null for a call by phone. */
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
};

/** When a clinician takes calls. */
export type DeskCalendar = {
  /** IANA name; the hours are wall time there. */
  readonly timeZone: Scalars['String']['output'];
  /** The hours of a usual week. */
  readonly hours: ReadonlyArray<CalendarHours>;
  /** Days that differ. */
  readonly exceptions: ReadonlyArray<CalendarException>;
  /** Booked calls, the next one first. */
  readonly calls: ReadonlyArray<CalendarCall>;
  /** The viewer's leaves that are not over, the earliest first. */
  readonly leaves: ReadonlyArray<ClinicianLeave>;
  /** Leaves of colleagues for whom the viewer covers, that are not over. */
  readonly covered: ReadonlyArray<ClinicianLeave>;
  /** Who may cover for the viewer, by name. */
  readonly colleagues: ReadonlyArray<LeaveColleague>;
};

/** A clinician who may cover for another one. */
export type LeaveColleague = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name with the degree. */
  readonly name: Scalars['String']['output'];
};

/** Hours of one weekday. */
export type CalendarHoursInput = {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: Scalars['Int']['input'];
  /** Minutes after midnight when it begins. */
  readonly from: Scalars['Int']['input'];
  /** Minutes after midnight when it ends. */
  readonly to: Scalars['Int']['input'];
};

/** What replaces the hours of one day. */
export type CalendarExceptionInput = {
  /** The day. */
  readonly date: Scalars['Date']['input'];
  /** Minutes after midnight when it begins; left out, the day is off. */
  readonly from?: InputMaybe<Scalars['Int']['input']>;
  /** Minutes after midnight when it ends; left out, the day is off. */
  readonly to?: InputMaybe<Scalars['Int']['input']>;
};

/** A whole calendar. */
export type CalendarInput = {
  /** IANA name of a time zone, such as America/Chicago. */
  readonly timeZone: Scalars['String']['input'];
  /** The hours of a usual week. */
  readonly hours: ReadonlyArray<CalendarHoursInput>;
  /** Days that differ. */
  readonly exceptions: ReadonlyArray<CalendarExceptionInput>;
};

/** A leave to enter: whole days in the time zone of the clinician's calendar. */
export type LeaveInput = {
  /** The first day, such as 2027-03-08. */
  readonly firstDay: Scalars['String']['input'];
  /** The last day, such as 2027-03-12; the same day for a leave of one day. */
  readonly lastDay: Scalars['String']['input'];
  /** Id of the clinician who covers; left out for nobody in particular. */
  readonly coveredBy?: InputMaybe<Scalars['ID']['input']>;
};

/** One product in the cart, with what it costs. */
export type CartLineItem = {
  /** product, or other for a gift, which comes with products that are bought. */
  readonly kind: Scalars['String']['output'];
  /** Its first order costs less by a discount that applies without a code. */
  readonly isDiscount: Scalars['Boolean']['output'];
  /** Cents for one shipment; amountWithDiscount: for the first one. */
  readonly amount: Scalars['Int']['output'];
  /** Cents for the first shipment, after discounts. */
  readonly amountWithDiscount: Scalars['Int']['output'];
  /** Cents for the second shipment, where a discount continues. */
  readonly nextAmount: Scalars['Int']['output'];
  /** Cents for a shipment after every discount that ends has ended. */
  readonly lastAmount: Scalars['Int']['output'];
  /** What the price covers: every 3 months, one-time purchase, your first order. */
  readonly priceDescription: Scalars['String']['output'];
  /** Months between shipments; 0 is a one-time purchase. */
  readonly cadence: Scalars['Int']['output'];
  /** False for a gift: it leaves with what it came with. */
  readonly canBeRemoved: Scalars['Boolean']['output'];
  /** Not among the core hair-loss prescription drugs. */
  readonly isUpsellItem: Scalars['Boolean']['output'];
  /** The product. */
  readonly product: Product;
};

/** A cart, and what a change did to it. */
export type CartPreview = {
  /** add, remove, swap or swap_specialty; null when nothing changes. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** Ids of what the cart contains now. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Ids of the suggestions beside the cart. */
  readonly upsellProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Ids that the change added. */
  readonly addedProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Ids that the change removed. */
  readonly removedProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** A swap removed a drug type from the cart. */
  readonly drugTypesChanged: Scalars['Boolean']['output'];
  /** Prescription products were removed by this change. */
  readonly hadIneligiblePrescriptions: Scalars['Boolean']['output'];
  /** Cents for one shipment of everything, before shipping and tax. */
  readonly total: Scalars['Int']['output'];
  /** What the cart contains now, with prices. */
  readonly lineItems: ReadonlyArray<CartLineItem>;
  /** What productIds asked for: bundles as their components, without ignored ids, before conflicts are settled. */
  readonly requestedProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Ids that are no product a visitor may choose; they were left out. */
  readonly ignoredProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The prescription products among these that are not offered yet. */
  readonly notOffered: ReadonlyArray<NotOffered>;
  /** Every requested product, the suggestions beside the cart, and those that a cleared cart returns to. */
  readonly products: ReadonlyArray<Product>;
};

/** What was ordered at one checkout. */
export type OrderedCart = {
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  /** When it was ordered. */
  readonly at: Scalars['DateTime']['output'];
};

/** Something that the patient takes, has ordered or has enough of; none of drugTypes can be ordered beside it. */
export type TakenTherapy = {
  /** Types of drugs that it is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** ordered, subscribed, on_hold or too_soon. */
  readonly reason: Scalars['String']['output'];
  /** What the patient reads where one of the drugs would be added to the cart. */
  readonly message: Scalars['String']['output'];
  /** The page that shows what the patient has. */
  readonly href: Scalars['String']['output'];
  /** What it is, in words. */
  readonly label: Scalars['String']['output'];
};

/** One form of a plan at one cadence; a product not sold at that cadence is in its base plan of 3 months. */
export type PlanOffer = {
  /** plan-a, plan-a-with-keto, … */
  readonly identifier: Scalars['String']['output'];
  /** Position among the forms of the plan, from 0. */
  readonly option: Scalars['Int']['output'];
  /** Months between shipments. */
  readonly cadence: Scalars['Int']['output'];
  /** Ids of its products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
};

/** The plans that can be chosen. */
export type PlanSelection = {
  /** The plans in their forms. */
  readonly offers: ReadonlyArray<PlanOffer>;
  /** Every product that an offer names. */
  readonly products: ReadonlyArray<Product>;
};

/** A heading and its text. */
export type ProductPagePair = {
  /** The heading. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly text: Scalars['String']['output'];
};

/** A block of the page. */
export type ProductPageBlock = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
  /** Paragraphs; empty without any. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  /** A list of points; empty without one. */
  readonly points: ReadonlyArray<Scalars['String']['output']>;
};

/** A table. */
export type ProductPageTable = {
  /** What the table shows, in a sentence. */
  readonly caption: Scalars['String']['output'];
  /** Headings of the columns. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Rows from top to bottom. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** One form of a product, with the plans a visitor may choose: shortest first, the one-time purchase last. */
export type ProductPageForm = {
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Name of the form. */
  readonly label: Scalars['String']['output'];
  /** Its plans. */
  readonly products: ReadonlyArray<Product>;
};

/** A link to another product. */
export type ProductPageLink = {
  /** The last part of the page's address. */
  readonly slug: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is, in a sentence. */
  readonly oneLine: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** The key risk of a prescription drug; null for others. */
  readonly risk?: Maybe<Scalars['String']['output']>;
};

/** Everything the page of one product shows. */
export type ProductPage = {
  /** The last part of the page's address. */
  readonly slug: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it is, in a sentence. */
  readonly oneLine: Scalars['String']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** The drug of this page while it is not offered: the page sells nothing and collects email addresses for a notification. */
  readonly notOffered?: Maybe<Scalars['String']['output']>;
  /** Whether it is marked as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Short labels, such as prescription only. */
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  /** Shown above everything else. */
  readonly notice?: Maybe<ProductPageBlock>;
  /** Its key risk; null for a cosmetic. */
  readonly risk?: Maybe<Scalars['String']['output']>;
  /** Paragraphs about it. */
  readonly about: ReadonlyArray<Scalars['String']['output']>;
  /** How to use it, in steps. */
  readonly howToUse: ReadonlyArray<Scalars['String']['output']>;
  /** What it contains. */
  readonly ingredients: ReadonlyArray<ProductPagePair>;
  /** What to expect over time. */
  readonly timeline: ReadonlyArray<ProductPagePair>;
  /** What to know about its safety. */
  readonly safety: ReadonlyArray<Scalars['String']['output']>;
  /** Symptoms that need help at once; null where none are named. */
  readonly getHelpNow?: Maybe<Scalars['String']['output']>;
  /** Other blocks of the page. */
  readonly more: ReadonlyArray<ProductPageBlock>;
  /** How it compares with others; null without a table. */
  readonly comparison?: Maybe<ProductPageTable>;
  /** Frequent questions with answers. */
  readonly questions: ReadonlyArray<ProductPagePair>;
  /** Slug of its drug facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Where on the scalp it is applied, if only there. */
  readonly where?: Maybe<Scalars['String']['output']>;
  /** The forms in which it is sold. */
  readonly forms: ReadonlyArray<ProductPageForm>;
  /** Pages of related products. */
  readonly related: ReadonlyArray<ProductPageLink>;
};

/** Cents off the first shipment of a product, off the second, and off those after every discount that ends has ended. */
export type ProductDiscount = {
  /** Cents off the first shipment. */
  readonly first: Scalars['Int']['output'];
  /** Cents off the second shipment. */
  readonly second: Scalars['Int']['output'];
  /** Cents off those after every discount that ends has ended. */
  readonly last: Scalars['Int']['output'];
  /** The price a month after it, as in “, then $13.00 a month”; empty where no discount ends. */
  readonly afterwards: Scalars['String']['output'];
  /** The charges after the first, as in “, then $39.00 every 3 months”. */
  readonly charged: Scalars['String']['output'];
};

/** The page for somebody who received a product for the first time. */
export type WelcomePage = {
  /** The last part of the page's address. */
  readonly slug: Scalars['ID']['output'];
  /** Name of the product. */
  readonly name: Scalars['String']['output'];
  /** Types of drugs that the page is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Three steps. */
  readonly howToUse: ReadonlyArray<Scalars['String']['output']>;
  /** What to expect over time. */
  readonly timeline: ReadonlyArray<ProductPagePair>;
  /** What to know about its safety. */
  readonly safety: ReadonlyArray<Scalars['String']['output']>;
  /** Symptoms that need help at once; null where none are named. */
  readonly getHelpNow?: Maybe<Scalars['String']['output']>;
  /** Slug of its drug facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
};

/** A state, by its postal code. */
export type State = {
  /** Its two-letter postal code. */
  readonly code: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Products of which a cart may contain at most one. */
export type ConflictProductCollection = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
};

/** How often the tablets or capsules of one product are taken, and in which strength. */
export type ProductDose = {
  /** Milligrams in a tablet or capsule. */
  readonly mg: Scalars['Float']['output'];
  /** Tablets or capsules for a month. */
  readonly timesAMonth: Scalars['Int']['output'];
  /** Whether there is one for every day; otherwise it is taken as needed. */
  readonly daily: Scalars['Boolean']['output'];
  /** Whether it is the strength that most men start with when they take it like this. */
  readonly usualStart: Scalars['Boolean']['output'];
};

/** One thing that can be bought: a drug in one strength, count and cadence. */
export type Product = {
  /** Its id: a number. */
  readonly id: Scalars['Int']['output'];
  /** Cents for one shipment. */
  readonly price: Scalars['Int']['output'];
  /** Whether it can be bought once, outside of the quiz. */
  readonly buyNow: Scalars['Boolean']['output'];
  /** Collection of that group that it belongs to. */
  readonly specialtyProductCollection: Scalars['String']['output'];
  /** Sets of products of which a cart may contain at most one. */
  readonly conflictProductCollections: ReadonlyArray<ConflictProductCollection>;
  /** Area of care, such as hair_loss. */
  readonly serviceLine: Scalars['String']['output'];
  /** Days that one shipment lasts; 0 for a one-time purchase. */
  readonly supplyInDays: Scalars['Int']['output'];
  /** What one shipment contains. */
  readonly supplyInformation: Scalars['String']['output'];
  /** Class of drugs, such as 5-alpha-reductase inhibitor. */
  readonly drugClass: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Name with strength and count. */
  readonly displayedName: Scalars['String']['output'];
  /** Name without strength and count. */
  readonly publicDisplayedName: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** What it does. */
  readonly description: Scalars['String']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** How to use it. */
  readonly instructions: Scalars['String']['output'];
  /** Group of treatments that it belongs to. */
  readonly specialty: Scalars['String']['output'];
  /** Path of its picture. */
  readonly image: Scalars['String']['output'];
  /** Path of its picture without a background. */
  readonly transparentImage: Scalars['String']['output'];
  /** Whether it is marked as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Whether it is not among the core hair-loss prescription drugs. */
  readonly isUpsell: Scalars['Boolean']['output'];
  /** Where it is not sold. */
  readonly unavailableStates: ReadonlyArray<State>;
  /** Slug of its drug-facts page; null where there is none. */
  readonly drugFacts?: Maybe<Scalars['String']['output']>;
  /** How often it is taken and in which strength; null where there is no choice of strengths. */
  readonly dose?: Maybe<ProductDose>;
  /** False for a prescription drug that has no rules, questions and texts of its own yet: it cannot be chosen. */
  readonly offered: Scalars['Boolean']['output'];
  /** Path of its page in the shop; null where it has none. */
  readonly page?: Maybe<Scalars['String']['output']>;
  /** What discounts without a code take off whatever else is ordered; null without any. For a visitor what everybody gets. */
  readonly discount?: Maybe<ProductDiscount>;
};

/** A product that cannot be had, and the sentence that says so. */
export type NotOffered = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Why it cannot be had. */
  readonly message: Scalars['String']['output'];
};

/** The product of one cadence. */
export type CatalogueCadence = {
  /** Months between shipments; 0 is a one-time purchase. */
  readonly cadence: Scalars['Int']['output'];
  /** Id of the product. */
  readonly identifier: Scalars['Int']['output'];
};

/** The catalog's data about one drug type. */
export type CatalogueEntry = {
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Area of care; null for an unknown type. */
  readonly serviceLine?: Maybe<Scalars['String']['output']>;
  /** Its name; null for an unknown type. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** What it does; null for an unknown type. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Path of its picture; null for an unknown type. */
  readonly image?: Maybe<Scalars['String']['output']>;
  /** Group of treatments; null for an unknown type. */
  readonly specialty?: Maybe<Scalars['String']['output']>;
  /** Ids of its products. */
  readonly ids: ReadonlyArray<Scalars['Int']['output']>;
  /** Its product at each cadence, the shortest first. */
  readonly cadences: ReadonlyArray<CatalogueCadence>;
  /** Whether it is sold at more than one cadence. */
  readonly hasMultipleCadences: Scalars['Boolean']['output'];
  /** Whether it can be bought once. */
  readonly hasOTP: Scalars['Boolean']['output'];
  /** Whether there is a subscription to cancel. */
  readonly isCancellable: Scalars['Boolean']['output'];
  /** Whether it is marked as new. */
  readonly isNew: Scalars['Boolean']['output'];
  /** Whether it needs a prescription. */
  readonly isRx: Scalars['Boolean']['output'];
  /** Whether it is not among the core hair-loss prescription drugs. */
  readonly isUpsell: Scalars['Boolean']['output'];
  /** Long text of the results page; null for most. */
  readonly drugDescriptionResultsPage?: Maybe<Scalars['String']['output']>;
  /** False for a prescription drug that is not offered yet. */
  readonly offered: Scalars['Boolean']['output'];
  /** Slug of its page of drug facts; null where there is none. */
  readonly drugFacts?: Maybe<Scalars['String']['output']>;
  /** Path of the drug's page in the shop; null where it has none. */
  readonly page?: Maybe<Scalars['String']['output']>;
};

/** A link. */
export type FactsLink = {
  /** Its text. */
  readonly label: Scalars['String']['output'];
  /** Its address. */
  readonly url: Scalars['String']['output'];
};

/** A table. */
export type FactsTable = {
  /** What the table shows, in a sentence. */
  readonly caption: Scalars['String']['output'];
  /** Headings of the columns. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Rows from top to bottom. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** A part of a section. */
export type FactsPassage = {
  /** Its heading; null without one. */
  readonly heading?: Maybe<Scalars['String']['output']>;
  /** Paragraphs; empty without any. */
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  /** A list of points; empty without one. */
  readonly points: ReadonlyArray<Scalars['String']['output']>;
  /** A table; null without one. */
  readonly table?: Maybe<FactsTable>;
  /** Links below it. */
  readonly links: ReadonlyArray<FactsLink>;
  /** Symptoms that need help immediately. */
  readonly urgent: Scalars['Boolean']['output'];
};

/** A section of the page. */
export type FactsSection = {
  /** Anchor on the page. */
  readonly id: Scalars['ID']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
  /** plain, warning or panel. */
  readonly look: Scalars['String']['output'];
  /** Its parts, in order. */
  readonly passages: ReadonlyArray<FactsPassage>;
};

/** A short label. */
export type FactsBadge = {
  /** Its text. */
  readonly text: Scalars['String']['output'];
  /** How it is colored. */
  readonly tone: Scalars['String']['output'];
};

/** A source that the page relies on. */
export type FactsSource = {
  /** Author, title and year. */
  readonly label: Scalars['String']['output'];
  /** Its address; null when it is not on the web. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The facts that a patient must know about one drug, in the order for its kind. */
export type DrugFacts = {
  /** The last part of the page's address. */
  readonly slug: Scalars['ID']['output'];
  /** prescription, over-the-counter or supplement. */
  readonly kind: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How the name is pronounced. */
  readonly sayIt: Scalars['String']['output'];
  /** Names under which it is sold. */
  readonly brandNames: ReadonlyArray<Scalars['String']['output']>;
  /** What it is, in a sentence. */
  readonly summary: Scalars['String']['output'];
  /** Short labels, such as prescription only. */
  readonly badges: ReadonlyArray<FactsBadge>;
  /** The sections, in order. */
  readonly sections: ReadonlyArray<FactsSection>;
  /** Types of drugs that the page is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** False while the drug is not offered: then the page collects email addresses of people who want to be notified. */
  readonly offered: Scalars['Boolean']['output'];
  /** Page where it can be bought or a visit can be started. */
  readonly shopPath: Scalars['String']['output'];
  /** Who reviewed it. */
  readonly reviewerRole: Scalars['String']['output'];
  /** Day of the last review. */
  readonly date: Scalars['Date']['output'];
  /** What the page relies on. */
  readonly sources: ReadonlyArray<FactsSource>;
};

/** One treatment beside the others of its condition. */
export type ComparedTreatment = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Path of its page in the shop. */
  readonly page: Scalars['String']['output'];
  /** How it is used. */
  readonly use: Scalars['String']['output'];
  /** When it works, or for how long. */
  readonly works: Scalars['String']['output'];
  /** What it is approved for, and whether it needs a prescription. */
  readonly status: Scalars['String']['output'];
  /** Its key risk. */
  readonly risk: Scalars['String']['output'];
  /** Cents a month of its cheapest plan; null while it is not sold for this. */
  readonly lowestMonthlyPrice?: Maybe<Scalars['Int']['output']>;
};

/** The treatments of one condition side by side. */
export type Comparison = {
  /** What is compared. */
  readonly title: Scalars['String']['output'];
  /** Heading of when it works, or for how long. */
  readonly worksTitle: Scalars['String']['output'];
  /** The treatments, in order. */
  readonly treatments: ReadonlyArray<ComparedTreatment>;
};

/** A product of a listing. */
export type DeskProduct = {
  /** Id of the product: a number. */
  readonly id: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly displayedName: Scalars['String']['output'];
  /** Cents for one shipment, as sold now. */
  readonly price: Scalars['Int']['output'];
  /** Cents, as in the catalog's files. */
  readonly originalPrice: Scalars['Int']['output'];
  /** 0 for a one-time purchase. */
  readonly supplyInDays: Scalars['Int']['output'];
  /** What one shipment contains. */
  readonly supplyInformation: Scalars['String']['output'];
  /** False: only a clinician or staff may choose it. */
  readonly userSelectable: Scalars['Boolean']['output'];
};

/** The newest change of a listing. */
export type DeskLastChange = {
  /** Day of the change. */
  readonly at: Scalars['Date']['output'];
  /** Email address of who made it. */
  readonly actorEmail: Scalars['String']['output'];
};

/** One field that an operator changed, as text. */
export type DeskCatalogueChange = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** The listing's version created by the change; changes saved together share it. */
  readonly version: Scalars['Int']['output'];
  /** Day of the change. */
  readonly at: Scalars['Date']['output'];
  /** Email address of who made it. */
  readonly by: Scalars['String']['output'];
  /** Why it was made. */
  readonly reason: Scalars['String']['output'];
  /** The names that problems of ChangeListingInput use: price.211, title, unavailableStates. */
  readonly field: Scalars['String']['output'];
  /** Name of the field, in words. */
  readonly label: Scalars['String']['output'];
  /** The value before. */
  readonly from: Scalars['String']['output'];
  /** The value after. */
  readonly to: Scalars['String']['output'];
  /** Whether it took an earlier change back. */
  readonly isRevert: Scalars['Boolean']['output'];
};

/** Products that operators edit together: a drug type for one use. */
export type DeskListing = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Class of drugs, such as 5-alpha-reductase inhibitor. */
  readonly drugClass: Scalars['String']['output'];
  /** Area of care, such as hair_loss. */
  readonly serviceLine: Scalars['String']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** Counts the changes; a new change names the version it is based on. */
  readonly version: Scalars['Int']['output'];
  /** Something differs from the catalog's files. */
  readonly isChanged: Scalars['Boolean']['output'];
  /** What it does. */
  readonly description: Scalars['String']['output'];
  /** How to use it. */
  readonly instructions: Scalars['String']['output'];
  /** Null where the product is not recommended on the results page. */
  readonly resultsPage?: Maybe<Scalars['String']['output']>;
  /** Where it is not sold. */
  readonly unavailableStates: ReadonlyArray<State>;
  /** Its products. */
  readonly products: ReadonlyArray<DeskProduct>;
  /** The newest change; null before the first. */
  readonly lastChange?: Maybe<DeskLastChange>;
  /** Newest first. */
  readonly history: ReadonlyArray<DeskCatalogueChange>;
  /** The viewer may change it. */
  readonly mayChange: Scalars['Boolean']['output'];
};

/** A plan or a bundle: each option is a full set of products, by name. */
export type DeskProductSet = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** plan or bundle. */
  readonly kind: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Each option is a full set of products, by name. */
  readonly options: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** The catalog as staff see it. */
export type DeskCatalogue = {
  /** Groups of products that are edited together. */
  readonly listings: ReadonlyArray<DeskListing>;
  /** Plans and bundles. */
  readonly sets: ReadonlyArray<DeskProductSet>;
};

/** A new price of a product. */
export type ListingPriceInput = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['input'];
  /** Cents. */
  readonly price: Scalars['Int']['input'];
};

/** Omitted fields stay as they are. */
export type ChangeListingInput = {
  /** Id of the listing. */
  readonly listingId: Scalars['ID']['input'];
  /** The version that the change is based on. */
  readonly version: Scalars['Int']['input'];
  /** New prices. */
  readonly prices: ReadonlyArray<ListingPriceInput>;
  /** Its name. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** What it does. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** How to use it. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  /** Long text of the results page. */
  readonly resultsPage?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter codes. */
  readonly unavailableStates?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Why; it is kept with the change. */
  readonly reason: Scalars['String']['input'];
  /** The operator has read the warnings about prices. */
  readonly acceptWarnings: Scalars['Boolean']['input'];
};

/** A link to what comes next. */
export type CareAction = {
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
};

/** One step of the timeline. */
export type CareStep = {
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** What it means. */
  readonly detail: Scalars['String']['output'];
  /** When it happened; null before. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  readonly state: CareStepState;
};

/** Where a step stands. */
export type CareStepState =
  /** It is done. */
  | 'DONE'
  /** It is happening now. */
  | 'CURRENT'
  /** It comes later. */
  | 'UPCOMING';

/** The status of a patient's care, in text for the patient. */
export type CareStatus = {
  /** The status in a few words. */
  readonly headline: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** The next thing the patient has to do; null while it is the care team's turn. */
  readonly action?: Maybe<CareAction>;
  /** Messages that the patient has not opened. */
  readonly unreadMessages: Scalars['Int']['output'];
  /** The visit is not decided yet, so the patient may cancel it. */
  readonly mayCancelVisit: Scalars['Boolean']['output'];
  /** The steps from order to delivery. */
  readonly timeline: ReadonlyArray<CareStep>;
  /** What the patient takes from us. */
  readonly treatments: ReadonlyArray<Treatment>;
  /** The clinician who cares for the patient. */
  readonly clinician?: Maybe<Clinician>;
  /** What the clinician wrote with the approval of the newest visit; null without one. */
  readonly approvalNote?: Maybe<Scalars['String']['output']>;
  /** How the clinician who wrote it signs; null without a note. */
  readonly approvalSignature?: Maybe<Scalars['String']['output']>;
};

/** A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters. */
export type IntakeAmendmentInput = {
  /** Id of these answers. */
  readonly responseId: Scalars['ID']['input'];
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['input'];
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: Scalars['String']['input'];
  /** Version of the questions that were shown. */
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Why, 3 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The result of a submitted intake. */
export type IntakeOutcome = {
  /** ok, counsel, dose, review, alternative, stop or emergency; the strongest rule decides. */
  readonly outcome: Scalars['String']['output'];
  /** The page to go to next. */
  readonly href: Scalars['String']['output'];
  /** What the rules found. */
  readonly findings: ReadonlyArray<EligibilityFinding>;
  /** Types of drugs that the rules took out of the request. */
  readonly removedDrugTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** A photo of a visit. */
export type VisitPhoto = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** View that it shows, such as top. */
  readonly view: Scalars['String']['output'];
  /** uploaded, accepted or rejected. */
  readonly status: Scalars['String']['output'];
  /** Path from which it is read. */
  readonly url: Scalars['String']['output'];
  /** Why it has to be taken again; null when it has not. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** When it was sent. */
  readonly uploadedAt: Scalars['DateTime']['output'];
};

/** The patient's visit, for the intake, photo and plan pages. */
export type Visit = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['output'];
  /** Kind of visit, such as renewal. */
  readonly kind: Scalars['String']['output'];
  /** The status in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** The questionnaire that is filled in; null once it is submitted. */
  readonly intake?: Maybe<Intake>;
  /** The submitted answers, while they can still be corrected. */
  readonly submittedIntake?: Maybe<Intake>;
  /** The page on which the questions are answered. */
  readonly intakePath: Scalars['String']['output'];
  /** The warning to agree to before the answers are sent; null in a visit without an antidepressant. */
  readonly ssriWarning?: Maybe<SsriWarning>;
  /** The photos of the visit. */
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** Views to photograph: front, top, crown, left, right. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  /** Whether photos can be sent now. */
  readonly canUploadPhotos: Scalars['Boolean']['output'];
  /** Products that the patient asked for. */
  readonly requestedProducts: ReadonlyArray<Product>;
  /** The plan that waits for the patient's answer; null without one. */
  readonly proposal?: Maybe<PlanProposal>;
  /** What the rules made of the answers; null before they are submitted. */
  readonly outcome?: Maybe<IntakeOutcome>;
  /** Why the clinician refused, and what the patient can do. */
  readonly refusal?: Maybe<Refusal>;
  /** When the answers were submitted; null before. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Photos of an earlier visit to compare with: the oldest of each view. */
  readonly baselinePhotos: ReadonlyArray<VisitPhoto>;
  /** The patient asks for another dose in it. */
  readonly isDoseChange: Scalars['Boolean']['output'];
  /** How the patient shows who they are; null when they were not asked. */
  readonly identification?: Maybe<VisitIdentification>;
  /** Until when rejected photos can be taken again; null when none is rejected. */
  readonly retakeDueAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What is read and agreed to before an antidepressant is prescribed. statement: beside the box. */
export type SsriWarning = {
  /** Its parts, in order. */
  readonly parts: ReadonlyArray<SsriWarningPart>;
  /** The text beside the box. */
  readonly statement: Scalars['String']['output'];
  /** Whether the patient has agreed to it. */
  readonly isAccepted: Scalars['Boolean']['output'];
};

/** A part of the warning. */
export type SsriWarningPart = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** Its heading. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly text: Scalars['String']['output'];
};

/** Why treatment is not right for the patient. */
export type Refusal = {
  /** Why, in words for the patient. */
  readonly reason: Scalars['String']['output'];
  /** What the patient can do instead. */
  readonly alternatives: Scalars['String']['output'];
  /** When it was decided. */
  readonly at: Scalars['DateTime']['output'];
};

/** What a link to a proposed plan leads to. state: open, used, expired, superseded or unknown. visit: null unless it is open. */
export type PlanLink = {
  /** open, used, expired, superseded or unknown. */
  readonly state: Scalars['String']['output'];
  /** The visit that it belongs to; null unless it is open. */
  readonly visit?: Maybe<Visit>;
};

/** A plan that the clinician proposes instead of the requested one. */
export type PlanProposal = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Products that the patient asked for. */
  readonly requested: ReadonlyArray<Product>;
  /** Products that the clinician proposes. */
  readonly proposed: ReadonlyArray<Product>;
  /** Why, in words for the patient. */
  readonly reason: Scalars['String']['output'];
  /** Who proposes it, as patients see them, with the license in the patient's state. */
  readonly clinician: Clinician;
  /** As accepting it now charges it: credit and discounts may have changed since it was proposed. */
  readonly price: PlanPrice;
  /** Nothing was asked for before: the visit began without an order. */
  readonly isFirstPlan: Scalars['Boolean']['output'];
  /** The amount of price for what was requested, or what the patient has. */
  readonly requestedAmount: Scalars['Int']['output'];
  /** False when the plan replaces current products: it is charged with the next refill. */
  readonly chargedNow: Scalars['Boolean']['output'];
  /** The text beside the box. */
  readonly consentText: Scalars['String']['output'];
  /** When it ends; null while no end is set. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Counsel texts of the proposed medicines that the patient has not read yet; accepting names each as read. */
  readonly textsToRead: ReadonlyArray<SafetyText>;
  /** The warning to agree to before the plan is accepted; null in a plan without an antidepressant. */
  readonly ssriWarning?: Maybe<SsriWarning>;
};

/** An answer that a clinician corrected for the patient; until they confirm it, their own answer counts. */
export type AnswerCorrection = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What would change. */
  readonly changes: ReadonlyArray<AnswerChange>;
  /** Why the clinician corrected it. */
  readonly reason: Scalars['String']['output'];
};

/** One answer before and after a correction. */
export type AnswerChange = {
  /** The question. */
  readonly label: Scalars['String']['output'];
  /** The answer before. */
  readonly before: Scalars['String']['output'];
  /** The answer now. */
  readonly after: Scalars['String']['output'];
};

/** The clinician who has a visit. */
export type ConsultationDoctor = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
};

/** A visit: one review of the patient by a clinician. */
export type Consultation = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** The clinician decided that treatment is not right for the patient. */
  readonly notAMatch: Scalars['Boolean']['output'];
  /** Messages of the clinician that the patient has not opened. */
  readonly unreadDoctorMessagesCount: Scalars['Int']['output'];
  /** not_required, required, proposed, scheduled, rescheduled, in_progress, completed, missed, canceled or waived; before a visit needs one: what the patient's state asks for. */
  readonly phoneCallStatus: Scalars['String']['output'];
  /** The products the patient requested. */
  readonly activeUserSelectedProducts: ReadonlyArray<Product>;
  /** The products the clinician proposed or prescribed; empty before. */
  readonly activeDoctorSelectedProducts: ReadonlyArray<Product>;
  /** The clinician who has the visit; null before. */
  readonly doctor?: Maybe<ConsultationDoctor>;
  /** Oldest first. */
  readonly consultationMessages: ReadonlyArray<ConsultationMessage>;
};

/** A questionnaire in its place. */
export type OrderedQuizResponse = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** locked, current, completed or skipped (its condition was not met, or the visit began without it). */
  readonly status: Scalars['String']['output'];
  /** Id of the answers; null before the first. */
  readonly quizResponseId?: Maybe<Scalars['ID']['output']>;
  /** Its answers; null before the first. */
  readonly quizResponse?: Maybe<QuizResponse>;
};

/** The questionnaires of a journey, in order. */
export type QuizSet = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** not_started, in_progress, completed, expired, superseded or stopped. */
  readonly status: Scalars['String']['output'];
  /** The first one that is not completed; null when all are. */
  readonly currentOrderedQuizResponseId?: Maybe<Scalars['ID']['output']>;
  /** Whether all of them are completed. */
  readonly allResponsesCompleted: Scalars['Boolean']['output'];
  /** The questionnaires in their order. */
  readonly orderedQuizResponses: ReadonlyArray<OrderedQuizResponse>;
};

/** A group of products. */
export type SpecialtyProductCollection = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What it is for. */
  readonly description: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its stable name. */
  readonly internalName: Scalars['String']['output'];
};

/** A photo of a visit. */
export type ProgressImage = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** View that it shows, such as top. */
  readonly imageType: Scalars['String']['output'];
  /** uploaded, accepted or rejected. */
  readonly status: Scalars['String']['output'];
};

/** The photos of a journey. */
export type MediaSet = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** incomplete, complete, in_review, accepted (with the clinician's decision) or retake_requested. */
  readonly status: Scalars['String']['output'];
  /** The photos. */
  readonly progressImages: ReadonlyArray<ProgressImage>;
};

/** One treatment request of a patient, from the first step to delivery. */
export type Journey = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Kind of visit that it is about. */
  readonly kind: Scalars['String']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** What the patient can do next; empty while the journey waits for staff. */
  readonly nextActions: ReadonlyArray<Scalars['String']['output']>;
  /** Whether the patient can do something now. */
  readonly isUserActionable: Scalars['Boolean']['output'];
  /** Since when it stands there. */
  readonly enteredCurrentStatusAt: Scalars['DateTime']['output'];
  /** normal, refill, ecommerce or refill out of state. */
  readonly flowType: Scalars['String']['output'];
  /** A plan that equals the request is accepted without asking the patient again. */
  readonly automaticTpaAllowed: Scalars['Boolean']['output'];
  /** Null when the journey has no questionnaires. */
  readonly quizSet?: Maybe<QuizSet>;
  /** Groups of products that it is about. */
  readonly specialtyProductCollections: ReadonlyArray<SpecialtyProductCollection>;
  /** Products that the patient chose. */
  readonly userProducts: ReadonlyArray<Product>;
  /** Products that the clinician chose; empty before. */
  readonly doctorProducts: ReadonlyArray<Product>;
  /** Products that were agreed on; empty before. */
  readonly finalProducts: ReadonlyArray<Product>;
  /** Its photos; null without any. */
  readonly mediaSet?: Maybe<MediaSet>;
  /** Its answers; null before the first. */
  readonly quizResponse?: Maybe<QuizResponse>;
  /** The other questionnaire of the set, such as what the patient answered before buying; null when there is only one. */
  readonly secondQuizResponse?: Maybe<QuizResponse>;
};

/** The clinician who cares for the patient; names are written as the patient sees them below a message. */
export type PanelProvider = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  /** Address of the portrait; null without one. */
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  /** Degree, such as MD. */
  readonly qualification: Scalars['String']['output'];
  /** Where the clinician trained; null when not given. */
  readonly residency?: Maybe<Scalars['String']['output']>;
  /** Name in the text of a message. */
  readonly messageBodyName: Scalars['String']['output'];
  /** Name below a message. */
  readonly messageSignatureName: Scalars['String']['output'];
};

/** A check-in during treatment. */
export type CheckIn = {
  /** The id of its visit. */
  readonly id: Scalars['ID']['output'];
  /** check_in, early (in the first weeks of hair treatment) or post_arc (after a renewal was decided). */
  readonly form: Scalars['String']['output'];
  /** The page that asks its questions. */
  readonly href: Scalars['String']['output'];
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What it is about and what comes next, in a sentence. */
  readonly detail: Scalars['String']['output'];
  /** By when it must be done. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Whether its day has passed. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Whether part of the treatment is on hold until it is answered. */
  readonly holds: Scalars['Boolean']['output'];
  /** When it was answered, or ended without an answer. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** normal, flagged, urgent or missed; null while it waits for the patient. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Null once it is closed. */
  readonly questionnaire?: Maybe<Intake>;
  /** The result; null before it is answered. */
  readonly outcome?: Maybe<CheckInOutcome>;
  /** The views that it takes now; empty when it takes none. Photos are optional. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  /** The photos that belong to it. */
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** The patient's first photo of each view from before it, to compare with; empty when it takes none. */
  readonly firstPhotos: ReadonlyArray<VisitPhoto>;
  /** What was taken before the renewal that a post_arc follows, and what was decided; null for others. */
  readonly decided?: Maybe<CheckInDecided>;
};

/** What was taken before a renewal, and what was decided. */
export type CheckInDecided = {
  /** The products that were taken before. */
  readonly before: ReadonlyArray<Product>;
  /** The products that were decided. */
  readonly after: ReadonlyArray<Product>;
};

/** What came of a check-in. */
export type CheckInOutcome = {
  /** normal, flagged or urgent. */
  readonly result: Scalars['String']['output'];
  /** What the rules found. */
  readonly findings: ReadonlyArray<EligibilityFinding>;
  /** The names of what is on hold now. */
  readonly onHold: ReadonlyArray<Scalars['String']['output']>;
  /** The names of continuing treatments. */
  readonly goesOn: ReadonlyArray<Scalars['String']['output']>;
};

/** One report. */
export type TrendPoint = {
  /** Day of the report. */
  readonly on: Scalars['Date']['output'];
  /** The report on the scale. */
  readonly value: Scalars['Int']['output'];
  /** The report in words. */
  readonly text: Scalars['String']['output'];
};

/** Something that the patient has reported at least twice, over time. */
export type Trend = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** What the upper and the lower end mean; empty for a measured value. */
  readonly high: Scalars['String']['output'];
  /** What the lower end means; empty for a measured value. */
  readonly low: Scalars['String']['output'];
  /** Lower end of the scale. */
  readonly min: Scalars['Int']['output'];
  /** Upper end of the scale. */
  readonly max: Scalars['Int']['output'];
  /** Oldest first. */
  readonly points: ReadonlyArray<TrendPoint>;
};

/** A medicine that the patient takes, with the doses that they can ask for now. */
export type DoseChoice = {
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** What the patient takes now. */
  readonly present: Product;
  /** Null when no higher dose can be asked for now. */
  readonly higher?: Maybe<Product>;
  /** When a higher dose can be asked for; null when it can be asked for now, or never. */
  readonly higherFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Null at the lowest dose. */
  readonly lower?: Maybe<Product>;
  /** Whether it is on hold. */
  readonly onHold: Scalars['Boolean']['output'];
};

/** What the patient asked for, of one medicine. */
export type DoseRequest = {
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** up, stay, down or stop */
  readonly wish: Scalars['String']['output'];
  /** What the patient takes now. */
  readonly present: Product;
  /** The product that the wish leads to; null when none does. */
  readonly wanted?: Maybe<Product>;
  /** Done already: nobody has to decide it. */
  readonly isSettled: Scalars['Boolean']['output'];
};

/** What a patient can ask for about their dose. */
export type DoseChange = {
  /** What could change, one medicine each; empty while a request is open. */
  readonly choices: ReadonlyArray<DoseChoice>;
  /** Whether a request is open that was not sent yet. */
  readonly isBegun: Scalars['Boolean']['output'];
  /** What was asked for last, in the newest visit; empty when that was about something else. */
  readonly requests: ReadonlyArray<DoseRequest>;
  /** Whether a clinician still has to decide something. */
  readonly isWaiting: Scalars['Boolean']['output'];
};

/** How the patient shows who they are in this visit. */
export type VisitIdentification = {
  /** asked (the patient's turn), sent (the clinician's), confirmed or mismatch. */
  readonly status: Scalars['String']['output'];
  /** document, call or second_proof; null until the patient chose. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** What the patient wrote about another way than a document; null without it. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** When the patient sent it; null before. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a clinician read it back; null before. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the pictures are deleted; null without any. */
  readonly deleteAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the pictures were deleted; null before. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pictures of the document. */
  readonly photos: ReadonlyArray<VisitPhoto>;
};

/** A photo that shows how the treatment goes. */
export type ProgressPhoto = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** View that it shows, such as top. */
  readonly view: Scalars['String']['output'];
  /** Path from which it is read. */
  readonly url: Scalars['String']['output'];
  /** When it was taken. */
  readonly takenAt: Scalars['DateTime']['output'];
  /** The patient's note; null without one. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Whether the clinician may see it; always true for a photo of a visit. */
  readonly isShared: Scalars['Boolean']['output'];
  /** A photo of a visit belongs to the medical record, and cannot be deleted. */
  readonly ofVisit: Scalars['Boolean']['output'];
  /** Taken within the last 12 hours: a new photo of its view takes its place. */
  readonly isRecent: Scalars['Boolean']['output'];
  /** Months of treatment when it was taken; null before treatment. */
  readonly month?: Maybe<Scalars['Int']['output']>;
};

/** Photos that show how the treatment goes. */
export type Progress = {
  /** Oldest first. */
  readonly photos: ReadonlyArray<ProgressPhoto>;
  /** When treatment began; null before. */
  readonly treatedSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the next monthly reminder is due; null when the patient wants none. */
  readonly remindAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The photos of a renewal. */
export type RenewalPhotos = {
  /** Those that go with the renewal when it is sent; nobody else sees them before. */
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** The newest usable photo of each view from earlier visits, to compare with. */
  readonly last: ReadonlyArray<VisitPhoto>;
};

/** How a row of a share is colored. */
export type ShareTone =
  /** Who has the benefit. */
  | 'benefit'
  /** Who has the side effect. */
  | 'harm'
  /** Who has it with a placebo. */
  | 'placebo';

/** Men out of 100; a fraction of one is drawn as part of a dot. */
export type ArticleShare = {
  /** What they have in common. */
  readonly label: Scalars['String']['output'];
  /** How many men out of 100. */
  readonly count: Scalars['Float']['output'];
  /** How the dots are colored; null for the usual color. */
  readonly tone?: Maybe<ShareTone>;
};

/** A list of points. */
export type ArticleList = {
  /** The points. */
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  /** Whether they are numbered. */
  readonly ordered: Scalars['Boolean']['output'];
};

/** A table. */
export type ArticleTable = {
  /** What the table shows, in a sentence. */
  readonly caption: Scalars['String']['output'];
  /** Headings of the columns. */
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  /** Rows from top to bottom. */
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** Shares of men, drawn as dots out of 100. */
export type ArticleHundred = {
  /** What the dots show, in a sentence. */
  readonly caption: Scalars['String']['output'];
  /** Rows from top to bottom. */
  readonly rows: ReadonlyArray<ArticleShare>;
};

/** The key risk beside a prescription drug. */
export type ArticleRisk = {
  /** Name of the drug. */
  readonly drug: Scalars['String']['output'];
  /** Short labels, such as prescription only. */
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  /** The risk. */
  readonly text: Scalars['String']['output'];
};

/** Symptoms that need help immediately. */
export type ArticleUrgent = {
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** The symptoms, and what to do. */
  readonly text: Scalars['String']['output'];
};

/** One block of a section: exactly one of its fields is set. */
export type ArticleBlock = {
  /** Paragraphs of text; null in any other block. */
  readonly paragraphs?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** A list; null in any other block. */
  readonly list?: Maybe<ArticleList>;
  /** A table; null in any other block. */
  readonly table?: Maybe<ArticleTable>;
  /** Men out of 100; null in any other block. */
  readonly hundred?: Maybe<ArticleHundred>;
  /** The key risk of a drug; null in any other block. */
  readonly risk?: Maybe<ArticleRisk>;
  /** Symptoms that need help at once; null in any other block. */
  readonly urgent?: Maybe<ArticleUrgent>;
};

/** A section of an article. */
export type ArticleSection = {
  /** Its anchor on the page. */
  readonly id: Scalars['ID']['output'];
  /** Its heading. */
  readonly heading: Scalars['String']['output'];
  /** What it consists of, in order. */
  readonly blocks: ReadonlyArray<ArticleBlock>;
};

/** A source that the article relies on. */
export type ArticleSource = {
  /** Author, title and year. */
  readonly text: Scalars['String']['output'];
  /** Its address; null when it is not on the web. */
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** An article about a condition, its treatment or its risks. */
export type Article = {
  /** The last part of the page's address. */
  readonly slug: Scalars['ID']['output'];
  /** The condition that the article is about, for search engines. */
  readonly about: Scalars['String']['output'];
  /** The article in a few sentences. */
  readonly keyPoints: ReadonlyArray<Scalars['String']['output']>;
  /** Its sections, in order. */
  readonly sections: ReadonlyArray<ArticleSection>;
  /** What it relies on. */
  readonly sources: ReadonlyArray<ArticleSource>;
  /** Slugs of articles to read next. */
  readonly related: ReadonlyArray<Scalars['ID']['output']>;
};

/** The clock of a demo; null in production. */
export type DemoClock = {
  /** The present instant of the demo. */
  readonly now: Scalars['DateTime']['output'];
};

/** What the other account takes from us. */
export type DeskDuplicateTherapy = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the drug. */
  readonly name: Scalars['String']['output'];
  /** Its status in words. */
  readonly label: Scalars['String']['output'];
  /** When it was dispensed last; null before. */
  readonly dispensedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A case of the other account. */
export type DeskDuplicateCase = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['output'];
  /** Kind of visit, such as renewal. */
  readonly kind: Scalars['String']['output'];
  /** The status in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A rule that stopped something in the other account, and that no clinician has resolved. */
export type DeskDuplicateStop = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Why, in words for the clinician. */
  readonly reason: Scalars['String']['output'];
};

/** Another account that may be the patient's. */
export type DeskDuplicate = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** open, dismissed or merged. */
  readonly status: Scalars['String']['output'];
  /** What both have in common: name, last_name, birth_date, phone, address, card. */
  readonly shared: ReadonlyArray<Scalars['String']['output']>;
  /** When it was noticed. */
  readonly foundAt: Scalars['DateTime']['output'];
  /** Name of that account. */
  readonly name: Scalars['String']['output'];
  /** Email address of that account. */
  readonly email: Scalars['String']['output'];
  /** Date of birth of that account; null while it is unknown. */
  readonly dob?: Maybe<Scalars['Date']['output']>;
  /** What the other account takes from us; empty once the pair was dismissed. */
  readonly takes: ReadonlyArray<DeskDuplicateTherapy>;
  /** What stops a treatment in the other account; empty once the pair was dismissed. */
  readonly openStops: ReadonlyArray<DeskDuplicateStop>;
  /** Its cases, newest first; empty once the pair was dismissed. */
  readonly cases: ReadonlyArray<DeskDuplicateCase>;
  /** Whether the account of this case stays; null unless they were merged. */
  readonly keepsThis?: Maybe<Scalars['Boolean']['output']>;
  /** Nothing runs in the other account, so this one can stay. */
  readonly mayKeepThis: Scalars['Boolean']['output'];
  /** Nothing runs in the account of this case, so the other one can stay. */
  readonly mayKeepOther: Scalars['Boolean']['output'];
  /** When it was decided; null before. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of who decided; null before. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** Why it was decided so; null before. */
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
};

/** Two accounts that may be one person's, and no case shows them. */
export type DeskDuplicatePair = {
  /** Name of the first account. */
  readonly name: Scalars['String']['output'];
  /** Email address of the first account. */
  readonly email: Scalars['String']['output'];
  /** What the first account takes from us. */
  readonly takes: ReadonlyArray<DeskDuplicateTherapy>;
  /** The second account. */
  readonly other: DeskDuplicate;
};

/** A page about an emergency, sent when it is due and each minute until it is accepted. */
export type DeskAlertPage = {
  /** When it was sent. */
  readonly at: Scalars['DateTime']['output'];
  /** 1, 2 or 3: how far the emergency had escalated. */
  readonly level: Scalars['Int']['output'];
  /** Whom it was sent to. */
  readonly to: Scalars['String']['output'];
  /** waiting, accepted, replaced by a newer page, or withdrawn because the emergency was closed first */
  readonly state: Scalars['String']['output'];
  /** When the pager accepted it, or it was given up; null while it waits. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What a clinician did about an emergency. */
export type DeskAlertResponse = {
  /** When it was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** spoke_with_patient, sent_to_emergency_care, not_an_emergency or could_not_reach. */
  readonly outcome: Scalars['String']['output'];
  /** What the clinician wrote. */
  readonly note: Scalars['String']['output'];
  /** Name of the clinician; null while nobody is named. */
  readonly clinicianName: Scalars['String']['output'];
};

/** An emergency in the answers of the visit. */
export type DeskAlert = {
  /** When it was found. */
  readonly at: Scalars['DateTime']['output'];
  /** Until a clinician closes it with an outcome. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** By when a clinician has to contact the patient because of alarming words in a message; null without any. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** What clinicians did about it, oldest first. */
  readonly responses: ReadonlyArray<DeskAlertResponse>;
  /** Of the newest emergency, oldest first; of the last level only the newest. */
  readonly pages: ReadonlyArray<DeskAlertPage>;
};

/** How the patient identified themselves in this visit. */
export type DeskIdentification = {
  /** asked (the patient's turn), sent (to be read back), confirmed or mismatch. */
  readonly status: Scalars['String']['output'];
  /** document, call or second_proof; null until the patient chose. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** What the patient wrote about another way than a document. */
  readonly note?: Maybe<Scalars['String']['output']>;
  /** When the patient sent it; null before. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name that was read; null before. */
  readonly readName?: Maybe<Scalars['String']['output']>;
  /** Date of birth that was read; null before. */
  readonly readDob?: Maybe<Scalars['Date']['output']>;
  /** Name of who read it back; null before. */
  readonly readBy?: Maybe<Scalars['String']['output']>;
  /** When it was read back; null before. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why a name that differs was confirmed. */
  readonly remark?: Maybe<Scalars['String']['output']>;
  /** When the pictures are deleted; null without any. */
  readonly deleteAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the pictures were deleted; null before. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pictures of the document. */
  readonly photos: ReadonlyArray<VisitPhoto>;
};

/** What was read back, compared with the account. */
export type DeskIdentityReading = {
  /** Whether the patient is identified. */
  readonly isConfirmed: Scalars['Boolean']['output'];
  /** Whether the name is that of the account. */
  readonly sameName: Scalars['Boolean']['output'];
  /** Whether the date of birth is that of the account. */
  readonly sameBirthDate: Scalars['Boolean']['output'];
};

/** How many cases wait for one thing. */
export type DeskTaskCount = {
  /** As DeskCase.task. */
  readonly task: Scalars['String']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** How many cases there are, whatever part of them is shown. */
export type DeskCounts = {
  /** For staff. */
  readonly waiting: Scalars['Int']['output'];
  /** Of those, past their deadline. */
  readonly late: Scalars['Int']['output'];
  /** Cases that the viewer has. */
  readonly mine: Scalars['Int']['output'];
  /** Cases with a message that waits for a reply. */
  readonly reply: Scalars['Int']['output'];
  /** All cases. */
  readonly all: Scalars['Int']['output'];
  /** Without those that no case has. */
  readonly tasks: ReadonlyArray<DeskTaskCount>;
};

/** A page of the queue. */
export type DeskQueuePage = {
  /** The most urgent first. */
  readonly cases: ReadonlyArray<DeskCase>;
  /** The place after which the next page begins; null on the last one. */
  readonly next?: Maybe<Scalars['String']['output']>;
  /** How many cases there are in each part of the queue. */
  readonly counts: DeskCounts;
};

/** A part of the queue; what is left out does not narrow it. */
export type DeskQueueInput = {
  /** waiting, mine, reply, all that wait, or decided: the newest decision first */
  readonly view?: InputMaybe<Scalars['String']['input']>;
  /** Only cases that wait for this; see DeskCase.task. */
  readonly task?: InputMaybe<Scalars['String']['input']>;
  /** Only this area of care. */
  readonly line?: InputMaybe<Scalars['String']['input']>;
  /** Only patients of this state, a two-letter code. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** With flags to review only. */
  readonly flagged?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where the page begins: DeskQueuePage.next of the page before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** How many cases at most. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
};

/** A clinician to whom a case can be given. */
export type DeskColleague = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name with the degree. */
  readonly name: Scalars['String']['output'];
  /** Degree, such as MD. */
  readonly qualification: Scalars['String']['output'];
  /** On leave now; a case can be given to them nevertheless. */
  readonly isOnLeave: Scalars['Boolean']['output'];
};

/** The case changed hands; from is null when nobody had it, to when it went back to the queue. */
export type DeskHandOver = {
  /** When it changed hands. */
  readonly at: Scalars['DateTime']['output'];
  /** Name of who had it; null when nobody had. */
  readonly from?: Maybe<Scalars['String']['output']>;
  /** Name of who has it since; null when it went back to the queue. */
  readonly to?: Maybe<Scalars['String']['output']>;
  /** What was written for the next one; null without a note. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** A text to begin with, its variables filled in. [[…]] in it has to be replaced before it is sent. */
export type DeskMessageTemplate = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** template or snippet */
  readonly kind: Scalars['String']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly body: Scalars['String']['output'];
  /** Whether something in it has to be replaced. */
  readonly mustEdit: Scalars['Boolean']['output'];
};

/** What the viewer has begun to write. */
export type DeskMessageDraft = {
  /** What it is about. */
  readonly subject: Scalars['String']['output'];
  /** The text so far. */
  readonly body: Scalars['String']['output'];
};

/** What the viewer needs to write to a patient. */
export type DeskMessaging = {
  /** Texts to begin with. */
  readonly templates: ReadonlyArray<DeskMessageTemplate>;
  /** Messages that the viewer has begun, one for each subject. */
  readonly drafts: ReadonlyArray<DeskMessageDraft>;
  /** Files that the viewer has added to their next message. */
  readonly unsentFiles: ReadonlyArray<MessageAttachment>;
};

/** A drug that must not be stopped suddenly, why it may end now, and what a clinician decided. */
export type DeskContinuity = {
  /** Id of the prescription. */
  readonly prescriptionId: Scalars['ID']['output'];
  /** Name of the drug. */
  readonly name: Scalars['String']['output'];
  /** The status of the prescription. */
  readonly label: Scalars['String']['output'];
  /** A clinician has to decide today. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Why; null when nothing interrupts it and nothing was decided. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  /** Since when it is interrupted; null when it is not. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** In words; null until a clinician has decided. */
  readonly decision?: Maybe<Scalars['String']['output']>;
  /** Name of who decided; null before. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When it was decided; null before. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan, as the patient reads it. */
  readonly patientText?: Maybe<Scalars['String']['output']>;
  /** For the record. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What can be decided, with what our catalog can do for it; a taper is offered where there is a lower step. */
  readonly options: ReadonlyArray<DeskContinuityOption>;
};

/** What can be decided about a drug that must not be stopped suddenly. */
export type DeskContinuityOption = {
  /** taper, bridge, stop or continue. */
  readonly decision: Scalars['String']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** What it means. */
  readonly description: Scalars['String']['output'];
  /** The plan for the patient to begin with; what stands in [[ ]] has to be replaced. */
  readonly template: Scalars['String']['output'];
};

/** What a clinician decides about a drug that must not be stopped suddenly. */
export type DeskContinuityInput = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['input'];
  /** Id of the prescription. */
  readonly prescriptionId: Scalars['ID']['input'];
  /** taper, bridge, stop or continue. */
  readonly decision: Scalars['String']['input'];
  /** For the record. */
  readonly reason: Scalars['String']['input'];
  /** The plan, as the patient reads it. */
  readonly message: Scalars['String']['input'];
};

/** A rule that stopped something because of earlier answers. Nothing of it is on hold, and no clinician has resolved it. */
export type DeskOpenStop = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Why it stopped something, in words for clinicians. */
  readonly reason: Scalars['String']['output'];
  /** The answers that it fired on, oldest first. */
  readonly answers: ReadonlyArray<DeskKnownAnswer>;
  /** A second clinician has to confirm that it does not count any more. */
  readonly needsSecondClinician: Scalars['Boolean']['output'];
  /** The first of two clinicians; null when nobody has proposed to resolve it. */
  readonly proposedBy?: Maybe<Scalars['String']['output']>;
  /** Why the first clinician would resolve it; null when nobody has proposed it. */
  readonly proposedReason?: Maybe<Scalars['String']['output']>;
};

/** A member of staff, or a person who was invited. */
export type DeskStaffMember = {
  /** Email address. */
  readonly email: Scalars['String']['output'];
  /** Null until the person has given one, and for a person who was invited. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** A role's id. */
  readonly role: Scalars['String']['output'];
  /** What screens call the role. */
  readonly roleName: Scalars['String']['output'];
  /** invited, active or deactivated. */
  readonly state: Scalars['String']['output'];
  /** When they were added, deactivated or invited. */
  readonly since: Scalars['DateTime']['output'];
  /** When the invitation ends; null for accounts. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The invitation's link no longer works. */
  readonly isExpired: Scalars['Boolean']['output'];
  /** The viewer, who cannot change their own account. */
  readonly isViewer: Scalars['Boolean']['output'];
  /** Null for those who are not clinicians, and until it was entered what patients see of them. */
  readonly clinician?: Maybe<DeskStaffClinician>;
};

/** A clinician as patients see them, with licenses by state, also those that have ended. */
export type DeskStaffClinician = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name with the degree. */
  readonly name: Scalars['String']['output'];
  /** Degree and board certification. */
  readonly qualification: Scalars['String']['output'];
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  /** Where the clinician trained; null when not given. */
  readonly residency?: Maybe<Scalars['String']['output']>;
  /** Under prescriptions and answers. */
  readonly signatureName: Scalars['String']['output'];
  /** The National Provider Identifier; null until it is entered. */
  readonly npi?: Maybe<Scalars['String']['output']>;
  /** Address of the portrait; null without one. */
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  /** New visits are assigned in turn. */
  readonly takesTurns: Scalars['Boolean']['output'];
  /** By state, also those that have ended. */
  readonly licenses: ReadonlyArray<ClinicianLicense>;
  /** Those that are not over, the earliest first. */
  readonly leaves: ReadonlyArray<ClinicianLeave>;
};

/** A patient who asked for the deletion of their account: nothing is charged, sent or begun for them any more. */
export type DeskLeaving = {
  /** When they asked for it. */
  readonly since: Scalars['DateTime']['output'];
  /** Whether the account is deleted: no message reaches them then, and only the record stays. */
  readonly isDeleted: Scalars['Boolean']['output'];
};

/** A visit as the queue shows it. */
export type DeskCase = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['output'];
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** The patient's age in years; null while the birth date is unknown. */
  readonly age?: Maybe<Scalars['Int']['output']>;
  /** Two-letter code of the patient's state. */
  readonly state: Scalars['String']['output'];
  /** Kind of visit, such as renewal. */
  readonly kind: Scalars['String']['output'];
  /** A renewal that the yearly check-in led: everything that the patient takes. */
  readonly isAnnual: Scalars['Boolean']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** The status in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** When the answers were submitted; null before. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When a clinician decided; null while nobody has. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When answers were corrected after the decision, until a clinician has seen them. */
  readonly correctedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since the most urgent reason why it waits; since its answers when it does not wait. */
  readonly waitingHours: Scalars['Int']['output'];
  /** How many flags the rules raised. */
  readonly flagCount: Scalars['Int']['output'];
  /** The strongest outcome of the rules: ok, counsel, dose, review, alternative, stop or emergency. */
  readonly strongestOutcome: Scalars['String']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Name of the clinician who has it; null when nobody has. */
  readonly assignedTo?: Maybe<Scalars['String']['output']>;
  /** Whether the viewer has taken it. */
  readonly isMine: Scalars['Boolean']['output'];
  /** Messages of the patient that staff have not opened. */
  readonly unreadFromPatient: Scalars['Int']['output'];
  /** Why the case waits: emergency, alarming_message, correction, hold, new_visit, request, photos_missing, call, message, renewal, check_in, titration, duplicate, or patient when it waits for the patient; null when it does not wait. */
  readonly task?: Maybe<Scalars['String']['output']>;
  /** When staff must have acted; null when it does not wait. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Past that. */
  readonly isLate: Scalars['Boolean']['output'];
  /** Staff must act next, not the patient. */
  readonly isOurTurn: Scalars['Boolean']['output'];
  /** The patient may still send photos. */
  readonly photosMissing: Scalars['Boolean']['output'];
  /** The service lines of what the patient asked for. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
  /** An emergency that no clinician has closed yet. */
  readonly isAlert: Scalars['Boolean']['output'];
  /** By when a clinician has to contact the patient because of alarming words in a message. */
  readonly alertDueAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An answer of the visit. */
export type DeskAnswer = {
  /** Id of the question. */
  readonly questionId: Scalars['ID']['output'];
  /** The question, as it was asked. */
  readonly question: Scalars['String']['output'];
  /** The answer in words. */
  readonly answer: Scalars['String']['output'];
  /** Whether it takes the place of an earlier answer. */
  readonly changed: Scalars['Boolean']['output'];
  /** The earlier answer; null without one. */
  readonly previous?: Maybe<Scalars['String']['output']>;
  /** Whether a rule that raised a flag read it. */
  readonly flagged: Scalars['Boolean']['output'];
  /** Part of the questionnaire. */
  readonly section: Scalars['String']['output'];
};

/** An answer of the patient, from any visit. */
export type DeskKnownAnswer = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the question. */
  readonly questionId: Scalars['ID']['output'];
  /** The question, as it was asked. */
  readonly question: Scalars['String']['output'];
  /** The answer in words. */
  readonly answer: Scalars['String']['output'];
  /** When it was given; the day of a reading. */
  readonly givenAt: Scalars['DateTime']['output'];
  /** The visit it comes from; null before there was one. */
  readonly visit?: Maybe<Scalars['String']['output']>;
  /** A clinician recorded what the patient told them. */
  readonly isFromClinician: Scalars['Boolean']['output'];
  /** False for an answer that was saved and not sent. */
  readonly isSubmitted: Scalars['Boolean']['output'];
};

/** A reading of blood pressure and pulse. */
export type DeskReading = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Day on which it was taken. */
  readonly takenOn: Scalars['Date']['output'];
  /** mmHg */
  readonly systolic: Scalars['Int']['output'];
  /** mmHg */
  readonly diastolic: Scalars['Int']['output'];
  /** Beats per minute; null when it was not given. */
  readonly pulse?: Maybe<Scalars['Int']['output']>;
  /** The visit that it was reported in; null without one. */
  readonly visit?: Maybe<Scalars['String']['output']>;
};

/** Where a rule begins to apply to a reading: below the limit, at it, or above it. */
export type DeskReadingLimit = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** systolic, diastolic or pulse. */
  readonly measure: Scalars['String']['output'];
  /** below, at or above: where the rule applies. */
  readonly from: Scalars['String']['output'];
  /** The limit, in the measure's unit. */
  readonly limit: Scalars['Int']['output'];
};

/** What a rule raised. */
export type DeskFlag = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['String']['output'];
  /** Version of the rule. */
  readonly version: Scalars['Int']['output'];
  /** counsel, dose, review, alternative, stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Why, in words for the clinician. */
  readonly reason: Scalars['String']['output'];
  /** Types of drugs that it is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** What a stop or an emergency takes from the patient, in words; null for other outcomes. */
  readonly takes?: Maybe<Scalars['String']['output']>;
  /** Ids of the questions that it read. */
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The answers that it read, the newest one of each question first. */
  readonly inputs: ReadonlyArray<DeskKnownAnswer>;
  /** Null for a finding that compares answers, and for a rule that was removed. */
  readonly source?: Maybe<DeskRuleSource>;
  /** Whether a clinician has acknowledged it. */
  readonly acknowledged: Scalars['Boolean']['output'];
};

/** An entry of the patient's history. */
export type DeskHistory = {
  /** When it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** visit, answers, decision, treatment, order, shipment, alert or message */
  readonly kind: Scalars['String']['output'];
  /** What happened, in words. */
  readonly what: Scalars['String']['output'];
  /** Who did it. */
  readonly who: Scalars['String']['output'];
  /** Why; null when no reason was given. */
  readonly reason: Scalars['String']['output'];
  /** The visit it belongs to; null for orders and messages. */
  readonly consultationId?: Maybe<Scalars['ID']['output']>;
};

/** The photos of one of the patient's other visits, or the progress photos that they share: consultationId is then this case. */
export type DeskPhotoSet = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['output'];
  /** What the photos belong to, in words. */
  readonly label: Scalars['String']['output'];
  /** The photos. */
  readonly photos: ReadonlyArray<VisitPhoto>;
};

/** A product that a clinician may prescribe. */
export type DeskProductOption = {
  /** The product. */
  readonly product: Product;
  /** Its strength in words. */
  readonly doseLabel: Scalars['String']['output'];
};

/** One answer before and after a correction. */
export type DeskAnswerChange = {
  /** Id of the question. */
  readonly questionId: Scalars['ID']['output'];
  /** The question, as it was asked. */
  readonly question: Scalars['String']['output'];
  /** The answer before. */
  readonly before: Scalars['String']['output'];
  /** The answer now. */
  readonly after: Scalars['String']['output'];
};

/** Answers that were corrected after the decision. */
export type DeskCorrection = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** When it was corrected. */
  readonly at: Scalars['DateTime']['output'];
  /** Who corrected it. */
  readonly by: Scalars['String']['output'];
  /** Why it was corrected. */
  readonly reason: Scalars['String']['output'];
  /** The answers before and after. */
  readonly changes: ReadonlyArray<DeskAnswerChange>;
  /** The rules that ask for a review because of it; what they are about is on hold until it was seen. */
  readonly ruleIds: ReadonlyArray<Scalars['String']['output']>;
  /** Null until a clinician has seen it. */
  readonly seenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the clinician who has seen it; null before. */
  readonly seenBy?: Maybe<Scalars['String']['output']>;
  /** What the clinician noted on seeing it; null without a note. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** The questions that a clinician may record answers to; questions and answers are JSON. */
export type DeskAnswerForm = {
  /** Id of these answers. */
  readonly responseId: Scalars['ID']['output'];
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['output'];
  /** The questionnaire as JSON. */
  readonly config: Scalars['String']['output'];
  /** Version of the questionnaire. */
  readonly configVersion: Scalars['Int']['output'];
  /** The answers so far as JSON: an object keyed by question id. */
  readonly answers: Scalars['String']['output'];
  /** The questions whose answer a decision needs, and that is missing or too old. */
  readonly neededIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** What the patient asks for in a change of their dose. */
export type DeskDoseAsk = {
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Their wish in words. */
  readonly asked: Scalars['String']['output'];
  /** What the software proposes, and why; the clinician decides. */
  readonly proposal: Scalars['String']['output'];
  /** The product that the proposal leads to; null when it leads to none. */
  readonly productId?: Maybe<Scalars['Int']['output']>;
};

/** A case with everything that a decision needs. */
export type DeskCaseDetail = {
  /** The case as the queue shows it. */
  readonly case: DeskCase;
  /** The deletion of the patient's account; null while they keep it. */
  readonly leaving?: Maybe<DeskLeaving>;
  /** The patient's date of birth; null while it is unknown. */
  readonly dob?: Maybe<Scalars['Date']['output']>;
  /** The answers of the visit. */
  readonly answers: ReadonlyArray<DeskAnswer>;
  /** What the rules raised. */
  readonly flags: ReadonlyArray<DeskFlag>;
  /** The photos of the visit. */
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** The messages with the patient, oldest first. */
  readonly messages: ReadonlyArray<ConsultationMessage>;
  /** Products that the patient asked for. */
  readonly requested: ReadonlyArray<Product>;
  /** True when the patient leaves the choice of treatment to the clinician; requested is then only a starting point. */
  readonly clinicianDecides: Scalars['Boolean']['output'];
  /** What the patient asks for in a change of their dose, one medicine each; empty in every other visit. */
  readonly doseAsks: ReadonlyArray<DeskDoseAsk>;
  /** What the answers come to: scores with their bands, and how many tablets fit how often they would be used. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** Products that a clinician proposed; empty when none were. */
  readonly proposed: ReadonlyArray<Product>;
  /** Products that the clinician may prescribe instead. */
  readonly options: ReadonlyArray<Product>;
  /** Findings about the drugs of the options: each rule once, with the drugs it applies to. */
  readonly optionFlags: ReadonlyArray<DeskFlag>;
  /** What the patient takes from us, newest first. */
  readonly therapies: ReadonlyArray<DeskTherapy>;
  /** Newest first. */
  readonly corrections: ReadonlyArray<DeskCorrection>;
  /** Newest first. */
  readonly handOvers: ReadonlyArray<DeskHandOver>;
  /** Clinicians licensed where the patient is treated and where they said they are. */
  readonly colleagues: ReadonlyArray<DeskColleague>;
  /** What the patient told us that they take, newest first. */
  readonly reportedMedicines: ReadonlyArray<DeskKnownAnswer>;
  /** Blood pressure and pulse, oldest first. */
  readonly readings: ReadonlyArray<DeskReading>;
  /** Where rules begin to apply to a reading. */
  readonly readingLimits: ReadonlyArray<DeskReadingLimit>;
  /** Everything that happened to the patient here, newest first. */
  readonly history: ReadonlyArray<DeskHistory>;
  /** What the patient shares of their progress, then their other visits, newest first. */
  readonly earlierPhotos: ReadonlyArray<DeskPhotoSet>;
  /** For recording what the patient told the clinician; null for who may not do that. */
  readonly answerForm?: Maybe<DeskAnswerForm>;
  /** Why the case cannot be approved now; empty when it can. */
  readonly approvalBlocks: ReadonlyArray<Scalars['String']['output']>;
  /** Null when the visit has had no emergency. */
  readonly alert?: Maybe<DeskAlert>;
  /** Null when the patient was not asked and sent nothing. */
  readonly identification?: Maybe<DeskIdentification>;
};

/** Why a prescription is on hold. */
export type DeskHold = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** When it was placed. */
  readonly placedAt: Scalars['DateTime']['output'];
  /** The clinician's name; null when the system placed it. */
  readonly placedBy?: Maybe<Scalars['String']['output']>;
  /** The rules that caused it. */
  readonly ruleIds: ReadonlyArray<Scalars['String']['output']>;
  /** Why, in words for clinicians. */
  readonly reason: Scalars['String']['output'];
  /** What the patient reads. */
  readonly patientText: Scalars['String']['output'];
  /** What would lift it, in words. */
  readonly liftedWhen: Scalars['String']['output'];
  /** Two clinicians lift it: a rule with the outcome stop or emergency placed it. */
  readonly needsSecondClinician: Scalars['Boolean']['output'];
  /** The clinician who proposed to lift it; null when nobody did. */
  readonly liftProposedBy?: Maybe<Scalars['String']['output']>;
  /** When lifting it was proposed; null when nobody did. */
  readonly liftProposedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why it should be lifted; null when nobody proposed it. */
  readonly liftReason?: Maybe<Scalars['String']['output']>;
  /** What the patient reads when a second clinician confirms. */
  readonly liftMessage?: Maybe<Scalars['String']['output']>;
};

/** A prescription that the patient has from us, or a drug that they buy from us without one. */
export type DeskTherapy = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the drug. */
  readonly name: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Null when the product is no longer in the catalog. */
  readonly serviceLine?: Maybe<Scalars['String']['output']>;
  /** Its status in words. */
  readonly label: Scalars['String']['output'];
  /** Whether it runs. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Whether it is on hold. */
  readonly onHold: Scalars['Boolean']['output'];
  /** False once it has ended for good. */
  readonly mayDiscontinue: Scalars['Boolean']['output'];
  /** Refills that may still be sent. */
  readonly refillsRemaining: Scalars['Int']['output'];
  /** Bought without a prescription: it has no fills, does not expire, and is named by its drugType. */
  readonly overTheCounter: Scalars['Boolean']['output'];
  /** When it ends; null while no end is set. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When everything dispensed of the drug is used up; null when nothing was dispensed. */
  readonly onHandUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Why it is on hold; empty when it is not. */
  readonly holds: ReadonlyArray<DeskHold>;
};

/** Ids of prescriptions, and the drug types of what needs none. */
export type DeskTreatmentChange = {
  /** Those that have changed. */
  readonly changed: ReadonlyArray<Scalars['ID']['output']>;
  /** Those that resume when a second clinician confirms it. */
  readonly awaitSecondClinician: ReadonlyArray<Scalars['ID']['output']>;
};

/** What a clinician does with a treatment. */
export type DeskTreatmentInput = {
  /** The visit in whose thread the patient reads the message. */
  readonly consultationId: Scalars['ID']['input'];
  /** One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything. */
  readonly prescriptionId?: InputMaybe<Scalars['ID']['input']>;
  /** A drug that the patient buys without a prescription. */
  readonly drugType?: InputMaybe<Scalars['String']['input']>;
  /** Everything of this area of care. */
  readonly serviceLine?: InputMaybe<Scalars['String']['input']>;
  /** For the record. */
  readonly reason: Scalars['String']['input'];
  /** What the patient reads. */
  readonly message: Scalars['String']['input'];
};

/** What a clinician decides about a check-in. */
export type DeskCheckInInput = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['input'];
  /** continue, hold or discontinue. */
  readonly outcome: Scalars['String']['input'];
  /** What is held or discontinued; empty for continue. */
  readonly prescriptionIds: ReadonlyArray<Scalars['ID']['input']>;
  /** Ids of the rules whose flags were read. */
  readonly acknowledgedRuleIds: ReadonlyArray<Scalars['String']['input']>;
  /** What the patient reads. */
  readonly message: Scalars['String']['input'];
};

/** What a clinician prescribes or proposes. */
export type DecisionInput = {
  /** Id of the visit. */
  readonly consultationId: Scalars['ID']['input'];
  /** Ids of the rules whose flags the clinician has read and acknowledges. */
  readonly acknowledgedRuleIds: ReadonlyArray<Scalars['String']['input']>;
  /** Products to prescribe; leave out to prescribe the requested ones. */
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Why; for the record. */
  readonly reason: Scalars['String']['input'];
  /** How many refills; the usual number when left out. */
  readonly refills?: InputMaybe<Scalars['Int']['input']>;
  /** The clinician's words to the patient with an approval; refused while text in [[ ]] is left. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** How often a rule fired in decisions of one purpose on one day. */
export type DeskRuleFiring = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** Version of the rule. */
  readonly version: Scalars['Int']['output'];
  /** What the rules were asked for. */
  readonly purpose: Scalars['String']['output'];
  /** The day, in UTC. */
  readonly day: Scalars['Date']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** A fact that a rule relies on. */
export type DeskRuleFact = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** The fact. */
  readonly text: Scalars['String']['output'];
  /** How certain it is: V seen, M from memory, P our policy, ? unsure. */
  readonly mark: Scalars['String']['output'];
};

/** A source that a rule relies on. */
export type DeskRuleReference = {
  /** Author, title and year. */
  readonly title: Scalars['String']['output'];
  /** What it says. */
  readonly about: Scalars['String']['output'];
};

/** A question that a rule reads. */
export type DeskRuleQuestion = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** The question, shortened. */
  readonly label: Scalars['String']['output'];
};

/** What the clinical document that a rule cites says. */
export type DeskRuleSource = {
  /** Path of the document. */
  readonly document: Scalars['String']['output'];
  /** Heading of the section. */
  readonly section: Scalars['String']['output'];
  /** When the rule fires. */
  readonly condition: Scalars['String']['output'];
  /** With the marks of certainty: V seen, M from memory, P our policy, ? unsure. */
  readonly basis: Scalars['String']['output'];
  /** The facts that it relies on. */
  readonly facts: ReadonlyArray<DeskRuleFact>;
  /** Labels, guidelines and papers, the primary ones first; empty when the rule is our policy alone. */
  readonly sources: ReadonlyArray<DeskRuleReference>;
};

/** An earlier version of a rule, which decisions may name. */
export type DeskRuleVersion = {
  /** The version. */
  readonly version: Scalars['Int']['output'];
  /** What the cited document said about it. */
  readonly source: DeskRuleSource;
};

/** A clinical rule, and how often it fired. */
export type DeskRule = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its version. */
  readonly version: Scalars['Int']['output'];
  /** counsel, dose, review, alternative, stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** What a stop or an emergency takes: drugs, line, everything or a therapy group; null for other outcomes. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  /** Empty for a rule about every prescription drug, or with the scope everything about every product. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Areas of care that it belongs to. */
  readonly serviceLines: ReadonlyArray<Scalars['String']['output']>;
  /** The questions that it reads. */
  readonly questions: ReadonlyArray<DeskRuleQuestion>;
  /** What the patient reads. */
  readonly reasonForPatient: Scalars['String']['output'];
  /** What the clinician reads. */
  readonly reasonForClinician: Scalars['String']['output'];
  /** The document and the anchor. */
  readonly citation: Scalars['String']['output'];
  /** What the cited document says. */
  readonly source: DeskRuleSource;
  /** The versions before this one, newest first. */
  readonly earlier: ReadonlyArray<DeskRuleVersion>;
  /** How often it fired, by day and purpose. */
  readonly firings: ReadonlyArray<DeskRuleFiring>;
};

/** How many decisions there were. */
export type DeskDecisionCount = {
  /** What the rules were asked for. */
  readonly purpose: Scalars['String']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** Every eligibility rule, and how often it fired from the first to the last of these days. */
export type DeskRules = {
  /** The first of these days. */
  readonly from: Scalars['Date']['output'];
  /** The last of these days. */
  readonly to: Scalars['Date']['output'];
  /** The rules. */
  readonly rules: ReadonlyArray<DeskRule>;
  /** What fired and is no rule: findings that compare answers, and rules that were removed. */
  readonly otherFirings: ReadonlyArray<DeskRuleFiring>;
  /** All decisions of these days, by purpose. */
  readonly decisions: ReadonlyArray<DeskDecisionCount>;
};

/** One questionnaire, in progress or submitted. Questions and answers are JSON in the format of the quiz engine. */
export type Intake = {
  /** Id of these answers. */
  readonly responseId: Scalars['ID']['output'];
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['output'];
  /** Name of the questionnaire. */
  readonly configName: Scalars['String']['output'];
  /** Version of the questionnaire. */
  readonly configVersion: Scalars['Int']['output'];
  /** The questionnaire as JSON (QuizConfig): read-only data for the form. */
  readonly config: Scalars['String']['output'];
  /** The answers so far as JSON: an object keyed by question id. */
  readonly answers: Scalars['String']['output'];
  /** Where it stands, as a stable word. */
  readonly status: Scalars['String']['output'];
  /** Questions of an older version that were dropped when this draft was reopened. */
  readonly retiredQuestionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** When the answers were saved last. */
  readonly savedAt: Scalars['DateTime']['output'];
};

/** Answers to save. */
export type IntakeSaveInput = {
  /** Id of these answers. */
  readonly responseId: Scalars['ID']['input'];
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['input'];
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: Scalars['String']['input'];
  /** Version of the questions that were shown; an older one is carried over. */
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Answers that were saved. */
export type IntakeSaved = {
  /** Id of these answers. */
  readonly responseId: Scalars['ID']['output'];
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['output'];
  /** When the answers were saved last. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** Version of the questions as they are now. */
  readonly configVersion: Scalars['Int']['output'];
};

/** What a rule found. */
export type EligibilityFinding = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['String']['output'];
  /** counsel, dose, review, alternative, stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Why, in words for the patient. */
  readonly reason: Scalars['String']['output'];
  /** Types of drugs that it is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
};

/** A text that the patient has to read. */
export type SafetyText = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['ID']['output'];
  /** Types of drugs that it is about. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** The text. */
  readonly text: Scalars['String']['output'];
};

/** An email as operators see it: without its text, and with part of the address. */
export type DeskEmail = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its kind, as a stable word. */
  readonly kind: Scalars['String']['output'];
  /** Its kind in words. */
  readonly label: Scalars['String']['output'];
  /** Its subject, which says nothing about health; empty once its text was deleted. */
  readonly subject: Scalars['String']['output'];
  /** Part of the address that it goes to; null once its text was deleted. */
  readonly recipient?: Maybe<Scalars['String']['output']>;
  /** What is wrong with the address, in words; null when nothing is. */
  readonly addressProblem?: Maybe<Scalars['String']['output']>;
  /** queued, sent, bounced, failed or suppressed. */
  readonly state: Scalars['String']['output'];
  /** Its state in words. */
  readonly stateLabel: Scalars['String']['output'];
  /** How often it was tried. */
  readonly tries: Scalars['Int']['output'];
  /** What the email provider calls it; null before it took it. */
  readonly providerId?: Maybe<Scalars['String']['output']>;
  /** Why it was not delivered, as a code of the mail server; null when it was. */
  readonly problem?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it is tried next; null when it is not. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent or given up; null while it waits. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it may be sent again. */
  readonly canSendAgain: Scalars['Boolean']['output'];
  /** Why an email that failed is not sent again, in words; null for one that may be, and for those that did not fail. */
  readonly whyNotAgain?: Maybe<Scalars['String']['output']>;
};

/** A state or kind of emails, for choosing. */
export type DeskEmailChoice = {
  /** A stable word. */
  readonly value: Scalars['String']['output'];
  /** The same in words. */
  readonly label: Scalars['String']['output'];
};

/** A page of emails, newest first. */
export type DeskEmails = {
  /** The emails. */
  readonly emails: ReadonlyArray<DeskEmail>;
  /** Pass it as after to get the next, older page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
  /** The states that can be chosen. */
  readonly states: ReadonlyArray<DeskEmailChoice>;
  /** The kinds that can be chosen. */
  readonly kinds: ReadonlyArray<DeskEmailChoice>;
};

/** Which emails are wanted. */
export type DeskEmailFilter = {
  /** A whole address. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Only emails in this state. */
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** Only emails of this kind. */
  readonly kind?: InputMaybe<Scalars['String']['input']>;
};

/** A photo or PDF that the patient or staff sent. It is downloaded from its url. */
export type MessageAttachment = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its file name. */
  readonly name: Scalars['String']['output'];
  /** image or pdf */
  readonly kind: Scalars['String']['output'];
  /** Its size in bytes. */
  readonly bytes: Scalars['Int']['output'];
  /** Path from which it is downloaded. */
  readonly url: Scalars['String']['output'];
};

/** A message between the patient and the care team. */
export type ConsultationMessage = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its text. */
  readonly body: Scalars['String']['output'];
  /** patient, provider, care (customer service) or system. */
  readonly authorType: Scalars['String']['output'];
  /** Name of who wrote it. */
  readonly authorName: Scalars['String']['output'];
  /** The author's portrait, in the patient's own messages; null without one. */
  readonly authorPhotoUrl?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether the reader has not opened it. */
  readonly unread: Scalars['Boolean']['output'];
  /** When the other side opened it. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Which decision it announces; none for most. */
  readonly prescriptionStatus: Scalars['String']['output'];
  /** visit, treatment, side_effect, delivery, billing, account or other. */
  readonly subject: Scalars['String']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
  /** Files that were sent with it. */
  readonly attachments: ReadonlyArray<MessageAttachment>;
};

/** What the patient and the care team write about one subject. */
export type MessageConversation = {
  /** visit, treatment, side_effect, delivery, billing, account or other. */
  readonly subject: Scalars['String']['output'];
  /** When a reply is promised; null when no message of the patient waits for one. */
  readonly replyBy?: Maybe<Scalars['DateTime']['output']>;
  /** The promise was not kept. */
  readonly isLate: Scalars['Boolean']['output'];
  /** What the patient has begun to write; empty without a draft. */
  readonly draft: Scalars['String']['output'];
  /** Files that were added to it. */
  readonly unsentFiles: ReadonlyArray<MessageAttachment>;
};

/** A message in its place. */
export type MessageEdge = {
  /** Names its place, to be sent as after. */
  readonly cursor: Scalars['String']['output'];
  /** The message. */
  readonly node: ConsultationMessage;
};

/** A page of the patient's messages, newest first. */
export type MessageConnection = {
  /** The messages with their places. */
  readonly edges: ReadonlyArray<MessageEdge>;
  /** Where the page ends. */
  readonly pageInfo: PageInfo;
};

/** What comes before a subscription can start again, or what starting it means. amount: cents of the first charge; laterAmount: of each after the first cycles packages. */
export type OfferStart = {
  /** Null when it can start now; else what comes first. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The page where that is done. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** Page where what comes first is done; null when it can start now. */
  readonly href?: Maybe<Scalars['String']['output']>;
  /** What it costs; null while something comes first. */
  readonly quote?: Maybe<OfferQuote>;
};

/** Amounts in cents, with shipping and tax. cycles: packages that cost amount. */
export type OfferQuote = {
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of each of the first packages. */
  readonly amount: Scalars['Int']['output'];
  /** How many packages cost amount. */
  readonly cycles: Scalars['Int']['output'];
  /** Cents of each later package. */
  readonly laterAmount: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Day of the first charge. */
  readonly on: Scalars['DateTime']['output'];
  /** Whether the first charge is today. */
  readonly isToday: Scalars['Boolean']['output'];
  /** Address of the packages, in words. */
  readonly shipsTo: Scalars['String']['output'];
  /** The card that is charged, in words. */
  readonly card: Scalars['String']['output'];
  /** Text beside the box. */
  readonly consentText: Scalars['String']['output'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
};

/** An offer to a patient who left. status: offered, accepted, declined or expired; isOpen: it can be taken now. */
export type Offer = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** offered, accepted, declined or expired. */
  readonly status: Scalars['String']['output'];
  /** Whether it can be taken now. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Plain text about its state. */
  readonly label: Scalars['String']['output'];
  /** Such as 20% off your first 2 packages. */
  readonly terms: Scalars['String']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Until when it can be taken. */
  readonly endsAt: Scalars['DateTime']['output'];
};

/** What the dashboard shows while an offer waits for an answer. */
export type OfferTask = {
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What is offered, in a sentence. */
  readonly detail: Scalars['String']['output'];
  /** Text of the link. */
  readonly label: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
};

/** Taking an offer. */
export type AcceptOfferInput = {
  /** Id of the offer. */
  readonly offerId: Scalars['ID']['input'];
  /** True when the box was checked. */
  readonly agreed: Scalars['Boolean']['input'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['input'];
  /** SHA-256, in hexadecimal, of the text that was shown; null when none was. */
  readonly shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** How offers are made from now on. */
export type OfferCampaignInput = {
  /** Whether offers are made. */
  readonly isOn: Scalars['Boolean']['input'];
  /** Percent off. */
  readonly percent: Scalars['Int']['input'];
  /** How many packages it lowers. */
  readonly cycles: Scalars['Int']['input'];
  /** Why; it is kept with the change. */
  readonly reason: Scalars['String']['input'];
};

/** How offers are made since createdAt. */
export type OfferCampaign = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Whether offers are made. */
  readonly isOn: Scalars['Boolean']['output'];
  /** Percent off. */
  readonly percent: Scalars['Int']['output'];
  /** How many packages it lowers. */
  readonly cycles: Scalars['Int']['output'];
  /** Why it was decided so. */
  readonly reason: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Name of who decided so; null for the system. */
  readonly byName?: Maybe<Scalars['String']['output']>;
};

/** How many offers are in one state. */
export type OfferCount = {
  /** first or second. */
  readonly wave: Scalars['String']['output'];
  /** offered, accepted, declined or expired. */
  readonly status: Scalars['String']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** Offers to patients who left. */
export type DeskOffers = {
  /** How offers were made, newest first; the first one holds. */
  readonly campaigns: ReadonlyArray<OfferCampaign>;
  /** How many offers there are in each state. */
  readonly counts: ReadonlyArray<OfferCount>;
  /** Cents that offers took off invoices. */
  readonly given: Scalars['Int']['output'];
};

/** The background jobs of one kind. */
export type DeskJobKind = {
  /** Its stable name, such as mail.send. */
  readonly kind: Scalars['String']['output'];
  /** Jobs that run now. */
  readonly running: Scalars['Int']['output'];
  /** Jobs that will be tried, now or later. */
  readonly waiting: Scalars['Int']['output'];
  /** When the oldest of those was added; null when none waits. */
  readonly oldestAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the first of those is tried; null when none waits. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Jobs that are given up, because all their attempts failed. */
  readonly failed: Scalars['Int']['output'];
  /** First line of the latest error, without what may be about a person; null when none failed. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
};

/** A background job that waits or is given up. */
export type DeskJob = {
  /** Its number in the queue, as the log has it. */
  readonly id: Scalars['ID']['output'];
  /** Stable name of its kind. */
  readonly kind: Scalars['String']['output'];
  /** How often it was tried. */
  readonly attempts: Scalars['Int']['output'];
  /** After how many attempts it is given up. */
  readonly maxAttempts: Scalars['Int']['output'];
  /** When it was added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** When it is tried next; null for one that is given up. */
  readonly nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  /** First line of its latest error, without what may be about a person; null before the first. */
  readonly lastError?: Maybe<Scalars['String']['output']>;
};

/** Background jobs, as operators see them. */
export type DeskJobs = {
  /** The kinds that have jobs, those with jobs that are given up first. */
  readonly kinds: ReadonlyArray<DeskJobKind>;
  /** The jobs that were asked for, newest first. */
  readonly jobs: ReadonlyArray<DeskJob>;
  /** Pass it as before to get the next, older page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** A banner as it was saved once. */
export type DeskBannerVersion = {
  /** Its number; the first is 1. */
  readonly version: Scalars['Int']['output'];
  /** Its headline. */
  readonly header: Scalars['String']['output'];
  /** What it says; may be blank. */
  readonly body: Scalars['String']['output'];
  /** Paths on which it shows; * matches anything. */
  readonly routes: ReadonlyArray<Scalars['String']['output']>;
  /** When it was saved. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** Who saved it; null while they have no name. */
  readonly savedBy?: Maybe<Scalars['String']['output']>;
};

/** A banner at the top of pages. */
export type DeskBanner = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** draft, published or ended. */
  readonly state: Scalars['String']['output'];
  /** The same in words. */
  readonly stateLabel: Scalars['String']['output'];
  /** The version that is or was shown; null for a draft. */
  readonly publishedVersion?: Maybe<Scalars['Int']['output']>;
  /** Since when that version is shown; null for a draft. */
  readonly publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was ended; null before. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Everything that was saved, newest first. */
  readonly versions: ReadonlyArray<DeskBannerVersion>;
};

/** Banners, as operators see them. */
export type DeskBanners = {
  /** Newest first, at most 50. */
  readonly banners: ReadonlyArray<DeskBanner>;
};

/** What a banner says. */
export type DeskBannerInput = {
  /** The banner that gets another version; a new one when left out. */
  readonly bannerId?: InputMaybe<Scalars['ID']['input']>;
  /** Its headline, at most 200 characters. */
  readonly header: Scalars['String']['input'];
  /** What it says, at most 2000 characters; may be blank. */
  readonly body: Scalars['String']['input'];
  /** Paths on which it shows, such as /checkout*; * for every page. */
  readonly routes: ReadonlyArray<Scalars['String']['input']>;
};

/** A value of a flag that can be tried on the storefront. */
export type DeskFlagPreview = {
  /** The value, as text. */
  readonly value: Scalars['String']['output'];
  /** Address of the page that shows the difference, with the value forced for the visit. */
  readonly href: Scalars['String']['output'];
};

/** A feature flag, with the value that holds for everybody. */
export type DeskFeatureFlag = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it decides. */
  readonly text: Scalars['String']['output'];
  /** The value that holds, as text. */
  readonly value: Scalars['String']['output'];
  /** The value while no source gives one, as text. */
  readonly initial: Scalars['String']['output'];
  /** Where the value comes from: LaunchDarkly, File or Default. */
  readonly sourceLabel: Scalars['String']['output'];
  /** What the source gives although the flag does not accept it: the default holds. Null otherwise. */
  readonly refused?: Maybe<Scalars['String']['output']>;
  /** Values that can be tried; none in production. */
  readonly previews: ReadonlyArray<DeskFlagPreview>;
  /** Address that ends a preview; null without previews. */
  readonly endPreview?: Maybe<Scalars['String']['output']>;
};

/** A banner about an outage, as the operator's file has it. */
export type DeskOutage = {
  /** Hosts on which it shows; * matches anything. */
  readonly brands: ReadonlyArray<Scalars['String']['output']>;
  /** Paths on which it shows; * matches anything. */
  readonly routes: ReadonlyArray<Scalars['String']['output']>;
  /** Its headline. */
  readonly header: Scalars['String']['output'];
  /** What it says. */
  readonly body: Scalars['String']['output'];
};

/** What the product saw change of a flag or of the outage banners. Who changed it is known to its source only. */
export type DeskFlagChange = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** The name of the flag, or that it is about outage banners. */
  readonly subject: Scalars['String']['output'];
  /** What held before, as text. */
  readonly before: Scalars['String']['output'];
  /** What holds since then, as text. */
  readonly after: Scalars['String']['output'];
  /** When it was seen: within a minute. */
  readonly seenAt: Scalars['DateTime']['output'];
};

/** Feature flags and outage banners. */
export type DeskFlags = {
  /** service for LaunchDarkly, file for the operator's file. */
  readonly source: Scalars['String']['output'];
  /** The same in words. */
  readonly sourceLabel: Scalars['String']['output'];
  /** Every flag of the product. */
  readonly flags: ReadonlyArray<DeskFeatureFlag>;
  /** Names that the source gives and that the product does not know. */
  readonly unknown: ReadonlyArray<Scalars['String']['output']>;
  /** Whether values can be tried: everywhere except in production. */
  readonly hasPreviews: Scalars['Boolean']['output'];
  /** The banners of the operator's file. */
  readonly outages: ReadonlyArray<DeskOutage>;
  /** Why the file counts as none; null when it is right. */
  readonly outagesProblem?: Maybe<Scalars['String']['output']>;
  /** What changed lately, newest first, at most 50. */
  readonly changes: ReadonlyArray<DeskFlagChange>;
};

/** Work that waits now. */
export type DeskOpenWork = {
  /** What waits. */
  readonly label: Scalars['String']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
  /** The page on which it is done. */
  readonly href: Scalars['String']['output'];
  /** Whether there should be none. */
  readonly isUrgent: Scalars['Boolean']['output'];
};

/** Where a plot's axes are, in the units of its SVG. */
export type DeskPlotFrame = {
  /** Width of the SVG. */
  readonly width: Scalars['Int']['output'];
  /** Height of the SVG. */
  readonly height: Scalars['Int']['output'];
  /** Where the days begin. */
  readonly left: Scalars['Int']['output'];
  /** Where the days end. */
  readonly right: Scalars['Int']['output'];
  /** Where the highest value is. */
  readonly top: Scalars['Int']['output'];
  /** Where zero is. */
  readonly bottom: Scalars['Int']['output'];
};

/** A label at an axis of a plot. */
export type DeskPlotTick = {
  /** Its x or y. */
  readonly at: Scalars['Float']['output'];
  /** Its text. */
  readonly label: Scalars['String']['output'];
};

/** The numbers of one color in a plot. */
export type DeskPlotSeries = {
  /** What they count. */
  readonly name: Scalars['String']['output'];
  /** A value for each day or week; null for one without a value. */
  readonly values: ReadonlyArray<Maybe<Scalars['Float']['output']>>;
  /** How they are drawn: an SVG path. */
  readonly path: Scalars['String']['output'];
};

/** Numbers by day or week, laid out as a plot. */
export type DeskDailyPlot = {
  /** Its stable name. */
  readonly id: Scalars['ID']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** What is counted. */
  readonly about: Scalars['String']['output'];
  /** bars or lines. */
  readonly shape: Scalars['String']['output'];
  /** count, hours or cents. */
  readonly unit: Scalars['String']['output'];
  /** day or week: what a value is for. */
  readonly step: Scalars['String']['output'];
  /** The days in Eastern time, oldest first; a week is named by its Monday. */
  readonly days: ReadonlyArray<Scalars['Date']['output']>;
  /** The numbers. */
  readonly series: ReadonlyArray<DeskPlotSeries>;
  /** Where the axes are. */
  readonly frame: DeskPlotFrame;
  /** Labels of days. */
  readonly xTicks: ReadonlyArray<DeskPlotTick>;
  /** Labels of values. */
  readonly yTicks: ReadonlyArray<DeskPlotTick>;
  /** A value that should not be exceeded; null when there is none. */
  readonly limit?: Maybe<DeskPlotTick>;
};

/** Patients whose first subscription was charged for the first time in one month. */
export type DeskCohort = {
  /** The month, as YYYY-MM, in Eastern time. */
  readonly month: Scalars['String']['output'];
  /** How many there are. */
  readonly patients: Scalars['Int']['output'];
  /** How many of them still had a subscription after 1, 2, 3 … months, as far as all of them have come. */
  readonly kept: ReadonlyArray<Scalars['Int']['output']>;
};

/** The size of every cell in the picture of cohorts. */
export type DeskCohortCellSize = {
  /** Its width. */
  readonly width: Scalars['Float']['output'];
  /** Its height. */
  readonly height: Scalars['Float']['output'];
};

/** One cohort at one age, in the picture of cohorts. */
export type DeskCohortCell = {
  /** Where it begins. */
  readonly x: Scalars['Float']['output'];
  /** Where it begins. */
  readonly y: Scalars['Float']['output'];
  /** Its shade, from 0 for few to 5 for all. */
  readonly level: Scalars['Int']['output'];
  /** The share that stayed, in percent. */
  readonly label: Scalars['String']['output'];
};

/** Who stays, laid out as rows of shaded cells. */
export type DeskKeptPatients = {
  /** Oldest first. */
  readonly cohorts: ReadonlyArray<DeskCohort>;
  /** Where the cells are. */
  readonly frame: DeskPlotFrame;
  /** How large they are. */
  readonly cell: DeskCohortCellSize;
  /** Labels of columns: months since the first charge. */
  readonly xTicks: ReadonlyArray<DeskPlotTick>;
  /** Labels of rows: the month, with the number of patients. */
  readonly yTicks: ReadonlyArray<DeskPlotTick>;
  /** The cells. */
  readonly cells: ReadonlyArray<DeskCohortCell>;
};

/** What operators look at daily. */
export type DeskOverview = {
  /** The first day that is counted, in Eastern time. */
  readonly from: Scalars['Date']['output'];
  /** The last day that is counted: today. */
  readonly to: Scalars['Date']['output'];
  /** What waits now. */
  readonly open: ReadonlyArray<DeskOpenWork>;
  /** The last 30 days. */
  readonly plots: ReadonlyArray<DeskDailyPlot>;
  /** Check-ins of the last 12 weeks. */
  readonly checkIns: ReadonlyArray<DeskDailyPlot>;
  /** Who stays, by the month of the first charge: the 12 whole months before this one. */
  readonly kept: DeskKeptPatients;
};

/** A patient as lists show them: in part, and without anything about health. */
export type DeskPersonRow = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** First name and the first letter of the last name; null while unknown. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Part of the email address; null for a deleted account. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Part of the phone number; null while unknown. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Two-letter code of where the patient lives; null while unknown. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /** active, merged, leaving or deleted. */
  readonly accountState: Scalars['String']['output'];
  /** The same in words. */
  readonly accountStateLabel: Scalars['String']['output'];
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A page of the patients that were searched for. */
export type DeskPeople = {
  /** Newest accounts first. */
  readonly people: ReadonlyArray<DeskPersonRow>;
  /** Pass it as after to get the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** An order or a request of a patient, by its number. */
export type DeskPersonRecord = {
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** Where it stands, in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A patient with what there is of them; null where the reader's role may not see it. Nothing about health. */
export type DeskPerson = {
  /** The account, in part. */
  readonly account: DeskPersonRow;
  /** How many subscriptions there are. */
  readonly subscriptions?: Maybe<Scalars['Int']['output']>;
  /** How many of them have not ended. */
  readonly runningSubscriptions?: Maybe<Scalars['Int']['output']>;
  /** How many invoices there are. */
  readonly invoices?: Maybe<Scalars['Int']['output']>;
  /** How many of them failed and are not paid. */
  readonly failedInvoices?: Maybe<Scalars['Int']['output']>;
  /** The newest orders, at most 20. */
  readonly orders?: Maybe<ReadonlyArray<DeskPersonRecord>>;
  /** The newest requests to customer service, at most 20. */
  readonly requests?: Maybe<ReadonlyArray<DeskPersonRecord>>;
  /** Id of the newest visit, whose page has the chart; null also when there is none. */
  readonly caseId?: Maybe<Scalars['ID']['output']>;
};

/** A treatment of the patient. */
export type Treatment = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** The product that is dispensed; null when it is no longer in the catalog. */
  readonly product?: Maybe<Product>;
  /** Name of the drug. */
  readonly name: Scalars['String']['output'];
  /** How to take it. */
  readonly howToTake: Scalars['String']['output'];
  /** When it began; null before the first package. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ends; null while no end is set. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Refills that may still be sent. */
  readonly refillsRemaining: Scalars['Int']['output'];
  /** The status as text for the patient. */
  readonly label: Scalars['String']['output'];
  /** Whether its prescription runs. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Whether its subscription was canceled: nothing more of it is charged or sent. */
  readonly isCanceled: Scalars['Boolean']['output'];
  /** In which month of the prescription's year it is, 1 to 12; null unless it runs. */
  readonly month?: Maybe<Scalars['Int']['output']>;
  /** Why it is on hold, in words for the patient, oldest first; empty otherwise. */
  readonly holds: ReadonlyArray<TreatmentHold>;
  /** The clinician's words to the patient about why it was discontinued; null otherwise. */
  readonly stopText?: Maybe<Scalars['String']['output']>;
  /** What the patient has to know about a drug that must not be stopped suddenly; null when nothing interrupts it. */
  readonly continuity?: Maybe<TreatmentContinuity>;
  /** Whether it has to be renewed soon. */
  readonly renewalDue: Scalars['Boolean']['output'];
};

/** Until a clinician has decided: what to do now. Then their plan. */
export type TreatmentContinuity = {
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What to do, in words for the patient. */
  readonly text: Scalars['String']['output'];
  /** Name of who decided; null before. */
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  /** When it was decided; null before. */
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why a treatment is on hold. */
export type TreatmentHold = {
  /** Why, in words for the patient. */
  readonly why: Scalars['String']['output'];
  /** What would lift it, in words. */
  readonly liftedWhen: Scalars['String']['output'];
};

/** A clinician, as patients see them. */
export type Clinician = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name with the degree. */
  readonly name: Scalars['String']['output'];
  /** Degree, such as MD. */
  readonly qualification: Scalars['String']['output'];
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  /** Where the clinician trained; null when not given. */
  readonly residency?: Maybe<Scalars['String']['output']>;
  /** Name below messages. */
  readonly signatureName: Scalars['String']['output'];
  /** Address of the portrait; null without one. */
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  /** In the patient's state; null elsewhere than in the patient's care, and without one that counts now. */
  readonly license?: Maybe<StateLicense>;
};

/** A license as patients see it. */
export type StateLicense = {
  /** Two-letter code. */
  readonly state: Scalars['String']['output'];
  /** As the state's board wrote it. */
  readonly number: Scalars['String']['output'];
};

/** What patients see of the clinician who is signed in. */
export type DeskProfile = {
  /** Name with the degree. */
  readonly name: Scalars['String']['output'];
  /** Degree, such as MD. */
  readonly qualification: Scalars['String']['output'];
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  /** Where the clinician trained; null when not given. */
  readonly residency?: Maybe<Scalars['String']['output']>;
  /** Null without a portrait: patients see initials. */
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  /** Name under what patients read of them. */
  readonly signatureName: Scalars['String']['output'];
  /** By state. Anyone who may manage staff changes them. */
  readonly licenses: ReadonlyArray<ClinicianLicense>;
};

/** A license to treat in a state. */
export type ClinicianLicense = {
  /** Two-letter code. */
  readonly state: Scalars['String']['output'];
  /** As the state's board wrote it. */
  readonly number: Scalars['String']['output'];
  /** The last day on which it counts, in the state's time zone. */
  readonly expiresOn: Scalars['Date']['output'];
  /** valid, ending within 60 days, or ended. */
  readonly condition: Scalars['String']['output'];
};

/** Days on which a clinician is away, both included. */
export type ClinicianLeave = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the clinician. */
  readonly clinicianName: Scalars['String']['output'];
  /** The first day. */
  readonly firstDay: Scalars['Date']['output'];
  /** The last day. */
  readonly lastDay: Scalars['Date']['output'];
  /** Name of the colleague who covers; null for nobody in particular. */
  readonly coverName?: Maybe<Scalars['String']['output']>;
  /** Whether it has begun. */
  readonly isNow: Scalars['Boolean']['output'];
};

/** What patients see of a clinician. */
export type ClinicianInput = {
  /** With the title, as patients see it. */
  readonly name: Scalars['String']['input'];
  /** Degree and board certification. */
  readonly qualification: Scalars['String']['input'];
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: InputMaybe<Scalars['String']['input']>;
  /** Where the clinician trained; null when not given. */
  readonly residency?: InputMaybe<Scalars['String']['input']>;
  /** The National Provider Identifier: ten digits. */
  readonly npi?: InputMaybe<Scalars['String']['input']>;
  /** Under prescriptions and answers. */
  readonly signatureName: Scalars['String']['input'];
  /** New visits are assigned in turn. */
  readonly takesTurns: Scalars['Boolean']['input'];
};

/** A license to enter. */
export type LicenseInput = {
  /** Two-letter code. */
  readonly state: Scalars['String']['input'];
  /** As the state's board wrote it. */
  readonly number: Scalars['String']['input'];
  /** The last day on which it counts, such as 2027-03-12. */
  readonly expiresOn: Scalars['String']['input'];
};

/** A prescription of the patient. */
export type UserPrescription = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** When it ends; null while no end is set. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Refills that may still be sent. */
  readonly refillsRemaining: Scalars['Int']['output'];
  /** Null when the product is no longer in the catalog. */
  readonly product?: Maybe<Product>;
};

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  /** Where they lose hair. */
  readonly where: ReadonlyArray<Scalars['String']['input']>;
  /** 1 when they have dandruff, 0 when not. */
  readonly dandruff?: InputMaybe<Scalars['Int']['input']>;
  /** hair-thickening, prevention or regrow. */
  readonly expectedResult?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Who in the family lost hair. */
  readonly familyExperience?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which form they would like. */
  readonly treatmentType?: InputMaybe<Scalars['String']['input']>;
  /** Active ingredients that interest the visitor. */
  readonly activeIngredientInterests?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Products without a prescription that interest the visitor. */
  readonly otcInterests?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules. */
export type MiniQuizVariant =
  /** Narrows shampoo and conditioner. */
  | 'SBS'
  /** Widens oral minoxidil. */
  | 'LBS';

/** A product that the answers suggest. */
export type RecommendedProduct = {
  /** Id of the product: a number. */
  readonly id: Scalars['Int']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Months. */
  readonly cadence: Scalars['Int']['output'];
  /** Why the rule recommends it. */
  readonly reason: Scalars['String']['output'];
  /** The product. */
  readonly product: Product;
  /** The same drug at every cadence that a visitor may choose, shortest first, without one-time purchases. */
  readonly plans: ReadonlyArray<Product>;
};

/** What to expect in a part of the first year of a treatment. */
export type TreatmentStep = {
  /** The months, such as Months 0 to 3. */
  readonly when: Scalars['String']['output'];
  /** What happens, in a few words. */
  readonly title: Scalars['String']['output'];
  /** What happens. */
  readonly text: Scalars['String']['output'];
};

/** What the answers suggest. */
export type Recommendations = {
  /** True when the answers mean that the visitor should see a doctor instead of buying products. */
  readonly askADoctor: Scalars['Boolean']['output'];
  /** The suggested products, in order. */
  readonly products: ReadonlyArray<RecommendedProduct>;
  /** The pattern of hair loss that the visitor told, as one sentence; null before it is told. */
  readonly pattern?: Maybe<Scalars['String']['output']>;
  /** What to expect over a year; empty when nothing suggested acts on hair loss. */
  readonly treatmentYear: ReadonlyArray<TreatmentStep>;
  /** A product for the scalp that is not suggested, for a visitor who would rather treat the scalp; else null. */
  readonly scalpAlternative?: Maybe<Product>;
};

/** The answers to one questionnaire. */
export type QuizResponse = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the questionnaire. */
  readonly configName: Scalars['String']['output'];
  /** Version of the questionnaire. */
  readonly configVersion: Scalars['Int']['output'];
  /** Answers as JSON, an object by question id. */
  readonly content: Scalars['String']['output'];
  /** When it was begun. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Whether it is not submitted yet. */
  readonly draft: Scalars['Boolean']['output'];
  /** What the rules made of it; null before it is submitted. */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Environment in which it was answered. */
  readonly site: Scalars['String']['output'];
  /** When it was saved last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Id of the person; null for a visitor. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
};

/** How the patient rates the treatment; the values that the questions offer. */
export type TreatmentReviewInput = {
  /** How it goes. */
  readonly progress: Scalars['String']['input'];
  /** Which side effects there are. */
  readonly sideEffects: Scalars['String']['input'];
  /** What the patient would like to change. */
  readonly wishes: ReadonlyArray<Scalars['String']['input']>;
};

/** Where a change goes: NEXT_SHIPMENT and NOW take effect immediately, CHECKOUT is ordered there, PROVIDER asks the clinician. */
export type ChangeEffect =
  /** With the next shipment. */
  | 'NEXT_SHIPMENT'
  /** At once. */
  | 'NOW'
  /** Ordered at the checkout. */
  | 'CHECKOUT'
  /** A clinician decides. */
  | 'PROVIDER';

/** A product that ships to the patient regularly. */
export type CurrentProduct = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly name: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
  /** Cents for one shipment: as agreed; in PlanChanges with tax and shipping, as it is charged. */
  readonly price: Scalars['Int']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** When the next charge is due; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A product of the plan: suggested is null where the answers do not suggest it. */
export type PlanItem = {
  /** What ships now. */
  readonly current: CurrentProduct;
  /** Why the answers suggest it; null where they do not. */
  readonly suggested?: Maybe<Scalars['String']['output']>;
  /** Where stopping it goes. */
  readonly stopEffect: ChangeEffect;
};

/** A product that the answers suggest and the plan does not contain. */
export type NewItem = {
  /** The product. */
  readonly product: Product;
  /** Why the answers suggest it. */
  readonly reason: Scalars['String']['output'];
  /** What it would replace. */
  readonly replaces: ReadonlyArray<CurrentProduct>;
  /** Where adding it goes. */
  readonly effect: ChangeEffect;
};

/** The patient's plan compared with what the newest answers suggest. */
export type TreatmentUpdate = {
  /** When the answers were given; null without any. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the answers mean that the patient should see a doctor. */
  readonly askADoctor: Scalars['Boolean']['output'];
  /** Whether the answers name side effects that need a clinician. */
  readonly worryingSideEffects: Scalars['Boolean']['output'];
  /** What ships now. */
  readonly plan: ReadonlyArray<PlanItem>;
  /** What the answers suggest besides. */
  readonly suggestions: ReadonlyArray<NewItem>;
  /** Initial mini-quiz answers, as JSON; null without earlier answers. */
  readonly knownAnswers?: Maybe<Scalars['String']['output']>;
};

/** A change of what ships. */
export type TreatmentChangeInput = {
  /** Ids of products to add. */
  readonly addProductIds: ReadonlyArray<Scalars['Int']['input']>;
  /** Ids of products to end. */
  readonly stopProductIds: ReadonlyArray<Scalars['Int']['input']>;
  /** What the patient writes to the clinician. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** Whether the clinician is to choose the plan. */
  readonly clinicianDecides?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A scheduled charge before and after a change. */
export type ChangedCharge = {
  /** When it is charged. */
  readonly on: Scalars['DateTime']['output'];
  /** Cents of the charge before the change. */
  readonly before: Scalars['Int']['output'];
  /** Cents of the charge after the change. */
  readonly after: Scalars['Int']['output'];
  /** The charges after it, as in “every 90 days, and $39.00 every 90 days from the 4th charge”. */
  readonly afterwards: Scalars['String']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
};

/** A refill of the prescribed products now, and if the clinician agrees; cents. afterwards: see ChangedCharge. */
export type RequestedPrice = {
  /** Cents of a refill now. */
  readonly before: Scalars['Int']['output'];
  /** Cents of a refill, if the clinician agrees. */
  readonly after: Scalars['Int']['output'];
  /** The charges after that, in words; empty when they stay the same. */
  readonly afterwards: Scalars['String']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Names of the products, as the patient reads them. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
};

/** The effect of a change. */
export type TreatmentChange = {
  /** Scheduled charges, before and after the change. */
  readonly charges: ReadonlyArray<ChangedCharge>;
  /** Products to order at checkout, in the same step. */
  readonly checkoutProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** The exact message to the clinician; null without one. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** What prescribed products would cost; null when they stay as they are. */
  readonly requested?: Maybe<RequestedPrice>;
  /** Where the patient answers the questions about the change; null without any, and before it is made. */
  readonly questionsPath?: Maybe<Scalars['String']['output']>;
  /** The text that the patient must agree to; empty when no charge grows. */
  readonly consentText: Scalars['String']['output'];
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: Scalars['String']['output'];
};

/** A plan (plan-a, …) in one of its forms, compared with what ships now. Prices in cents for one shipment, with tax and shipping. */
export type PlanChoice = {
  /** Names this form of the plan on the page. */
  readonly key: Scalars['ID']['output'];
  /** Name of the plan, such as plan-a. */
  readonly identifier: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Empty where the clinician chooses. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  /** Cents for one shipment. */
  readonly price: Scalars['Int']['output'];
  /** See ChangedCharge. */
  readonly afterwards: Scalars['String']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** For treatmentChange and changeTreatment. */
  readonly addProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Ids of products that it would end; for treatmentChange and changeTreatment. */
  readonly stopProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether it is what ships now. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Whether a clinician has to decide. */
  readonly needsClinician: Scalars['Boolean']['output'];
  /** Which product replaces which, in plain sentences. */
  readonly conflicts: ReadonlyArray<Scalars['String']['output']>;
};

/** Another size of a product that ships now: another cadence, or strength. afterwards: see ChangedCharge. */
export type PlanVariant = {
  /** Id of the product that ships now. */
  readonly ofProductId: Scalars['Int']['output'];
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly name: Scalars['String']['output'];
  /** Cents for one shipment. */
  readonly price: Scalars['Int']['output'];
  /** The charges after that, in words; empty when they stay the same. */
  readonly afterwards: Scalars['String']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** A product that ships now, at the price of its next refill. afterwards: see ChangedCharge. */
export type ShippingProduct = {
  /** Id of the product. */
  readonly productId: Scalars['Int']['output'];
  /** Name with strength and count. */
  readonly name: Scalars['String']['output'];
  /** Cents of the next refill. */
  readonly price: Scalars['Int']['output'];
  /** The charges after that, in words; empty when they stay the same. */
  readonly afterwards: Scalars['String']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Whether it needs a prescription. */
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** What the patient could change about what ships. */
export type PlanChanges = {
  /** What ships now. */
  readonly plan: ReadonlyArray<ShippingProduct>;
  /** Plans to choose from. */
  readonly choices: ReadonlyArray<PlanChoice>;
  /** Other sizes of what ships now. */
  readonly variants: ReadonlyArray<PlanVariant>;
};

/** An invitation, as the patient sees it. */
export type Referral = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands, in words. */
  readonly label: Scalars['String']['output'];
  /** When the link was followed. */
  readonly invitedAt: Scalars['DateTime']['output'];
  /** Since when it stands there. */
  readonly statusAt: Scalars['DateTime']['output'];
};

/** The patient's invitations. */
export type Referrals = {
  /** The patient's link; null until they make one. */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** Cents of credit that the patient has. */
  readonly credit: Scalars['Int']['output'];
  /** Cents of credit for one. */
  readonly perInvitation: Scalars['Int']['output'];
  /** The invitations, newest first. */
  readonly list: ReadonlyArray<Referral>;
};

/** An invitation, as operators see it. */
export type DeskReferral = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Email address of who invited. */
  readonly referrerEmail: Scalars['String']['output'];
  /** Email address of who was invited; null before they have an account. */
  readonly friendEmail?: Maybe<Scalars['String']['output']>;
  /** invited, signed_up, qualified, credited, refused or expired. */
  readonly status: Scalars['String']['output'];
  /** Why there is no credit; null when there is one, or may be. */
  readonly refusal?: Maybe<Scalars['String']['output']>;
  /** When the link was followed. */
  readonly invitedAt: Scalars['DateTime']['output'];
  /** Since when it stands there. */
  readonly statusAt: Scalars['DateTime']['output'];
};

/** The address to which everything goes, to be confirmed with a renewal or a yearly check-in. */
export type AnnualAddress = {
  /** Street and number. */
  readonly streetAddress1: Scalars['String']['output'];
  /** Apartment or unit; null when there is none. */
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  /** City. */
  readonly city: Scalars['String']['output'];
  /** Two-letter code of the state. */
  readonly state: Scalars['String']['output'];
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: Scalars['String']['output'];
  /** Names this address for confirmAnnualAddress. */
  readonly hash: Scalars['String']['output'];
  /** Whether the patient has confirmed it this time. */
  readonly isConfirmed: Scalars['Boolean']['output'];
};

/** A subscription, and the larger packages in which it is sold. */
export type AnnualSupply = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** Names of the products. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of the next refill, with shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** When the next charge is due; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Larger packages that can be chosen. */
  readonly sizes: ReadonlyArray<RenewalPlanSize>;
  /** keep or size, as chosen; keep also before a choice, when isChosen is false. */
  readonly choice: Scalars['String']['output'];
  /** Days of the chosen size; null unless choice is size. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** The patient has chosen, or there is nothing to choose. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** What the choice means, in plain words. */
  readonly after: Scalars['String']['output'];
};

/** A question and its answer. */
export type AnnualAnswer = {
  /** The question, as it was asked. */
  readonly question: Scalars['String']['output'];
  /** The answer in words. */
  readonly answer: Scalars['String']['output'];
};

/** The answers of one part. */
export type AnnualAnswers = {
  /** Name of the part. */
  readonly title: Scalars['String']['output'];
  /** Questions with their answers. */
  readonly rows: ReadonlyArray<AnnualAnswer>;
};

/** One step of the check-in. */
export type AnnualStep = {
  /** Name of the step. */
  readonly step: Scalars['ID']['output'];
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
  /** to_do, in_progress, done or skipped. */
  readonly status: Scalars['String']['output'];
};

/** The state of a patient's yearly check-in, with texts for the patient. */
export type AnnualCheckIn = {
  /** none, moved, not_due, joined, open, in_progress, submitted or denied; joined: a renewal asks it. */
  readonly status: Scalars['String']['output'];
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What it is about and what comes next, in a sentence. */
  readonly detail: Scalars['String']['output'];
  /** What happens to refills until the decision. */
  readonly refills: Scalars['String']['output'];
  /** When it can be answered; null when none is planned. */
  readonly opensOn?: Maybe<Scalars['DateTime']['output']>;
  /** From this day on nothing is sent without it. */
  readonly dueBy?: Maybe<Scalars['DateTime']['output']>;
  /** Whether its day has passed. */
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Whether refills wait for it. */
  readonly isOnHold: Scalars['Boolean']['output'];
  /** What it is about. */
  readonly treatments: ReadonlyArray<RenewalTreatment>;
  /** The views to photograph; empty where photos would show nothing. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  /** When the answers were submitted; null before. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the page where the patient continues, on any device. */
  readonly href: Scalars['String']['output'];
  /** Empty while it is not answered. */
  readonly steps: ReadonlyArray<AnnualStep>;
  /** What is missing before it can be sent; photos never are. */
  readonly unfinished: ReadonlyArray<AnnualStep>;
  /** Null while none is known, and while it is not answered. */
  readonly address?: Maybe<AnnualAddress>;
  /** What ships regularly; empty while it is neither answered nor reviewed. */
  readonly supply: ReadonlyArray<AnnualSupply>;
  /** What continues whatever the clinician decides. */
  readonly others: ReadonlyArray<Scalars['String']['output']>;
  /** Text beside the box; empty when there is nothing to agree to. */
  readonly consentText: Scalars['String']['output'];
  /** Every answer in words. */
  readonly answers: ReadonlyArray<AnnualAnswers>;
};

/** A treatment that a renewal is about. */
export type RenewalTreatment = {
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Type of drug, such as finasteride. */
  readonly drugType: Scalars['String']['output'];
};

/** A step of a renewal. */
export type RenewalStep = {
  /** Name of the step. */
  readonly step: Scalars['ID']['output'];
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What it asks for, in a sentence. */
  readonly detail: Scalars['String']['output'];
  /** How long the step takes, as text. */
  readonly time: Scalars['String']['output'];
  /** to_do, in_progress, done or skipped. */
  readonly status: Scalars['String']['output'];
  /** Where it stands, in words. */
  readonly statusLabel: Scalars['String']['output'];
  /** Path of the page for this step; null when the step is not open yet or already done. */
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** The state of the renewal of a patient's prescriptions, with texts for the patient. */
export type RenewalView = {
  /** none, moved, not_due, open, in_progress, submitted, denied, or annual: the yearly check-in takes its place. */
  readonly status: Scalars['String']['output'];
  /** Whether it is due. */
  readonly due: Scalars['Boolean']['output'];
  /** When the renewal opened; when it is not due, when it opens at the latest. */
  readonly openedOn?: Maybe<Scalars['DateTime']['output']>;
  /** When the prescription in question ends or ended; null while no renewal is due. */
  readonly expiresOn?: Maybe<Scalars['DateTime']['output']>;
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** What is so and what happens next. */
  readonly detail: Scalars['String']['output'];
  /** Why a renewal is due; null while it is not. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What happens to refills until the decision. */
  readonly refills: Scalars['String']['output'];
  /** What it is about. */
  readonly treatments: ReadonlyArray<RenewalTreatment>;
  /** Its steps, in order. */
  readonly steps: ReadonlyArray<RenewalStep>;
  /** When the answers were submitted; null before. */
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the page where the patient continues: the first step that is not finished, on any device. */
  readonly href: Scalars['String']['output'];
  /** The views to photograph; empty where photos would show nothing. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  /** The steps with questions that are not complete; empty while no renewal is answered. */
  readonly unfinished: ReadonlyArray<RenewalStepLink>;
  /** How subscriptions continue; null while no renewal is answered. */
  readonly options?: Maybe<RenewalOptions>;
  /** The address to confirm before it is sent; null while none is known, and while no renewal is answered. */
  readonly address?: Maybe<AnnualAddress>;
};

/** A link to a step. */
export type RenewalStepLink = {
  /** Name of the step. */
  readonly title: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
};

/** Another size in which everything of a subscription is sold; in cents, price without shipping and tax, amount with them. */
export type RenewalPlanSize = {
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** Cents of one refill, without shipping and tax. */
  readonly price: Scalars['Int']['output'];
  /** Cents of one refill, with shipping and tax. */
  readonly amount: Scalars['Int']['output'];
};

/** A subscription that is renewed, and how it continues once a clinician has decided so. */
export type RenewalPlan = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['output'];
  /** Names of the products. */
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of the next refill, with shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  /** Days between two shipments. */
  readonly everyDays: Scalars['Int']['output'];
  /** When the next charge is due; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Other sizes that can be chosen. */
  readonly sizes: ReadonlyArray<RenewalPlanSize>;
  /** Whether it may pause. */
  readonly mayPause: Scalars['Boolean']['output'];
  /** The days between which a pause may end. */
  readonly pauseFrom: Scalars['Date']['output'];
  /** The last day on which a pause may end. */
  readonly pauseTo: Scalars['Date']['output'];
  /** The patient has chosen, or it is not sold in larger packages, so that nothing has to be chosen. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** keep, size, products or pause, as chosen; keep also before a choice, when isChosen is false. */
  readonly choice: Scalars['String']['output'];
  /** Days of the chosen size; null unless choice is size. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** Null unless choice is products. */
  readonly wish?: Maybe<Scalars['String']['output']>;
  /** Null unless choice is pause. */
  readonly until?: Maybe<Scalars['Date']['output']>;
  /** What the choice means, in plain words. */
  readonly after: Scalars['String']['output'];
};

/** How subscriptions continue after a renewal. */
export type RenewalOptions = {
  /** The subscriptions that are renewed. */
  readonly plans: ReadonlyArray<RenewalPlan>;
  /** What is not renewed now and continues unchanged. */
  readonly others: ReadonlyArray<Scalars['String']['output']>;
  /** Text beside the box; empty when there is nothing to agree to. */
  readonly consentText: Scalars['String']['output'];
};

/** How a subscription continues. */
export type RenewalPlanInput = {
  /** Id of the subscription. */
  readonly subscriptionId: Scalars['ID']['input'];
  /** keep, size, products or pause. */
  readonly kind: Scalars['String']['input'];
  /** Days of the size, for size. */
  readonly everyDays?: InputMaybe<Scalars['Int']['input']>;
  /** Which products the patient would like, for products. */
  readonly wish?: InputMaybe<Scalars['String']['input']>;
  /** Last day of the pause, for pause. */
  readonly until?: InputMaybe<Scalars['Date']['input']>;
};

/** Something that can be asked about. */
export type RequestTopic = {
  /** Its stable name. */
  readonly name: Scalars['String']['output'];
  /** Its name. */
  readonly label: Scalars['String']['output'];
  /** What it is about, in a sentence. */
  readonly description: Scalars['String']['output'];
};

/** A deposit for a procedure; amount in cents. */
export type RequestProcedure = {
  /** Id of the product: a number. */
  readonly id: Scalars['Int']['output'];
  /** Its name. */
  readonly title: Scalars['String']['output'];
  /** What it is. */
  readonly description: Scalars['String']['output'];
  /** Cents of the deposit. */
  readonly amount: Scalars['Int']['output'];
};

/** What a visitor or patient would like to ask a clinician about. */
export type VisitRequest = {
  /** hair, erections, ejaculation, both or procedure; null before it is chosen. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** The questions about the person that come before: start-basics or sh-condition-routing; null where none do. */
  readonly basics?: Maybe<Scalars['String']['output']>;
  /** What can be asked about. */
  readonly topics: ReadonlyArray<RequestTopic>;
  /** The visit that was opened, for the signed-in patient; null before, and for a deposit. */
  readonly visit?: Maybe<Visit>;
  /** Where the request that was sent stands: with_clinician, question, call, plan, treated, refused, canceled or expired; null before it is sent. */
  readonly stage?: Maybe<Scalars['String']['output']>;
  /** Procedures that can be reserved. */
  readonly procedures: ReadonlyArray<RequestProcedure>;
  /** The procedure and the day that were chosen. */
  readonly procedureId?: Maybe<Scalars['Int']['output']>;
  /** Day that was chosen; null before. */
  readonly procedureOn?: Maybe<Scalars['Date']['output']>;
  /** What is paid when, and agreed to, for the signed-in patient in a state (two letters; the account's when omitted); null before there is a visit or a deposit. */
  readonly checkout?: Maybe<VisitCheckoutPage>;
  /** The days that may be chosen. */
  readonly firstDay: Scalars['Date']['output'];
  /** The last day that may be chosen. */
  readonly lastDay: Scalars['Date']['output'];
};

/** What a visitor or patient would like to ask a clinician about. */
export type VisitRequestCheckoutArgs = {
  state?: InputMaybe<Scalars['String']['input']>;
};

/** A copy of everything that is stored of the patient, as a ZIP file. */
export type DataExport = {
  /** requested, ready, failed or ended */
  readonly status: Scalars['String']['output'];
  /** When the patient asked for it. */
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Until when it can be downloaded; null unless it is ready. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Size of the file; null unless it is ready. */
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  /** Address of the file, for its owner after a recent sign-in; null unless it is ready. */
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** What must be kept after the deletion, why, and until when if nothing is added to it. */
export type KeptRecord = {
  /** Which kind of data. */
  readonly title: Scalars['String']['output'];
  /** Why it must be kept, as a sentence. */
  readonly why: Scalars['String']['output'];
  /** When it is deleted. */
  readonly until: Scalars['DateTime']['output'];
};

/** Something that is under way in the account, and that the deletion waits for. */
export type DeletionObstacle = {
  /** What it is, as a sentence. */
  readonly text: Scalars['String']['output'];
  /** Path of the page that shows it. */
  readonly href: Scalars['String']['output'];
  /** The deletion cannot be asked for before it is settled. */
  readonly mustBeSettled: Scalars['Boolean']['output'];
};

/** The deletion of the account. */
export type AccountDeletion = {
  /** Until when it can be taken back; null unless it is scheduled. */
  readonly scheduledFor?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can still be taken back, which ends with that date; null unless it is scheduled. */
  readonly canBeWithdrawn?: Maybe<Scalars['Boolean']['output']>;
  /** What is under way; empty when nothing is. */
  readonly obstacles: ReadonlyArray<DeletionObstacle>;
  /** What stays, by kind; empty without a medical record and invoices. */
  readonly kept: ReadonlyArray<KeptRecord>;
};

/** A page or an answer that a search found. */
export type SearchHit = {
  /** Its path from the root; an answer's ends with its anchor. */
  readonly path: Scalars['String']['output'];
  /** The name of the page, or the question. */
  readonly title: Scalars['String']['output'];
  /** The beginning of what it says, as plain text. */
  readonly excerpt: Scalars['String']['output'];
  /** The key risk to show beside a prescription product; null for everything else. */
  readonly risk?: Maybe<Scalars['String']['output']>;
};

/** What a search found, by kind, the best first. */
export type SearchResults = {
  /** Products that are sold now. */
  readonly products: ReadonlyArray<SearchHit>;
  /** Articles, conditions and drug facts. */
  readonly articles: ReadonlyArray<SearchHit>;
  /** Questions that are answered. */
  readonly questions: ReadonlyArray<SearchHit>;
};

/** A questionnaire that can be answered without a visit. Questions and answers are JSON in the shape of the quiz engine. */
export type StartFlow = {
  /** Null before the first save. */
  readonly responseId?: Maybe<Scalars['ID']['output']>;
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['output'];
  /** Name of the questionnaire. */
  readonly configName: Scalars['String']['output'];
  /** Version of the questionnaire. */
  readonly configVersion: Scalars['Int']['output'];
  /** The questionnaire as JSON. */
  readonly config: Scalars['String']['output'];
  /** The answers so far as JSON: an object keyed by question id. */
  readonly answers: Scalars['String']['output'];
  /** Questions of an older version that were dropped when it was reopened. */
  readonly retiredQuestionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** When the answers were saved last. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** When it was submitted; the answers above are the submitted ones, to be submitted again. Null while it is open. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Answers to save. */
export type StartSaveInput = {
  /** Id of these answers; left out before the first save. */
  readonly responseId?: InputMaybe<Scalars['ID']['input']>;
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: Scalars['Int']['input'];
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: Scalars['String']['input'];
  /** Version of the questions that were shown. */
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Something to know before continuing. */
export type StartNotice = {
  /** Its headline. */
  readonly title: Scalars['String']['output'];
  /** The text. */
  readonly text: Scalars['String']['output'];
};

/** The result of submitted answers. */
export type StartOutcome = {
  /** ok, stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Path of the page where the visitor continues. */
  readonly href: Scalars['String']['output'];
  /** Something the visitor must know before continuing. */
  readonly notice?: Maybe<StartNotice>;
  /** Why the flow ends here: the patient texts of the rules. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  /** In an emergency, ids of the rules that require urgent help. */
  readonly ruleIds: ReadonlyArray<Scalars['String']['output']>;
};

/** A questionnaire that was started and not submitted. */
export type StartUnfinished = {
  /** Name of the questionnaire. */
  readonly name: Scalars['String']['output'];
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** Path of the page that it leads to. */
  readonly href: Scalars['String']['output'];
  /** When the answers were saved last. */
  readonly savedAt: Scalars['DateTime']['output'];
  /** How many questions are answered. */
  readonly answered: Scalars['Int']['output'];
  /** How many questions there are. */
  readonly total: Scalars['Int']['output'];
};

/** What a rule found. */
export type StartFinding = {
  /** Id of the clinical rule. */
  readonly ruleId: Scalars['String']['output'];
  /** counsel, dose, review, alternative, stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** Why, in words for the patient. */
  readonly reason: Scalars['String']['output'];
};

/** Why the first answers ended the flow before there was a visit. */
export type StartStop = {
  /** stop or emergency. */
  readonly outcome: Scalars['String']['output'];
  /** The state the visitor entered, if any. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /** What the rules found. */
  readonly findings: ReadonlyArray<StartFinding>;
};

/** A prescription that waits because the patient moved, and why. */
export type WaitingTreatment = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the drug. */
  readonly name: Scalars['String']['output'];
  /** Why it waits. */
  readonly why: Scalars['String']['output'];
};

/** A package that goes to where the patient lived before. */
export type PackageElsewhere = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** What it is and where it goes, in a sentence. */
  readonly text: Scalars['String']['output'];
};

/** The status of a patient's move to another state. */
export type StartMove = {
  /** Two-letter code. */
  readonly state: Scalars['String']['output'];
  /** Day of the move, as the patient gave it; null when not given. */
  readonly movedOn?: Maybe<Scalars['String']['output']>;
  /** True when a clinician and a pharmacy are licensed there. */
  readonly served: Scalars['Boolean']['output'];
  /** Since when a clinician there has the history or renewal; null while nobody has. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** Prescriptions that wait because of it. */
  readonly waiting: ReadonlyArray<WaitingTreatment>;
  /** What to know before stopping what waits. */
  readonly advice: ReadonlyArray<Scalars['String']['output']>;
  /** Packages that still go to the old address. */
  readonly packages: ReadonlyArray<PackageElsewhere>;
};

/** One entry of a request. */
export type ServiceRequestEntry = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Whether the patient wrote it. */
  readonly isPatient: Scalars['Boolean']['output'];
  /** Name of who wrote it. */
  readonly authorName: Scalars['String']['output'];
  /** Its text. */
  readonly body: Scalars['String']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A patient's request to customer service. */
export type ServiceRequest = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** order, billing, care, account, privacy or other */
  readonly topic: Scalars['String']['output'];
  /** The topic in words. */
  readonly topicLabel: Scalars['String']['output'];
  /** Number of the order that it is about; null when it is about none. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  /** It waits for an answer. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Whether the patient may write here now. */
  readonly mayReply: Scalars['Boolean']['output'];
  /** The clinicians have it too, or alone: they answer in the messages about subject. */
  readonly isHandedOver: Scalars['Boolean']['output'];
  /** Subject of the messages in which the clinicians answer. */
  readonly subject: Scalars['String']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** By when an answer is promised. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Oldest first. */
  readonly entries: ReadonlyArray<ServiceRequestEntry>;
  /** Photos that were sent with it. */
  readonly photos: ReadonlyArray<CasePhoto>;
};

/** A request that was sent. */
export type SubmittedServiceRequest = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
};

/** What can be done with a request. */
export type DeskRequestAction = {
  /** Its stable name. */
  readonly action: Scalars['String']['output'];
  /** Text of the button. */
  readonly label: Scalars['String']['output'];
};

/** A request to customer service, as operators see it. */
export type DeskServiceRequest = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['output'];
  /** Its number, as people quote it. */
  readonly number: Scalars['String']['output'];
  /** order, billing, care, account, privacy or other. */
  readonly topic: Scalars['String']['output'];
  /** The topic in words. */
  readonly topicLabel: Scalars['String']['output'];
  /** Number of the order that it is about; null when it is about none. */
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  readonly status: Scalars['String']['output'];
  /** Whether the clinicians have it. */
  readonly isHandedOver: Scalars['Boolean']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** By when an answer is promised. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** What was written, oldest first. */
  readonly entries: ReadonlyArray<ServiceRequestEntry>;
  /** Photos that were sent with it. */
  readonly photos: ReadonlyArray<CasePhoto>;
  /** The patient's name. */
  readonly patientName: Scalars['String']['output'];
  /** The patient's email address. */
  readonly patientEmail: Scalars['String']['output'];
  /** Ten digits. */
  readonly patientPhone?: Maybe<Scalars['String']['output']>;
  /** The operator who has taken it. */
  readonly assignedName?: Maybe<Scalars['String']['output']>;
  /** What can be done with it now. */
  readonly actions: ReadonlyArray<DeskRequestAction>;
};

/** How many requests are in one state. */
export type DeskRequestState = {
  /** The state as a stable word. */
  readonly status: Scalars['String']['output'];
  /** The state in words. */
  readonly label: Scalars['String']['output'];
  /** How many there are. */
  readonly count: Scalars['Int']['output'];
};

/** Requests to customer service. */
export type DeskServiceRequests = {
  /** The state that is shown. */
  readonly status: Scalars['String']['output'];
  /** The topic that is shown; null for all. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** How many there are in each state. */
  readonly states: ReadonlyArray<DeskRequestState>;
  /** The requests, by promised time. */
  readonly requests: ReadonlyArray<DeskServiceRequest>;
};

/** A request to customer service. */
export type ServiceRequestInput = {
  /** Made by the browser; the same id never opens two requests. */
  readonly id: Scalars['ID']['input'];
  /** order, billing, care, account, privacy or other. */
  readonly topic: Scalars['String']['input'];
  /** One of the patient's orders. */
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  /** What the patient writes. */
  readonly body: Scalars['String']['input'];
  /** Uploaded before (POST /case-photos). */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What an operator does with a request. */
export type DeskRequestActionInput = {
  /** Its id: opaque text. */
  readonly id: Scalars['ID']['input'];
  /** One of DeskServiceRequest.actions. */
  readonly action: Scalars['String']['input'];
  /** What the patient reads, for answer and ask. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
};
