// Made by "npm run codegen". Do not edit.
export interface SchemaFields {
  readonly PageInfo: {
    readonly endCursor: '';
    readonly hasNextPage: '!';
  };
  readonly Query: {
    readonly consentTexts: 'ConsentText!';
    readonly currentUser: 'User';
    readonly currentLead: 'User';
    readonly uniqueLeadId: '!';
    readonly lead: 'User';
    readonly account: 'User';
    readonly currentUtmParams: 'UtmParams!';
    readonly featureFlags: 'FeatureFlag!';
    readonly staffInvitation: 'StaffInvitation';
    readonly auditLog: 'AuditPage!';
    readonly findPatient: 'FoundPatient';
    readonly impersonation: 'Impersonation';
    readonly deskTokens: 'DeskTokens!';
    readonly sellerAddress: '!';
    readonly checkoutPage: 'CheckoutPage!';
    readonly toldDetails: 'ToldDetails';
    readonly checkoutCart: '!';
    readonly cardEntry: 'CardEntry!';
    readonly deskOrderIssues: 'DeskOrderIssues!';
    readonly refillChange: 'RefillChangeQuote!';
    readonly undoCancellation: 'CancellationUndo!';
    readonly deskBillingTasks: 'DeskBillingTasks!';
    readonly deskJournal: 'DeskJournal!';
    readonly deskOrders: 'DeskOrders!';
    readonly deskSubscriptions: 'DeskSubscriptions!';
    readonly deskInvoices: 'DeskInvoices!';
    readonly checkoutQuote: 'CheckoutQuote!';
    readonly deskDiscounts: 'DeskDiscounts!';
    readonly deskDeposits: 'DeskDeposit!';
    readonly deskLiveCall: 'DeskLiveCall';
    readonly deskCalendar: 'DeskCalendar';
    readonly orderedCart: 'OrderedCart';
    readonly cartPreview: 'CartPreview!';
    readonly savedCart: 'CartPreview!';
    readonly planSelection: 'PlanSelection!';
    readonly productPage: 'ProductPage';
    readonly welcomePage: 'WelcomePage';
    readonly comparison: 'Comparison';
    readonly drugFacts: 'DrugFacts';
    readonly products: 'Product!';
    readonly product: 'Product';
    readonly catalogue: 'CatalogueEntry!';
    readonly deskCatalogue: 'DeskCatalogue!';
    readonly deskListing: 'DeskListing!';
    readonly lowestMonthlyPrice: '';
    readonly article: 'Article';
    readonly demoClock: 'DemoClock';
    readonly deskDuplicatesWithoutCase: 'DeskDuplicatePair!';
    readonly deskPossibleDuplicates: 'DeskDuplicate!';
    readonly deskMessaging: 'DeskMessaging!';
    readonly deskContinuity: 'DeskContinuity!';
    readonly deskOpenStops: 'DeskOpenStop!';
    readonly deskStaff: 'DeskStaffMember!';
    readonly deskQueue: 'DeskCase!';
    readonly deskQueuePage: 'DeskQueuePage!';
    readonly deskNextCase: 'DeskCase';
    readonly deskCase: 'DeskCaseDetail!';
    readonly deskPlanPrice: 'PlanPrice!';
    readonly deskRules: 'DeskRules!';
    readonly deskEmails: 'DeskEmails!';
    readonly offerStart: 'OfferStart!';
    readonly deskOffers: 'DeskOffers!';
    readonly deskJobs: 'DeskJobs!';
    readonly deskBanners: 'DeskBanners!';
    readonly deskFlags: 'DeskFlags!';
    readonly deskOverview: 'DeskOverview!';
    readonly deskPeople: 'DeskPeople!';
    readonly deskPerson: 'DeskPerson';
    readonly deskProfile: 'DeskProfile';
    readonly treatmentChange: 'TreatmentChange!';
    readonly recommendations: 'Recommendations!';
    readonly quizResponses: 'QuizResponse!';
    readonly deskReferrals: 'DeskReferral!';
    readonly renewalIntake: 'Intake';
    readonly visitRequest: 'VisitRequest!';
    readonly search: 'SearchResults!';
    readonly startFlow: 'StartFlow!';
    readonly startUnfinished: 'StartUnfinished!';
    readonly startStop: 'StartStop';
    readonly startMove: 'StartMove';
    readonly doctorVisitFee: '!';
    readonly deskServiceRequests: 'DeskServiceRequests!';
  };
  readonly Mutation: {
    readonly saveLead: '!';
    readonly saveHearAboutUs: '!';
    readonly saveTimeZone: '!';
    readonly requestEmailChange: '!';
    readonly confirmEmailChange: '!';
    readonly withdrawEmailChange: '!';
    readonly changePhone: '!';
    readonly saveContactPreference: '!';
    readonly unsubscribe: '!';
    readonly signOutDevice: '!';
    readonly signOutOthers: '!';
    readonly inviteStaff: '!';
    readonly withdrawStaffInvitation: '!';
    readonly changeStaffRole: '!';
    readonly deactivateStaff: '!';
    readonly reactivateStaff: '!';
    readonly startImpersonation: 'ImpersonationStart!';
    readonly deskCreateToken: 'DeskCreatedToken!';
    readonly deskRevokeToken: '!';
    readonly createAnalyticsEvent: 'AnalyticsEvent!';
    readonly createPageviewEvent: 'PageviewEvent!';
    readonly placeOrder: 'CheckoutResult!';
    readonly confirmCheckout: 'CheckoutResult!';
    readonly cancelSubscription: 'CancellationResult!';
    readonly payInvoice: 'CheckoutResult!';
    readonly changeAddress: '!';
    readonly changeNextBillingDate: 'SubscriptionCard!';
    readonly addAddress: '!';
    readonly editAddress: '!';
    readonly removeAddress: '!';
    readonly chooseDefaultAddress: '!';
    readonly shipSubscription: '!';
    readonly addCard: 'AddedCard!';
    readonly confirmCard: 'AddedCard!';
    readonly chooseDefaultCard: '!';
    readonly removeCard: '!';
    readonly stopOrder: '!';
    readonly reportOrderProblem: '!';
    readonly chooseForOrder: '!';
    readonly deskDecideOrderIssue: '!';
    readonly deskReportOrderProblem: '!';
    readonly takeBackCancellation: '!';
    readonly changeRefill: '!';
    readonly deskCloseBillingTask: '!';
    readonly deskTakeOffInvoice: '!';
    readonly deskCreateDiscount: '!';
    readonly deskEndDiscount: '!';
    readonly placeVisitCheckout: 'CheckoutResult!';
    readonly refundDeposit: '!';
    readonly deskDecideDeposit: '!';
    readonly deskMoveDeposit: '!';
    readonly bookCall: '!';
    readonly cancelCall: '!';
    readonly deskAskForCall: '!';
    readonly deskStartCall: '!';
    readonly deskCompleteCall: '!';
    readonly deskMissedCall: '!';
    readonly deskWaiveCall: '!';
    readonly deskSaveCalendar: '!';
    readonly deskSaveLeave: '!';
    readonly deskEndLeave: '!';
    readonly saveLeave: '!';
    readonly endLeave: '!';
    readonly changeSavedCart: 'CartPreview!';
    readonly saveCart: '!';
    readonly notifyOfDrug: '!';
    readonly changeListing: 'DeskListing!';
    readonly revertListingChange: 'DeskListing!';
    readonly changeBirthDate: '!';
    readonly saveIntake: 'IntakeSaved!';
    readonly submitIntake: 'IntakeOutcome!';
    readonly acceptSsriWarning: '!';
    readonly declineSsri: '!';
    readonly amendIntake: 'IntakeOutcome!';
    readonly confirmCorrection: '!';
    readonly removePhoto: '!';
    readonly finishPhotos: '!';
    readonly acceptPlan: '!';
    readonly declinePlan: '!';
    readonly cancelVisit: '!';
    readonly saveCheckIn: 'IntakeSaved!';
    readonly submitCheckIn: 'CheckInOutcome!';
    readonly startDoseChange: '!';
    readonly sendIdentification: '!';
    readonly noteProgressPhoto: '!';
    readonly shareProgressPhoto: '!';
    readonly deleteProgressPhoto: '!';
    readonly remindOfProgress: '';
    readonly removeRenewalPhoto: '!';
    readonly advanceDemoClock: 'DemoClock!';
    readonly deskDismissDuplicate: '!';
    readonly deskMergeAccounts: '!';
    readonly deskAskForIdentification: '!';
    readonly deskReadIdentification: 'DeskIdentityReading!';
    readonly deskMessage: 'ConsultationMessage!';
    readonly deskSaveMessageDraft: '!';
    readonly deskRemoveMessageFile: '!';
    readonly deskNoReplyNeeded: '!';
    readonly deskDecideContinuity: '!';
    readonly deskResolveStop: '!';
    readonly deskAmendIntake: 'IntakeOutcome!';
    readonly deskTake: 'DeskCase!';
    readonly deskHandOver: 'DeskCase!';
    readonly deskRelease: 'DeskCase!';
    readonly deskSearch: 'DeskCase!';
    readonly deskCloseCheckIn: 'DeskCase!';
    readonly deskApprove: 'DeskCase!';
    readonly deskPropose: 'DeskCase!';
    readonly deskRefuse: 'DeskCase!';
    readonly deskHold: 'DeskTreatmentChange!';
    readonly deskResume: 'DeskTreatmentChange!';
    readonly deskDiscontinue: 'DeskTreatmentChange!';
    readonly deskRespondToAlert: '!';
    readonly deskOpenChange: '!';
    readonly deskSeeCorrection: 'DeskCase!';
    readonly deskRejectPhoto: 'VisitPhoto!';
    readonly deskSendEmailAgain: 'DeskEmail!';
    readonly sendMessage: 'ConsultationMessage!';
    readonly markMessagesRead: '!';
    readonly saveMessageDraft: '!';
    readonly removeMessageAttachment: '!';
    readonly acceptOffer: '!';
    readonly declineOffer: '!';
    readonly deskSetOfferCampaign: '!';
    readonly deskRetryJob: '!';
    readonly deskRetryJobs: '!';
    readonly deskSaveBanner: '!';
    readonly deskPublishBanner: '!';
    readonly deskEndBanner: '!';
    readonly deskRemovePortrait: '!';
    readonly saveClinician: '!';
    readonly saveLicense: '!';
    readonly removeLicense: '!';
    readonly recordPrivacyChoice: '!';
    readonly saveMiniQuiz: '!';
    readonly saveTreatmentReview: '!';
    readonly changeTreatment: 'TreatmentChange!';
    readonly createReferralLink: '!';
    readonly acceptInvitation: '!';
    readonly startAnnualCheckIn: 'AnnualCheckIn!';
    readonly confirmAnnualAddress: 'AnnualCheckIn!';
    readonly startRenewal: 'RenewalView!';
    readonly saveRenewalIntake: 'IntakeSaved!';
    readonly finishRenewalPhotos: 'RenewalView!';
    readonly chooseRenewalPlan: 'RenewalOptions!';
    readonly closeRenewal: 'RenewalView!';
    readonly submitRenewal: 'RenewalView!';
    readonly saveRequestTopic: '!';
    readonly beginRequest: '!';
    readonly chooseProcedure: '!';
    readonly reviewRequest: 'IntakeOutcome!';
    readonly requestDataExport: 'DataExport!';
    readonly discardDataExport: '!';
    readonly requestAccountDeletion: '!';
    readonly withdrawAccountDeletion: '!';
    readonly saveStartFlow: 'IntakeSaved!';
    readonly submitStartFlow: 'StartOutcome!';
    readonly startOver: '!';
    readonly forgetStart: '!';
    readonly agreeToStart: '!';
    readonly notifyOfState: '!';
    readonly notifyOfService: '!';
    readonly submitServiceRequest: 'SubmittedServiceRequest!';
    readonly replyToServiceRequest: 'SubmittedServiceRequest!';
    readonly deskActOnServiceRequest: '!';
  };
  readonly Address: {
    readonly streetAddress1: '!';
    readonly streetAddress2: '';
    readonly city: '!';
    readonly state: '!';
    readonly zipCode: '!';
  };
  readonly Phone: {
    readonly phoneNumber: '!';
    readonly phoneAreaCode: '!';
  };
  readonly Profile: {
    readonly id: '!';
    readonly dob: '';
    readonly termsAccepted: '!';
    readonly hearAboutUs: '';
    readonly gender: '';
  };
  readonly OauthUser: {
    readonly id: '!';
    readonly source: '!';
  };
  readonly User: {
    readonly id: '!';
    readonly isImpersonated: '!';
    readonly firstName: '';
    readonly lastName: '';
    readonly fullName: '';
    readonly email: '';
    readonly role: '!';
    readonly phone: 'Phone';
    readonly profile: 'Profile';
    readonly address: 'Address';
    readonly active: '!';
    readonly oauthUser: 'OauthUser';
    readonly notices: 'Notice!';
    readonly noticesConnection: 'NoticeConnection!';
    readonly timeZone: '';
    readonly timeZoneChosen: '!';
    readonly pendingEmail: '';
    readonly contactPreferences: 'ContactPreference!';
    readonly messagePreferences: 'MessagePreferences';
    readonly devices: 'Device!';
    readonly twoStepSignIn: 'TwoStepSignIn';
    readonly dob: '';
    readonly billing: 'BillingOverview!';
    readonly orders: 'Order!';
    readonly paymentTask: 'PaymentTask';
    readonly cancellations: 'CancellationResult!';
    readonly addressBook: 'AddressBook!';
    readonly paymentCustomerId: '';
    readonly outOfState: '!';
    readonly requiresPhoneCall: '!';
    readonly hasPharmacyPatientId: '!';
    readonly hasActiveSubscription: '!';
    readonly eCommerceUser: '!';
    readonly nameOnCard: '';
    readonly activeSubscriptions: 'ProductSubscription!';
    readonly subscriptions: 'ProductSubscription!';
    readonly cards: 'BillingCard!';
    readonly paymentMethods: 'PaymentMethod!';
    readonly invoices: 'Invoice!';
    readonly selectedProducts: 'Product!';
    readonly deposits: 'Deposit!';
    readonly liveCall: 'LiveCall';
    readonly therapies: 'TakenTherapy!';
    readonly care: 'CareStatus!';
    readonly visit: 'Visit';
    readonly planLink: 'PlanLink';
    readonly corrections: 'AnswerCorrection!';
    readonly canUpdateTreatment: '!';
    readonly isExistingPatient: '!';
    readonly titrationProducts: 'Product!';
    readonly consultation: 'Consultation';
    readonly consultations: 'Consultation!';
    readonly journeys: 'Journey!';
    readonly prescriptions: 'UserPrescription!';
    readonly primaryPanelProvider: 'PanelProvider';
    readonly progressImages: 'ProgressImage!';
    readonly checkIns: 'CheckIn!';
    readonly trends: 'Trend!';
    readonly doseChange: 'DoseChange!';
    readonly progress: 'Progress!';
    readonly renewalPhotos: 'RenewalPhotos!';
    readonly messages: 'ConsultationMessage!';
    readonly messagesConnection: 'MessageConnection!';
    readonly messageConversations: 'MessageConversation!';
    readonly hasPendingUserOffer: '!';
    readonly offer: 'Offer';
    readonly offerTask: 'OfferTask';
    readonly planChanges: 'PlanChanges';
    readonly treatmentUpdate: 'TreatmentUpdate';
    readonly quizResponses: 'QuizResponse!';
    readonly quizType: '';
    readonly referrals: 'Referrals';
    readonly annualCheckIn: 'AnnualCheckIn!';
    readonly renewal: 'RenewalView!';
    readonly accountDeletion: 'AccountDeletion';
    readonly dataExport: 'DataExport';
    readonly isRecentlySignedIn: '!';
    readonly serviceRequests: 'ServiceRequest!';
  };
  readonly NoticeEdge: {
    readonly cursor: '!';
    readonly node: 'Notice!';
  };
  readonly NoticeConnection: {
    readonly edges: 'NoticeEdge!';
    readonly pageInfo: 'PageInfo!';
  };
  readonly Notice: {
    readonly id: '!';
    readonly kind: '!';
    readonly subject: '!';
    readonly body: '!';
    readonly createdAt: '!';
  };
  readonly ConsentText: {
    readonly id: '!';
    readonly version: '!';
    readonly text: '!';
    readonly missing: '!';
    readonly document: 'ConsentDocument';
  };
  readonly ConsentDocument: {
    readonly title: '!';
    readonly href: '!';
  };
  readonly ContactPreference: {
    readonly type: '!';
    readonly channel: '!';
    readonly title: '!';
    readonly text: '!';
    readonly isOn: '!';
    readonly decidedAt: '';
  };
  readonly MessageChannel: {
    readonly type: '';
    readonly text: '!';
    readonly isOn: '!';
    readonly isLocked: '!';
    readonly decidedAt: '';
  };
  readonly MessageGroup: {
    readonly id: '!';
    readonly title: '!';
    readonly email: 'MessageChannel!';
    readonly text: 'MessageChannel';
  };
  readonly MessagePreferences: {
    readonly textsOff: '';
    readonly groups: 'MessageGroup!';
  };
  readonly Device: {
    readonly id: '!';
    readonly name: '!';
    readonly signedInAt: '!';
    readonly lastSeenAt: '!';
    readonly isCurrent: '!';
  };
  readonly TwoStepSignIn: {
    readonly isOn: '!';
    readonly pageUrl: '';
  };
  readonly FeatureFlag: {
    readonly name: '!';
    readonly value: '';
  };
  readonly UtmParams: {
    readonly source: '';
    readonly medium: '';
    readonly campaign: '';
    readonly content: '';
    readonly term: '';
  };
  readonly FoundPatient: {
    readonly id: '!';
    readonly email: '!';
    readonly name: '';
    readonly createdAt: '!';
  };
  readonly Impersonation: {
    readonly id: '!';
    readonly patientId: '!';
    readonly patientEmail: '!';
    readonly patientName: '';
    readonly reason: '!';
    readonly startedAt: '!';
    readonly endsAt: '!';
  };
  readonly ImpersonationStart: {
    readonly token: '!';
    readonly action: '!';
  };
  readonly AuditEntry: {
    readonly id: '!';
    readonly at: '!';
    readonly action: '!';
    readonly subject: '!';
    readonly subjectId: '!';
    readonly actorRole: '!';
    readonly actorEmail: '';
    readonly impersonatorEmail: '';
    readonly aboutEmail: '';
    readonly detail: '!';
  };
  readonly AuditPage: {
    readonly entries: 'AuditEntry!';
    readonly next: '';
  };
  readonly StaffInvitation: {
    readonly role: '!';
    readonly email: '!';
    readonly expiresAt: '!';
  };
  readonly DeskToken: {
    readonly id: '!';
    readonly kind: '!';
    readonly name: '!';
    readonly shownStart: '!';
    readonly scopes: '!';
    readonly makerEmail: '!';
    readonly isOwn: '!';
    readonly state: '!';
    readonly createdAt: '!';
    readonly expiresAt: '!';
    readonly lastUsedAt: '';
  };
  readonly DeskTokenScope: {
    readonly id: '!';
    readonly text: '!';
  };
  readonly DeskTokens: {
    readonly tokens: 'DeskToken!';
    readonly scopes: 'DeskTokenScope!';
    readonly mayMakeForService: '!';
  };
  readonly DeskCreatedToken: {
    readonly secret: '!';
    readonly expiresAt: '!';
  };
  readonly AnalyticsEvent: {
    readonly event: '!';
  };
  readonly PageviewEvent: {
    readonly url: '!';
  };
  readonly SubscriptionCard: {
    readonly id: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly productNames: '!';
    readonly productIds: '!';
    readonly drugTypes: '!';
    readonly cycleInDays: '!';
    readonly amount: '!';
    readonly nextAmount: '!';
    readonly credit: '!';
    readonly nextBillingDate: '';
    readonly cancellationDate: '';
    readonly isCancellable: '!';
    readonly needsPrescription: '!';
    readonly everyDays: '!';
    readonly shipsTo: '!';
    readonly refill: 'RefillOptions!';
  };
  readonly BillingAction: {
    readonly title: '!';
    readonly detail: '!';
    readonly label: '!';
    readonly href: '!';
  };
  readonly BillingOverview: {
    readonly action: 'BillingAction';
    readonly cardWarning: 'BillingAction';
    readonly subscriptions: 'SubscriptionCard!';
    readonly comeBack: 'BillingAction';
    readonly isSexualHealthOnly: '!';
    readonly latestOrder: 'OrderHead';
    readonly card: 'CardSummary';
    readonly cards: 'SavedCard!';
  };
  readonly PaymentTask: {
    readonly invoiceId: '!';
    readonly title: '!';
    readonly number: '!';
    readonly amount: '!';
    readonly message: '!';
    readonly actionUrl: '';
    readonly cardEntry: 'CardEntry!';
    readonly savedCard: 'CardSummary';
    readonly productNames: '!';
    readonly ifIgnored: '!';
  };
  readonly CancellationResult: {
    readonly subscriptionId: '!';
    readonly endedAt: '!';
    readonly effects: '!';
    readonly productNames: '!';
    readonly stillShips: '!';
    readonly lastCharge: '';
    readonly mayBeUndone: '!';
  };
  readonly ToldDetails: {
    readonly firstName: '';
    readonly dob: '';
    readonly state: '';
  };
  readonly SavedAddress: {
    readonly id: '';
    readonly streetAddress1: '!';
    readonly streetAddress2: '';
    readonly city: '!';
    readonly state: '!';
    readonly zipCode: '!';
  };
  readonly Delivery: {
    readonly subscriptionId: '!';
    readonly productNames: '!';
    readonly shipsTo: 'Address!';
    readonly isDefault: '!';
    readonly addressId: '';
  };
  readonly AddressBook: {
    readonly addresses: 'SavedAddress!';
    readonly deliveries: 'Delivery!';
  };
  readonly SavedCard: {
    readonly id: '!';
    readonly brand: '!';
    readonly last4: '!';
    readonly wallet: '';
    readonly expMonth: '!';
    readonly expYear: '!';
    readonly isDefault: '!';
    readonly expiry: '!';
  };
  readonly AddedCard: {
    readonly actionUrl: '';
  };
  readonly OrderChoice: {
    readonly wish: '!';
    readonly label: '!';
  };
  readonly OrderIssue: {
    readonly id: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly isOpen: '!';
    readonly openedAt: '!';
    readonly choices: 'OrderChoice!';
    readonly wish: '';
  };
  readonly CasePhoto: {
    readonly id: '!';
    readonly url: '!';
  };
  readonly OrderRefund: {
    readonly id: '!';
    readonly amount: '!';
    readonly at: '!';
    readonly label: '!';
  };
  readonly OrderReport: {
    readonly kind: '!';
    readonly label: '!';
    readonly from: '';
    readonly productIds: '!';
    readonly wishes: 'OrderChoice!';
  };
  readonly OrderParcel: {
    readonly id: '!';
    readonly label: '!';
    readonly detail: '';
    readonly trackingNumber: '';
    readonly shippedAt: '!';
    readonly deliveredAt: '';
    readonly productNames: '!';
  };
  readonly DeskIssueProduct: {
    readonly productId: '!';
    readonly name: '!';
    readonly needsPrescription: '!';
  };
  readonly DeskIssueDecision: {
    readonly decision: '!';
    readonly label: '!';
  };
  readonly DeskOrderIssue: {
    readonly id: '!';
    readonly kind: '!';
    readonly label: '!';
    readonly isAwaitingReturn: '!';
    readonly orderNumber: '!';
    readonly orderStatus: '!';
    readonly patientId: '!';
    readonly patientName: '!';
    readonly patientEmail: '!';
    readonly state: '!';
    readonly products: 'DeskIssueProduct!';
    readonly wish: '';
    readonly details: '!';
    readonly openedAt: '!';
    readonly dueAt: '!';
    readonly trackingNumber: '';
    readonly refundable: '!';
    readonly left: '!';
    readonly facts: '!';
    readonly photos: 'CasePhoto!';
    readonly decisions: 'DeskIssueDecision!';
  };
  readonly DeskClosedIssue: {
    readonly id: '!';
    readonly label: '!';
    readonly orderNumber: '!';
    readonly patientName: '!';
    readonly outcome: '!';
    readonly answer: '!';
    readonly closedAt: '!';
    readonly decidedBy: '';
  };
  readonly DeskOrderIssues: {
    readonly open: 'DeskOrderIssue!';
    readonly closed: 'DeskClosedIssue!';
    readonly waiting: 'DeskWaiting!';
  };
  readonly NextRefill: {
    readonly on: '';
    readonly amount: '!';
    readonly credit: '!';
    readonly everyDays: '!';
  };
  readonly RefillChangeQuote: {
    readonly before: 'NextRefill!';
    readonly after: 'NextRefill!';
    readonly isPaused: '!';
    readonly notes: '!';
    readonly consentText: '!';
    readonly consentVersion: '!';
  };
  readonly RefillOptions: {
    readonly fixedBecause: '';
    readonly isPaused: '!';
    readonly isAutomatic: '!';
    readonly earliest: '!';
    readonly earliestReason: '!';
    readonly latest: '!';
    readonly supplyInDays: '!';
    readonly everyDays: '!';
    readonly leastWeeks: '';
    readonly mostWeeks: '';
  };
  readonly CancellationUndo: {
    readonly subscriptionId: '!';
    readonly productNames: '!';
    readonly amount: '!';
    readonly everyDays: '!';
    readonly on: '';
    readonly isPaused: '!';
    readonly until: '!';
    readonly consentText: '!';
    readonly consentVersion: '!';
  };
  readonly DeskWaiting: {
    readonly tasks: '!';
    readonly orders: '!';
  };
  readonly DeskTaskKind: {
    readonly kind: '!';
    readonly label: '!';
  };
  readonly DeskTaskOutcome: {
    readonly outcome: '!';
    readonly label: '!';
  };
  readonly DeskBillingTask: {
    readonly id: '!';
    readonly kind: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly todo: '!';
    readonly openedAt: '!';
    readonly dueAt: '!';
    readonly isLate: '!';
    readonly patientName: '';
    readonly orderNumber: '';
    readonly invoiceNumber: '';
    readonly outcomes: 'DeskTaskOutcome!';
    readonly closedAt: '';
    readonly outcome: '';
    readonly reason: '';
    readonly closedBy: '';
  };
  readonly DeskBillingTasks: {
    readonly tasks: 'DeskBillingTask!';
    readonly kinds: 'DeskTaskKind!';
    readonly waiting: 'DeskWaiting!';
  };
  readonly JournalPosting: {
    readonly account: '!';
    readonly label: '!';
    readonly debit: '!';
    readonly credit: '!';
  };
  readonly JournalEntry: {
    readonly id: '!';
    readonly label: '!';
    readonly source: '!';
    readonly at: '!';
    readonly postings: 'JournalPosting!';
  };
  readonly AccountBalance: {
    readonly account: '!';
    readonly label: '!';
    readonly type: '!';
    readonly debit: '!';
    readonly credit: '!';
  };
  readonly TrialBalance: {
    readonly accounts: 'AccountBalance!';
    readonly debit: '!';
    readonly credit: '!';
  };
  readonly InvoiceJournal: {
    readonly invoiceNumber: '!';
    readonly invoiceStatus: '!';
    readonly total: '!';
    readonly orderNumber: '!';
    readonly patientName: '!';
    readonly canBeLowered: '!';
    readonly entries: 'JournalEntry!';
    readonly balance: 'TrialBalance!';
  };
  readonly DeskJournal: {
    readonly number: '!';
    readonly invoice: 'InvoiceJournal';
    readonly balance: 'TrialBalance!';
    readonly waiting: 'DeskWaiting!';
  };
  readonly DeskSubscription: {
    readonly id: '!';
    readonly personId: '!';
    readonly personName: '';
    readonly state: '!';
    readonly stateLabel: '!';
    readonly waitsForDispute: '!';
    readonly productNames: '!';
    readonly everyDays: '!';
    readonly nextChargeAt: '';
    readonly nextAmount: '';
    readonly lastChargedAt: '';
    readonly createdAt: '!';
    readonly canceledAt: '';
  };
  readonly DeskSubscriptions: {
    readonly subscriptions: 'DeskSubscription!';
    readonly next: '';
  };
  readonly DeskInvoice: {
    readonly id: '!';
    readonly number: '!';
    readonly orderNumber: '!';
    readonly isRefill: '!';
    readonly personId: '!';
    readonly personName: '';
    readonly state: '!';
    readonly stateLabel: '!';
    readonly total: '!';
    readonly amountCharged: '!';
    readonly amountRefunded: '!';
    readonly attempts: '!';
    readonly declineCode: '';
    readonly nextStep: '';
    readonly nextStepAt: '';
    readonly reference: '';
    readonly hasTask: '!';
    readonly hasIssue: '!';
    readonly createdAt: '!';
    readonly paidAt: '';
  };
  readonly DeskInvoices: {
    readonly invoices: 'DeskInvoice!';
    readonly next: '';
  };
  readonly DeskOrderParcel: {
    readonly trackingNumber: '';
    readonly statusLabel: '!';
    readonly shippedAt: '!';
    readonly deliveredAt: '';
  };
  readonly DeskOrder: {
    readonly id: '!';
    readonly number: '!';
    readonly kindLabel: '!';
    readonly personId: '!';
    readonly personName: '';
    readonly state: '!';
    readonly stateLabel: '!';
    readonly stateSince: '!';
    readonly total: '';
    readonly parcels: 'DeskOrderParcel!';
    readonly hasIssue: '!';
    readonly createdAt: '!';
  };
  readonly DeskOrders: {
    readonly orders: 'DeskOrder!';
    readonly next: '';
  };
  readonly QuoteLine: {
    readonly kind: '!';
    readonly label: '!';
    readonly amount: '!';
    readonly amountWithDiscount: '!';
    readonly productId: '';
    readonly isDiscount: '!';
  };
  readonly QuoteSection: {
    readonly lines: 'QuoteLine!';
    readonly total: '!';
    readonly subtotal: '!';
    readonly discount: '!';
    readonly shipping: '!';
    readonly salesTax: '!';
    readonly credit: '!';
  };
  readonly PriceStep: {
    readonly fromOrder: '!';
    readonly amount: '!';
  };
  readonly PlanCharge: {
    readonly afterDays: '!';
    readonly firstAmount: '!';
    readonly amount: '!';
    readonly laterSteps: 'PriceStep!';
    readonly productNames: '!';
    readonly everyDays: '!';
  };
  readonly PlanPrice: {
    readonly amount: '!';
    readonly isWithRefill: '!';
    readonly fee: '!';
    readonly agreement: '!';
    readonly onApproval: 'QuoteSection!';
    readonly charges: 'PlanCharge!';
    readonly creditLeft: '!';
  };
  readonly NextCharge: {
    readonly on: '';
    readonly afterDays: '!';
    readonly amount: '!';
    readonly laterSteps: 'PriceStep!';
    readonly productNames: '!';
    readonly everyDays: '!';
  };
  readonly Quote: {
    readonly today: 'QuoteSection!';
    readonly onApproval: 'QuoteSection!';
    readonly nextCharges: 'NextCharge!';
    readonly creditLeft: '!';
    readonly delivery: 'QuoteDelivery!';
    readonly needsPrescription: '!';
    readonly isTaxKnown: '!';
    readonly consentText: '!';
    readonly consentVersion: '!';
  };
  readonly QuoteDelivery: {
    readonly label: '!';
    readonly arrival: '!';
  };
  readonly ShippingOption: {
    readonly name: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly price: '!';
    readonly problem: '';
  };
  readonly CheckoutQuote: {
    readonly quote: 'Quote!';
    readonly agreements: 'CheckoutAgreement!';
    readonly shippingMethod: '!';
    readonly shippingOptions: 'ShippingOption!';
    readonly discountProblem: '';
    readonly addressProblems: '!';
  };
  readonly DeskDiscount: {
    readonly id: '!';
    readonly code: '';
    readonly description: '!';
    readonly state: '!';
    readonly terms: '!';
    readonly validFrom: '!';
    readonly validUntil: '';
    readonly uses: '!';
    readonly given: '!';
    readonly lastUsedAt: '';
    readonly runningSubscriptions: '!';
    readonly createdAt: '!';
    readonly createdByName: '';
    readonly reason: '';
    readonly endedAt: '';
    readonly endedByName: '';
    readonly endReason: '';
  };
  readonly DeskDiscounts: {
    readonly discounts: 'DeskDiscount!';
    readonly waiting: 'DeskWaiting!';
  };
  readonly BillingCard: {
    readonly brand: '!';
    readonly last4: '!';
    readonly addressZip: '';
    readonly expMonth: '!';
    readonly expYear: '!';
  };
  readonly PaymentMethodCard: {
    readonly brand: '!';
    readonly last4: '!';
    readonly expMonth: '!';
    readonly expYear: '!';
  };
  readonly BillingAddress: {
    readonly postalCode: '';
  };
  readonly BillingDetails: {
    readonly address: 'BillingAddress!';
  };
  readonly PaymentMethod: {
    readonly id: '!';
    readonly billingDetails: 'BillingDetails!';
    readonly card: 'PaymentMethodCard!';
  };
  readonly Invoice: {
    readonly id: '!';
    readonly status: '!';
    readonly amountCharged: '!';
  };
  readonly EagleOrder: {
    readonly id: '!';
    readonly createdAt: '!';
    readonly latestShipmentDate: '';
    readonly remoteStatus: '';
  };
  readonly ProductSubscription: {
    readonly id: '!';
    readonly status: '!';
    readonly nextBillingDate: '';
    readonly cancellationDate: '';
    readonly createdAt: '!';
    readonly earliestAllowableNextBillingDate: '';
    readonly estimatedNextBillingDate: '';
    readonly cycleInDays: '!';
    readonly activeProducts: 'Product!';
    readonly eagleOrders: 'EagleOrder!';
  };
  readonly VisitCheckoutPage: {
    readonly feeWhen: '!';
    readonly fee: '!';
    readonly today: '!';
    readonly lines: 'QuoteLine!';
    readonly name: '';
    readonly agreements: 'CheckoutAgreement!';
    readonly consentVersion: '!';
    readonly cardEntry: 'CardEntry!';
    readonly savedCard: 'CardSummary';
    readonly servedStates: '!';
  };
  readonly Deposit: {
    readonly orderId: '!';
    readonly orderNumber: '!';
    readonly name: '!';
    readonly procedureOn: '!';
    readonly amount: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly isRefundable: '!';
    readonly placedAt: '!';
  };
  readonly DeskDeposit: {
    readonly orderId: '!';
    readonly orderNumber: '!';
    readonly patientName: '!';
    readonly patientEmail: '!';
    readonly name: '!';
    readonly procedureOn: '!';
    readonly amount: '!';
    readonly state: '!';
    readonly label: '!';
    readonly refundableUntil: '!';
    readonly mayBeUsed: '!';
    readonly mayBeKept: '!';
  };
  readonly CardSummary: {
    readonly brand: '!';
    readonly last4: '!';
    readonly wallet: '';
    readonly expMonth: '!';
    readonly expYear: '!';
  };
  readonly CardEntry: {
    readonly kind: '!';
    readonly frameUrl: '';
    readonly publishableKey: '';
  };
  readonly AlreadyTaken: {
    readonly message: '!';
    readonly href: '!';
    readonly label: '!';
  };
  readonly CheckoutPage: {
    readonly products: 'Product!';
    readonly ignoredIds: '!';
    readonly notOffered: '!';
    readonly alreadyTaken: 'AlreadyTaken!';
    readonly leftOut: '!';
    readonly quote: 'Quote!';
    readonly shippingOptions: 'ShippingOption!';
    readonly cardEntry: 'CardEntry!';
    readonly savedCard: 'CardSummary';
    readonly servedStates: '!';
    readonly account: 'AccountCheckout';
    readonly agreements: 'CheckoutAgreement!';
  };
  readonly CheckoutAgreement: {
    readonly field: '!';
    readonly isRequired: '!';
    readonly consent: 'ConsentText!';
  };
  readonly PlanNow: {
    readonly productNames: '!';
    readonly amount: '!';
    readonly credit: '!';
    readonly everyDays: '!';
    readonly on: '';
  };
  readonly AccountCheckout: {
    readonly plan: 'PlanNow!';
    readonly adds: '!';
    readonly replaces: '!';
    readonly addresses: 'SavedAddress!';
    readonly cards: 'SavedCard!';
  };
  readonly CheckoutResult: {
    readonly checkoutId: '!';
    readonly status: '!';
    readonly actionUrl: '';
    readonly href: '!';
    readonly ordered: '!';
    readonly purchase: 'Purchase';
  };
  readonly Purchase: {
    readonly productIds: '!';
    readonly specialties: '!';
    readonly purchaseAmount: '!';
  };
  readonly OrderLine: {
    readonly productId: '!';
    readonly name: '!';
    readonly quantity: '!';
    readonly amount: '!';
    readonly drugType: '!';
    readonly note: '';
  };
  readonly PriceLine: {
    readonly label: '!';
    readonly amount: '!';
  };
  readonly OrderHead: {
    readonly id: '!';
    readonly number: '!';
    readonly createdAt: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly shippedAt: '';
    readonly deliveredAt: '';
    readonly trackingNumber: '';
    readonly arrivesBy: '';
    readonly shipsTo: '';
  };
  readonly Order: {
    readonly id: '!';
    readonly number: '!';
    readonly createdAt: '!';
    readonly label: '!';
    readonly detail: '!';
    readonly total: '!';
    readonly lines: 'OrderLine!';
    readonly otherLines: 'PriceLine!';
    readonly shippedAt: '';
    readonly deliveredAt: '';
    readonly trackingNumber: '';
    readonly arrivesBy: '';
    readonly shipsTo: '';
    readonly invoice: 'InvoiceView';
    readonly steps: 'OrderStep!';
    readonly orderAgain: '';
    readonly parcels: 'OrderParcel!';
    readonly stop: '';
    readonly replaces: '';
    readonly replacedBy: '!';
    readonly issues: 'OrderIssue!';
    readonly refunds: 'OrderRefund!';
    readonly reports: 'OrderReport!';
  };
  readonly OrderStep: {
    readonly label: '!';
    readonly at: '';
    readonly state: '!';
    readonly by: '';
  };
  readonly InvoiceView: {
    readonly id: '!';
    readonly number: '!';
    readonly summary: '!';
    readonly total: '!';
    readonly amountCharged: '!';
    readonly lines: 'QuoteLine!';
    readonly paidAt: '';
    readonly canPay: '!';
    readonly pdf: '';
    readonly receipt: '';
  };
  readonly LiveCall: {
    readonly status: '!';
    readonly isWaiting: '!';
    readonly misses: '!';
    readonly startsAt: '';
    readonly clinician: 'Clinician';
    readonly clinicianName: '';
    readonly clinicianPhotoUrl: '';
    readonly timeZone: '!';
    readonly isByPhone: '!';
    readonly joinUrl: '';
    readonly slots: '!';
  };
  readonly DeskLiveCall: {
    readonly status: '!';
    readonly isWaiting: '!';
    readonly mayAct: '!';
    readonly mayWaive: '!';
    readonly misses: '!';
    readonly note: '';
    readonly startsAt: '';
    readonly clinicianName: '';
    readonly joinUrl: '';
    readonly phone: '';
  };
  readonly CalendarHours: {
    readonly weekday: '!';
    readonly from: '!';
    readonly to: '!';
  };
  readonly CalendarException: {
    readonly date: '!';
    readonly from: '';
    readonly to: '';
  };
  readonly CalendarCall: {
    readonly consultationId: '!';
    readonly patientName: '!';
    readonly startsAt: '!';
    readonly needsOutcome: '!';
    readonly joinUrl: '';
  };
  readonly DeskCalendar: {
    readonly timeZone: '!';
    readonly hours: 'CalendarHours!';
    readonly exceptions: 'CalendarException!';
    readonly calls: 'CalendarCall!';
    readonly leaves: 'ClinicianLeave!';
    readonly covered: 'ClinicianLeave!';
    readonly colleagues: 'LeaveColleague!';
  };
  readonly LeaveColleague: {
    readonly id: '!';
    readonly name: '!';
  };
  readonly CartLineItem: {
    readonly kind: '!';
    readonly isDiscount: '!';
    readonly amount: '!';
    readonly amountWithDiscount: '!';
    readonly nextAmount: '!';
    readonly lastAmount: '!';
    readonly priceDescription: '!';
    readonly cadence: '!';
    readonly canBeRemoved: '!';
    readonly isUpsellItem: '!';
    readonly product: 'Product!';
  };
  readonly CartPreview: {
    readonly type: '';
    readonly productIds: '!';
    readonly upsellProductIds: '!';
    readonly addedProductIds: '!';
    readonly removedProductIds: '!';
    readonly drugTypesChanged: '!';
    readonly hadIneligiblePrescriptions: '!';
    readonly total: '!';
    readonly lineItems: 'CartLineItem!';
    readonly requestedProductIds: '!';
    readonly ignoredProductIds: '!';
    readonly notOffered: 'NotOffered!';
    readonly products: 'Product!';
  };
  readonly OrderedCart: {
    readonly productIds: '!';
    readonly at: '!';
  };
  readonly TakenTherapy: {
    readonly drugTypes: '!';
    readonly reason: '!';
    readonly message: '!';
    readonly href: '!';
    readonly label: '!';
  };
  readonly PlanOffer: {
    readonly identifier: '!';
    readonly option: '!';
    readonly cadence: '!';
    readonly productIds: '!';
  };
  readonly PlanSelection: {
    readonly offers: 'PlanOffer!';
    readonly products: 'Product!';
  };
  readonly ProductPagePair: {
    readonly title: '!';
    readonly text: '!';
  };
  readonly ProductPageBlock: {
    readonly id: '!';
    readonly title: '!';
    readonly text: '!';
    readonly points: '!';
  };
  readonly ProductPageTable: {
    readonly caption: '!';
    readonly columns: '!';
    readonly rows: '!';
  };
  readonly ProductPageForm: {
    readonly drugType: '!';
    readonly label: '!';
    readonly products: 'Product!';
  };
  readonly ProductPageLink: {
    readonly slug: '!';
    readonly name: '!';
    readonly oneLine: '!';
    readonly drugType: '!';
    readonly needsPrescription: '!';
    readonly risk: '';
  };
  readonly ProductPage: {
    readonly slug: '!';
    readonly name: '!';
    readonly oneLine: '!';
    readonly needsPrescription: '!';
    readonly notOffered: '';
    readonly isNew: '!';
    readonly badges: '!';
    readonly notice: 'ProductPageBlock';
    readonly risk: '';
    readonly about: '!';
    readonly howToUse: '!';
    readonly ingredients: 'ProductPagePair!';
    readonly timeline: 'ProductPagePair!';
    readonly safety: '!';
    readonly getHelpNow: '';
    readonly more: 'ProductPageBlock!';
    readonly comparison: 'ProductPageTable';
    readonly questions: 'ProductPagePair!';
    readonly facts: '';
    readonly where: '';
    readonly forms: 'ProductPageForm!';
    readonly related: 'ProductPageLink!';
  };
  readonly ProductDiscount: {
    readonly first: '!';
    readonly second: '!';
    readonly last: '!';
    readonly afterwards: '!';
    readonly charged: '!';
  };
  readonly WelcomePage: {
    readonly slug: '!';
    readonly name: '!';
    readonly drugTypes: '!';
    readonly howToUse: '!';
    readonly timeline: 'ProductPagePair!';
    readonly safety: '!';
    readonly getHelpNow: '';
    readonly facts: '';
  };
  readonly State: {
    readonly code: '!';
    readonly name: '!';
  };
  readonly ConflictProductCollection: {
    readonly id: '!';
    readonly name: '!';
    readonly productIds: '!';
  };
  readonly ProductDose: {
    readonly mg: '!';
    readonly timesAMonth: '!';
    readonly daily: '!';
    readonly usualStart: '!';
  };
  readonly Product: {
    readonly id: '!';
    readonly price: '!';
    readonly buyNow: '!';
    readonly specialtyProductCollection: '!';
    readonly conflictProductCollections: 'ConflictProductCollection!';
    readonly serviceLine: '!';
    readonly supplyInDays: '!';
    readonly supplyInformation: '!';
    readonly drugClass: '!';
    readonly drugType: '!';
    readonly displayedName: '!';
    readonly publicDisplayedName: '!';
    readonly title: '!';
    readonly description: '!';
    readonly needsPrescription: '!';
    readonly instructions: '!';
    readonly specialty: '!';
    readonly image: '!';
    readonly transparentImage: '!';
    readonly isNew: '!';
    readonly isUpsell: '!';
    readonly unavailableStates: 'State!';
    readonly drugFacts: '';
    readonly dose: 'ProductDose';
    readonly offered: '!';
    readonly page: '';
    readonly discount: 'ProductDiscount';
  };
  readonly NotOffered: {
    readonly productId: '!';
    readonly message: '!';
  };
  readonly CatalogueCadence: {
    readonly cadence: '!';
    readonly identifier: '!';
  };
  readonly CatalogueEntry: {
    readonly drugType: '!';
    readonly serviceLine: '';
    readonly title: '';
    readonly description: '';
    readonly image: '';
    readonly specialty: '';
    readonly ids: '!';
    readonly cadences: 'CatalogueCadence!';
    readonly hasMultipleCadences: '!';
    readonly hasOTP: '!';
    readonly isCancellable: '!';
    readonly isNew: '!';
    readonly isRx: '!';
    readonly isUpsell: '!';
    readonly drugDescriptionResultsPage: '';
    readonly offered: '!';
    readonly drugFacts: '';
    readonly page: '';
  };
  readonly FactsLink: {
    readonly label: '!';
    readonly url: '!';
  };
  readonly FactsTable: {
    readonly caption: '!';
    readonly columns: '!';
    readonly rows: '!';
  };
  readonly FactsPassage: {
    readonly heading: '';
    readonly text: '!';
    readonly points: '!';
    readonly table: 'FactsTable';
    readonly links: 'FactsLink!';
    readonly urgent: '!';
  };
  readonly FactsSection: {
    readonly id: '!';
    readonly title: '!';
    readonly look: '!';
    readonly passages: 'FactsPassage!';
  };
  readonly FactsBadge: {
    readonly text: '!';
    readonly tone: '!';
  };
  readonly FactsSource: {
    readonly label: '!';
    readonly url: '';
  };
  readonly DrugFacts: {
    readonly slug: '!';
    readonly kind: '!';
    readonly name: '!';
    readonly sayIt: '!';
    readonly brandNames: '!';
    readonly summary: '!';
    readonly badges: 'FactsBadge!';
    readonly sections: 'FactsSection!';
    readonly drugTypes: '!';
    readonly offered: '!';
    readonly shopPath: '!';
    readonly reviewerRole: '!';
    readonly date: '!';
    readonly sources: 'FactsSource!';
  };
  readonly ComparedTreatment: {
    readonly name: '!';
    readonly page: '!';
    readonly use: '!';
    readonly works: '!';
    readonly status: '!';
    readonly risk: '!';
    readonly lowestMonthlyPrice: '';
  };
  readonly Comparison: {
    readonly title: '!';
    readonly worksTitle: '!';
    readonly treatments: 'ComparedTreatment!';
  };
  readonly DeskProduct: {
    readonly id: '!';
    readonly displayedName: '!';
    readonly price: '!';
    readonly originalPrice: '!';
    readonly supplyInDays: '!';
    readonly supplyInformation: '!';
    readonly userSelectable: '!';
  };
  readonly DeskLastChange: {
    readonly at: '!';
    readonly actorEmail: '!';
  };
  readonly DeskCatalogueChange: {
    readonly id: '!';
    readonly version: '!';
    readonly at: '!';
    readonly by: '!';
    readonly reason: '!';
    readonly field: '!';
    readonly label: '!';
    readonly from: '!';
    readonly to: '!';
    readonly isRevert: '!';
  };
  readonly DeskListing: {
    readonly id: '!';
    readonly title: '!';
    readonly drugType: '!';
    readonly drugClass: '!';
    readonly serviceLine: '!';
    readonly needsPrescription: '!';
    readonly version: '!';
    readonly isChanged: '!';
    readonly description: '!';
    readonly instructions: '!';
    readonly resultsPage: '';
    readonly unavailableStates: 'State!';
    readonly products: 'DeskProduct!';
    readonly lastChange: 'DeskLastChange';
    readonly history: 'DeskCatalogueChange!';
    readonly mayChange: '!';
  };
  readonly DeskProductSet: {
    readonly id: '!';
    readonly kind: '!';
    readonly name: '!';
    readonly options: '!';
  };
  readonly DeskCatalogue: {
    readonly listings: 'DeskListing!';
    readonly sets: 'DeskProductSet!';
  };
  readonly CareAction: {
    readonly label: '!';
    readonly href: '!';
  };
  readonly CareStep: {
    readonly label: '!';
    readonly detail: '!';
    readonly at: '';
    readonly state: '!';
  };
  readonly CareStatus: {
    readonly headline: '!';
    readonly detail: '!';
    readonly action: 'CareAction';
    readonly unreadMessages: '!';
    readonly mayCancelVisit: '!';
    readonly timeline: 'CareStep!';
    readonly treatments: 'Treatment!';
    readonly clinician: 'Clinician';
    readonly approvalNote: '';
    readonly approvalSignature: '';
  };
  readonly IntakeOutcome: {
    readonly outcome: '!';
    readonly href: '!';
    readonly findings: 'EligibilityFinding!';
    readonly removedDrugTypes: '!';
  };
  readonly VisitPhoto: {
    readonly id: '!';
    readonly view: '!';
    readonly status: '!';
    readonly url: '!';
    readonly reason: '';
    readonly uploadedAt: '!';
  };
  readonly Visit: {
    readonly id: '!';
    readonly consultationId: '!';
    readonly kind: '!';
    readonly statusLabel: '!';
    readonly intake: 'Intake';
    readonly submittedIntake: 'Intake';
    readonly intakePath: '!';
    readonly ssriWarning: 'SsriWarning';
    readonly photos: 'VisitPhoto!';
    readonly photoViews: '!';
    readonly canUploadPhotos: '!';
    readonly requestedProducts: 'Product!';
    readonly proposal: 'PlanProposal';
    readonly outcome: 'IntakeOutcome';
    readonly refusal: 'Refusal';
    readonly submittedAt: '';
    readonly baselinePhotos: 'VisitPhoto!';
    readonly isDoseChange: '!';
    readonly identification: 'VisitIdentification';
    readonly retakeDueAt: '';
  };
  readonly SsriWarning: {
    readonly parts: 'SsriWarningPart!';
    readonly statement: '!';
    readonly isAccepted: '!';
  };
  readonly SsriWarningPart: {
    readonly ruleId: '!';
    readonly title: '!';
    readonly text: '!';
  };
  readonly Refusal: {
    readonly reason: '!';
    readonly alternatives: '!';
    readonly at: '!';
  };
  readonly PlanLink: {
    readonly state: '!';
    readonly visit: 'Visit';
  };
  readonly PlanProposal: {
    readonly id: '!';
    readonly requested: 'Product!';
    readonly proposed: 'Product!';
    readonly reason: '!';
    readonly clinician: 'Clinician!';
    readonly price: 'PlanPrice!';
    readonly isFirstPlan: '!';
    readonly requestedAmount: '!';
    readonly chargedNow: '!';
    readonly consentText: '!';
    readonly expiresAt: '!';
    readonly textsToRead: 'SafetyText!';
    readonly ssriWarning: 'SsriWarning';
  };
  readonly AnswerCorrection: {
    readonly id: '!';
    readonly changes: 'AnswerChange!';
    readonly reason: '!';
  };
  readonly AnswerChange: {
    readonly label: '!';
    readonly before: '!';
    readonly after: '!';
  };
  readonly ConsultationDoctor: {
    readonly id: '!';
  };
  readonly Consultation: {
    readonly id: '!';
    readonly status: '!';
    readonly notAMatch: '!';
    readonly unreadDoctorMessagesCount: '!';
    readonly phoneCallStatus: '!';
    readonly activeUserSelectedProducts: 'Product!';
    readonly activeDoctorSelectedProducts: 'Product!';
    readonly doctor: 'ConsultationDoctor';
    readonly consultationMessages: 'ConsultationMessage!';
  };
  readonly OrderedQuizResponse: {
    readonly id: '!';
    readonly status: '!';
    readonly quizResponseId: '';
    readonly quizResponse: 'QuizResponse';
  };
  readonly QuizSet: {
    readonly id: '!';
    readonly status: '!';
    readonly currentOrderedQuizResponseId: '';
    readonly allResponsesCompleted: '!';
    readonly orderedQuizResponses: 'OrderedQuizResponse!';
  };
  readonly SpecialtyProductCollection: {
    readonly id: '!';
    readonly description: '!';
    readonly name: '!';
    readonly internalName: '!';
  };
  readonly ProgressImage: {
    readonly id: '!';
    readonly imageType: '!';
    readonly status: '!';
  };
  readonly MediaSet: {
    readonly id: '!';
    readonly status: '!';
    readonly progressImages: 'ProgressImage!';
  };
  readonly Journey: {
    readonly id: '!';
    readonly kind: '!';
    readonly status: '!';
    readonly nextActions: '!';
    readonly isUserActionable: '!';
    readonly enteredCurrentStatusAt: '!';
    readonly flowType: '!';
    readonly automaticTpaAllowed: '!';
    readonly quizSet: 'QuizSet';
    readonly specialtyProductCollections: 'SpecialtyProductCollection!';
    readonly userProducts: 'Product!';
    readonly doctorProducts: 'Product!';
    readonly finalProducts: 'Product!';
    readonly mediaSet: 'MediaSet';
    readonly quizResponse: 'QuizResponse';
    readonly secondQuizResponse: 'QuizResponse';
  };
  readonly PanelProvider: {
    readonly id: '!';
    readonly medicalSchool: '';
    readonly photoUrl: '';
    readonly qualification: '!';
    readonly residency: '';
    readonly messageBodyName: '!';
    readonly messageSignatureName: '!';
  };
  readonly CheckIn: {
    readonly id: '!';
    readonly form: '!';
    readonly href: '!';
    readonly title: '!';
    readonly detail: '!';
    readonly dueAt: '!';
    readonly isOverdue: '!';
    readonly holds: '!';
    readonly closedAt: '';
    readonly result: '';
    readonly questionnaire: 'Intake';
    readonly outcome: 'CheckInOutcome';
    readonly photoViews: '!';
    readonly photos: 'VisitPhoto!';
    readonly firstPhotos: 'VisitPhoto!';
    readonly decided: 'CheckInDecided';
  };
  readonly CheckInDecided: {
    readonly before: 'Product!';
    readonly after: 'Product!';
  };
  readonly CheckInOutcome: {
    readonly result: '!';
    readonly findings: 'EligibilityFinding!';
    readonly onHold: '!';
    readonly goesOn: '!';
  };
  readonly TrendPoint: {
    readonly on: '!';
    readonly value: '!';
    readonly text: '!';
  };
  readonly Trend: {
    readonly id: '!';
    readonly title: '!';
    readonly high: '!';
    readonly low: '!';
    readonly min: '!';
    readonly max: '!';
    readonly points: 'TrendPoint!';
  };
  readonly DoseChoice: {
    readonly drugType: '!';
    readonly present: 'Product!';
    readonly higher: 'Product';
    readonly higherFrom: '';
    readonly lower: 'Product';
    readonly onHold: '!';
  };
  readonly DoseRequest: {
    readonly drugType: '!';
    readonly wish: '!';
    readonly present: 'Product!';
    readonly wanted: 'Product';
    readonly isSettled: '!';
  };
  readonly DoseChange: {
    readonly choices: 'DoseChoice!';
    readonly isBegun: '!';
    readonly requests: 'DoseRequest!';
    readonly isWaiting: '!';
  };
  readonly VisitIdentification: {
    readonly status: '!';
    readonly method: '';
    readonly note: '';
    readonly sentAt: '';
    readonly readAt: '';
    readonly deleteAt: '';
    readonly deletedAt: '';
    readonly photos: 'VisitPhoto!';
  };
  readonly ProgressPhoto: {
    readonly id: '!';
    readonly view: '!';
    readonly url: '!';
    readonly takenAt: '!';
    readonly note: '';
    readonly isShared: '!';
    readonly ofVisit: '!';
    readonly isRecent: '!';
    readonly month: '';
  };
  readonly Progress: {
    readonly photos: 'ProgressPhoto!';
    readonly treatedSince: '';
    readonly remindAt: '';
  };
  readonly RenewalPhotos: {
    readonly photos: 'VisitPhoto!';
    readonly last: 'VisitPhoto!';
  };
  readonly ArticleShare: {
    readonly label: '!';
    readonly count: '!';
    readonly tone: '';
  };
  readonly ArticleList: {
    readonly items: '!';
    readonly ordered: '!';
  };
  readonly ArticleTable: {
    readonly caption: '!';
    readonly columns: '!';
    readonly rows: '!';
  };
  readonly ArticleHundred: {
    readonly caption: '!';
    readonly rows: 'ArticleShare!';
  };
  readonly ArticleRisk: {
    readonly drug: '!';
    readonly badges: '!';
    readonly text: '!';
  };
  readonly ArticleUrgent: {
    readonly title: '!';
    readonly text: '!';
  };
  readonly ArticleBlock: {
    readonly paragraphs: '';
    readonly list: 'ArticleList';
    readonly table: 'ArticleTable';
    readonly hundred: 'ArticleHundred';
    readonly risk: 'ArticleRisk';
    readonly urgent: 'ArticleUrgent';
  };
  readonly ArticleSection: {
    readonly id: '!';
    readonly heading: '!';
    readonly blocks: 'ArticleBlock!';
  };
  readonly ArticleSource: {
    readonly text: '!';
    readonly href: '';
  };
  readonly Article: {
    readonly slug: '!';
    readonly about: '!';
    readonly keyPoints: '!';
    readonly sections: 'ArticleSection!';
    readonly sources: 'ArticleSource!';
    readonly related: '!';
  };
  readonly DemoClock: {
    readonly now: '!';
  };
  readonly DeskDuplicateTherapy: {
    readonly id: '!';
    readonly name: '!';
    readonly label: '!';
    readonly dispensedAt: '';
  };
  readonly DeskDuplicateCase: {
    readonly consultationId: '!';
    readonly kind: '!';
    readonly statusLabel: '!';
    readonly createdAt: '!';
  };
  readonly DeskDuplicateStop: {
    readonly ruleId: '!';
    readonly outcome: '!';
    readonly reason: '!';
  };
  readonly DeskDuplicate: {
    readonly id: '!';
    readonly status: '!';
    readonly shared: '!';
    readonly foundAt: '!';
    readonly name: '!';
    readonly email: '!';
    readonly dob: '';
    readonly takes: 'DeskDuplicateTherapy!';
    readonly openStops: 'DeskDuplicateStop!';
    readonly cases: 'DeskDuplicateCase!';
    readonly keepsThis: '';
    readonly mayKeepThis: '!';
    readonly mayKeepOther: '!';
    readonly decidedAt: '';
    readonly decidedBy: '';
    readonly decisionReason: '';
  };
  readonly DeskDuplicatePair: {
    readonly name: '!';
    readonly email: '!';
    readonly takes: 'DeskDuplicateTherapy!';
    readonly other: 'DeskDuplicate!';
  };
  readonly DeskAlertPage: {
    readonly at: '!';
    readonly level: '!';
    readonly to: '!';
    readonly state: '!';
    readonly finishedAt: '';
  };
  readonly DeskAlertResponse: {
    readonly at: '!';
    readonly outcome: '!';
    readonly note: '!';
    readonly clinicianName: '!';
  };
  readonly DeskAlert: {
    readonly at: '!';
    readonly isOpen: '!';
    readonly dueAt: '';
    readonly responses: 'DeskAlertResponse!';
    readonly pages: 'DeskAlertPage!';
  };
  readonly DeskIdentification: {
    readonly status: '!';
    readonly method: '';
    readonly note: '';
    readonly sentAt: '';
    readonly readName: '';
    readonly readDob: '';
    readonly readBy: '';
    readonly readAt: '';
    readonly remark: '';
    readonly deleteAt: '';
    readonly deletedAt: '';
    readonly photos: 'VisitPhoto!';
  };
  readonly DeskIdentityReading: {
    readonly isConfirmed: '!';
    readonly sameName: '!';
    readonly sameBirthDate: '!';
  };
  readonly DeskTaskCount: {
    readonly task: '!';
    readonly count: '!';
  };
  readonly DeskCounts: {
    readonly waiting: '!';
    readonly late: '!';
    readonly mine: '!';
    readonly reply: '!';
    readonly all: '!';
    readonly tasks: 'DeskTaskCount!';
  };
  readonly DeskQueuePage: {
    readonly cases: 'DeskCase!';
    readonly next: '';
    readonly counts: 'DeskCounts!';
  };
  readonly DeskColleague: {
    readonly id: '!';
    readonly name: '!';
    readonly qualification: '!';
    readonly isOnLeave: '!';
  };
  readonly DeskHandOver: {
    readonly at: '!';
    readonly from: '';
    readonly to: '';
    readonly note: '';
  };
  readonly DeskMessageTemplate: {
    readonly id: '!';
    readonly kind: '!';
    readonly title: '!';
    readonly body: '!';
    readonly mustEdit: '!';
  };
  readonly DeskMessageDraft: {
    readonly subject: '!';
    readonly body: '!';
  };
  readonly DeskMessaging: {
    readonly templates: 'DeskMessageTemplate!';
    readonly drafts: 'DeskMessageDraft!';
    readonly unsentFiles: 'MessageAttachment!';
  };
  readonly DeskContinuity: {
    readonly prescriptionId: '!';
    readonly name: '!';
    readonly label: '!';
    readonly isOpen: '!';
    readonly cause: '';
    readonly since: '';
    readonly decision: '';
    readonly decidedBy: '';
    readonly decidedAt: '';
    readonly patientText: '';
    readonly reason: '';
    readonly options: 'DeskContinuityOption!';
  };
  readonly DeskContinuityOption: {
    readonly decision: '!';
    readonly label: '!';
    readonly description: '!';
    readonly template: '!';
  };
  readonly DeskOpenStop: {
    readonly ruleId: '!';
    readonly outcome: '!';
    readonly reason: '!';
    readonly answers: 'DeskKnownAnswer!';
    readonly needsSecondClinician: '!';
    readonly proposedBy: '';
    readonly proposedReason: '';
  };
  readonly DeskStaffMember: {
    readonly email: '!';
    readonly name: '';
    readonly role: '!';
    readonly roleName: '!';
    readonly state: '!';
    readonly since: '!';
    readonly expiresAt: '';
    readonly isExpired: '!';
    readonly isViewer: '!';
    readonly clinician: 'DeskStaffClinician';
  };
  readonly DeskStaffClinician: {
    readonly id: '!';
    readonly name: '!';
    readonly qualification: '!';
    readonly medicalSchool: '';
    readonly residency: '';
    readonly signatureName: '!';
    readonly npi: '';
    readonly photoUrl: '';
    readonly takesTurns: '!';
    readonly licenses: 'ClinicianLicense!';
    readonly leaves: 'ClinicianLeave!';
  };
  readonly DeskLeaving: {
    readonly since: '!';
    readonly isDeleted: '!';
  };
  readonly DeskCase: {
    readonly consultationId: '!';
    readonly patientName: '!';
    readonly age: '';
    readonly state: '!';
    readonly kind: '!';
    readonly isAnnual: '!';
    readonly status: '!';
    readonly statusLabel: '!';
    readonly submittedAt: '';
    readonly decidedAt: '';
    readonly correctedAt: '';
    readonly waitingHours: '!';
    readonly flagCount: '!';
    readonly strongestOutcome: '!';
    readonly productNames: '!';
    readonly assignedTo: '';
    readonly isMine: '!';
    readonly unreadFromPatient: '!';
    readonly task: '';
    readonly dueAt: '';
    readonly isLate: '!';
    readonly isOurTurn: '!';
    readonly photosMissing: '!';
    readonly lines: '!';
    readonly isAlert: '!';
    readonly alertDueAt: '';
  };
  readonly DeskAnswer: {
    readonly questionId: '!';
    readonly question: '!';
    readonly answer: '!';
    readonly changed: '!';
    readonly previous: '';
    readonly flagged: '!';
    readonly section: '!';
  };
  readonly DeskKnownAnswer: {
    readonly id: '!';
    readonly questionId: '!';
    readonly question: '!';
    readonly answer: '!';
    readonly givenAt: '!';
    readonly visit: '';
    readonly isFromClinician: '!';
    readonly isSubmitted: '!';
  };
  readonly DeskReading: {
    readonly id: '!';
    readonly takenOn: '!';
    readonly systolic: '!';
    readonly diastolic: '!';
    readonly pulse: '';
    readonly visit: '';
  };
  readonly DeskReadingLimit: {
    readonly ruleId: '!';
    readonly measure: '!';
    readonly from: '!';
    readonly limit: '!';
  };
  readonly DeskFlag: {
    readonly ruleId: '!';
    readonly version: '!';
    readonly outcome: '!';
    readonly reason: '!';
    readonly drugTypes: '!';
    readonly takes: '';
    readonly questionIds: '!';
    readonly inputs: 'DeskKnownAnswer!';
    readonly source: 'DeskRuleSource';
    readonly acknowledged: '!';
  };
  readonly DeskHistory: {
    readonly at: '!';
    readonly kind: '!';
    readonly what: '!';
    readonly who: '!';
    readonly reason: '!';
    readonly consultationId: '';
  };
  readonly DeskPhotoSet: {
    readonly consultationId: '!';
    readonly label: '!';
    readonly photos: 'VisitPhoto!';
  };
  readonly DeskProductOption: {
    readonly product: 'Product!';
    readonly doseLabel: '!';
  };
  readonly DeskAnswerChange: {
    readonly questionId: '!';
    readonly question: '!';
    readonly before: '!';
    readonly after: '!';
  };
  readonly DeskCorrection: {
    readonly id: '!';
    readonly at: '!';
    readonly by: '!';
    readonly reason: '!';
    readonly changes: 'DeskAnswerChange!';
    readonly ruleIds: '!';
    readonly seenAt: '';
    readonly seenBy: '';
    readonly note: '';
  };
  readonly DeskAnswerForm: {
    readonly responseId: '!';
    readonly revision: '!';
    readonly config: '!';
    readonly configVersion: '!';
    readonly answers: '!';
    readonly neededIds: '!';
  };
  readonly DeskDoseAsk: {
    readonly drugType: '!';
    readonly asked: '!';
    readonly proposal: '!';
    readonly productId: '';
  };
  readonly DeskCaseDetail: {
    readonly case: 'DeskCase!';
    readonly leaving: 'DeskLeaving';
    readonly dob: '';
    readonly answers: 'DeskAnswer!';
    readonly flags: 'DeskFlag!';
    readonly photos: 'VisitPhoto!';
    readonly messages: 'ConsultationMessage!';
    readonly requested: 'Product!';
    readonly clinicianDecides: '!';
    readonly doseAsks: 'DeskDoseAsk!';
    readonly notes: '!';
    readonly proposed: 'Product!';
    readonly options: 'Product!';
    readonly optionFlags: 'DeskFlag!';
    readonly therapies: 'DeskTherapy!';
    readonly corrections: 'DeskCorrection!';
    readonly handOvers: 'DeskHandOver!';
    readonly colleagues: 'DeskColleague!';
    readonly reportedMedicines: 'DeskKnownAnswer!';
    readonly readings: 'DeskReading!';
    readonly readingLimits: 'DeskReadingLimit!';
    readonly history: 'DeskHistory!';
    readonly earlierPhotos: 'DeskPhotoSet!';
    readonly answerForm: 'DeskAnswerForm';
    readonly approvalBlocks: '!';
    readonly alert: 'DeskAlert';
    readonly identification: 'DeskIdentification';
  };
  readonly DeskHold: {
    readonly id: '!';
    readonly placedAt: '!';
    readonly placedBy: '';
    readonly ruleIds: '!';
    readonly reason: '!';
    readonly patientText: '!';
    readonly liftedWhen: '!';
    readonly needsSecondClinician: '!';
    readonly liftProposedBy: '';
    readonly liftProposedAt: '';
    readonly liftReason: '';
    readonly liftMessage: '';
  };
  readonly DeskTherapy: {
    readonly id: '!';
    readonly name: '!';
    readonly drugType: '!';
    readonly serviceLine: '';
    readonly label: '!';
    readonly isActive: '!';
    readonly onHold: '!';
    readonly mayDiscontinue: '!';
    readonly refillsRemaining: '!';
    readonly overTheCounter: '!';
    readonly expiresAt: '';
    readonly onHandUntil: '';
    readonly holds: 'DeskHold!';
  };
  readonly DeskTreatmentChange: {
    readonly changed: '!';
    readonly awaitSecondClinician: '!';
  };
  readonly DeskRuleFiring: {
    readonly ruleId: '!';
    readonly version: '!';
    readonly purpose: '!';
    readonly day: '!';
    readonly count: '!';
  };
  readonly DeskRuleFact: {
    readonly id: '!';
    readonly text: '!';
    readonly mark: '!';
  };
  readonly DeskRuleReference: {
    readonly title: '!';
    readonly about: '!';
  };
  readonly DeskRuleQuestion: {
    readonly id: '!';
    readonly label: '!';
  };
  readonly DeskRuleSource: {
    readonly document: '!';
    readonly section: '!';
    readonly condition: '!';
    readonly basis: '!';
    readonly facts: 'DeskRuleFact!';
    readonly sources: 'DeskRuleReference!';
  };
  readonly DeskRuleVersion: {
    readonly version: '!';
    readonly source: 'DeskRuleSource!';
  };
  readonly DeskRule: {
    readonly id: '!';
    readonly version: '!';
    readonly outcome: '!';
    readonly scope: '';
    readonly drugTypes: '!';
    readonly serviceLines: '!';
    readonly questions: 'DeskRuleQuestion!';
    readonly reasonForPatient: '!';
    readonly reasonForClinician: '!';
    readonly citation: '!';
    readonly source: 'DeskRuleSource!';
    readonly earlier: 'DeskRuleVersion!';
    readonly firings: 'DeskRuleFiring!';
  };
  readonly DeskDecisionCount: {
    readonly purpose: '!';
    readonly count: '!';
  };
  readonly DeskRules: {
    readonly from: '!';
    readonly to: '!';
    readonly rules: 'DeskRule!';
    readonly otherFirings: 'DeskRuleFiring!';
    readonly decisions: 'DeskDecisionCount!';
  };
  readonly Intake: {
    readonly responseId: '!';
    readonly revision: '!';
    readonly configName: '!';
    readonly configVersion: '!';
    readonly config: '!';
    readonly answers: '!';
    readonly status: '!';
    readonly retiredQuestionIds: '!';
    readonly savedAt: '!';
  };
  readonly IntakeSaved: {
    readonly responseId: '!';
    readonly revision: '!';
    readonly savedAt: '!';
    readonly configVersion: '!';
  };
  readonly EligibilityFinding: {
    readonly ruleId: '!';
    readonly outcome: '!';
    readonly reason: '!';
    readonly drugTypes: '!';
  };
  readonly SafetyText: {
    readonly ruleId: '!';
    readonly drugTypes: '!';
    readonly text: '!';
  };
  readonly DeskEmail: {
    readonly id: '!';
    readonly kind: '!';
    readonly label: '!';
    readonly subject: '!';
    readonly recipient: '';
    readonly addressProblem: '';
    readonly state: '!';
    readonly stateLabel: '!';
    readonly tries: '!';
    readonly providerId: '';
    readonly problem: '';
    readonly createdAt: '!';
    readonly nextTryAt: '';
    readonly finishedAt: '';
    readonly canSendAgain: '!';
    readonly whyNotAgain: '';
  };
  readonly DeskEmailChoice: {
    readonly value: '!';
    readonly label: '!';
  };
  readonly DeskEmails: {
    readonly emails: 'DeskEmail!';
    readonly next: '';
    readonly states: 'DeskEmailChoice!';
    readonly kinds: 'DeskEmailChoice!';
  };
  readonly MessageAttachment: {
    readonly id: '!';
    readonly name: '!';
    readonly kind: '!';
    readonly bytes: '!';
    readonly url: '!';
  };
  readonly ConsultationMessage: {
    readonly id: '!';
    readonly body: '!';
    readonly authorType: '!';
    readonly authorName: '!';
    readonly authorPhotoUrl: '';
    readonly createdAt: '!';
    readonly unread: '!';
    readonly readAt: '';
    readonly prescriptionStatus: '!';
    readonly subject: '!';
    readonly alarm: '';
    readonly attachments: 'MessageAttachment!';
  };
  readonly MessageConversation: {
    readonly subject: '!';
    readonly replyBy: '';
    readonly isLate: '!';
    readonly draft: '!';
    readonly unsentFiles: 'MessageAttachment!';
  };
  readonly MessageEdge: {
    readonly cursor: '!';
    readonly node: 'ConsultationMessage!';
  };
  readonly MessageConnection: {
    readonly edges: 'MessageEdge!';
    readonly pageInfo: 'PageInfo!';
  };
  readonly OfferStart: {
    readonly message: '';
    readonly label: '';
    readonly href: '';
    readonly quote: 'OfferQuote';
  };
  readonly OfferQuote: {
    readonly productNames: '!';
    readonly amount: '!';
    readonly cycles: '!';
    readonly laterAmount: '!';
    readonly everyDays: '!';
    readonly on: '!';
    readonly isToday: '!';
    readonly shipsTo: '!';
    readonly card: '!';
    readonly consentText: '!';
    readonly consentVersion: '!';
  };
  readonly Offer: {
    readonly id: '!';
    readonly status: '!';
    readonly isOpen: '!';
    readonly label: '!';
    readonly terms: '!';
    readonly productNames: '!';
    readonly endsAt: '!';
  };
  readonly OfferTask: {
    readonly title: '!';
    readonly detail: '!';
    readonly label: '!';
    readonly href: '!';
  };
  readonly OfferCampaign: {
    readonly id: '!';
    readonly isOn: '!';
    readonly percent: '!';
    readonly cycles: '!';
    readonly reason: '!';
    readonly createdAt: '!';
    readonly byName: '';
  };
  readonly OfferCount: {
    readonly wave: '!';
    readonly status: '!';
    readonly count: '!';
  };
  readonly DeskOffers: {
    readonly campaigns: 'OfferCampaign!';
    readonly counts: 'OfferCount!';
    readonly given: '!';
  };
  readonly DeskJobKind: {
    readonly kind: '!';
    readonly running: '!';
    readonly waiting: '!';
    readonly oldestAt: '';
    readonly nextTryAt: '';
    readonly failed: '!';
    readonly lastError: '';
  };
  readonly DeskJob: {
    readonly id: '!';
    readonly kind: '!';
    readonly attempts: '!';
    readonly maxAttempts: '!';
    readonly addedAt: '!';
    readonly nextTryAt: '';
    readonly lastError: '';
  };
  readonly DeskJobs: {
    readonly kinds: 'DeskJobKind!';
    readonly jobs: 'DeskJob!';
    readonly next: '';
  };
  readonly DeskBannerVersion: {
    readonly version: '!';
    readonly header: '!';
    readonly body: '!';
    readonly routes: '!';
    readonly savedAt: '!';
    readonly savedBy: '';
  };
  readonly DeskBanner: {
    readonly id: '!';
    readonly state: '!';
    readonly stateLabel: '!';
    readonly publishedVersion: '';
    readonly publishedAt: '';
    readonly endedAt: '';
    readonly versions: 'DeskBannerVersion!';
  };
  readonly DeskBanners: {
    readonly banners: 'DeskBanner!';
  };
  readonly DeskFlagPreview: {
    readonly value: '!';
    readonly href: '!';
  };
  readonly DeskFeatureFlag: {
    readonly name: '!';
    readonly text: '!';
    readonly value: '!';
    readonly initial: '!';
    readonly sourceLabel: '!';
    readonly refused: '';
    readonly previews: 'DeskFlagPreview!';
    readonly endPreview: '';
  };
  readonly DeskOutage: {
    readonly brands: '!';
    readonly routes: '!';
    readonly header: '!';
    readonly body: '!';
  };
  readonly DeskFlagChange: {
    readonly id: '!';
    readonly subject: '!';
    readonly before: '!';
    readonly after: '!';
    readonly seenAt: '!';
  };
  readonly DeskFlags: {
    readonly source: '!';
    readonly sourceLabel: '!';
    readonly flags: 'DeskFeatureFlag!';
    readonly unknown: '!';
    readonly hasPreviews: '!';
    readonly outages: 'DeskOutage!';
    readonly outagesProblem: '';
    readonly changes: 'DeskFlagChange!';
  };
  readonly DeskOpenWork: {
    readonly label: '!';
    readonly count: '!';
    readonly href: '!';
    readonly isUrgent: '!';
  };
  readonly DeskPlotFrame: {
    readonly width: '!';
    readonly height: '!';
    readonly left: '!';
    readonly right: '!';
    readonly top: '!';
    readonly bottom: '!';
  };
  readonly DeskPlotTick: {
    readonly at: '!';
    readonly label: '!';
  };
  readonly DeskPlotSeries: {
    readonly name: '!';
    readonly values: '!';
    readonly path: '!';
  };
  readonly DeskDailyPlot: {
    readonly id: '!';
    readonly title: '!';
    readonly about: '!';
    readonly shape: '!';
    readonly unit: '!';
    readonly step: '!';
    readonly days: '!';
    readonly series: 'DeskPlotSeries!';
    readonly frame: 'DeskPlotFrame!';
    readonly xTicks: 'DeskPlotTick!';
    readonly yTicks: 'DeskPlotTick!';
    readonly limit: 'DeskPlotTick';
  };
  readonly DeskCohort: {
    readonly month: '!';
    readonly patients: '!';
    readonly kept: '!';
  };
  readonly DeskCohortCellSize: {
    readonly width: '!';
    readonly height: '!';
  };
  readonly DeskCohortCell: {
    readonly x: '!';
    readonly y: '!';
    readonly level: '!';
    readonly label: '!';
  };
  readonly DeskKeptPatients: {
    readonly cohorts: 'DeskCohort!';
    readonly frame: 'DeskPlotFrame!';
    readonly cell: 'DeskCohortCellSize!';
    readonly xTicks: 'DeskPlotTick!';
    readonly yTicks: 'DeskPlotTick!';
    readonly cells: 'DeskCohortCell!';
  };
  readonly DeskOverview: {
    readonly from: '!';
    readonly to: '!';
    readonly open: 'DeskOpenWork!';
    readonly plots: 'DeskDailyPlot!';
    readonly checkIns: 'DeskDailyPlot!';
    readonly kept: 'DeskKeptPatients!';
  };
  readonly DeskPersonRow: {
    readonly id: '!';
    readonly name: '';
    readonly email: '';
    readonly phone: '';
    readonly state: '';
    readonly accountState: '!';
    readonly accountStateLabel: '!';
    readonly createdAt: '!';
  };
  readonly DeskPeople: {
    readonly people: 'DeskPersonRow!';
    readonly next: '';
  };
  readonly DeskPersonRecord: {
    readonly number: '!';
    readonly statusLabel: '!';
    readonly createdAt: '!';
  };
  readonly DeskPerson: {
    readonly account: 'DeskPersonRow!';
    readonly subscriptions: '';
    readonly runningSubscriptions: '';
    readonly invoices: '';
    readonly failedInvoices: '';
    readonly orders: 'DeskPersonRecord';
    readonly requests: 'DeskPersonRecord';
    readonly caseId: '';
  };
  readonly Treatment: {
    readonly id: '!';
    readonly drugType: '!';
    readonly product: 'Product';
    readonly name: '!';
    readonly howToTake: '!';
    readonly startedAt: '';
    readonly expiresAt: '';
    readonly refillsRemaining: '!';
    readonly label: '!';
    readonly isActive: '!';
    readonly isCanceled: '!';
    readonly month: '';
    readonly holds: 'TreatmentHold!';
    readonly stopText: '';
    readonly continuity: 'TreatmentContinuity';
    readonly renewalDue: '!';
  };
  readonly TreatmentContinuity: {
    readonly title: '!';
    readonly text: '!';
    readonly decidedBy: '';
    readonly decidedAt: '';
  };
  readonly TreatmentHold: {
    readonly why: '!';
    readonly liftedWhen: '!';
  };
  readonly Clinician: {
    readonly id: '!';
    readonly name: '!';
    readonly qualification: '!';
    readonly medicalSchool: '';
    readonly residency: '';
    readonly signatureName: '!';
    readonly photoUrl: '';
    readonly license: 'StateLicense';
  };
  readonly StateLicense: {
    readonly state: '!';
    readonly number: '!';
  };
  readonly DeskProfile: {
    readonly name: '!';
    readonly qualification: '!';
    readonly medicalSchool: '';
    readonly residency: '';
    readonly photoUrl: '';
    readonly signatureName: '!';
    readonly licenses: 'ClinicianLicense!';
  };
  readonly ClinicianLicense: {
    readonly state: '!';
    readonly number: '!';
    readonly expiresOn: '!';
    readonly condition: '!';
  };
  readonly ClinicianLeave: {
    readonly id: '!';
    readonly clinicianName: '!';
    readonly firstDay: '!';
    readonly lastDay: '!';
    readonly coverName: '';
    readonly isNow: '!';
  };
  readonly UserPrescription: {
    readonly id: '!';
    readonly expiresAt: '';
    readonly refillsRemaining: '!';
    readonly product: 'Product';
  };
  readonly RecommendedProduct: {
    readonly id: '!';
    readonly drugType: '!';
    readonly cadence: '!';
    readonly reason: '!';
    readonly product: 'Product!';
    readonly plans: 'Product!';
  };
  readonly TreatmentStep: {
    readonly when: '!';
    readonly title: '!';
    readonly text: '!';
  };
  readonly Recommendations: {
    readonly askADoctor: '!';
    readonly products: 'RecommendedProduct!';
    readonly pattern: '';
    readonly treatmentYear: 'TreatmentStep!';
    readonly scalpAlternative: 'Product';
  };
  readonly QuizResponse: {
    readonly id: '!';
    readonly configName: '!';
    readonly configVersion: '!';
    readonly content: '!';
    readonly createdAt: '!';
    readonly draft: '!';
    readonly result: '';
    readonly site: '!';
    readonly updatedAt: '!';
    readonly userId: '';
  };
  readonly CurrentProduct: {
    readonly productId: '!';
    readonly name: '!';
    readonly drugType: '!';
    readonly price: '!';
    readonly needsPrescription: '!';
    readonly everyDays: '!';
    readonly nextBillingDate: '';
  };
  readonly PlanItem: {
    readonly current: 'CurrentProduct!';
    readonly suggested: '';
    readonly stopEffect: '!';
  };
  readonly NewItem: {
    readonly product: 'Product!';
    readonly reason: '!';
    readonly replaces: 'CurrentProduct!';
    readonly effect: '!';
  };
  readonly TreatmentUpdate: {
    readonly answeredAt: '';
    readonly askADoctor: '!';
    readonly worryingSideEffects: '!';
    readonly plan: 'PlanItem!';
    readonly suggestions: 'NewItem!';
    readonly knownAnswers: '';
  };
  readonly ChangedCharge: {
    readonly on: '!';
    readonly before: '!';
    readonly after: '!';
    readonly afterwards: '!';
    readonly everyDays: '!';
    readonly productNames: '!';
  };
  readonly RequestedPrice: {
    readonly before: '!';
    readonly after: '!';
    readonly afterwards: '!';
    readonly everyDays: '!';
    readonly productNames: '!';
  };
  readonly TreatmentChange: {
    readonly charges: 'ChangedCharge!';
    readonly checkoutProductIds: '!';
    readonly message: '';
    readonly requested: 'RequestedPrice';
    readonly questionsPath: '';
    readonly consentText: '!';
    readonly consentVersion: '!';
  };
  readonly PlanChoice: {
    readonly key: '!';
    readonly identifier: '!';
    readonly name: '!';
    readonly productNames: '!';
    readonly price: '!';
    readonly afterwards: '!';
    readonly everyDays: '!';
    readonly addProductIds: '!';
    readonly stopProductIds: '!';
    readonly isCurrent: '!';
    readonly needsClinician: '!';
    readonly conflicts: '!';
  };
  readonly PlanVariant: {
    readonly ofProductId: '!';
    readonly productId: '!';
    readonly name: '!';
    readonly price: '!';
    readonly afterwards: '!';
    readonly everyDays: '!';
    readonly needsPrescription: '!';
  };
  readonly ShippingProduct: {
    readonly productId: '!';
    readonly name: '!';
    readonly price: '!';
    readonly afterwards: '!';
    readonly everyDays: '!';
    readonly needsPrescription: '!';
  };
  readonly PlanChanges: {
    readonly plan: 'ShippingProduct!';
    readonly choices: 'PlanChoice!';
    readonly variants: 'PlanVariant!';
  };
  readonly Referral: {
    readonly id: '!';
    readonly label: '!';
    readonly invitedAt: '!';
    readonly statusAt: '!';
  };
  readonly Referrals: {
    readonly url: '';
    readonly credit: '!';
    readonly perInvitation: '!';
    readonly list: 'Referral!';
  };
  readonly DeskReferral: {
    readonly id: '!';
    readonly referrerEmail: '!';
    readonly friendEmail: '';
    readonly status: '!';
    readonly refusal: '';
    readonly invitedAt: '!';
    readonly statusAt: '!';
  };
  readonly AnnualAddress: {
    readonly streetAddress1: '!';
    readonly streetAddress2: '';
    readonly city: '!';
    readonly state: '!';
    readonly zipCode: '!';
    readonly hash: '!';
    readonly isConfirmed: '!';
  };
  readonly AnnualSupply: {
    readonly subscriptionId: '!';
    readonly names: '!';
    readonly amount: '!';
    readonly everyDays: '!';
    readonly nextBillingDate: '';
    readonly sizes: 'RenewalPlanSize!';
    readonly choice: '!';
    readonly size: '';
    readonly isChosen: '!';
    readonly after: '!';
  };
  readonly AnnualAnswer: {
    readonly question: '!';
    readonly answer: '!';
  };
  readonly AnnualAnswers: {
    readonly title: '!';
    readonly rows: 'AnnualAnswer!';
  };
  readonly AnnualStep: {
    readonly step: '!';
    readonly title: '!';
    readonly href: '!';
    readonly status: '!';
  };
  readonly AnnualCheckIn: {
    readonly status: '!';
    readonly title: '!';
    readonly detail: '!';
    readonly refills: '!';
    readonly opensOn: '';
    readonly dueBy: '';
    readonly isOverdue: '!';
    readonly isOnHold: '!';
    readonly treatments: 'RenewalTreatment!';
    readonly photoViews: '!';
    readonly submittedAt: '';
    readonly href: '!';
    readonly steps: 'AnnualStep!';
    readonly unfinished: 'AnnualStep!';
    readonly address: 'AnnualAddress';
    readonly supply: 'AnnualSupply!';
    readonly others: '!';
    readonly consentText: '!';
    readonly answers: 'AnnualAnswers!';
  };
  readonly RenewalTreatment: {
    readonly name: '!';
    readonly drugType: '!';
  };
  readonly RenewalStep: {
    readonly step: '!';
    readonly title: '!';
    readonly detail: '!';
    readonly time: '!';
    readonly status: '!';
    readonly statusLabel: '!';
    readonly href: '';
  };
  readonly RenewalView: {
    readonly status: '!';
    readonly due: '!';
    readonly openedOn: '';
    readonly expiresOn: '';
    readonly title: '!';
    readonly detail: '!';
    readonly reason: '';
    readonly refills: '!';
    readonly treatments: 'RenewalTreatment!';
    readonly steps: 'RenewalStep!';
    readonly submittedAt: '';
    readonly href: '!';
    readonly photoViews: '!';
    readonly unfinished: 'RenewalStepLink!';
    readonly options: 'RenewalOptions';
    readonly address: 'AnnualAddress';
  };
  readonly RenewalStepLink: {
    readonly title: '!';
    readonly href: '!';
  };
  readonly RenewalPlanSize: {
    readonly everyDays: '!';
    readonly price: '!';
    readonly amount: '!';
  };
  readonly RenewalPlan: {
    readonly subscriptionId: '!';
    readonly names: '!';
    readonly amount: '!';
    readonly everyDays: '!';
    readonly nextBillingDate: '';
    readonly sizes: 'RenewalPlanSize!';
    readonly mayPause: '!';
    readonly pauseFrom: '!';
    readonly pauseTo: '!';
    readonly isChosen: '!';
    readonly choice: '!';
    readonly size: '';
    readonly wish: '';
    readonly until: '';
    readonly after: '!';
  };
  readonly RenewalOptions: {
    readonly plans: 'RenewalPlan!';
    readonly others: '!';
    readonly consentText: '!';
  };
  readonly RequestTopic: {
    readonly name: '!';
    readonly label: '!';
    readonly description: '!';
  };
  readonly RequestProcedure: {
    readonly id: '!';
    readonly title: '!';
    readonly description: '!';
    readonly amount: '!';
  };
  readonly VisitRequest: {
    readonly topic: '';
    readonly basics: '';
    readonly topics: 'RequestTopic!';
    readonly visit: 'Visit';
    readonly stage: '';
    readonly procedures: 'RequestProcedure!';
    readonly procedureId: '';
    readonly procedureOn: '';
    readonly checkout: 'VisitCheckoutPage';
    readonly firstDay: '!';
    readonly lastDay: '!';
  };
  readonly DataExport: {
    readonly status: '!';
    readonly requestedAt: '!';
    readonly endsAt: '';
    readonly bytes: '';
    readonly href: '';
  };
  readonly KeptRecord: {
    readonly title: '!';
    readonly why: '!';
    readonly until: '!';
  };
  readonly DeletionObstacle: {
    readonly text: '!';
    readonly href: '!';
    readonly mustBeSettled: '!';
  };
  readonly AccountDeletion: {
    readonly scheduledFor: '';
    readonly canBeWithdrawn: '';
    readonly obstacles: 'DeletionObstacle!';
    readonly kept: 'KeptRecord!';
  };
  readonly SearchHit: {
    readonly path: '!';
    readonly title: '!';
    readonly excerpt: '!';
    readonly risk: '';
  };
  readonly SearchResults: {
    readonly products: 'SearchHit!';
    readonly articles: 'SearchHit!';
    readonly questions: 'SearchHit!';
  };
  readonly StartFlow: {
    readonly responseId: '';
    readonly revision: '!';
    readonly configName: '!';
    readonly configVersion: '!';
    readonly config: '!';
    readonly answers: '!';
    readonly retiredQuestionIds: '!';
    readonly savedAt: '!';
    readonly answeredAt: '';
  };
  readonly StartNotice: {
    readonly title: '!';
    readonly text: '!';
  };
  readonly StartOutcome: {
    readonly outcome: '!';
    readonly href: '!';
    readonly notice: 'StartNotice';
    readonly reasons: '!';
    readonly ruleIds: '!';
  };
  readonly StartUnfinished: {
    readonly name: '!';
    readonly title: '!';
    readonly href: '!';
    readonly savedAt: '!';
    readonly answered: '!';
    readonly total: '!';
  };
  readonly StartFinding: {
    readonly ruleId: '!';
    readonly outcome: '!';
    readonly reason: '!';
  };
  readonly StartStop: {
    readonly outcome: '!';
    readonly state: '';
    readonly findings: 'StartFinding!';
  };
  readonly WaitingTreatment: {
    readonly id: '!';
    readonly name: '!';
    readonly why: '!';
  };
  readonly PackageElsewhere: {
    readonly id: '!';
    readonly text: '!';
  };
  readonly StartMove: {
    readonly state: '!';
    readonly movedOn: '';
    readonly served: '!';
    readonly sentAt: '';
    readonly waiting: 'WaitingTreatment!';
    readonly advice: '!';
    readonly packages: 'PackageElsewhere!';
  };
  readonly ServiceRequestEntry: {
    readonly id: '!';
    readonly isPatient: '!';
    readonly authorName: '!';
    readonly body: '!';
    readonly createdAt: '!';
  };
  readonly ServiceRequest: {
    readonly id: '!';
    readonly number: '!';
    readonly topic: '!';
    readonly topicLabel: '!';
    readonly orderNumber: '';
    readonly label: '!';
    readonly isOpen: '!';
    readonly mayReply: '!';
    readonly isHandedOver: '!';
    readonly subject: '!';
    readonly alarm: '';
    readonly createdAt: '!';
    readonly dueAt: '!';
    readonly entries: 'ServiceRequestEntry!';
    readonly photos: 'CasePhoto!';
  };
  readonly SubmittedServiceRequest: {
    readonly id: '!';
    readonly alarm: '';
  };
  readonly DeskRequestAction: {
    readonly action: '!';
    readonly label: '!';
  };
  readonly DeskServiceRequest: {
    readonly id: '!';
    readonly number: '!';
    readonly topic: '!';
    readonly topicLabel: '!';
    readonly orderNumber: '';
    readonly status: '!';
    readonly isHandedOver: '!';
    readonly alarm: '';
    readonly createdAt: '!';
    readonly dueAt: '!';
    readonly entries: 'ServiceRequestEntry!';
    readonly photos: 'CasePhoto!';
    readonly patientName: '!';
    readonly patientEmail: '!';
    readonly patientPhone: '';
    readonly assignedName: '';
    readonly actions: 'DeskRequestAction!';
  };
  readonly DeskRequestState: {
    readonly status: '!';
    readonly label: '!';
    readonly count: '!';
  };
  readonly DeskServiceRequests: {
    readonly status: '!';
    readonly topic: '';
    readonly states: 'DeskRequestState!';
    readonly requests: 'DeskServiceRequest!';
  };
}
