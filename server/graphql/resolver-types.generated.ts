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

export type Query = {
  /** The texts of consent that are the same on every page. */
  readonly consentTexts: ReadonlyArray<ConsentText>;
  /** The signed-in person; null for a visitor. */
  readonly currentUser?: Maybe<User>;
  /** The signed-in person, else the visitor's lead. */
  readonly currentLead?: Maybe<User>;
  /** The visitor's lead id; created on first use. */
  readonly uniqueLeadId: Scalars['ID']['output'];
  readonly lead?: Maybe<User>;
  readonly account?: Maybe<User>;
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
  /** Postal address of the seller, for invoices. */
  readonly sellerAddress: Scalars['String']['output'];
  /** The price of the cart in the address; products is a comma-separated list of ids. */
  readonly checkoutPage: CheckoutPage;
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
  readonly planSelection: PlanSelection;
  /** Null when there is no such page. */
  readonly productPage?: Maybe<ProductPage>;
  /** Null when there is no such page. */
  readonly welcomePage?: Maybe<WelcomePage>;
  /** Null for an unknown drug-facts page. */
  readonly drugFacts?: Maybe<DrugFacts>;
  /** All products, those a visitor may choose, or those with the given ids. */
  readonly products: ReadonlyArray<Product>;
  /** Null for an unknown product. */
  readonly product?: Maybe<Product>;
  readonly catalogue: ReadonlyArray<CatalogueEntry>;
  readonly deskCatalogue: DeskCatalogue;
  readonly deskListing: DeskListing;
  /** Cents a month of the cheapest prescription for a condition (erectile_dysfunction or premature_ejaculation); null when none is offered. */
  readonly lowestMonthlyPrice?: Maybe<Scalars['Int']['output']>;
  /** Null for an unknown article. */
  readonly article?: Maybe<Article>;
  readonly demoClock?: Maybe<DemoClock>;
  /** The open pairs of which neither account has a case. */
  readonly deskDuplicatesWithoutCase: ReadonlyArray<DeskDuplicatePair>;
  readonly deskPossibleDuplicates: ReadonlyArray<DeskDuplicate>;
  readonly deskMessaging: DeskMessaging;
  /** What the patient of a case takes that must not be stopped suddenly; empty for most patients. */
  readonly deskContinuity: ReadonlyArray<DeskContinuity>;
  readonly deskOpenStops: ReadonlyArray<DeskOpenStop>;
  /** Active ones, those who are invited, and deactivated ones. */
  readonly deskStaff: ReadonlyArray<DeskStaffMember>;
  /** The 200 most urgent cases. */
  readonly deskQueue: ReadonlyArray<DeskCase>;
  readonly deskQueuePage: DeskQueuePage;
  /** The most urgent other case that waits for staff and that no colleague has. */
  readonly deskNextCase?: Maybe<DeskCase>;
  readonly deskCase: DeskCaseDetail;
  /** What the patient of a case would pay for these products; without any, for those that they asked for. */
  readonly deskPlanPrice: PlanPrice;
  readonly deskRules: DeskRules;
  /** What taking the patient's newest offer means now. NOT_FOUND without one; CONFLICT when it has ended or cannot be taken any more. */
  readonly offerStart: OfferStart;
  /** Operators only. */
  readonly deskOffers: DeskOffers;
  /** Null for operators. The portrait is sent to POST /desk/portrait. */
  readonly deskProfile?: Maybe<DeskProfile>;
  /** The effect of a change, without making it. BAD_USER_INPUT names addProductIds, stopProductIds or note. */
  readonly treatmentChange: TreatmentChange;
  readonly recommendations: Recommendations;
  readonly quizResponses: ReadonlyArray<QuizResponse>;
  /** The newest 200. Operators only; reading it is recorded. */
  readonly deskReferrals: ReadonlyArray<DeskReferral>;
  /** The renewal's questionnaire while it is being filled in; null before it is started and after it was submitted. */
  readonly renewalIntake?: Maybe<Intake>;
  /** Also for a visitor, who is known by their lead. */
  readonly visitRequest: VisitRequest;
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

export type QueryFeatureFlagsArgs = {
  flagNames: ReadonlyArray<Scalars['String']['input']>;
};

export type QueryStaffInvitationArgs = {
  link: Scalars['String']['input'];
};

export type QueryAuditLogArgs = {
  filter?: InputMaybe<AuditFilter>;
  before?: InputMaybe<Scalars['String']['input']>;
};

export type QueryFindPatientArgs = {
  wish: Scalars['String']['input'];
};

export type QueryCheckoutPageArgs = {
  products: Scalars['String']['input'];
};

export type QueryCheckoutCartArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>;
};

export type QueryRefillChangeArgs = {
  change: RefillChangeInput;
};

export type QueryUndoCancellationArgs = {
  subscriptionId: Scalars['ID']['input'];
};

export type QueryDeskBillingTasksArgs = {
  isClosed: Scalars['Boolean']['input'];
  kind?: InputMaybe<Scalars['String']['input']>;
};

export type QueryDeskJournalArgs = {
  number?: InputMaybe<Scalars['String']['input']>;
};

export type QueryCheckoutQuoteArgs = {
  input: CheckoutQuoteInput;
};

export type QueryDeskLiveCallArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryCartPreviewArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
  upsellProductIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  add?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  remove?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type QueryProductPageArgs = {
  slug: Scalars['String']['input'];
};

export type QueryWelcomePageArgs = {
  slug: Scalars['String']['input'];
};

export type QueryDrugFactsArgs = {
  slug: Scalars['String']['input'];
};

export type QueryProductsArgs = {
  userSelectable?: InputMaybe<Scalars['Boolean']['input']>;
  productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type QueryProductArgs = {
  productId: Scalars['Int']['input'];
};

export type QueryDeskListingArgs = {
  id: Scalars['ID']['input'];
};

export type QueryLowestMonthlyPriceArgs = {
  serviceLine: Scalars['String']['input'];
};

export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
};

export type QueryDeskPossibleDuplicatesArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskMessagingArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskContinuityArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskOpenStopsArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskQueuePageArgs = {
  input?: InputMaybe<DeskQueueInput>;
};

export type QueryDeskNextCaseArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskCaseArgs = {
  consultationId: Scalars['ID']['input'];
};

export type QueryDeskPlanPriceArgs = {
  consultationId: Scalars['ID']['input'];
  productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

export type QueryTreatmentChangeArgs = {
  change: TreatmentChangeInput;
};

export type QueryRecommendationsArgs = {
  answers: MiniQuizAnswersInput;
  cartProductIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  variant?: InputMaybe<MiniQuizVariant>;
};

export type QueryQuizResponsesArgs = {
  configName: Scalars['String']['input'];
  configVersion?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryRenewalIntakeArgs = {
  step?: InputMaybe<Scalars['String']['input']>;
};

export type QueryStartFlowArgs = {
  name: Scalars['String']['input'];
};

export type QueryStartStopArgs = {
  sexualHealth?: InputMaybe<Scalars['Boolean']['input']>;
};

export type QueryDeskServiceRequestsArgs = {
  status?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};

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
  readonly withdrawEmailChange: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names phone. */
  readonly changePhone: Scalars['Boolean']['output'];
  /** shownHash: SHA-256 of the text beside the switch; not needed to switch it off. NOT_FOUND for a kind that cannot be switched, CONFLICT when the text is another one now. */
  readonly saveContactPreference: Scalars['Boolean']['output'];
  /** Ends emails of one kind for whoever the link of such an email was sent to; nobody has to sign in. False for an unknown link. */
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
  /** Nobody can sign in to the account any more; its cases go to others. CONFLICT as in changeStaffRole. */
  readonly deactivateStaff: Scalars['Boolean']['output'];
  /** In the role that the account had. */
  readonly reactivateStaff: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names reason. Operators only; staff cannot be impersonated. */
  readonly startImpersonation: ImpersonationStart;
  readonly createAnalyticsEvent: AnalyticsEvent;
  readonly createPageviewEvent: PageviewEvent;
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
  readonly cancelCall: Scalars['Boolean']['output'];
  /** The case waits for a call. BAD_USER_INPUT names reason. */
  readonly deskAskForCall: Scalars['Boolean']['output'];
  readonly deskStartCall: Scalars['Boolean']['output'];
  /** BAD_USER_INPUT names note. */
  readonly deskCompleteCall: Scalars['Boolean']['output'];
  readonly deskMissedCall: Scalars['Boolean']['output'];
  /** Where the state allows it. BAD_USER_INPUT names reason. */
  readonly deskWaiveCall: Scalars['Boolean']['output'];
  readonly deskSaveCalendar: Scalars['Boolean']['output'];
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
  readonly removePhoto: Scalars['Boolean']['output'];
  readonly finishPhotos: Scalars['Boolean']['output'];
  /** The patient's answer to a changed plan. CONFLICT when proposalId, what they read, is not the open one any more. */
  readonly acceptPlan: Scalars['Boolean']['output'];
  /** declinesSsri: the patient decides against the antidepressant of the plan. */
  readonly declinePlan: Scalars['Boolean']['output'];
  /** Without a consultationId, the visit that changed last. CONFLICT when it cannot be canceled any more. */
  readonly cancelVisit: Scalars['Boolean']['output'];
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
  readonly noteProgressPhoto: Scalars['Boolean']['output'];
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
  readonly deskTake: DeskCase;
  /** Gives a case to a colleague. BAD_USER_INPUT names clinicianId and note. */
  readonly deskHandOver: DeskCase;
  /** Gives a case back to the queue. */
  readonly deskRelease: DeskCase;
  /** Cases by a patient's name, order number or email address; a mutation, so that the text is in no address and no log. */
  readonly deskSearch: ReadonlyArray<DeskCase>;
  /** Decides a check-in and closes its case. CONFLICT while a flag is not acknowledged, and for continue while something is on hold. */
  readonly deskCloseCheckIn: DeskCase;
  readonly deskApprove: DeskCase;
  readonly deskPropose: DeskCase;
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
  readonly deskRejectPhoto: VisitPhoto;
  /** Without a subject it is about the visit. BAD_USER_INPUT names body, subject and attachmentIds. */
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
  /** Patients see the initials again. */
  readonly deskRemovePortrait: Scalars['Boolean']['output'];
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
  /** The visitor followed a link. False when it earns nobody a credit: the link is unknown, they were invited before, or they are signed in. */
  readonly acceptInvitation: Scalars['Boolean']['output'];
  /** Opens the questions of a yearly check-in that is due. Starting again returns the same one. */
  readonly startAnnualCheckIn: AnnualCheckIn;
  /** Confirms the address with this hash. CONFLICT when another one is known now. */
  readonly confirmAnnualAddress: AnnualCheckIn;
  /** Opens the questionnaire of a renewal that is due. Starting again returns the same one. */
  readonly startRenewal: RenewalView;
  /** With a step, saves only the answers of its page; the others stay. */
  readonly saveRenewalIntake: IntakeSaved;
  /** Goes on from the photos, with or without them. */
  readonly finishRenewalPhotos: RenewalView;
  /** Chooses how a subscription continues; nothing changes before a clinician renews. BAD_USER_INPUT names kind, everyDays, wish or until. */
  readonly chooseRenewalPlan: RenewalOptions;
  /** Closes the renewal without sending it; the answers are kept. */
  readonly closeRenewal: RenewalView;
  /**
   * Sends it to a clinician. In an emergency it need not be complete; the rules must confirm that it is one.
   * acknowledgedRuleIds are the safety texts the patient has read and ticked; BAD_USER_INPUT names those that are new to the patient
   * and missing: acknowledgedRuleIds, then acknowledgedRuleIds.<rule id> with the text of each. What is charged after a renewal is
   * agreed to: agreed, and shownHash, the SHA-256 of options.consentText; CONFLICT on shownTexts when it was another text.
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
  readonly saveStartFlow: IntakeSaved;
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

export type MutationSaveLeadArgs = {
  input: LeadInput;
};

export type MutationSaveHearAboutUsArgs = {
  answer: Scalars['String']['input'];
};

export type MutationSaveTimeZoneArgs = {
  timeZone: Scalars['String']['input'];
};

export type MutationRequestEmailChangeArgs = {
  email: Scalars['String']['input'];
};

export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};

export type MutationChangePhoneArgs = {
  phone: Scalars['String']['input'];
};

export type MutationSaveContactPreferenceArgs = {
  type: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

export type MutationUnsubscribeArgs = {
  token: Scalars['String']['input'];
};

export type MutationSignOutDeviceArgs = {
  deviceId: Scalars['ID']['input'];
};

export type MutationInviteStaffArgs = {
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};

export type MutationWithdrawStaffInvitationArgs = {
  email: Scalars['String']['input'];
};

export type MutationChangeStaffRoleArgs = {
  email: Scalars['String']['input'];
  role: Scalars['String']['input'];
};

export type MutationDeactivateStaffArgs = {
  email: Scalars['String']['input'];
};

export type MutationReactivateStaffArgs = {
  email: Scalars['String']['input'];
};

export type MutationStartImpersonationArgs = {
  patientId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationCreateAnalyticsEventArgs = {
  analyticsEvent: AnalyticsEventInput;
};

export type MutationCreatePageviewEventArgs = {
  analyticsEvent: PageviewEventInput;
};

export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};

export type MutationConfirmCheckoutArgs = {
  checkoutId: Scalars['ID']['input'];
  orderAgain?: InputMaybe<Scalars['Boolean']['input']>;
};

export type MutationCancelSubscriptionArgs = {
  subscriptionId: Scalars['ID']['input'];
  feedback?: InputMaybe<Scalars['String']['input']>;
};

export type MutationPayInvoiceArgs = {
  invoiceId: Scalars['ID']['input'];
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
};

export type MutationChangeAddressArgs = {
  address: AddressInput;
};

export type MutationChangeNextBillingDateArgs = {
  subscriptionId: Scalars['ID']['input'];
  date: Scalars['Date']['input'];
};

export type MutationAddAddressArgs = {
  address: AddressInput;
};

export type MutationEditAddressArgs = {
  addressId: Scalars['ID']['input'];
  address: AddressInput;
};

export type MutationRemoveAddressArgs = {
  addressId: Scalars['ID']['input'];
};

export type MutationChooseDefaultAddressArgs = {
  addressId: Scalars['ID']['input'];
};

export type MutationShipSubscriptionArgs = {
  subscriptionId: Scalars['ID']['input'];
  addressId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationAddCardArgs = {
  paymentMethodId: Scalars['String']['input'];
  makeDefault: Scalars['Boolean']['input'];
};

export type MutationChooseDefaultCardArgs = {
  cardId: Scalars['ID']['input'];
};

export type MutationRemoveCardArgs = {
  cardId: Scalars['ID']['input'];
};

export type MutationStopOrderArgs = {
  orderId: Scalars['ID']['input'];
};

export type MutationReportOrderProblemArgs = {
  input: OrderProblemInput;
};

export type MutationChooseForOrderArgs = {
  orderId: Scalars['ID']['input'];
  wish: Scalars['String']['input'];
};

export type MutationDeskDecideOrderIssueArgs = {
  input: DeskIssueDecisionInput;
};

export type MutationDeskReportOrderProblemArgs = {
  input: DeskOrderProblemInput;
};

export type MutationTakeBackCancellationArgs = {
  input: TakeBackInput;
};

export type MutationChangeRefillArgs = {
  change: RefillChangeInput;
  requestId: Scalars['ID']['input'];
  agreed: Scalars['Boolean']['input'];
  consentVersion: Scalars['String']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeskCloseBillingTaskArgs = {
  input: CloseBillingTaskInput;
};

export type MutationDeskCreateDiscountArgs = {
  input: CreateDiscountInput;
};

export type MutationDeskEndDiscountArgs = {
  discountId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationPlaceVisitCheckoutArgs = {
  input: VisitCheckoutInput;
};

export type MutationRefundDepositArgs = {
  orderId: Scalars['ID']['input'];
};

export type MutationDeskDecideDepositArgs = {
  orderId: Scalars['ID']['input'];
  decision: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskMoveDepositArgs = {
  input: MoveDepositInput;
};

export type MutationBookCallArgs = {
  startsAt: Scalars['DateTime']['input'];
  timeZone: Scalars['String']['input'];
};

export type MutationDeskAskForCallArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskStartCallArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskCompleteCallArgs = {
  consultationId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type MutationDeskMissedCallArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskWaiveCallArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskSaveCalendarArgs = {
  input: CalendarInput;
};

export type MutationSaveCartArgs = {
  productIds: ReadonlyArray<Scalars['Int']['input']>;
};

export type MutationNotifyOfDrugArgs = {
  drugType: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

export type MutationChangeListingArgs = {
  input: ChangeListingInput;
};

export type MutationRevertListingChangeArgs = {
  changeId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
  acceptWarnings: Scalars['Boolean']['input'];
};

export type MutationChangeBirthDateArgs = {
  dob: Scalars['Date']['input'];
  reason: Scalars['String']['input'];
};

export type MutationSaveIntakeArgs = {
  input: IntakeSaveInput;
};

export type MutationSubmitIntakeArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type MutationAcceptSsriWarningArgs = {
  agreed: Scalars['Boolean']['input'];
  shownHash: Scalars['String']['input'];
};

export type MutationAmendIntakeArgs = {
  input: IntakeAmendmentInput;
};

export type MutationConfirmCorrectionArgs = {
  correctionId: Scalars['ID']['input'];
};

export type MutationRemovePhotoArgs = {
  photoId: Scalars['ID']['input'];
};

export type MutationAcceptPlanArgs = {
  consultationId: Scalars['ID']['input'];
  consent: Scalars['Boolean']['input'];
  consentHash: Scalars['String']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  proposalId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationDeclinePlanArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  declinesSsri?: InputMaybe<Scalars['Boolean']['input']>;
  proposalId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationCancelVisitArgs = {
  reason?: InputMaybe<Scalars['String']['input']>;
  consultationId?: InputMaybe<Scalars['ID']['input']>;
};

export type MutationSaveCheckInArgs = {
  input: IntakeSaveInput;
};

export type MutationSubmitCheckInArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

export type MutationStartDoseChangeArgs = {
  serviceLine?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSendIdentificationArgs = {
  method: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type MutationNoteProgressPhotoArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type MutationShareProgressPhotoArgs = {
  id: Scalars['ID']['input'];
  isShared: Scalars['Boolean']['input'];
};

export type MutationDeleteProgressPhotoArgs = {
  id: Scalars['ID']['input'];
};

export type MutationRemindOfProgressArgs = {
  isOn: Scalars['Boolean']['input'];
};

export type MutationRemoveRenewalPhotoArgs = {
  photoId: Scalars['ID']['input'];
};

export type MutationAdvanceDemoClockArgs = {
  days: Scalars['Int']['input'];
};

export type MutationDeskDismissDuplicateArgs = {
  consultationId?: InputMaybe<Scalars['ID']['input']>;
  duplicateId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskMergeAccountsArgs = {
  consultationId?: InputMaybe<Scalars['ID']['input']>;
  duplicateId: Scalars['ID']['input'];
  keepThis: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskAskForIdentificationArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskReadIdentificationArgs = {
  consultationId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  dob: Scalars['String']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeskMessageArgs = {
  consultationId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
  asksPatient: Scalars['Boolean']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  attachmentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type MutationDeskSaveMessageDraftArgs = {
  consultationId: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
  body: Scalars['String']['input'];
};

export type MutationDeskRemoveMessageFileArgs = {
  id: Scalars['ID']['input'];
};

export type MutationDeskNoReplyNeededArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskDecideContinuityArgs = {
  input: DeskContinuityInput;
};

export type MutationDeskResolveStopArgs = {
  consultationId: Scalars['ID']['input'];
  ruleId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationDeskAmendIntakeArgs = {
  consultationId: Scalars['ID']['input'];
  input: IntakeAmendmentInput;
  askedAgain?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type MutationDeskTakeArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskHandOverArgs = {
  consultationId: Scalars['ID']['input'];
  clinicianId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};

export type MutationDeskReleaseArgs = {
  consultationId: Scalars['ID']['input'];
};

export type MutationDeskSearchArgs = {
  text: Scalars['String']['input'];
};

export type MutationDeskCloseCheckInArgs = {
  input: DeskCheckInInput;
};

export type MutationDeskApproveArgs = {
  input: DecisionInput;
};

export type MutationDeskProposeArgs = {
  input: DecisionInput;
};

export type MutationDeskRefuseArgs = {
  consultationId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
  alternatives: Scalars['String']['input'];
};

export type MutationDeskHoldArgs = {
  input: DeskTreatmentInput;
  liftedWhen: Scalars['String']['input'];
};

export type MutationDeskResumeArgs = {
  input: DeskTreatmentInput;
};

export type MutationDeskDiscontinueArgs = {
  input: DeskTreatmentInput;
};

export type MutationDeskRespondToAlertArgs = {
  consultationId: Scalars['ID']['input'];
  outcome: Scalars['String']['input'];
  note: Scalars['String']['input'];
};

export type MutationDeskOpenChangeArgs = {
  consultationId: Scalars['ID']['input'];
  prescriptionId: Scalars['ID']['input'];
  productIds: ReadonlyArray<Scalars['Int']['input']>;
  reason: Scalars['String']['input'];
  asksPatient: Scalars['Boolean']['input'];
};

export type MutationDeskSeeCorrectionArgs = {
  correctionId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type MutationDeskRejectPhotoArgs = {
  photoId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};

export type MutationSendMessageArgs = {
  body: Scalars['String']['input'];
  subject?: InputMaybe<Scalars['String']['input']>;
  attachmentIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type MutationMarkMessagesReadArgs = {
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSaveMessageDraftArgs = {
  subject: Scalars['String']['input'];
  body: Scalars['String']['input'];
};

export type MutationRemoveMessageAttachmentArgs = {
  id: Scalars['ID']['input'];
};

export type MutationAcceptOfferArgs = {
  input: AcceptOfferInput;
};

export type MutationDeclineOfferArgs = {
  offerId: Scalars['ID']['input'];
};

export type MutationDeskSetOfferCampaignArgs = {
  input: OfferCampaignInput;
};

export type MutationRecordPrivacyChoiceArgs = {
  given: Scalars['Boolean']['input'];
  version: Scalars['String']['input'];
  textHash: Scalars['String']['input'];
};

export type MutationSaveMiniQuizArgs = {
  answers: MiniQuizAnswersInput;
};

export type MutationSaveTreatmentReviewArgs = {
  answers: MiniQuizAnswersInput;
  review: TreatmentReviewInput;
};

export type MutationChangeTreatmentArgs = {
  change: TreatmentChangeInput;
  requestId: Scalars['ID']['input'];
  agreed: Scalars['Boolean']['input'];
  consentVersion: Scalars['String']['input'];
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

export type MutationAcceptInvitationArgs = {
  code: Scalars['String']['input'];
};

export type MutationConfirmAnnualAddressArgs = {
  hash: Scalars['String']['input'];
};

export type MutationSaveRenewalIntakeArgs = {
  input: IntakeSaveInput;
  step?: InputMaybe<Scalars['String']['input']>;
};

export type MutationChooseRenewalPlanArgs = {
  input: RenewalPlanInput;
};

export type MutationSubmitRenewalArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  isEmergency?: InputMaybe<Scalars['Boolean']['input']>;
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  agreed?: InputMaybe<Scalars['Boolean']['input']>;
  shownHash?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSaveRequestTopicArgs = {
  topic: Scalars['String']['input'];
};

export type MutationBeginRequestArgs = {
  topic: Scalars['String']['input'];
};

export type MutationChooseProcedureArgs = {
  productId: Scalars['Int']['input'];
  procedureOn: Scalars['Date']['input'];
};

export type MutationReviewRequestArgs = {
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
};

export type MutationSaveStartFlowArgs = {
  name: Scalars['String']['input'];
  input: StartSaveInput;
};

export type MutationSubmitStartFlowArgs = {
  name: Scalars['String']['input'];
  responseId: Scalars['ID']['input'];
  revision: Scalars['Int']['input'];
  acknowledgedRuleIds?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type MutationAgreeToStartArgs = {
  accepted: ReadonlyArray<ShownTextInput>;
};

export type MutationNotifyOfStateArgs = {
  state: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

export type MutationNotifyOfServiceArgs = {
  service: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
};

export type MutationSubmitServiceRequestArgs = {
  input: ServiceRequestInput;
};

export type MutationReplyToServiceRequestArgs = {
  id: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};

export type MutationDeskActOnServiceRequestArgs = {
  input: DeskRequestActionInput;
};

export type Address = {
  readonly streetAddress1: Scalars['String']['output'];
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly zipCode: Scalars['String']['output'];
};

export type Phone = {
  readonly phoneNumber: Scalars['String']['output'];
  readonly phoneAreaCode: Scalars['String']['output'];
};

/** hearAboutUs: friend, search, social, video, podcast, press, clinician or other; null until the patient says. */
export type Profile = {
  readonly id: Scalars['ID']['output'];
  readonly dob?: Maybe<Scalars['Date']['output']>;
  readonly termsAccepted: Scalars['Boolean']['output'];
  readonly hearAboutUs?: Maybe<Scalars['String']['output']>;
  /** The sex at birth that the patient gave in their newest answers: male, female or intersex; null before. */
  readonly gender?: Maybe<Scalars['String']['output']>;
};

export type OauthUser = {
  readonly id: Scalars['ID']['output'];
  readonly source: Scalars['String']['output'];
};

/** A signed-in person, or a visitor known only by lead id. */
export type User = {
  readonly id: Scalars['ID']['output'];
  readonly isImpersonated: Scalars['Boolean']['output'];
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly fullName?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly role: Scalars['String']['output'];
  readonly phone?: Maybe<Phone>;
  readonly profile?: Maybe<Profile>;
  readonly address?: Maybe<Address>;
  /** False for a visitor, and for an account that was joined with another one of the same person. */
  readonly active: Scalars['Boolean']['output'];
  readonly oauthUser?: Maybe<OauthUser>;
  /** Written confirmations and reminders, newest first. */
  readonly notices: ReadonlyArray<Notice>;
  /** In which dates are written: as the patient chose it, else that of their state; null for a visitor. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** The patient chose the time zone. */
  readonly timeZoneChosen: Scalars['Boolean']['output'];
  /** The address that waits for the link in the letter to it; null without one. */
  readonly pendingEmail?: Maybe<Scalars['String']['output']>;
  readonly contactPreferences: ReadonlyArray<ContactPreference>;
  /** The browser in use first, then the one used last. */
  readonly devices: ReadonlyArray<Device>;
  readonly dob?: Maybe<Scalars['Date']['output']>;
  readonly billing: BillingOverview;
  readonly orders: ReadonlyArray<Order>;
  readonly paymentTask?: Maybe<PaymentTask>;
  /** Subscriptions that have ended, with the text of the written confirmation. */
  readonly cancellations: ReadonlyArray<CancellationResult>;
  readonly addressBook: AddressBook;
  /** The patient's id at the payment processor; null before the first payment. */
  readonly paymentCustomerId?: Maybe<Scalars['ID']['output']>;
  /** Lives in a state where none of our clinicians may prescribe. */
  readonly outOfState: Scalars['Boolean']['output'];
  /** Lives in a state that requires a call before a prescription. */
  readonly requiresPhoneCall: Scalars['Boolean']['output'];
  /** The pharmacy has accepted an order for the patient. */
  readonly hasPharmacyPatientId: Scalars['Boolean']['output'];
  readonly hasActiveSubscription: Scalars['Boolean']['output'];
  /** Has ordered, and never anything that needs a prescription. */
  readonly eCommerceUser: Scalars['Boolean']['output'];
  /** The name entered when paying with the saved card; null without a card. */
  readonly nameOnCard?: Maybe<Scalars['String']['output']>;
  /** Those that continue without a new purchase, including those on hold and paused; newest first. */
  readonly activeSubscriptions: ReadonlyArray<ProductSubscription>;
  /** Newest first. */
  readonly subscriptions: ReadonlyArray<ProductSubscription>;
  readonly cards: ReadonlyArray<BillingCard>;
  readonly paymentMethods: ReadonlyArray<PaymentMethod>;
  /** Newest first. */
  readonly invoices: ReadonlyArray<Invoice>;
  /** The latest choice: the saved cart, else the newest checkout. */
  readonly selectedProducts: ReadonlyArray<Product>;
  /** Newest first. */
  readonly deposits: ReadonlyArray<Deposit>;
  readonly liveCall?: Maybe<LiveCall>;
  /** What keeps drugs from being ordered now. Visible to the patient only; empty for any other viewer. */
  readonly therapies: ReadonlyArray<TakenTherapy>;
  readonly care: CareStatus;
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
  readonly primaryPanelProvider?: Maybe<PanelProvider>;
  readonly progressImages: ReadonlyArray<ProgressImage>;
  /** Those that wait for an answer first, by due date; then the newest. At most 12. */
  readonly checkIns: ReadonlyArray<CheckIn>;
  readonly trends: ReadonlyArray<Trend>;
  readonly doseChange: DoseChange;
  readonly progress: Progress;
  readonly renewalPhotos: RenewalPhotos;
  readonly messages: ReadonlyArray<ConsultationMessage>;
  /** Those with messages, the newest first, then those that are only begun. */
  readonly messageConversations: ReadonlyArray<MessageConversation>;
  /** Something waits for the patient's yes or no: an offer to start again, or a plan that a clinician proposed. */
  readonly hasPendingUserOffer: Scalars['Boolean']['output'];
  /** The newest one; null for everyone but the patient themselves. */
  readonly offer?: Maybe<Offer>;
  readonly offerTask?: Maybe<OfferTask>;
  /** What the patient could change their plan to; null for a visitor. */
  readonly planChanges?: Maybe<PlanChanges>;
  /** The patient's plan compared with what the latest answers suggest; null for a visitor. */
  readonly treatmentUpdate?: Maybe<TreatmentUpdate>;
  readonly quizResponses: ReadonlyArray<QuizResponse>;
  /** The name of the questionnaire that was started last; null before the first. */
  readonly quizType?: Maybe<Scalars['String']['output']>;
  /** Null for everyone but the patient themselves. */
  readonly referrals?: Maybe<Referrals>;
  readonly annualCheckIn: AnnualCheckIn;
  readonly renewal: RenewalView;
  /** The newest one; null before the first, and for everybody else. */
  readonly dataExport?: Maybe<DataExport>;
  /** Whether this browser signed in within the last hour, as asking for the copy or a deletion requires. */
  readonly isRecentlySignedIn: Scalars['Boolean']['output'];
  /** Newest first. */
  readonly serviceRequests: ReadonlyArray<ServiceRequest>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserPlanLinkArgs = {
  link?: InputMaybe<Scalars['String']['input']>;
};

/** A signed-in person, or a visitor known only by lead id. */
export type UserQuizResponsesArgs = {
  configName: Scalars['String']['input'];
};

/** A confirmation or reminder sent in writing. */
export type Notice = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

/** Contact details that a visitor leaves before having an account. */
export type LeadInput = {
  readonly firstName: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  /** Required with marketingTexts, ignored without. */
  readonly phone?: InputMaybe<Scalars['String']['input']>;
  /** True only when the visitor checked the box beside the text. */
  readonly marketingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  readonly marketingTexts?: InputMaybe<Scalars['Boolean']['input']>;
  /** The texts beside the boxes, when the page has them. */
  readonly shownTexts?: InputMaybe<ReadonlyArray<ShownTextInput>>;
};

/** What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another. */
export type ShownTextInput = {
  readonly id: Scalars['String']['input'];
  readonly hash: Scalars['String']['input'];
};

/** The text beside a box. missing: said when the box has to be ticked and is not. */
export type ConsentText = {
  readonly id: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly missing: Scalars['String']['output'];
  readonly document?: Maybe<ConsentDocument>;
};

export type ConsentDocument = {
  readonly title: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

/** A kind of message that the patient switches on and off. text is what they agree to. channel: email or text. */
export type ContactPreference = {
  readonly type: Scalars['String']['output'];
  readonly channel: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly isOn: Scalars['Boolean']['output'];
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A browser in which the patient is signed in. */
export type Device = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly signedInAt: Scalars['DateTime']['output'];
  readonly lastSeenAt: Scalars['DateTime']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** value is null when there is no such flag. */
export type FeatureFlag = {
  readonly name: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['FlagValue']['output']>;
};

/** The marketing parameters of the visitor's newest address that had any. */
export type UtmParams = {
  readonly source?: Maybe<Scalars['String']['output']>;
  readonly medium?: Maybe<Scalars['String']['output']>;
  readonly campaign?: Maybe<Scalars['String']['output']>;
  readonly content?: Maybe<Scalars['String']['output']>;
  readonly term?: Maybe<Scalars['String']['output']>;
};

/** A patient as operators see them. */
export type FoundPatient = {
  readonly id: Scalars['ID']['output'];
  readonly email: Scalars['String']['output'];
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
};

/** An operator impersonating a patient. */
export type Impersonation = {
  readonly id: Scalars['ID']['output'];
  readonly patientId: Scalars['ID']['output'];
  readonly patientEmail: Scalars['String']['output'];
  readonly patientName?: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
};

/** Post token, as a form, to action: it opens the app host once, in this browser, within a minute. */
export type ImpersonationStart = {
  readonly token: Scalars['String']['output'];
  readonly action: Scalars['String']['output'];
};

/** One row of the audit log. about is the patient it concerns, if any. */
export type AuditEntry = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly action: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly subjectId: Scalars['String']['output'];
  readonly actorRole: Scalars['String']['output'];
  readonly actorEmail?: Maybe<Scalars['String']['output']>;
  readonly impersonatorEmail?: Maybe<Scalars['String']['output']>;
  readonly aboutEmail?: Maybe<Scalars['String']['output']>;
  /** Ids and names of fields, as JSON; never health data. */
  readonly detail: Scalars['String']['output'];
};

export type AuditPage = {
  readonly entries: ReadonlyArray<AuditEntry>;
  /** Pass it as before to get the next, older page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** person: a whole email address or id, of whoever did it or whom it is about. from and to are days in UTC, both included. */
export type AuditFilter = {
  readonly person?: InputMaybe<Scalars['String']['input']>;
  readonly action?: InputMaybe<Scalars['String']['input']>;
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  readonly to?: InputMaybe<Scalars['Date']['input']>;
};

/** An invitation to work here, as whoever has its link sees it. */
export type StaffInvitation = {
  /** The name of the role. */
  readonly role: Scalars['String']['output'];
  /** Masked. */
  readonly email: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored. */
export type AnalyticsEventInput = {
  readonly event: Scalars['String']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: InputMaybe<Scalars['String']['input']>;
};

export type PageviewEventInput = {
  /** Only its path is stored. */
  readonly url: Scalars['String']['input'];
  readonly anonymousId?: InputMaybe<Scalars['ID']['input']>;
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: InputMaybe<Scalars['String']['input']>;
};

export type AnalyticsEvent = {
  readonly event: Scalars['String']['output'];
};

export type PageviewEvent = {
  readonly url: Scalars['String']['output'];
};

/** wallet: apple_pay, google_pay or link; null for a card that was typed. */
export type CardSummary = {
  readonly brand: Scalars['String']['output'];
  readonly last4: Scalars['String']['output'];
  readonly wallet?: Maybe<Scalars['String']['output']>;
  readonly expMonth: Scalars['Int']['output'];
  readonly expYear: Scalars['Int']['output'];
};

/** How this page accepts cards. */
export type CardEntry = {
  readonly kind: Scalars['String']['output'];
  readonly frameUrl?: Maybe<Scalars['String']['output']>;
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
};

/** message leads to href; label is the text of the link. */
export type AlreadyTaken = {
  readonly message: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type CheckoutPage = {
  readonly products: ReadonlyArray<Product>;
  /** Ids in the address that are no product that can be ordered. */
  readonly ignoredIds: ReadonlyArray<Scalars['String']['output']>;
  /** A sentence for each product of the address that was removed because it is not offered yet. */
  readonly notOffered: ReadonlyArray<Scalars['String']['output']>;
  /** A sentence and a link for each product of the address that was removed because the patient has it, or one like it. */
  readonly alreadyTaken: ReadonlyArray<AlreadyTaken>;
  /** Names of products that the cart rules removed because they do not go with the others. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
  readonly quote: Quote;
  readonly shippingOptions: ReadonlyArray<ShippingOption>;
  readonly cardEntry: CardEntry;
  readonly savedCard?: Maybe<CardSummary>;
  readonly servedStates: ReadonlyArray<Scalars['String']['output']>;
  /** For a signed-in patient: what they have already, and what this order changes; null for a visitor. */
  readonly account?: Maybe<AccountCheckout>;
  /** The boxes beside the button, in their order, with the texts that are agreed to. */
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
};

/** field: of PlaceOrderInput. None is ticked in advance. */
export type CheckoutAgreement = {
  readonly field: Scalars['String']['output'];
  readonly isRequired: Scalars['Boolean']['output'];
  readonly consent: ConsentText;
};

/** Amount in cents of one shipment; credit: what is taken off the next charge; on: its day, null while none is scheduled. */
export type PlanNow = {
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly amount: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly on?: Maybe<Scalars['DateTime']['output']>;
};

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

export type CheckoutResult = {
  readonly checkoutId: Scalars['ID']['output'];
  /** PLACED, or ACTION_REQUIRED with the address of the issuer's page in actionUrl. */
  readonly status: Scalars['String']['output'];
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
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly specialties: ReadonlyArray<Scalars['String']['output']>;
  readonly purchaseAmount: Scalars['Int']['output'];
};

export type OrderLine = {
  readonly productId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly quantity: Scalars['Int']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly drugType: Scalars['String']['output'];
  /** In plain text, what is special about it: it waits for stock, or will not ship. Null for most. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** A part of a price; cents. */
export type PriceLine = {
  readonly label: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
};

/** The order's id and status. Its contents and price: User.orders. */
export type OrderHead = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly shippedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
};

export type Order = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly lines: ReadonlyArray<OrderLine>;
  /** Discounts, fees, shipping, tax and credit: with the lines they make the total. */
  readonly otherLines: ReadonlyArray<PriceLine>;
  readonly shippedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly invoice?: Maybe<InvoiceView>;
  readonly steps: ReadonlyArray<OrderStep>;
  /** The checkout with the same products; null while the order has not left. */
  readonly orderAgain?: Maybe<Scalars['String']['output']>;
  /** The first package first; empty before anything has left. */
  readonly parcels: ReadonlyArray<OrderParcel>;
  /** How the patient may stop it: AT_ONCE, ASK_PHARMACY, or null when they cannot. */
  readonly stop?: Maybe<Scalars['String']['output']>;
  /** Number of the order that this one replaces. */
  readonly replaces?: Maybe<Scalars['String']['output']>;
  readonly replacedBy: ReadonlyArray<Scalars['String']['output']>;
  /** Newest first. */
  readonly issues: ReadonlyArray<OrderIssue>;
  /** Oldest first. */
  readonly refunds: ReadonlyArray<OrderRefund>;
  readonly reports: ReadonlyArray<OrderReport>;
};

export type OrderStep = {
  readonly label: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly state: Scalars['String']['output'];
  /** By when it is promised, in business days; null without a promise. */
  readonly by?: Maybe<Scalars['DateTime']['output']>;
};

export type InvoiceView = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly summary: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly amountCharged: Scalars['Int']['output'];
  readonly lines: ReadonlyArray<QuoteLine>;
  readonly paidAt?: Maybe<Scalars['DateTime']['output']>;
  readonly canPay: Scalars['Boolean']['output'];
  /** Address of the invoice as a PDF file; null while there is none. */
  readonly pdf?: Maybe<Scalars['String']['output']>;
  /** Address of the itemized receipt; null until it is paid. */
  readonly receipt?: Maybe<Scalars['String']['output']>;
};

export type SubscriptionCard = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly cycleInDays: Scalars['Int']['output'];
  /** Cents of one refill: with discounts, shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  /** Cents of the next charge: less credit, which is the amount that is taken off. */
  readonly nextAmount: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly cancellationDate?: Maybe<Scalars['DateTime']['output']>;
  readonly isCancellable: Scalars['Boolean']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** Days between two charges. */
  readonly everyDays: Scalars['Int']['output'];
  /** Name and address of the next package. */
  readonly shipsTo: Scalars['String']['output'];
  readonly refill: RefillOptions;
};

export type BillingAction = {
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

export type BillingOverview = {
  /** A payment problem that only the patient can fix; null when there is none. */
  readonly action?: Maybe<BillingAction>;
  /** The card that coming charges use expires within 30 days, or did; null otherwise. */
  readonly cardWarning?: Maybe<BillingAction>;
  readonly subscriptions: ReadonlyArray<SubscriptionCard>;
  /** For a patient whose last subscription has ended, if all its products were 3-month products. */
  readonly comeBack?: Maybe<BillingAction>;
  /** All of the patient's active products treat erectile dysfunction or premature ejaculation. */
  readonly isSexualHealthOnly: Scalars['Boolean']['output'];
  readonly latestOrder?: Maybe<OrderHead>;
  /** The card that is charged. */
  readonly card?: Maybe<CardSummary>;
  /** The card that is charged first, then the newest. */
  readonly cards: ReadonlyArray<SavedCard>;
};

export type PaymentTask = {
  readonly invoiceId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly number: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly actionUrl?: Maybe<Scalars['String']['output']>;
  readonly cardEntry: CardEntry;
  readonly savedCard?: Maybe<CardSummary>;
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly ifIgnored: Scalars['String']['output'];
};

export type CancellationResult = {
  readonly subscriptionId: Scalars['ID']['output'];
  readonly endedAt: Scalars['DateTime']['output'];
  readonly effects: ReadonlyArray<Scalars['String']['output']>;
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly stillShips: ReadonlyArray<Scalars['String']['output']>;
  readonly lastCharge?: Maybe<Scalars['Int']['output']>;
  /** It may still be taken back, unless undoCancellation says no. */
  readonly mayBeUndone: Scalars['Boolean']['output'];
};

export type AddressInput = {
  readonly streetAddress1: Scalars['String']['input'];
  readonly streetAddress2?: InputMaybe<Scalars['String']['input']>;
  readonly city: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly zipCode: Scalars['String']['input'];
};

export type PlaceOrderInput = {
  /** Created by the browser when checkout opens; the same id never buys twice. */
  readonly checkoutId: Scalars['ID']['input'];
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly dob: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly address: AddressInput;
  /** Boxes of CheckoutPage.agreements. Those that are required there must be true. */
  readonly termsAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  readonly telehealthAgreement?: InputMaybe<Scalars['Boolean']['input']>;
  readonly subscriptionAgreement: Scalars['Boolean']['input'];
  /** News and offers by email, and by text message. */
  readonly receiveMarketingMessagesConsent?: InputMaybe<Scalars['Boolean']['input']>;
  readonly receiveMarketingTextsConsent?: InputMaybe<Scalars['Boolean']['input']>;
  /** The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one. */
  readonly shownTexts?: InputMaybe<ReadonlyArray<ShownTextInput>>;
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

/** id is null for the default address. */
export type SavedAddress = {
  readonly id?: Maybe<Scalars['ID']['output']>;
  readonly streetAddress1: Scalars['String']['output'];
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly zipCode: Scalars['String']['output'];
};

/** Where a running subscription ships. addressId is null for the default address, and for one that is not in the book. */
export type Delivery = {
  readonly subscriptionId: Scalars['ID']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly shipsTo: Address;
  readonly isDefault: Scalars['Boolean']['output'];
  readonly addressId?: Maybe<Scalars['ID']['output']>;
};

/** The default address first. */
export type AddressBook = {
  readonly addresses: ReadonlyArray<SavedAddress>;
  readonly deliveries: ReadonlyArray<Delivery>;
};

/** expiry: LATER, SOON (within 30 days) or EXPIRED. wallet as in CardSummary. */
export type SavedCard = {
  readonly id: Scalars['ID']['output'];
  readonly brand: Scalars['String']['output'];
  readonly last4: Scalars['String']['output'];
  readonly wallet?: Maybe<Scalars['String']['output']>;
  readonly expMonth: Scalars['Int']['output'];
  readonly expYear: Scalars['Int']['output'];
  readonly isDefault: Scalars['Boolean']['output'];
  readonly expiry: Scalars['String']['output'];
};

/** actionUrl: the page of the card's issuer, who wants a confirmation first; null when the card is saved. */
export type AddedCard = {
  readonly actionUrl?: Maybe<Scalars['String']['output']>;
};

/** wish is replacement, refund or wait; label is its text. */
export type OrderChoice = {
  readonly wish: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type OrderIssue = {
  readonly id: Scalars['ID']['output'];
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  /** What the patient may choose now. */
  readonly choices: ReadonlyArray<OrderChoice>;
  /** What the patient chose; null before. */
  readonly wish?: Maybe<Scalars['String']['output']>;
};

/** A photo that was sent with a report or a request; it is read from its url. */
export type CasePhoto = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
};

/** Amount in cents. */
export type OrderRefund = {
  readonly id: Scalars['ID']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly label: Scalars['String']['output'];
};

/** A problem that the patient may report, from the instant on if there is one. */
export type OrderReport = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly from?: Maybe<Scalars['DateTime']['output']>;
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly wishes: ReadonlyArray<OrderChoice>;
};

/** A package that has left the pharmacy. label and detail are plain text. */
export type OrderParcel = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly detail?: Maybe<Scalars['String']['output']>;
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  readonly shippedAt: Scalars['DateTime']['output'];
  readonly deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
};

/** kind, wish: as offered by Order.reports. */
export type OrderProblemInput = {
  readonly orderId: Scalars['ID']['input'];
  readonly kind: Scalars['String']['input'];
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly wish: Scalars['String']['input'];
  readonly details?: InputMaybe<Scalars['String']['input']>;
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type DeskIssueProduct = {
  readonly productId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** label is the text of the button. */
export type DeskIssueDecision = {
  readonly decision: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** Something that went wrong with an order and waits for an operator, the most urgent first. */
export type DeskOrderIssue = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly isAwaitingReturn: Scalars['Boolean']['output'];
  readonly orderNumber: Scalars['String']['output'];
  /** Plain text. */
  readonly orderStatus: Scalars['String']['output'];
  readonly patientId: Scalars['ID']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly patientEmail: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly products: ReadonlyArray<DeskIssueProduct>;
  /** What the patient would like; null while they have not chosen. */
  readonly wish?: Maybe<Scalars['String']['output']>;
  /** In the patient's words. */
  readonly details: Scalars['String']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly trackingNumber?: Maybe<Scalars['String']['output']>;
  /** Cents: what a refund of these products would be, and what is left of the payment. */
  readonly refundable: Scalars['Int']['output'];
  readonly left: Scalars['Int']['output'];
  /** Facts about a dispute or a refund, in plain sentences. */
  readonly facts: ReadonlyArray<Scalars['String']['output']>;
  /** What the patient sent with their report. */
  readonly photos: ReadonlyArray<CasePhoto>;
  readonly decisions: ReadonlyArray<DeskIssueDecision>;
};

/** outcome is plain text. */
export type DeskClosedIssue = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
  readonly closedAt: Scalars['DateTime']['output'];
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
};

export type DeskOrderIssues = {
  readonly open: ReadonlyArray<DeskOrderIssue>;
  readonly closed: ReadonlyArray<DeskClosedIssue>;
  readonly waiting: DeskWaiting;
};

export type DeskIssueDecisionInput = {
  readonly issueId: Scalars['ID']['input'];
  readonly decision: Scalars['String']['input'];
  readonly answer: Scalars['String']['input'];
  /** Cents; only for a refund of another amount. */
  readonly amount?: InputMaybe<Scalars['Int']['input']>;
};

/** Left out, productIds means everything in the order. */
export type DeskOrderProblemInput = {
  readonly orderNumber: Scalars['String']['input'];
  readonly kind: Scalars['String']['input'];
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly wish: Scalars['String']['input'];
  readonly details: Scalars['String']['input'];
};

/** amount in cents, less the credit that is taken off; on is null while no charge is planned. */
export type NextRefill = {
  readonly on?: Maybe<Scalars['DateTime']['output']>;
  readonly amount: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
};

/** What a change of the refills does. */
export type RefillChangeQuote = {
  readonly before: NextRefill;
  readonly after: NextRefill;
  readonly isPaused: Scalars['Boolean']['output'];
  /** Plain sentences. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
  /** Text beside the box; empty when nothing has to be agreed to. */
  readonly consentText: Scalars['String']['output'];
  readonly consentVersion: Scalars['String']['output'];
};

/** What the patient may do with the refills of a subscription. */
export type RefillOptions = {
  /** Why nothing can be changed now; null when it can. */
  readonly fixedBecause?: Maybe<Scalars['String']['output']>;
  readonly isPaused: Scalars['Boolean']['output'];
  /** False where refills ship only when the patient says so each time. */
  readonly isAutomatic: Scalars['Boolean']['output'];
  /** The first day of the next charge by the last package, and why not sooner; what is at home besides counts when a date is chosen. */
  readonly earliest: Scalars['DateTime']['output'];
  readonly earliestReason: Scalars['String']['output'];
  readonly latest: Scalars['DateTime']['output'];
  /** Days that one package lasts. */
  readonly supplyInDays: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  /** Weeks between two refills; null where they cannot be chosen. */
  readonly leastWeeks?: Maybe<Scalars['Int']['output']>;
  readonly mostWeeks?: Maybe<Scalars['Int']['output']>;
};

/** kind is move (date), skip, pause (date), resume, every (weeks; 0: as long as a package lasts) or send_now. */
export type RefillChangeInput = {
  readonly subscriptionId: Scalars['ID']['input'];
  readonly kind: Scalars['String']['input'];
  readonly date?: InputMaybe<Scalars['Date']['input']>;
  readonly weeks?: InputMaybe<Scalars['Int']['input']>;
};

/** What taking a cancellation back does; amount in cents. on is null while no charge is planned. */
export type CancellationUndo = {
  readonly subscriptionId: Scalars['ID']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly amount: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly on?: Maybe<Scalars['DateTime']['output']>;
  readonly isPaused: Scalars['Boolean']['output'];
  /** Until when it can be taken back. */
  readonly until: Scalars['DateTime']['output'];
  readonly consentText: Scalars['String']['output'];
  readonly consentVersion: Scalars['String']['output'];
};

/** shownHash: SHA-256 of consentText. */
export type TakeBackInput = {
  readonly subscriptionId: Scalars['ID']['input'];
  readonly agreed: Scalars['Boolean']['input'];
  readonly consentVersion: Scalars['String']['input'];
  readonly shownHash?: InputMaybe<Scalars['String']['input']>;
};

/** How many billing tasks and orders wait for an operator. */
export type DeskWaiting = {
  readonly tasks: Scalars['Int']['output'];
  readonly orders: Scalars['Int']['output'];
};

export type DeskTaskKind = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** label is plain text. */
export type DeskTaskOutcome = {
  readonly outcome: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type DeskBillingTask = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** What happened. */
  readonly detail: Scalars['String']['output'];
  /** What to do about it. */
  readonly todo: Scalars['String']['output'];
  readonly openedAt: Scalars['DateTime']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly isLate: Scalars['Boolean']['output'];
  /** Null for one that is about no patient of ours. */
  readonly patientName?: Maybe<Scalars['String']['output']>;
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  readonly invoiceNumber?: Maybe<Scalars['String']['output']>;
  /** What it may be closed with. */
  readonly outcomes: ReadonlyArray<DeskTaskOutcome>;
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Plain text. */
  readonly outcome?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly closedBy?: Maybe<Scalars['String']['output']>;
};

export type DeskBillingTasks = {
  readonly tasks: ReadonlyArray<DeskBillingTask>;
  readonly kinds: ReadonlyArray<DeskTaskKind>;
  readonly waiting: DeskWaiting;
};

/** Cents; one of the two sides is 0. */
export type JournalPosting = {
  readonly account: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly debit: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
};

/** source names the record that it was written with. */
export type JournalEntry = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly postings: ReadonlyArray<JournalPosting>;
};

/** type is asset, liability, revenue, contra_revenue or expense. Cents. */
export type AccountBalance = {
  readonly account: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly debit: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
};

/** debit and credit are the sums of both sides, in cents. */
export type TrialBalance = {
  readonly accounts: ReadonlyArray<AccountBalance>;
  readonly debit: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
};

export type InvoiceJournal = {
  readonly invoiceNumber: Scalars['String']['output'];
  /** Plain text. */
  readonly invoiceStatus: Scalars['String']['output'];
  readonly total: Scalars['Int']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly entries: ReadonlyArray<JournalEntry>;
  readonly balance: TrialBalance;
};

/** number is what was asked for; invoice is null when there is none with it. */
export type DeskJournal = {
  readonly number: Scalars['String']['output'];
  readonly invoice?: Maybe<InvoiceJournal>;
  readonly balance: TrialBalance;
  readonly waiting: DeskWaiting;
};

export type CloseBillingTaskInput = {
  readonly taskId: Scalars['ID']['input'];
  readonly outcome: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
};

/**
 * A line of a price or an invoice. kind is one of consultation, credit, custom, discount_rule, gift, offer, product,
 * sales_tax, shipping. Amounts in cents, below 0 for what is taken off; amountWithDiscount of a product is less its
 * discounts. productId: the product that is sold, discounted or taxed.
 */
export type QuoteLine = {
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly amountWithDiscount: Scalars['Int']['output'];
  readonly productId?: Maybe<Scalars['Int']['output']>;
  readonly isDiscount: Scalars['Boolean']['output'];
};

/** Amounts in cents. A section without lines is not charged. discount and credit are not above 0. */
export type QuoteSection = {
  readonly lines: ReadonlyArray<QuoteLine>;
  readonly total: Scalars['Int']['output'];
  readonly subtotal: Scalars['Int']['output'];
  readonly discount: Scalars['Int']['output'];
  readonly shipping: Scalars['Int']['output'];
  readonly salesTax: Scalars['Int']['output'];
  readonly credit: Scalars['Int']['output'];
};

/** The amount of the orders from one on, counted from the first. */
export type PriceStep = {
  readonly fromOrder: Scalars['Int']['output'];
  readonly amount: Scalars['Int']['output'];
};

/** firstAmount: its first order, or its next refill under a plan that takes the place of another one. */
export type PlanCharge = {
  readonly afterDays: Scalars['Int']['output'];
  readonly firstAmount: Scalars['Int']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly laterSteps: ReadonlyArray<PriceStep>;
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
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
  readonly onApproval: QuoteSection;
  readonly charges: ReadonlyArray<PlanCharge>;
  /** Cents of credit that are left: the charge that comes next takes them off. */
  readonly creditLeft: Scalars['Int']['output'];
};

/** amount is that of the second order; laterSteps: what it is after a discount has ended. */
export type NextCharge = {
  readonly on?: Maybe<Scalars['Date']['output']>;
  readonly afterDays: Scalars['Int']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly laterSteps: ReadonlyArray<PriceStep>;
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly everyDays: Scalars['Int']['output'];
};

export type Quote = {
  readonly today: QuoteSection;
  readonly onApproval: QuoteSection;
  readonly nextCharges: ReadonlyArray<NextCharge>;
  /** Cents of credit that are left after this order: the charge that comes next takes them off. */
  readonly creditLeft: Scalars['Int']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** False while tax is collected and the address is missing: the amounts are without tax. */
  readonly isTaxKnown: Scalars['Boolean']['output'];
  readonly consentText: Scalars['String']['output'];
  readonly consentVersion: Scalars['String']['output'];
};

/** name is standard or express. problem: why these products cannot go that way. */
export type ShippingOption = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
  readonly problem?: Maybe<Scalars['String']['output']>;
};

export type CheckoutQuote = {
  readonly quote: Quote;
  /** As CheckoutPage.agreements, with the amounts of this quote. */
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
  /** The method that the price is for. */
  readonly shippingMethod: Scalars['String']['output'];
  readonly shippingOptions: ReadonlyArray<ShippingOption>;
  /** Why the code lowers nothing; null when it does, or when there is none. */
  readonly discountProblem?: Maybe<Scalars['String']['output']>;
  /** Why products cannot be sent there. */
  readonly addressProblems: ReadonlyArray<Scalars['String']['output']>;
};

export type PriceDestinationInput = {
  readonly city: Scalars['String']['input'];
  readonly state: Scalars['String']['input'];
  readonly zipCode: Scalars['String']['input'];
};

export type CheckoutQuoteInput = {
  readonly checkoutId: Scalars['ID']['input'];
  readonly productIds: ReadonlyArray<Scalars['Int']['input']>;
  /** The prices are without tax without it, or while it is not whole. */
  readonly to?: InputMaybe<PriceDestinationInput>;
  readonly shippingMethod?: InputMaybe<Scalars['String']['input']>;
  readonly discountCode?: InputMaybe<Scalars['String']['input']>;
};

export type DeskDiscount = {
  readonly id: Scalars['ID']['output'];
  /** Null for one that applies automatically. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** What the line of an invoice says. */
  readonly description: Scalars['String']['output'];
  /** Active, Used up, Expired or Ended. */
  readonly state: Scalars['String']['output'];
  /** Plain text: what it lowers by how much, how often and for whom. */
  readonly terms: ReadonlyArray<Scalars['String']['output']>;
  readonly validFrom: Scalars['DateTime']['output'];
  readonly validUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Checkouts that used it. */
  readonly uses: Scalars['Int']['output'];
  /** Cents that it took off. */
  readonly given: Scalars['Int']['output'];
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Subscriptions that it was promised to and that still run. */
  readonly runningSubscriptions: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly createdByName?: Maybe<Scalars['String']['output']>;
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly endedByName?: Maybe<Scalars['String']['output']>;
  readonly endReason?: Maybe<Scalars['String']['output']>;
};

export type DeskDiscounts = {
  readonly discounts: ReadonlyArray<DeskDiscount>;
  readonly waiting: DeskWaiting;
};

export type CreateDiscountInput = {
  /** Left out for one that applies automatically. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  readonly description: Scalars['String']['input'];
  /** percent or amount. */
  readonly kind: Scalars['String']['input'];
  /** Percent, or cents. */
  readonly value: Scalars['Int']['input'];
  /** Orders that it lowers, counted from the first; every one when left out. */
  readonly cycles?: InputMaybe<Scalars['Int']['input']>;
  /** everything, over_the_counter or prescription. */
  readonly appliesTo: Scalars['String']['input'];
  readonly firstOrderOnly?: InputMaybe<Scalars['Boolean']['input']>;
  readonly minimumAmount?: InputMaybe<Scalars['Int']['input']>;
  /** The last day. */
  readonly validUntil?: InputMaybe<Scalars['String']['input']>;
  readonly maxUses?: InputMaybe<Scalars['Int']['input']>;
  readonly maxUsesPerPerson?: InputMaybe<Scalars['Int']['input']>;
  readonly stackable?: InputMaybe<Scalars['Boolean']['input']>;
  readonly reason: Scalars['String']['input'];
};

export type BillingCard = {
  readonly brand: Scalars['String']['output'];
  readonly last4: Scalars['String']['output'];
  readonly addressZip?: Maybe<Scalars['String']['output']>;
  readonly expMonth: Scalars['Int']['output'];
  readonly expYear: Scalars['Int']['output'];
};

export type PaymentMethodCard = {
  readonly brand: Scalars['String']['output'];
  readonly last4: Scalars['String']['output'];
  readonly expMonth: Scalars['Int']['output'];
  readonly expYear: Scalars['Int']['output'];
};

export type BillingAddress = {
  readonly postalCode?: Maybe<Scalars['String']['output']>;
};

export type BillingDetails = {
  readonly address: BillingAddress;
};

/** A saved card, under the payment processor's id. */
export type PaymentMethod = {
  readonly id: Scalars['ID']['output'];
  readonly billingDetails: BillingDetails;
  readonly card: PaymentMethodCard;
};

/** amountCharged is what was taken, in cents; refunds are not deducted. */
export type Invoice = {
  readonly id: Scalars['ID']['output'];
  readonly status: Scalars['String']['output'];
  readonly amountCharged: Scalars['Int']['output'];
};

/** An order as the pharmacy's system knows it; remoteStatus is the pharmacy's own value, null until it has the order. */
export type EagleOrder = {
  readonly id: Scalars['ID']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly latestShipmentDate?: Maybe<Scalars['DateTime']['output']>;
  readonly remoteStatus?: Maybe<Scalars['String']['output']>;
};

export type ProductSubscription = {
  readonly id: Scalars['ID']['output'];
  readonly status: Scalars['String']['output'];
  /** The next charge; null while none is scheduled. */
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly cancellationDate?: Maybe<Scalars['DateTime']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** Three quarters of the last supply used up; null before the first charge. */
  readonly earliestAllowableNextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  /** Last charge plus one cycle, the first cycle 15 days shorter; null before the first charge and after the end. */
  readonly estimatedNextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly cycleInDays: Scalars['Int']['output'];
  /** Its products; kept after it has ended. */
  readonly activeProducts: ReadonlyArray<Product>;
  /** Newest first. */
  readonly eagleOrders: ReadonlyArray<EagleOrder>;
};

/** A visit by consultationId, or a deposit by productId and procedureOn. */
export type VisitWishInput = {
  readonly consultationId?: InputMaybe<Scalars['ID']['input']>;
  readonly productId?: InputMaybe<Scalars['Int']['input']>;
  readonly procedureOn?: InputMaybe<Scalars['Date']['input']>;
};

/** Amounts in cents. feeWhen is never, request (charged today) or plan (with the plan that is accepted). */
export type VisitCheckoutPage = {
  readonly feeWhen: Scalars['String']['output'];
  readonly fee: Scalars['Int']['output'];
  readonly today: Scalars['Int']['output'];
  readonly lines: ReadonlyArray<QuoteLine>;
  /** What the deposit is for; null for a visit. */
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly agreements: ReadonlyArray<CheckoutAgreement>;
  readonly consentVersion: Scalars['String']['output'];
  readonly cardEntry: CardEntry;
  readonly savedCard?: Maybe<CardSummary>;
  readonly servedStates: ReadonlyArray<Scalars['String']['output']>;
};

export type VisitCheckoutInput = {
  /** Created by the browser when the checkout opens; the same id never pays twice. */
  readonly checkoutId: Scalars['ID']['input'];
  readonly wish: VisitWishInput;
  readonly firstName: Scalars['String']['input'];
  readonly lastName: Scalars['String']['input'];
  readonly dob: Scalars['String']['input'];
  readonly phone: Scalars['String']['input'];
  readonly address: AddressInput;
  readonly termsAgreement: Scalars['Boolean']['input'];
  readonly telehealthAgreement: Scalars['Boolean']['input'];
  readonly cardAgreement: Scalars['Boolean']['input'];
  readonly shownTexts: ReadonlyArray<ShownTextInput>;
  readonly consentVersion: Scalars['String']['input'];
  /** Omit to use the saved card. */
  readonly paymentMethodId?: InputMaybe<Scalars['String']['input']>;
};

/** A deposit for a procedure. label and detail are plain text; amount in cents. */
export type Deposit = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly procedureOn: Scalars['Date']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  /** Until the end of the day before the latest day that it was planned for, where the patient lives. */
  readonly isRefundable: Scalars['Boolean']['output'];
  readonly placedAt: Scalars['DateTime']['output'];
};

/** A deposit as operators see it. state: unpaid, reserved, refunded, ended, used or kept. */
export type DeskDeposit = {
  readonly orderId: Scalars['ID']['output'];
  readonly orderNumber: Scalars['String']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly patientEmail: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly procedureOn: Scalars['Date']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly state: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  /** The last day on which the patient can cancel. A move makes it later, never earlier. */
  readonly refundableUntil: Scalars['Date']['output'];
  /** The day has come: staff may record that it took place. */
  readonly mayBeUsed: Scalars['Boolean']['output'];
  /** The patient can no longer cancel: staff may record that they did not come. */
  readonly mayBeKept: Scalars['Boolean']['output'];
};

export type MoveDepositInput = {
  readonly orderId: Scalars['ID']['input'];
  /** YYYY-MM-DD, from two weeks to half a year ahead. */
  readonly procedureOn: Scalars['String']['input'];
  readonly reason: Scalars['String']['input'];
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
  readonly clinicianName?: Maybe<Scalars['String']['output']>;
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
  readonly status: Scalars['String']['output'];
  readonly isWaiting: Scalars['Boolean']['output'];
  /** The viewer is a clinician. */
  readonly mayAct: Scalars['Boolean']['output'];
  readonly mayWaive: Scalars['Boolean']['output'];
  readonly misses: Scalars['Int']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
  readonly clinicianName?: Maybe<Scalars['String']['output']>;
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
  /** Ten digits. */
  readonly phone?: Maybe<Scalars['String']['output']>;
};

/** Wall time of a weekday, 0 is Sunday; minutes after midnight. */
export type CalendarHours = {
  readonly weekday: Scalars['Int']['output'];
  readonly from: Scalars['Int']['output'];
  readonly to: Scalars['Int']['output'];
};

/** What replaces the hours of one day; without from and to it is off. */
export type CalendarException = {
  readonly date: Scalars['Date']['output'];
  readonly from?: Maybe<Scalars['Int']['output']>;
  readonly to?: Maybe<Scalars['Int']['output']>;
};

export type CalendarCall = {
  readonly consultationId: Scalars['ID']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  /** It is over, and no outcome was recorded. */
  readonly needsOutcome: Scalars['Boolean']['output'];
  readonly joinUrl?: Maybe<Scalars['String']['output']>;
};

/** When a clinician takes calls. */
export type DeskCalendar = {
  /** IANA name; the hours are wall time there. */
  readonly timeZone: Scalars['String']['output'];
  readonly hours: ReadonlyArray<CalendarHours>;
  readonly exceptions: ReadonlyArray<CalendarException>;
  readonly calls: ReadonlyArray<CalendarCall>;
};

export type CalendarHoursInput = {
  readonly weekday: Scalars['Int']['input'];
  readonly from: Scalars['Int']['input'];
  readonly to: Scalars['Int']['input'];
};

export type CalendarExceptionInput = {
  readonly date: Scalars['Date']['input'];
  readonly from?: InputMaybe<Scalars['Int']['input']>;
  readonly to?: InputMaybe<Scalars['Int']['input']>;
};

export type CalendarInput = {
  readonly timeZone: Scalars['String']['input'];
  readonly hours: ReadonlyArray<CalendarHoursInput>;
  readonly exceptions: ReadonlyArray<CalendarExceptionInput>;
};

export type CartLineItem = {
  /** product or other. */
  readonly kind: Scalars['String']['output'];
  /** Its first order costs less by a discount that applies without a code. */
  readonly isDiscount: Scalars['Boolean']['output'];
  /** Cents for one shipment; amountWithDiscount: for the first one. */
  readonly amount: Scalars['Int']['output'];
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
  readonly product: Product;
};

/** A cart, and what a change did to it. */
export type CartPreview = {
  /** add, remove, swap or swap_specialty; null when nothing changes. */
  readonly type?: Maybe<Scalars['String']['output']>;
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly upsellProductIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly addedProductIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly removedProductIds: ReadonlyArray<Scalars['Int']['output']>;
  /** A swap removed a drug type from the cart. */
  readonly drugTypesChanged: Scalars['Boolean']['output'];
  /** Prescription products were removed by this change. */
  readonly hadIneligiblePrescriptions: Scalars['Boolean']['output'];
  /** Cents for one shipment of everything, before shipping and tax. */
  readonly total: Scalars['Int']['output'];
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
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly at: Scalars['DateTime']['output'];
};

/** Something that the patient takes, has ordered or has enough of; none of drugTypes can be ordered beside it. */
export type TakenTherapy = {
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** ordered, subscribed, on_hold or too_soon. */
  readonly reason: Scalars['String']['output'];
  /** What the patient reads where one of the drugs would be added to the cart. */
  readonly message: Scalars['String']['output'];
  /** The page that shows what the patient has. */
  readonly href: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

/** One form of a plan at one cadence; a product not sold at that cadence is in its base plan of 3 months. */
export type PlanOffer = {
  /** plan-a, plan-a-with-keto, … */
  readonly identifier: Scalars['String']['output'];
  /** Position among the forms of the plan, from 0. */
  readonly option: Scalars['Int']['output'];
  readonly cadence: Scalars['Int']['output'];
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
};

export type PlanSelection = {
  readonly offers: ReadonlyArray<PlanOffer>;
  /** Every product that an offer names. */
  readonly products: ReadonlyArray<Product>;
};

export type ProductPagePair = {
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type ProductPageBlock = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  readonly points: ReadonlyArray<Scalars['String']['output']>;
};

export type ProductPageTable = {
  readonly caption: Scalars['String']['output'];
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

/** One form of a product, with the plans a visitor may choose: shortest first, the one-time purchase last. */
export type ProductPageForm = {
  readonly drugType: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly products: ReadonlyArray<Product>;
};

export type ProductPageLink = {
  readonly slug: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly oneLine: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** Everything the page of one product shows. */
export type ProductPage = {
  readonly slug: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly oneLine: Scalars['String']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** The drug of this page while it is not offered: the page sells nothing and collects email addresses for a notification. */
  readonly notOffered?: Maybe<Scalars['String']['output']>;
  readonly isNew: Scalars['Boolean']['output'];
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  /** Shown above everything else. */
  readonly notice?: Maybe<ProductPageBlock>;
  /** The key risk of an over-the-counter product. */
  readonly risk?: Maybe<Scalars['String']['output']>;
  readonly about: ReadonlyArray<Scalars['String']['output']>;
  readonly howToUse: ReadonlyArray<Scalars['String']['output']>;
  readonly ingredients: ReadonlyArray<ProductPagePair>;
  readonly timeline: ReadonlyArray<ProductPagePair>;
  readonly safety: ReadonlyArray<Scalars['String']['output']>;
  readonly getHelpNow?: Maybe<Scalars['String']['output']>;
  readonly more: ReadonlyArray<ProductPageBlock>;
  readonly comparison?: Maybe<ProductPageTable>;
  readonly questions: ReadonlyArray<ProductPagePair>;
  /** Slug of its drug facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
  /** Where on the scalp it is applied, if only there. */
  readonly where?: Maybe<Scalars['String']['output']>;
  readonly forms: ReadonlyArray<ProductPageForm>;
  readonly related: ReadonlyArray<ProductPageLink>;
};

/** Cents off the first shipment of a product, off the second, and off those after every discount that ends has ended. */
export type ProductDiscount = {
  readonly first: Scalars['Int']['output'];
  readonly second: Scalars['Int']['output'];
  readonly last: Scalars['Int']['output'];
  /** The price a month after it, as in “, then $13.00 a month”; empty where no discount ends. */
  readonly afterwards: Scalars['String']['output'];
  /** The charges after the first, as in “, then $39.00 every 3 months”. */
  readonly charged: Scalars['String']['output'];
};

export type WelcomePage = {
  readonly slug: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** Three steps. */
  readonly howToUse: ReadonlyArray<Scalars['String']['output']>;
  readonly timeline: ReadonlyArray<ProductPagePair>;
  readonly safety: ReadonlyArray<Scalars['String']['output']>;
  readonly getHelpNow?: Maybe<Scalars['String']['output']>;
  /** Slug of its drug facts. */
  readonly facts?: Maybe<Scalars['String']['output']>;
};

/** A state, by its postal code. */
export type State = {
  readonly code: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** Products of which a cart may contain at most one. */
export type ConflictProductCollection = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly productIds: ReadonlyArray<Scalars['Int']['output']>;
};

/** One thing that can be bought: a drug in one strength, count and cadence. */
export type Product = {
  readonly id: Scalars['Int']['output'];
  /** Cents for one shipment. */
  readonly price: Scalars['Int']['output'];
  readonly buyNow: Scalars['Boolean']['output'];
  readonly specialtyProductCollection: Scalars['String']['output'];
  readonly conflictProductCollections: ReadonlyArray<ConflictProductCollection>;
  readonly serviceLine: Scalars['String']['output'];
  /** 0 for a one-time purchase. */
  readonly supplyInDays: Scalars['Int']['output'];
  readonly supplyInformation: Scalars['String']['output'];
  readonly drugClass: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
  readonly displayedName: Scalars['String']['output'];
  readonly publicDisplayedName: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  readonly instructions: Scalars['String']['output'];
  readonly specialty: Scalars['String']['output'];
  readonly image: Scalars['String']['output'];
  readonly transparentImage: Scalars['String']['output'];
  readonly isNew: Scalars['Boolean']['output'];
  readonly isUpsell: Scalars['Boolean']['output'];
  /** Where it is not sold. */
  readonly unavailableStates: ReadonlyArray<State>;
  /** Slug of its drug-facts page; null where there is none. */
  readonly drugFacts?: Maybe<Scalars['String']['output']>;
  /** False for a prescription drug that has no rules, questions and texts of its own yet: it cannot be chosen. */
  readonly offered: Scalars['Boolean']['output'];
  /** What discounts without a code take off whatever else is ordered; null without any. For a visitor what everybody gets. */
  readonly discount?: Maybe<ProductDiscount>;
};

/** A product that cannot be had, and the sentence that says so. */
export type NotOffered = {
  readonly productId: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
};

export type CatalogueCadence = {
  readonly cadence: Scalars['Int']['output'];
  readonly identifier: Scalars['Int']['output'];
};

/** The catalog's data about one drug type. */
export type CatalogueEntry = {
  readonly drugType: Scalars['String']['output'];
  readonly serviceLine?: Maybe<Scalars['String']['output']>;
  readonly title?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly image?: Maybe<Scalars['String']['output']>;
  readonly specialty?: Maybe<Scalars['String']['output']>;
  readonly ids: ReadonlyArray<Scalars['Int']['output']>;
  readonly cadences: ReadonlyArray<CatalogueCadence>;
  readonly hasMultipleCadences: Scalars['Boolean']['output'];
  readonly hasOTP: Scalars['Boolean']['output'];
  readonly isCancellable: Scalars['Boolean']['output'];
  readonly isNew: Scalars['Boolean']['output'];
  readonly isRx: Scalars['Boolean']['output'];
  readonly isUpsell: Scalars['Boolean']['output'];
  readonly drugDescriptionResultsPage?: Maybe<Scalars['String']['output']>;
  /** False for a prescription drug that is not offered yet. */
  readonly offered: Scalars['Boolean']['output'];
  /** Slug of its page of drug facts; null where there is none. */
  readonly drugFacts?: Maybe<Scalars['String']['output']>;
};

export type FactsLink = {
  readonly label: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
};

export type FactsTable = {
  readonly caption: Scalars['String']['output'];
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

export type FactsPassage = {
  readonly heading?: Maybe<Scalars['String']['output']>;
  readonly text: ReadonlyArray<Scalars['String']['output']>;
  readonly points: ReadonlyArray<Scalars['String']['output']>;
  readonly table?: Maybe<FactsTable>;
  readonly links: ReadonlyArray<FactsLink>;
  /** Symptoms that need help immediately. */
  readonly urgent: Scalars['Boolean']['output'];
};

export type FactsSection = {
  /** Anchor on the page. */
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** plain, warning or panel. */
  readonly look: Scalars['String']['output'];
  readonly passages: ReadonlyArray<FactsPassage>;
};

export type FactsBadge = {
  readonly text: Scalars['String']['output'];
  readonly tone: Scalars['String']['output'];
};

export type FactsSource = {
  readonly label: Scalars['String']['output'];
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** The facts that a patient must know about one drug, in the order for its kind. */
export type DrugFacts = {
  readonly slug: Scalars['ID']['output'];
  /** prescription, over-the-counter or supplement. */
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly sayIt: Scalars['String']['output'];
  readonly brandNames: ReadonlyArray<Scalars['String']['output']>;
  readonly summary: Scalars['String']['output'];
  readonly badges: ReadonlyArray<FactsBadge>;
  readonly sections: ReadonlyArray<FactsSection>;
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** False while the drug is not offered: then the page collects email addresses of people who want to be notified. */
  readonly offered: Scalars['Boolean']['output'];
  /** Page where it can be bought or a visit can be started. */
  readonly shopPath: Scalars['String']['output'];
  readonly reviewerRole: Scalars['String']['output'];
  readonly date: Scalars['Date']['output'];
  readonly sources: ReadonlyArray<FactsSource>;
};

export type DeskProduct = {
  readonly id: Scalars['Int']['output'];
  readonly displayedName: Scalars['String']['output'];
  /** Cents for one shipment, as sold now. */
  readonly price: Scalars['Int']['output'];
  /** Cents, as in the catalog's files. */
  readonly originalPrice: Scalars['Int']['output'];
  /** 0 for a one-time purchase. */
  readonly supplyInDays: Scalars['Int']['output'];
  readonly supplyInformation: Scalars['String']['output'];
  /** False: only a clinician or staff may choose it. */
  readonly userSelectable: Scalars['Boolean']['output'];
};

export type DeskLastChange = {
  readonly at: Scalars['Date']['output'];
  readonly actorEmail: Scalars['String']['output'];
};

/** One field that an operator changed, as text. */
export type DeskCatalogueChange = {
  readonly id: Scalars['ID']['output'];
  /** The listing's version created by the change; changes saved together share it. */
  readonly version: Scalars['Int']['output'];
  readonly at: Scalars['Date']['output'];
  readonly by: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  /** The names that problems of ChangeListingInput use: price.211, title, unavailableStates. */
  readonly field: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
  readonly isRevert: Scalars['Boolean']['output'];
};

/** Products that operators edit together: a drug type for one use. */
export type DeskListing = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
  readonly drugClass: Scalars['String']['output'];
  readonly serviceLine: Scalars['String']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  /** Counts the changes; a new change names the version it is based on. */
  readonly version: Scalars['Int']['output'];
  /** Something differs from the catalog's files. */
  readonly isChanged: Scalars['Boolean']['output'];
  readonly description: Scalars['String']['output'];
  readonly instructions: Scalars['String']['output'];
  /** Null where the product is not recommended on the results page. */
  readonly resultsPage?: Maybe<Scalars['String']['output']>;
  readonly unavailableStates: ReadonlyArray<State>;
  readonly products: ReadonlyArray<DeskProduct>;
  readonly lastChange?: Maybe<DeskLastChange>;
  /** Newest first. */
  readonly history: ReadonlyArray<DeskCatalogueChange>;
  /** The viewer may change it. */
  readonly mayChange: Scalars['Boolean']['output'];
};

/** A plan or a bundle: each option is a full set of products, by name. */
export type DeskProductSet = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly options: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

export type DeskCatalogue = {
  readonly listings: ReadonlyArray<DeskListing>;
  readonly sets: ReadonlyArray<DeskProductSet>;
};

export type ListingPriceInput = {
  readonly productId: Scalars['Int']['input'];
  /** Cents. */
  readonly price: Scalars['Int']['input'];
};

/** Omitted fields stay as they are. */
export type ChangeListingInput = {
  readonly listingId: Scalars['ID']['input'];
  readonly version: Scalars['Int']['input'];
  readonly prices: ReadonlyArray<ListingPriceInput>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  readonly resultsPage?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter codes. */
  readonly unavailableStates?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly reason: Scalars['String']['input'];
  /** The operator has read the warnings about prices. */
  readonly acceptWarnings: Scalars['Boolean']['input'];
};

export type CareAction = {
  readonly label: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

export type CareStep = {
  readonly label: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly at?: Maybe<Scalars['DateTime']['output']>;
  readonly state: CareStepState;
};

export type CareStepState =
  | 'DONE'
  | 'CURRENT'
  | 'UPCOMING';

/** The status of a patient's care, in text for the patient. */
export type CareStatus = {
  readonly headline: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  /** The next thing the patient has to do; null while it is the care team's turn. */
  readonly action?: Maybe<CareAction>;
  readonly unreadMessages: Scalars['Int']['output'];
  /** The visit is not decided yet, so the patient may cancel it. */
  readonly mayCancelVisit: Scalars['Boolean']['output'];
  readonly timeline: ReadonlyArray<CareStep>;
  readonly treatments: ReadonlyArray<Treatment>;
  /** The clinician who cares for the patient. */
  readonly clinician?: Maybe<Clinician>;
};

/** A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters. */
export type IntakeAmendmentInput = {
  readonly responseId: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly answersJson: Scalars['String']['input'];
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
  readonly reason: Scalars['String']['input'];
};

/** The result of a submitted intake. */
export type IntakeOutcome = {
  /** ok, counsel, dose, review, alternative, stop or emergency; the strongest rule decides. */
  readonly outcome: Scalars['String']['output'];
  /** The page to go to next. */
  readonly href: Scalars['String']['output'];
  readonly findings: ReadonlyArray<EligibilityFinding>;
  readonly removedDrugTypes: ReadonlyArray<Scalars['String']['output']>;
};

export type VisitPhoto = {
  readonly id: Scalars['ID']['output'];
  readonly view: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly uploadedAt: Scalars['DateTime']['output'];
};

/** The patient's visit, for the intake, photo and plan pages. */
export type Visit = {
  readonly id: Scalars['ID']['output'];
  readonly consultationId: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly statusLabel: Scalars['String']['output'];
  readonly intake?: Maybe<Intake>;
  /** The submitted answers, while they can still be corrected. */
  readonly submittedIntake?: Maybe<Intake>;
  /** The page on which the questions are answered. */
  readonly intakePath: Scalars['String']['output'];
  /** The warning to agree to before the answers are sent; null in a visit without an antidepressant. */
  readonly ssriWarning?: Maybe<SsriWarning>;
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** Views to photograph: front, top, crown, left, right. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  readonly canUploadPhotos: Scalars['Boolean']['output'];
  readonly requestedProducts: ReadonlyArray<Product>;
  readonly proposal?: Maybe<PlanProposal>;
  readonly outcome?: Maybe<IntakeOutcome>;
  /** Why the clinician refused, and what the patient can do. */
  readonly refusal?: Maybe<Refusal>;
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Photos of an earlier visit to compare with: the oldest of each view. */
  readonly baselinePhotos: ReadonlyArray<VisitPhoto>;
  /** The patient asks for another dose in it. */
  readonly isDoseChange: Scalars['Boolean']['output'];
  readonly identification?: Maybe<VisitIdentification>;
  /** Until when rejected photos can be taken again; null when none is rejected. */
  readonly retakeDueAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What is read and agreed to before an antidepressant is prescribed. statement: beside the box. */
export type SsriWarning = {
  readonly parts: ReadonlyArray<SsriWarningPart>;
  readonly statement: Scalars['String']['output'];
  readonly isAccepted: Scalars['Boolean']['output'];
};

export type SsriWarningPart = {
  readonly ruleId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

export type Refusal = {
  readonly reason: Scalars['String']['output'];
  readonly alternatives: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

/** What a link to a proposed plan leads to. state: open, used, expired, superseded or unknown. visit: null unless it is open. */
export type PlanLink = {
  readonly state: Scalars['String']['output'];
  readonly visit?: Maybe<Visit>;
};

/** A plan that the clinician proposes instead of the requested one. */
export type PlanProposal = {
  readonly id: Scalars['ID']['output'];
  readonly requested: ReadonlyArray<Product>;
  readonly proposed: ReadonlyArray<Product>;
  readonly reason: Scalars['String']['output'];
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
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Counsel texts of the proposed medicines that the patient has not read yet; accepting names each as read. */
  readonly textsToRead: ReadonlyArray<SafetyText>;
  /** The warning to agree to before the plan is accepted; null in a plan without an antidepressant. */
  readonly ssriWarning?: Maybe<SsriWarning>;
};

/** An answer that a clinician corrected for the patient; until they confirm it, their own answer counts. */
export type AnswerCorrection = {
  readonly id: Scalars['ID']['output'];
  readonly changes: ReadonlyArray<AnswerChange>;
  readonly reason: Scalars['String']['output'];
};

export type AnswerChange = {
  readonly label: Scalars['String']['output'];
  readonly before: Scalars['String']['output'];
  readonly after: Scalars['String']['output'];
};

export type ConsultationDoctor = {
  readonly id: Scalars['ID']['output'];
};

export type Consultation = {
  readonly id: Scalars['ID']['output'];
  readonly status: Scalars['String']['output'];
  /** The clinician decided that treatment is not right for the patient. */
  readonly notAMatch: Scalars['Boolean']['output'];
  readonly unreadDoctorMessagesCount: Scalars['Int']['output'];
  /** not_required, required, proposed, scheduled, rescheduled, in_progress, completed, missed, canceled or waived; before a visit needs one: what the patient's state asks for. */
  readonly phoneCallStatus: Scalars['String']['output'];
  /** The products the patient requested. */
  readonly activeUserSelectedProducts: ReadonlyArray<Product>;
  /** The products the clinician proposed or prescribed; empty before. */
  readonly activeDoctorSelectedProducts: ReadonlyArray<Product>;
  readonly doctor?: Maybe<ConsultationDoctor>;
  /** Oldest first. */
  readonly consultationMessages: ReadonlyArray<ConsultationMessage>;
};

export type OrderedQuizResponse = {
  readonly id: Scalars['ID']['output'];
  /** locked, current, completed or skipped (its condition was not met, or the visit began without it). */
  readonly status: Scalars['String']['output'];
  readonly quizResponseId?: Maybe<Scalars['ID']['output']>;
  readonly quizResponse?: Maybe<QuizResponse>;
};

/** The questionnaires of a journey, in order. */
export type QuizSet = {
  readonly id: Scalars['ID']['output'];
  /** not_started, in_progress, completed, expired, superseded or stopped. */
  readonly status: Scalars['String']['output'];
  /** The first one that is not completed; null when all are. */
  readonly currentOrderedQuizResponseId?: Maybe<Scalars['ID']['output']>;
  readonly allResponsesCompleted: Scalars['Boolean']['output'];
  readonly orderedQuizResponses: ReadonlyArray<OrderedQuizResponse>;
};

export type SpecialtyProductCollection = {
  readonly id: Scalars['ID']['output'];
  readonly description: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly internalName: Scalars['String']['output'];
};

export type ProgressImage = {
  readonly id: Scalars['ID']['output'];
  readonly imageType: Scalars['String']['output'];
  /** uploaded, accepted or rejected. */
  readonly status: Scalars['String']['output'];
};

export type MediaSet = {
  readonly id: Scalars['ID']['output'];
  /** incomplete, complete, in_review, accepted (with the clinician's decision) or retake_requested. */
  readonly status: Scalars['String']['output'];
  readonly progressImages: ReadonlyArray<ProgressImage>;
};

/** One treatment request of a patient, from the first step to delivery. */
export type Journey = {
  readonly id: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  /** What the patient can do next; empty while the journey waits for staff. */
  readonly nextActions: ReadonlyArray<Scalars['String']['output']>;
  readonly isUserActionable: Scalars['Boolean']['output'];
  readonly enteredCurrentStatusAt: Scalars['DateTime']['output'];
  /** normal, refill, ecommerce or refill out of state. */
  readonly flowType: Scalars['String']['output'];
  /** A plan that equals the request is accepted without asking the patient again. */
  readonly automaticTpaAllowed: Scalars['Boolean']['output'];
  /** Null when the journey has no questionnaires. */
  readonly quizSet?: Maybe<QuizSet>;
  readonly specialtyProductCollections: ReadonlyArray<SpecialtyProductCollection>;
  readonly userProducts: ReadonlyArray<Product>;
  readonly doctorProducts: ReadonlyArray<Product>;
  readonly finalProducts: ReadonlyArray<Product>;
  readonly mediaSet?: Maybe<MediaSet>;
  readonly quizResponse?: Maybe<QuizResponse>;
  /** The other questionnaire of the set, such as what the patient answered before buying; null when there is only one. */
  readonly secondQuizResponse?: Maybe<QuizResponse>;
};

/** The clinician who cares for the patient; names are written as the patient sees them below a message. */
export type PanelProvider = {
  readonly id: Scalars['ID']['output'];
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
  readonly qualification: Scalars['String']['output'];
  readonly residency?: Maybe<Scalars['String']['output']>;
  readonly messageBodyName: Scalars['String']['output'];
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
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly isOverdue: Scalars['Boolean']['output'];
  /** Something is on hold until it is answered. */
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

export type CheckInDecided = {
  readonly before: ReadonlyArray<Product>;
  readonly after: ReadonlyArray<Product>;
};

export type CheckInOutcome = {
  readonly result: Scalars['String']['output'];
  readonly findings: ReadonlyArray<EligibilityFinding>;
  /** The names of what is on hold now. */
  readonly onHold: ReadonlyArray<Scalars['String']['output']>;
  /** The names of continuing treatments. */
  readonly goesOn: ReadonlyArray<Scalars['String']['output']>;
};

export type TrendPoint = {
  readonly on: Scalars['Date']['output'];
  readonly value: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

/** Something that the patient has reported at least twice, over time. */
export type Trend = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** What the upper and the lower end mean; empty for a measured value. */
  readonly high: Scalars['String']['output'];
  readonly low: Scalars['String']['output'];
  readonly min: Scalars['Int']['output'];
  readonly max: Scalars['Int']['output'];
  /** Oldest first. */
  readonly points: ReadonlyArray<TrendPoint>;
};

/** A medicine that the patient takes, with the doses that they can ask for now. */
export type DoseChoice = {
  readonly drugType: Scalars['String']['output'];
  readonly present: Product;
  /** Null when no higher dose can be asked for now. */
  readonly higher?: Maybe<Product>;
  /** When a higher dose can be asked for; null when it can be asked for now, or never. */
  readonly higherFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Null at the lowest dose. */
  readonly lower?: Maybe<Product>;
  readonly onHold: Scalars['Boolean']['output'];
};

/** What the patient asked for, of one medicine. */
export type DoseRequest = {
  readonly drugType: Scalars['String']['output'];
  /** up, stay, down or stop */
  readonly wish: Scalars['String']['output'];
  readonly present: Product;
  /** The product that the wish leads to; null when none does. */
  readonly wanted?: Maybe<Product>;
  /** Done already: nobody has to decide it. */
  readonly isSettled: Scalars['Boolean']['output'];
};

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
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the pictures are deleted; null without any. */
  readonly deleteAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly photos: ReadonlyArray<VisitPhoto>;
};

export type ProgressPhoto = {
  readonly id: Scalars['ID']['output'];
  readonly view: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly takenAt: Scalars['DateTime']['output'];
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

export type Progress = {
  /** Oldest first. */
  readonly photos: ReadonlyArray<ProgressPhoto>;
  readonly treatedSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the next monthly reminder is due; null when the patient wants none. */
  readonly remindAt?: Maybe<Scalars['DateTime']['output']>;
};

export type RenewalPhotos = {
  /** Those that go with the renewal when it is sent; nobody else sees them before. */
  readonly photos: ReadonlyArray<VisitPhoto>;
  /** The newest usable photo of each view from earlier visits, to compare with. */
  readonly last: ReadonlyArray<VisitPhoto>;
};

/** How a row of a share is colored. */
export type ShareTone =
  | 'benefit'
  | 'harm'
  | 'placebo';

/** Men out of 100; a fraction of one is drawn as part of a dot. */
export type ArticleShare = {
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Float']['output'];
  readonly tone?: Maybe<ShareTone>;
};

export type ArticleList = {
  readonly items: ReadonlyArray<Scalars['String']['output']>;
  readonly ordered: Scalars['Boolean']['output'];
};

export type ArticleTable = {
  readonly caption: Scalars['String']['output'];
  readonly columns: ReadonlyArray<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>;
};

export type ArticleHundred = {
  readonly caption: Scalars['String']['output'];
  readonly rows: ReadonlyArray<ArticleShare>;
};

/** The key risk beside a prescription drug. */
export type ArticleRisk = {
  readonly drug: Scalars['String']['output'];
  readonly badges: ReadonlyArray<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

/** Symptoms that need help immediately. */
export type ArticleUrgent = {
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
};

/** One block of a section: exactly one of its fields is set. */
export type ArticleBlock = {
  readonly paragraphs?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly list?: Maybe<ArticleList>;
  readonly table?: Maybe<ArticleTable>;
  readonly hundred?: Maybe<ArticleHundred>;
  readonly risk?: Maybe<ArticleRisk>;
  readonly urgent?: Maybe<ArticleUrgent>;
};

/** id: its anchor on the page. */
export type ArticleSection = {
  readonly id: Scalars['ID']['output'];
  readonly heading: Scalars['String']['output'];
  readonly blocks: ReadonlyArray<ArticleBlock>;
};

export type ArticleSource = {
  readonly text: Scalars['String']['output'];
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** An article about a condition, its treatment or its risks. */
export type Article = {
  readonly slug: Scalars['ID']['output'];
  /** The condition that the article is about, for search engines. */
  readonly about: Scalars['String']['output'];
  readonly keyPoints: ReadonlyArray<Scalars['String']['output']>;
  readonly sections: ReadonlyArray<ArticleSection>;
  readonly sources: ReadonlyArray<ArticleSource>;
  /** Slugs of articles to read next. */
  readonly related: ReadonlyArray<Scalars['ID']['output']>;
};

/** The clock of a demo; null in production. */
export type DemoClock = {
  readonly now: Scalars['DateTime']['output'];
};

export type DeskDuplicateTherapy = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly dispensedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DeskDuplicateCase = {
  readonly consultationId: Scalars['ID']['output'];
  readonly kind: Scalars['String']['output'];
  readonly statusLabel: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A rule that stopped something in the other account, and that no clinician has resolved. */
export type DeskDuplicateStop = {
  readonly ruleId: Scalars['ID']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

/** Another account that may be the patient's. */
export type DeskDuplicate = {
  readonly id: Scalars['ID']['output'];
  /** open, dismissed or merged. */
  readonly status: Scalars['String']['output'];
  /** What both have in common: name, last_name, birth_date, phone, address, card. */
  readonly shared: ReadonlyArray<Scalars['String']['output']>;
  readonly foundAt: Scalars['DateTime']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
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
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decisionReason?: Maybe<Scalars['String']['output']>;
};

/** Two accounts that may be one person's, and no case shows them. */
export type DeskDuplicatePair = {
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly takes: ReadonlyArray<DeskDuplicateTherapy>;
  readonly other: DeskDuplicate;
};

/** A page about an emergency, sent when it is due and each minute until it is accepted. */
export type DeskAlertPage = {
  readonly at: Scalars['DateTime']['output'];
  /** 1, 2 or 3: how far the emergency had escalated. */
  readonly level: Scalars['Int']['output'];
  readonly to: Scalars['String']['output'];
  /** waiting, accepted, replaced by a newer page, or withdrawn because the emergency was closed first */
  readonly state: Scalars['String']['output'];
  /** When the pager accepted it, or it was given up; null while it waits. */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type DeskAlertResponse = {
  readonly at: Scalars['DateTime']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly note: Scalars['String']['output'];
  readonly clinicianName: Scalars['String']['output'];
};

/** An emergency in the answers of the visit. */
export type DeskAlert = {
  readonly at: Scalars['DateTime']['output'];
  /** Until a clinician closes it with an outcome. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** By when a clinician has to contact the patient because of alarming words in a message; null without any. */
  readonly dueAt?: Maybe<Scalars['DateTime']['output']>;
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
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly readName?: Maybe<Scalars['String']['output']>;
  readonly readDob?: Maybe<Scalars['Date']['output']>;
  readonly readBy?: Maybe<Scalars['String']['output']>;
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why a name that differs was confirmed. */
  readonly remark?: Maybe<Scalars['String']['output']>;
  readonly deleteAt?: Maybe<Scalars['DateTime']['output']>;
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly photos: ReadonlyArray<VisitPhoto>;
};

/** What was read back, compared with the account. */
export type DeskIdentityReading = {
  readonly isConfirmed: Scalars['Boolean']['output'];
  readonly sameName: Scalars['Boolean']['output'];
  readonly sameBirthDate: Scalars['Boolean']['output'];
};

export type DeskTaskCount = {
  readonly task: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** How many cases there are, whatever part of them is shown. */
export type DeskCounts = {
  /** For staff. */
  readonly waiting: Scalars['Int']['output'];
  /** Of those, past their deadline. */
  readonly late: Scalars['Int']['output'];
  readonly mine: Scalars['Int']['output'];
  readonly reply: Scalars['Int']['output'];
  readonly all: Scalars['Int']['output'];
  /** Without those that no case has. */
  readonly tasks: ReadonlyArray<DeskTaskCount>;
};

export type DeskQueuePage = {
  /** The most urgent first. */
  readonly cases: ReadonlyArray<DeskCase>;
  /** The place after which the next page begins; null on the last one. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly counts: DeskCounts;
};

/** A part of the queue; what is left out does not narrow it. */
export type DeskQueueInput = {
  /** waiting, mine, reply or all */
  readonly view?: InputMaybe<Scalars['String']['input']>;
  readonly task?: InputMaybe<Scalars['String']['input']>;
  readonly line?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  /** With flags to review only. */
  readonly flagged?: InputMaybe<Scalars['Boolean']['input']>;
  readonly after?: InputMaybe<Scalars['String']['input']>;
  readonly first?: InputMaybe<Scalars['Int']['input']>;
};

/** A clinician to whom a case can be given. */
export type DeskColleague = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly qualification: Scalars['String']['output'];
};

/** The case changed hands; from is null when nobody had it, to when it went back to the queue. */
export type DeskHandOver = {
  readonly at: Scalars['DateTime']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** A text to begin with, its variables filled in. [[…]] in it has to be replaced before it is sent. */
export type DeskMessageTemplate = {
  readonly id: Scalars['ID']['output'];
  /** template or snippet */
  readonly kind: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly mustEdit: Scalars['Boolean']['output'];
};

/** What the viewer has begun to write. */
export type DeskMessageDraft = {
  readonly subject: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
};

export type DeskMessaging = {
  readonly templates: ReadonlyArray<DeskMessageTemplate>;
  readonly drafts: ReadonlyArray<DeskMessageDraft>;
  /** Files that the viewer has added to their next message. */
  readonly unsentFiles: ReadonlyArray<MessageAttachment>;
};

/** A drug that must not be stopped suddenly, why it may end now, and what a clinician decided. */
export type DeskContinuity = {
  readonly prescriptionId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The status of the prescription. */
  readonly label: Scalars['String']['output'];
  /** A clinician has to decide today. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** Why; null when nothing interrupts it and nothing was decided. */
  readonly cause?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** In words; null until a clinician has decided. */
  readonly decision?: Maybe<Scalars['String']['output']>;
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The plan, as the patient reads it. */
  readonly patientText?: Maybe<Scalars['String']['output']>;
  /** For the record. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What can be decided, with what our catalog can do for it; a taper is offered where there is a lower step. */
  readonly options: ReadonlyArray<DeskContinuityOption>;
};

export type DeskContinuityOption = {
  readonly decision: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** The plan for the patient to begin with; what stands in [[ ]] has to be replaced. */
  readonly template: Scalars['String']['output'];
};

export type DeskContinuityInput = {
  readonly consultationId: Scalars['ID']['input'];
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
  readonly ruleId: Scalars['ID']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  /** The answers that it fired on, oldest first. */
  readonly answers: ReadonlyArray<DeskKnownAnswer>;
  /** A second clinician has to confirm that it does not count any more. */
  readonly needsSecondClinician: Scalars['Boolean']['output'];
  /** The first of two clinicians; null when nobody has proposed to resolve it. */
  readonly proposedBy?: Maybe<Scalars['String']['output']>;
  readonly proposedReason?: Maybe<Scalars['String']['output']>;
};

/** A member of staff, or a person who was invited. */
export type DeskStaffMember = {
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
  /** Two-letter codes of the states in which they may treat; empty for those who are not clinicians. */
  readonly states: ReadonlyArray<Scalars['String']['output']>;
};

export type DeskCase = {
  readonly consultationId: Scalars['ID']['output'];
  readonly patientName: Scalars['String']['output'];
  readonly age?: Maybe<Scalars['Int']['output']>;
  readonly state: Scalars['String']['output'];
  readonly kind: Scalars['String']['output'];
  /** A renewal that the yearly check-in led: everything that the patient takes. */
  readonly isAnnual: Scalars['Boolean']['output'];
  readonly status: Scalars['String']['output'];
  readonly statusLabel: Scalars['String']['output'];
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When answers were corrected after the decision, until a clinician has seen them. */
  readonly correctedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since the most urgent reason why it waits; since its answers when it does not wait. */
  readonly waitingHours: Scalars['Int']['output'];
  readonly flagCount: Scalars['Int']['output'];
  readonly strongestOutcome: Scalars['String']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly assignedTo?: Maybe<Scalars['String']['output']>;
  readonly isMine: Scalars['Boolean']['output'];
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

export type DeskAnswer = {
  readonly questionId: Scalars['ID']['output'];
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
  readonly changed: Scalars['Boolean']['output'];
  readonly previous?: Maybe<Scalars['String']['output']>;
  readonly flagged: Scalars['Boolean']['output'];
  readonly section: Scalars['String']['output'];
};

/** An answer of the patient, from any visit. */
export type DeskKnownAnswer = {
  readonly id: Scalars['ID']['output'];
  readonly questionId: Scalars['ID']['output'];
  readonly question: Scalars['String']['output'];
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

export type DeskReading = {
  readonly id: Scalars['ID']['output'];
  readonly takenOn: Scalars['Date']['output'];
  /** mmHg */
  readonly systolic: Scalars['Int']['output'];
  /** mmHg */
  readonly diastolic: Scalars['Int']['output'];
  /** Beats per minute; null when it was not given. */
  readonly pulse?: Maybe<Scalars['Int']['output']>;
  readonly visit?: Maybe<Scalars['String']['output']>;
};

/** Where a rule begins to apply to a reading: below the limit, at it, or above it. */
export type DeskReadingLimit = {
  readonly ruleId: Scalars['ID']['output'];
  readonly measure: Scalars['String']['output'];
  readonly from: Scalars['String']['output'];
  readonly limit: Scalars['Int']['output'];
};

export type DeskFlag = {
  readonly ruleId: Scalars['String']['output'];
  readonly version: Scalars['Int']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  /** What a stop or an emergency takes from the patient, in words; null for other outcomes. */
  readonly takes?: Maybe<Scalars['String']['output']>;
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The answers that it read, the newest one of each question first. */
  readonly inputs: ReadonlyArray<DeskKnownAnswer>;
  /** Null for a finding that compares answers, and for a rule that was removed. */
  readonly source?: Maybe<DeskRuleSource>;
  readonly acknowledged: Scalars['Boolean']['output'];
};

/** An entry of the patient's history. */
export type DeskHistory = {
  readonly at: Scalars['DateTime']['output'];
  /** visit, answers, decision, treatment, order, shipment, alert or message */
  readonly kind: Scalars['String']['output'];
  readonly what: Scalars['String']['output'];
  readonly who: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  /** The visit it belongs to; null for orders and messages. */
  readonly consultationId?: Maybe<Scalars['ID']['output']>;
};

/** The photos of one of the patient's other visits, or the progress photos that they share: consultationId is then this case. */
export type DeskPhotoSet = {
  readonly consultationId: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly photos: ReadonlyArray<VisitPhoto>;
};

export type DeskProductOption = {
  readonly product: Product;
  readonly doseLabel: Scalars['String']['output'];
};

/** Why a prescription is on hold. */
export type DeskHold = {
  readonly id: Scalars['ID']['output'];
  readonly placedAt: Scalars['DateTime']['output'];
  /** The clinician's name; null when the system placed it. */
  readonly placedBy?: Maybe<Scalars['String']['output']>;
  /** The rules that caused it. */
  readonly ruleIds: ReadonlyArray<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  /** What the patient reads. */
  readonly patientText: Scalars['String']['output'];
  readonly liftedWhen: Scalars['String']['output'];
  /** Two clinicians lift it: a rule with the outcome stop or emergency placed it. */
  readonly needsSecondClinician: Scalars['Boolean']['output'];
  /** The clinician who proposed to lift it; null when nobody did. */
  readonly liftProposedBy?: Maybe<Scalars['String']['output']>;
  readonly liftProposedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly liftReason?: Maybe<Scalars['String']['output']>;
  /** What the patient reads when a second clinician confirms. */
  readonly liftMessage?: Maybe<Scalars['String']['output']>;
};

/** A prescription that the patient has from us, or a drug that they buy from us without one. */
export type DeskTherapy = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
  /** Null when the product is no longer in the catalog. */
  readonly serviceLine?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly onHold: Scalars['Boolean']['output'];
  /** False once it has ended for good. */
  readonly mayDiscontinue: Scalars['Boolean']['output'];
  readonly refillsRemaining: Scalars['Int']['output'];
  /** Bought without a prescription: it has no fills, does not expire, and is named by its drugType. */
  readonly overTheCounter: Scalars['Boolean']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When everything dispensed of the drug is used up; null when nothing was dispensed. */
  readonly onHandUntil?: Maybe<Scalars['DateTime']['output']>;
  readonly holds: ReadonlyArray<DeskHold>;
};

export type DeskAnswerChange = {
  readonly questionId: Scalars['ID']['output'];
  readonly question: Scalars['String']['output'];
  readonly before: Scalars['String']['output'];
  readonly after: Scalars['String']['output'];
};

/** Answers that were corrected after the decision. */
export type DeskCorrection = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly by: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly changes: ReadonlyArray<DeskAnswerChange>;
  /** The rules that ask for a review because of it; what they are about is on hold until it was seen. */
  readonly ruleIds: ReadonlyArray<Scalars['String']['output']>;
  /** Null until a clinician has seen it. */
  readonly seenAt?: Maybe<Scalars['DateTime']['output']>;
  readonly seenBy?: Maybe<Scalars['String']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** Ids of prescriptions, and the drug types of what needs none. */
export type DeskTreatmentChange = {
  readonly changed: ReadonlyArray<Scalars['ID']['output']>;
  /** Those that resume when a second clinician confirms it. */
  readonly awaitSecondClinician: ReadonlyArray<Scalars['ID']['output']>;
};

/** The questions that a clinician may record answers to; questions and answers are JSON. */
export type DeskAnswerForm = {
  readonly responseId: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly config: Scalars['String']['output'];
  readonly configVersion: Scalars['Int']['output'];
  readonly answers: Scalars['String']['output'];
  /** The questions whose answer a decision needs, and that is missing or too old. */
  readonly neededIds: ReadonlyArray<Scalars['ID']['output']>;
};

export type DeskDoseAsk = {
  readonly drugType: Scalars['String']['output'];
  readonly asked: Scalars['String']['output'];
  /** What the software proposes, and why; the clinician decides. */
  readonly proposal: Scalars['String']['output'];
  /** The product that the proposal leads to; null when it leads to none. */
  readonly productId?: Maybe<Scalars['Int']['output']>;
};

export type DeskCaseDetail = {
  readonly case: DeskCase;
  readonly dob?: Maybe<Scalars['Date']['output']>;
  readonly answers: ReadonlyArray<DeskAnswer>;
  readonly flags: ReadonlyArray<DeskFlag>;
  readonly photos: ReadonlyArray<VisitPhoto>;
  readonly messages: ReadonlyArray<ConsultationMessage>;
  readonly requested: ReadonlyArray<Product>;
  /** True when the patient leaves the choice of treatment to the clinician; requested is then only a starting point. */
  readonly clinicianDecides: Scalars['Boolean']['output'];
  /** What the patient asks for in a change of their dose, one medicine each; empty in every other visit. */
  readonly doseAsks: ReadonlyArray<DeskDoseAsk>;
  /** What the answers come to: scores with their bands, and how many tablets fit how often they would be used. */
  readonly notes: ReadonlyArray<Scalars['String']['output']>;
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

/** How often a rule fired in decisions of one purpose on one day. */
export type DeskRuleFiring = {
  readonly ruleId: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly day: Scalars['Date']['output'];
  readonly count: Scalars['Int']['output'];
};

export type DeskRuleFact = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
  readonly mark: Scalars['String']['output'];
};

export type DeskRuleReference = {
  readonly title: Scalars['String']['output'];
  readonly about: Scalars['String']['output'];
};

export type DeskRuleQuestion = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
};

/** What the clinical document that a rule cites says. */
export type DeskRuleSource = {
  readonly document: Scalars['String']['output'];
  readonly section: Scalars['String']['output'];
  readonly condition: Scalars['String']['output'];
  /** With the marks of certainty: V seen, M from memory, P our policy, ? unsure. */
  readonly basis: Scalars['String']['output'];
  readonly facts: ReadonlyArray<DeskRuleFact>;
  /** Labels, guidelines and papers, the primary ones first; empty when the rule is our policy alone. */
  readonly sources: ReadonlyArray<DeskRuleReference>;
};

export type DeskRule = {
  readonly id: Scalars['ID']['output'];
  readonly version: Scalars['Int']['output'];
  readonly outcome: Scalars['String']['output'];
  /** What a stop or an emergency takes: drugs, line, everything or a therapy group; null for other outcomes. */
  readonly scope?: Maybe<Scalars['String']['output']>;
  /** Empty for a rule about every prescription drug, or with the scope everything about every product. */
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly serviceLines: ReadonlyArray<Scalars['String']['output']>;
  readonly questions: ReadonlyArray<DeskRuleQuestion>;
  readonly reasonForPatient: Scalars['String']['output'];
  readonly reasonForClinician: Scalars['String']['output'];
  /** The document and the anchor. */
  readonly citation: Scalars['String']['output'];
  readonly source: DeskRuleSource;
  readonly firings: ReadonlyArray<DeskRuleFiring>;
};

export type DeskDecisionCount = {
  readonly purpose: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** Every eligibility rule, and how often it fired from the first to the last of these days. */
export type DeskRules = {
  readonly from: Scalars['Date']['output'];
  readonly to: Scalars['Date']['output'];
  readonly rules: ReadonlyArray<DeskRule>;
  /** What fired and is no rule: findings that compare answers, and rules that were removed. */
  readonly otherFirings: ReadonlyArray<DeskRuleFiring>;
  /** All decisions of these days, by purpose. */
  readonly decisions: ReadonlyArray<DeskDecisionCount>;
};

export type DeskTreatmentInput = {
  /** The visit in whose thread the patient reads the message. */
  readonly consultationId: Scalars['ID']['input'];
  /** One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything. */
  readonly prescriptionId?: InputMaybe<Scalars['ID']['input']>;
  /** A drug that the patient buys without a prescription. */
  readonly drugType?: InputMaybe<Scalars['String']['input']>;
  readonly serviceLine?: InputMaybe<Scalars['String']['input']>;
  /** For the record. */
  readonly reason: Scalars['String']['input'];
  /** What the patient reads. */
  readonly message: Scalars['String']['input'];
};

/** What a clinician decides about a check-in. */
export type DeskCheckInInput = {
  readonly consultationId: Scalars['ID']['input'];
  /** continue, hold or discontinue. */
  readonly outcome: Scalars['String']['input'];
  /** What is held or discontinued; empty for continue. */
  readonly prescriptionIds: ReadonlyArray<Scalars['ID']['input']>;
  readonly acknowledgedRuleIds: ReadonlyArray<Scalars['String']['input']>;
  /** What the patient reads. */
  readonly message: Scalars['String']['input'];
};

export type DecisionInput = {
  readonly consultationId: Scalars['ID']['input'];
  /** Ids of the rules whose flags the clinician has read and acknowledges. */
  readonly acknowledgedRuleIds: ReadonlyArray<Scalars['String']['input']>;
  /** Products to prescribe; leave out to prescribe the requested ones. */
  readonly productIds?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly reason: Scalars['String']['input'];
  readonly refills?: InputMaybe<Scalars['Int']['input']>;
};

/** One questionnaire, in progress or submitted. Questions and answers are JSON in the format of the quiz engine. */
export type Intake = {
  readonly responseId: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly configName: Scalars['String']['output'];
  readonly configVersion: Scalars['Int']['output'];
  /** The questionnaire as JSON (QuizConfig): read-only data for the form. */
  readonly config: Scalars['String']['output'];
  /** The answers so far as JSON: an object keyed by question id. */
  readonly answers: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  /** Questions of an older version that were dropped when this draft was reopened. */
  readonly retiredQuestionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly savedAt: Scalars['DateTime']['output'];
};

/** configVersion: of the questions the page shows; an older one is carried over. */
export type IntakeSaveInput = {
  readonly responseId: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
  readonly answersJson: Scalars['String']['input'];
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** configVersion: of the questions as they are now. */
export type IntakeSaved = {
  readonly responseId: Scalars['ID']['output'];
  readonly revision: Scalars['Int']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
  readonly configVersion: Scalars['Int']['output'];
};

export type EligibilityFinding = {
  readonly ruleId: Scalars['String']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
};

export type SafetyText = {
  readonly ruleId: Scalars['ID']['output'];
  readonly drugTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

/** A photo or PDF that the patient or staff sent. It is downloaded from its url. */
export type MessageAttachment = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** image or pdf */
  readonly kind: Scalars['String']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly url: Scalars['String']['output'];
};

export type ConsultationMessage = {
  readonly id: Scalars['ID']['output'];
  readonly body: Scalars['String']['output'];
  readonly authorType: Scalars['String']['output'];
  readonly authorName: Scalars['String']['output'];
  /** The author's portrait, in the patient's own messages; null without one. */
  readonly authorPhotoUrl?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly unread: Scalars['Boolean']['output'];
  /** When the other side opened it. */
  readonly readAt?: Maybe<Scalars['DateTime']['output']>;
  readonly prescriptionStatus: Scalars['String']['output'];
  /** visit, treatment, side_effect, delivery, billing, account or other */
  readonly subject: Scalars['String']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
  readonly attachments: ReadonlyArray<MessageAttachment>;
};

/** What the patient and the care team write about one subject. */
export type MessageConversation = {
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

/** What comes before a subscription can start again, or what starting it means. amount: cents of the first charge; laterAmount: of each after the first cycles packages. */
export type OfferStart = {
  /** Null when it can start now; else what comes first. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** The page where that is done. */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly href?: Maybe<Scalars['String']['output']>;
  readonly quote?: Maybe<OfferQuote>;
};

/** Amounts in cents, with shipping and tax. cycles: packages that cost amount. */
export type OfferQuote = {
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly amount: Scalars['Int']['output'];
  readonly cycles: Scalars['Int']['output'];
  readonly laterAmount: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly on: Scalars['DateTime']['output'];
  readonly isToday: Scalars['Boolean']['output'];
  readonly shipsTo: Scalars['String']['output'];
  readonly card: Scalars['String']['output'];
  readonly consentText: Scalars['String']['output'];
  readonly consentVersion: Scalars['String']['output'];
};

/** An offer to a patient who left. status: offered, accepted, declined or expired; isOpen: it can be taken now. */
export type Offer = {
  readonly id: Scalars['ID']['output'];
  readonly status: Scalars['String']['output'];
  readonly isOpen: Scalars['Boolean']['output'];
  /** Plain text about its state. */
  readonly label: Scalars['String']['output'];
  /** Such as 20% off your first 2 packages. */
  readonly terms: Scalars['String']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly endsAt: Scalars['DateTime']['output'];
};

/** What the dashboard shows while an offer waits for an answer. */
export type OfferTask = {
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

/** shownHash: SHA-256 of consentText. */
export type AcceptOfferInput = {
  readonly offerId: Scalars['ID']['input'];
  readonly agreed: Scalars['Boolean']['input'];
  readonly consentVersion: Scalars['String']['input'];
  readonly shownHash?: InputMaybe<Scalars['String']['input']>;
};

export type OfferCampaignInput = {
  readonly isOn: Scalars['Boolean']['input'];
  readonly percent: Scalars['Int']['input'];
  readonly cycles: Scalars['Int']['input'];
  readonly reason: Scalars['String']['input'];
};

/** How offers are made since createdAt. */
export type OfferCampaign = {
  readonly id: Scalars['ID']['output'];
  readonly isOn: Scalars['Boolean']['output'];
  readonly percent: Scalars['Int']['output'];
  readonly cycles: Scalars['Int']['output'];
  readonly reason: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly byName?: Maybe<Scalars['String']['output']>;
};

/** wave: first or second. */
export type OfferCount = {
  readonly wave: Scalars['String']['output'];
  readonly status: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** campaigns: newest first, the first one holds. given: cents that offers took off invoices. */
export type DeskOffers = {
  readonly campaigns: ReadonlyArray<OfferCampaign>;
  readonly counts: ReadonlyArray<OfferCount>;
  readonly given: Scalars['Int']['output'];
};

export type Treatment = {
  readonly id: Scalars['ID']['output'];
  readonly drugType: Scalars['String']['output'];
  /** The product that is dispensed; null when it is no longer in the catalog. */
  readonly product?: Maybe<Product>;
  readonly name: Scalars['String']['output'];
  readonly howToTake: Scalars['String']['output'];
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly refillsRemaining: Scalars['Int']['output'];
  /** The status as text for the patient. */
  readonly label: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  /** Why it is on hold, in words for the patient, oldest first; empty otherwise. */
  readonly holds: ReadonlyArray<TreatmentHold>;
  /** The clinician's words to the patient about why it was discontinued; null otherwise. */
  readonly stopText?: Maybe<Scalars['String']['output']>;
  /** What the patient has to know about a drug that must not be stopped suddenly; null when nothing interrupts it. */
  readonly continuity?: Maybe<TreatmentContinuity>;
  readonly renewalDue: Scalars['Boolean']['output'];
};

/** Until a clinician has decided: what to do now. Then their plan. */
export type TreatmentContinuity = {
  readonly title: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly decidedBy?: Maybe<Scalars['String']['output']>;
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type TreatmentHold = {
  readonly why: Scalars['String']['output'];
  readonly liftedWhen: Scalars['String']['output'];
};

export type Clinician = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly qualification: Scalars['String']['output'];
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  readonly residency?: Maybe<Scalars['String']['output']>;
  readonly signatureName: Scalars['String']['output'];
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
};

/** What patients see of the clinician who is signed in. */
export type DeskProfile = {
  readonly name: Scalars['String']['output'];
  readonly qualification: Scalars['String']['output'];
  readonly medicalSchool?: Maybe<Scalars['String']['output']>;
  readonly residency?: Maybe<Scalars['String']['output']>;
  /** Null without a portrait: patients see initials. */
  readonly photoUrl?: Maybe<Scalars['String']['output']>;
};

export type UserPrescription = {
  readonly id: Scalars['ID']['output'];
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly refillsRemaining: Scalars['Int']['output'];
  /** Null when the product is no longer in the catalog. */
  readonly product?: Maybe<Product>;
};

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  readonly where: ReadonlyArray<Scalars['String']['input']>;
  readonly dandruff?: InputMaybe<Scalars['Int']['input']>;
  readonly expectedResult?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly familyExperience?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly treatmentType?: InputMaybe<Scalars['String']['input']>;
  readonly activeIngredientInterests?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly otcInterests?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules. */
export type MiniQuizVariant =
  | 'SBS'
  | 'LBS';

export type RecommendedProduct = {
  readonly id: Scalars['Int']['output'];
  readonly drugType: Scalars['String']['output'];
  /** Months. */
  readonly cadence: Scalars['Int']['output'];
  /** Why the rule recommends it. */
  readonly reason: Scalars['String']['output'];
  readonly product: Product;
  /** The same drug at every cadence that a visitor may choose, shortest first, without one-time purchases. */
  readonly plans: ReadonlyArray<Product>;
};

export type Recommendations = {
  /** True when the answers mean that the visitor should see a doctor instead of buying products. */
  readonly askADoctor: Scalars['Boolean']['output'];
  readonly products: ReadonlyArray<RecommendedProduct>;
};

export type QuizResponse = {
  readonly id: Scalars['ID']['output'];
  readonly configName: Scalars['String']['output'];
  readonly configVersion: Scalars['Int']['output'];
  /** Answers as JSON, an object by question id. */
  readonly content: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly draft: Scalars['Boolean']['output'];
  readonly result?: Maybe<Scalars['String']['output']>;
  readonly site: Scalars['String']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly userId?: Maybe<Scalars['ID']['output']>;
};

/** How the patient rates the treatment; the values that the questions offer. */
export type TreatmentReviewInput = {
  readonly progress: Scalars['String']['input'];
  readonly sideEffects: Scalars['String']['input'];
  readonly wishes: ReadonlyArray<Scalars['String']['input']>;
};

/** Where a change goes: NEXT_SHIPMENT and NOW take effect immediately, CHECKOUT is ordered there, PROVIDER asks the clinician. */
export type ChangeEffect =
  | 'NEXT_SHIPMENT'
  | 'NOW'
  | 'CHECKOUT'
  | 'PROVIDER';

/** A product that ships to the patient regularly. */
export type CurrentProduct = {
  readonly productId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
  /** Cents for one shipment: as agreed; in PlanChanges with tax and shipping, as it is charged. */
  readonly price: Scalars['Int']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
};

/** A product of the plan: suggested is null where the answers do not suggest it. */
export type PlanItem = {
  readonly current: CurrentProduct;
  readonly suggested?: Maybe<Scalars['String']['output']>;
  readonly stopEffect: ChangeEffect;
};

/** A product that the answers suggest and the plan does not contain. */
export type NewItem = {
  readonly product: Product;
  readonly reason: Scalars['String']['output'];
  readonly replaces: ReadonlyArray<CurrentProduct>;
  readonly effect: ChangeEffect;
};

export type TreatmentUpdate = {
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly askADoctor: Scalars['Boolean']['output'];
  readonly worryingSideEffects: Scalars['Boolean']['output'];
  readonly plan: ReadonlyArray<PlanItem>;
  readonly suggestions: ReadonlyArray<NewItem>;
  /** Initial mini-quiz answers, as JSON; null without earlier answers. */
  readonly knownAnswers?: Maybe<Scalars['String']['output']>;
};

/** clinicianDecides: the clinician is to choose the plan. */
export type TreatmentChangeInput = {
  readonly addProductIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly stopProductIds: ReadonlyArray<Scalars['Int']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
  readonly clinicianDecides?: InputMaybe<Scalars['Boolean']['input']>;
};

/** afterwards: the charges after it, as in “every 90 days, and $39.00 every 90 days from the 4th charge”. */
export type ChangedCharge = {
  readonly on: Scalars['DateTime']['output'];
  readonly before: Scalars['Int']['output'];
  readonly after: Scalars['Int']['output'];
  readonly afterwards: Scalars['String']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
};

/** A refill of the prescribed products now, and if the clinician agrees; cents. afterwards: see ChangedCharge. */
export type RequestedPrice = {
  readonly before: Scalars['Int']['output'];
  readonly after: Scalars['Int']['output'];
  readonly afterwards: Scalars['String']['output'];
  readonly everyDays: Scalars['Int']['output'];
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
  readonly consentVersion: Scalars['String']['output'];
};

/** A plan (plan-a, …) in one of its forms, compared with what ships now. Prices in cents for one shipment, with tax and shipping. */
export type PlanChoice = {
  readonly key: Scalars['ID']['output'];
  readonly identifier: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Empty where the clinician chooses. */
  readonly productNames: ReadonlyArray<Scalars['String']['output']>;
  readonly price: Scalars['Int']['output'];
  /** See ChangedCharge. */
  readonly afterwards: Scalars['String']['output'];
  readonly everyDays: Scalars['Int']['output'];
  /** For treatmentChange and changeTreatment. */
  readonly addProductIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly stopProductIds: ReadonlyArray<Scalars['Int']['output']>;
  readonly isCurrent: Scalars['Boolean']['output'];
  readonly needsClinician: Scalars['Boolean']['output'];
  /** Which product replaces which, in plain sentences. */
  readonly conflicts: ReadonlyArray<Scalars['String']['output']>;
};

/** Another size of a product that ships now: another cadence, or strength. afterwards: see ChangedCharge. */
export type PlanVariant = {
  readonly ofProductId: Scalars['Int']['output'];
  readonly productId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
  readonly afterwards: Scalars['String']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
};

/** A product that ships now, at the price of its next refill. afterwards: see ChangedCharge. */
export type ShippingProduct = {
  readonly productId: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly price: Scalars['Int']['output'];
  readonly afterwards: Scalars['String']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly needsPrescription: Scalars['Boolean']['output'];
};

export type PlanChanges = {
  readonly plan: ReadonlyArray<ShippingProduct>;
  readonly choices: ReadonlyArray<PlanChoice>;
  readonly variants: ReadonlyArray<PlanVariant>;
};

/** label is plain text, never a status name; nothing says who was invited. */
export type Referral = {
  readonly id: Scalars['ID']['output'];
  readonly label: Scalars['String']['output'];
  readonly invitedAt: Scalars['DateTime']['output'];
  readonly statusAt: Scalars['DateTime']['output'];
};

/** url: the patient's link, null until they make one. credit: cents that they have; perInvitation: cents for one. */
export type Referrals = {
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly credit: Scalars['Int']['output'];
  readonly perInvitation: Scalars['Int']['output'];
  readonly list: ReadonlyArray<Referral>;
};

/** refusal: why there is no credit. */
export type DeskReferral = {
  readonly id: Scalars['ID']['output'];
  readonly referrerEmail: Scalars['String']['output'];
  readonly friendEmail?: Maybe<Scalars['String']['output']>;
  readonly status: Scalars['String']['output'];
  readonly refusal?: Maybe<Scalars['String']['output']>;
  readonly invitedAt: Scalars['DateTime']['output'];
  readonly statusAt: Scalars['DateTime']['output'];
};

/** The address to which everything goes, to be confirmed once a year. */
export type AnnualAddress = {
  readonly streetAddress1: Scalars['String']['output'];
  readonly streetAddress2?: Maybe<Scalars['String']['output']>;
  readonly city: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly zipCode: Scalars['String']['output'];
  /** Names this address for confirmAnnualAddress. */
  readonly hash: Scalars['String']['output'];
  readonly isConfirmed: Scalars['Boolean']['output'];
};

/** A subscription, and the larger packages in which it is sold. */
export type AnnualSupply = {
  readonly subscriptionId: Scalars['ID']['output'];
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of the next refill, with shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly sizes: ReadonlyArray<RenewalPlanSize>;
  /** keep or size, as chosen; what is kept without a choice is not chosen. */
  readonly choice: Scalars['String']['output'];
  /** Days of the chosen size; null unless choice is size. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** The patient has chosen, or there is nothing to choose. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** What the choice means, in plain words. */
  readonly after: Scalars['String']['output'];
};

export type AnnualAnswer = {
  readonly question: Scalars['String']['output'];
  readonly answer: Scalars['String']['output'];
};

export type AnnualAnswers = {
  readonly title: Scalars['String']['output'];
  readonly rows: ReadonlyArray<AnnualAnswer>;
};

export type AnnualStep = {
  readonly step: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
  /** to_do, in_progress, done or skipped. */
  readonly status: Scalars['String']['output'];
};

/** The state of a patient's yearly check-in, with texts for the patient. */
export type AnnualCheckIn = {
  /** none, moved, not_due, joined, open, in_progress, submitted or denied; joined: a renewal asks it. */
  readonly status: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  /** What happens to refills until the decision. */
  readonly refills: Scalars['String']['output'];
  readonly opensOn?: Maybe<Scalars['DateTime']['output']>;
  /** From this day on nothing is sent without it. */
  readonly dueBy?: Maybe<Scalars['DateTime']['output']>;
  readonly isOverdue: Scalars['Boolean']['output'];
  readonly isOnHold: Scalars['Boolean']['output'];
  readonly treatments: ReadonlyArray<RenewalTreatment>;
  /** The views to photograph; empty where photos would show nothing. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
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

export type RenewalTreatment = {
  readonly name: Scalars['String']['output'];
  readonly drugType: Scalars['String']['output'];
};

export type RenewalStep = {
  readonly step: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  /** How long the step takes, as text. */
  readonly time: Scalars['String']['output'];
  /** to_do, in_progress, done or skipped. */
  readonly status: Scalars['String']['output'];
  readonly statusLabel: Scalars['String']['output'];
  /** Path of the page for this step; null when the step is not open yet or already done. */
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** The state of the renewal of a patient's prescriptions, with texts for the patient. */
export type RenewalView = {
  /** none, moved, not_due, open, in_progress, submitted, denied, or annual: the yearly check-in takes its place. */
  readonly status: Scalars['String']['output'];
  readonly due: Scalars['Boolean']['output'];
  /** When the renewal opened; when it is not due, when it opens at the latest. */
  readonly openedOn?: Maybe<Scalars['DateTime']['output']>;
  /** When the prescription in question ends or ended; null while no renewal is due. */
  readonly expiresOn?: Maybe<Scalars['DateTime']['output']>;
  readonly title: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
  /** Why a renewal is due; null while it is not. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** What happens to refills until the decision. */
  readonly refills: Scalars['String']['output'];
  readonly treatments: ReadonlyArray<RenewalTreatment>;
  readonly steps: ReadonlyArray<RenewalStep>;
  readonly submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the page where the patient continues: the first step that is not finished, on any device. */
  readonly href: Scalars['String']['output'];
  /** The views to photograph; empty where photos would show nothing. */
  readonly photoViews: ReadonlyArray<Scalars['String']['output']>;
  /** The steps with questions that are not complete; empty while no renewal is answered. */
  readonly unfinished: ReadonlyArray<RenewalStepLink>;
  /** How subscriptions continue; null while no renewal is answered. */
  readonly options?: Maybe<RenewalOptions>;
};

export type RenewalStepLink = {
  readonly title: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
};

/** Another size in which everything of a subscription is sold; in cents, price without shipping and tax, amount with them. */
export type RenewalPlanSize = {
  readonly everyDays: Scalars['Int']['output'];
  readonly price: Scalars['Int']['output'];
  readonly amount: Scalars['Int']['output'];
};

/** A subscription that is renewed, and how it continues once a clinician has decided so. */
export type RenewalPlan = {
  readonly subscriptionId: Scalars['ID']['output'];
  readonly names: ReadonlyArray<Scalars['String']['output']>;
  /** Cents of the next refill, with shipping and tax. */
  readonly amount: Scalars['Int']['output'];
  readonly everyDays: Scalars['Int']['output'];
  readonly nextBillingDate?: Maybe<Scalars['DateTime']['output']>;
  readonly sizes: ReadonlyArray<RenewalPlanSize>;
  readonly mayPause: Scalars['Boolean']['output'];
  /** The days between which a pause may end. */
  readonly pauseFrom: Scalars['Date']['output'];
  readonly pauseTo: Scalars['Date']['output'];
  /** keep, size, products or pause */
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

export type RenewalOptions = {
  readonly plans: ReadonlyArray<RenewalPlan>;
  /** What is not renewed now and continues unchanged. */
  readonly others: ReadonlyArray<Scalars['String']['output']>;
  /** Text beside the box; empty when there is nothing to agree to. */
  readonly consentText: Scalars['String']['output'];
};

/** kind is keep, size (everyDays), products (wish) or pause (until). */
export type RenewalPlanInput = {
  readonly subscriptionId: Scalars['ID']['input'];
  readonly kind: Scalars['String']['input'];
  readonly everyDays?: InputMaybe<Scalars['Int']['input']>;
  readonly wish?: InputMaybe<Scalars['String']['input']>;
  readonly until?: InputMaybe<Scalars['Date']['input']>;
};

export type RequestTopic = {
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
};

/** A deposit for a procedure; amount in cents. */
export type RequestProcedure = {
  readonly id: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
};

/** What a visitor or patient would like to ask a clinician about. */
export type VisitRequest = {
  /** hair, erections, ejaculation, both or procedure; null before it is chosen. */
  readonly topic?: Maybe<Scalars['String']['output']>;
  /** The questions about the person that come before: start-basics or sh-condition-routing; null where none do. */
  readonly basics?: Maybe<Scalars['String']['output']>;
  readonly topics: ReadonlyArray<RequestTopic>;
  /** The visit that was opened, for the signed-in patient; null before, and for a deposit. */
  readonly visit?: Maybe<Visit>;
  /** Where the request that was sent stands: with_clinician, question, call, plan, treated, refused, canceled or expired; null before it is sent. */
  readonly stage?: Maybe<Scalars['String']['output']>;
  readonly procedures: ReadonlyArray<RequestProcedure>;
  /** The procedure and the day that were chosen. */
  readonly procedureId?: Maybe<Scalars['Int']['output']>;
  readonly procedureOn?: Maybe<Scalars['Date']['output']>;
  /** What is paid when, and agreed to, for the signed-in patient in a state (two letters; the account's when omitted); null before there is a visit or a deposit. */
  readonly checkout?: Maybe<VisitCheckoutPage>;
  /** The days that may be chosen. */
  readonly firstDay: Scalars['Date']['output'];
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
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Until when it can be downloaded; null unless it is ready. */
  readonly endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Size of the file; null unless it is ready. */
  readonly bytes?: Maybe<Scalars['Int']['output']>;
  /** Address of the file, for its owner after a recent sign-in; null unless it is ready. */
  readonly href?: Maybe<Scalars['String']['output']>;
};

/** A questionnaire that can be answered without a visit. Questions and answers are JSON in the shape of the quiz engine. */
export type StartFlow = {
  /** Null before the first save. */
  readonly responseId?: Maybe<Scalars['ID']['output']>;
  readonly revision: Scalars['Int']['output'];
  readonly configName: Scalars['String']['output'];
  readonly configVersion: Scalars['Int']['output'];
  readonly config: Scalars['String']['output'];
  readonly answers: Scalars['String']['output'];
  readonly retiredQuestionIds: ReadonlyArray<Scalars['ID']['output']>;
  readonly savedAt: Scalars['DateTime']['output'];
  /** When it was submitted; the answers above are the submitted ones, to be submitted again. Null while it is open. */
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
};

/** responseId: null before the first save. configVersion: of the questions the page shows. */
export type StartSaveInput = {
  readonly responseId?: InputMaybe<Scalars['ID']['input']>;
  readonly revision: Scalars['Int']['input'];
  readonly answersJson: Scalars['String']['input'];
  readonly configVersion?: InputMaybe<Scalars['Int']['input']>;
};

export type StartNotice = {
  readonly title: Scalars['String']['output'];
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
  readonly name: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly href: Scalars['String']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
  readonly answered: Scalars['Int']['output'];
  readonly total: Scalars['Int']['output'];
};

export type StartFinding = {
  readonly ruleId: Scalars['String']['output'];
  readonly outcome: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
};

/** Why the first answers ended the flow before there was a visit. */
export type StartStop = {
  readonly outcome: Scalars['String']['output'];
  /** The state the visitor entered, if any. */
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly findings: ReadonlyArray<StartFinding>;
};

/** A prescription that waits because the patient moved, and why. */
export type WaitingTreatment = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly why: Scalars['String']['output'];
};

/** A package that goes to where the patient lived before. */
export type PackageElsewhere = {
  readonly id: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

/** The status of a patient's move to another state. */
export type StartMove = {
  /** Two-letter code. */
  readonly state: Scalars['String']['output'];
  readonly movedOn?: Maybe<Scalars['String']['output']>;
  /** True when a clinician and a pharmacy are licensed there. */
  readonly served: Scalars['Boolean']['output'];
  /** Since when a clinician there has the history or renewal; null while nobody has. */
  readonly sentAt?: Maybe<Scalars['DateTime']['output']>;
  readonly waiting: ReadonlyArray<WaitingTreatment>;
  /** What to know before stopping what waits. */
  readonly advice: ReadonlyArray<Scalars['String']['output']>;
  readonly packages: ReadonlyArray<PackageElsewhere>;
};

export type ServiceRequestEntry = {
  readonly id: Scalars['ID']['output'];
  readonly isPatient: Scalars['Boolean']['output'];
  readonly authorName: Scalars['String']['output'];
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

/** A patient's request to customer service. */
export type ServiceRequest = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  /** order, billing, care, account, privacy or other */
  readonly topic: Scalars['String']['output'];
  readonly topicLabel: Scalars['String']['output'];
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Plain text, never a status name. */
  readonly label: Scalars['String']['output'];
  /** It waits for an answer. */
  readonly isOpen: Scalars['Boolean']['output'];
  readonly mayReply: Scalars['Boolean']['output'];
  /** The clinicians have it too, or alone: they answer in the messages about subject. */
  readonly isHandedOver: Scalars['Boolean']['output'];
  readonly subject: Scalars['String']['output'];
  /** crisis or emergency when its words may mean one; null for all others. */
  readonly alarm?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** By when an answer is promised. */
  readonly dueAt: Scalars['DateTime']['output'];
  /** Oldest first. */
  readonly entries: ReadonlyArray<ServiceRequestEntry>;
  readonly photos: ReadonlyArray<CasePhoto>;
};

/** alarm: as ServiceRequest.alarm. */
export type SubmittedServiceRequest = {
  readonly id: Scalars['ID']['output'];
  readonly alarm?: Maybe<Scalars['String']['output']>;
};

/** label is the text of the button. */
export type DeskRequestAction = {
  readonly action: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type DeskServiceRequest = {
  readonly id: Scalars['ID']['output'];
  readonly number: Scalars['String']['output'];
  readonly topic: Scalars['String']['output'];
  readonly topicLabel: Scalars['String']['output'];
  readonly orderNumber?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  readonly status: Scalars['String']['output'];
  readonly isHandedOver: Scalars['Boolean']['output'];
  readonly alarm?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly dueAt: Scalars['DateTime']['output'];
  readonly entries: ReadonlyArray<ServiceRequestEntry>;
  readonly photos: ReadonlyArray<CasePhoto>;
  readonly patientName: Scalars['String']['output'];
  readonly patientEmail: Scalars['String']['output'];
  /** Ten digits. */
  readonly patientPhone?: Maybe<Scalars['String']['output']>;
  /** The operator who has taken it. */
  readonly assignedName?: Maybe<Scalars['String']['output']>;
  readonly actions: ReadonlyArray<DeskRequestAction>;
};

export type DeskRequestState = {
  readonly status: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** status and topic: those that are shown; requests by promised time. */
export type DeskServiceRequests = {
  readonly status: Scalars['String']['output'];
  readonly topic?: Maybe<Scalars['String']['output']>;
  readonly states: ReadonlyArray<DeskRequestState>;
  readonly requests: ReadonlyArray<DeskServiceRequest>;
};

export type ServiceRequestInput = {
  /** Made by the browser; the same id never opens two requests. */
  readonly id: Scalars['ID']['input'];
  readonly topic: Scalars['String']['input'];
  /** One of the patient's orders. */
  readonly orderId?: InputMaybe<Scalars['ID']['input']>;
  readonly body: Scalars['String']['input'];
  /** Uploaded before (POST /case-photos). */
  readonly photoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** action: as offered by DeskServiceRequest.actions; text: what the patient reads, for answer and ask. */
export type DeskRequestActionInput = {
  readonly id: Scalars['ID']['input'];
  readonly action: Scalars['String']['input'];
  readonly text?: InputMaybe<Scalars['String']['input']>;
};
