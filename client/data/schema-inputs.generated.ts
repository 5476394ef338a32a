// Made by "npm run codegen". Do not edit.
/** Contact details that a visitor leaves before having an account. */
export type LeadInput = {
  readonly firstName: string;
  readonly email: string;
  /** Required with marketingTexts, ignored without. */
  readonly phone?: string | null | undefined;
  /** True only when the visitor checked the box beside the text. */
  readonly marketingEmails?: boolean | null | undefined;
  readonly marketingTexts?: boolean | null | undefined;
  /** The texts beside the boxes, when the page has them. */
  readonly shownTexts?: ReadonlyArray<ShownTextInput> | null | undefined;
};

/** What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another. */
export type ShownTextInput = {
  readonly id: string;
  readonly hash: string;
};

/** person: a whole email address or id, of whoever did it or whom it is about. from and to are days in UTC, both included. */
export type AuditFilter = {
  readonly person?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
};

/** An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored. */
export type AnalyticsEventInput = {
  readonly event: string;
  readonly email?: string | null | undefined;
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

export type PageviewEventInput = {
  /** Only its path is stored. */
  readonly url: string;
  readonly anonymousId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

export type AddressInput = {
  readonly streetAddress1: string;
  readonly streetAddress2?: string | null | undefined;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

export type PlaceOrderInput = {
  /** Created by the browser when checkout opens; the same id never buys twice. */
  readonly checkoutId: string;
  readonly productIds: ReadonlyArray<number>;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
  readonly address: AddressInput;
  /** Boxes of CheckoutPage.agreements. Those that are required there must be true. */
  readonly termsAgreement?: boolean | null | undefined;
  readonly telehealthAgreement?: boolean | null | undefined;
  readonly subscriptionAgreement: boolean;
  /** News and offers by email, and by text message. */
  readonly receiveMarketingMessagesConsent?: boolean | null | undefined;
  readonly receiveMarketingTextsConsent?: boolean | null | undefined;
  /** The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one. */
  readonly shownTexts?: ReadonlyArray<ShownTextInput> | null | undefined;
  readonly consentVersion: string;
  /** The patient leaves the choice of treatment to the clinician (plan-d); the products only open the visit. */
  readonly clinicianDecides?: boolean | null | undefined;
  /** Yes to the question of a CONFLICT on orderAgain: order the same products once more within a day. */
  readonly orderAgain?: boolean | null | undefined;
  /** standard or express; standard when omitted. */
  readonly shippingMethod?: string | null | undefined;
  /** As typed. BAD_USER_INPUT on discountCode when it lowers nothing. */
  readonly discountCode?: string | null | undefined;
  /** Omit to use the saved card. */
  readonly paymentMethodId?: string | null | undefined;
};

/** kind, wish: as offered by Order.reports. */
export type OrderProblemInput = {
  readonly orderId: string;
  readonly kind: string;
  readonly productIds: ReadonlyArray<number>;
  readonly wish: string;
  readonly details?: string | null | undefined;
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
};

export type DeskIssueDecisionInput = {
  readonly issueId: string;
  readonly decision: string;
  readonly answer: string;
  /** Cents; only for a refund of another amount. */
  readonly amount?: number | null | undefined;
};

/** Left out, productIds means everything in the order. */
export type DeskOrderProblemInput = {
  readonly orderNumber: string;
  readonly kind: string;
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  readonly wish: string;
  readonly details: string;
};

/** kind is move (date), skip, pause (date), resume, every (weeks; 0: as long as a package lasts) or send_now. */
export type RefillChangeInput = {
  readonly subscriptionId: string;
  readonly kind: string;
  readonly date?: string | null | undefined;
  readonly weeks?: number | null | undefined;
};

/** shownHash: SHA-256 of consentText. */
export type TakeBackInput = {
  readonly subscriptionId: string;
  readonly agreed: boolean;
  readonly consentVersion: string;
  readonly shownHash?: string | null | undefined;
};

export type CloseBillingTaskInput = {
  readonly taskId: string;
  readonly outcome: string;
  readonly reason: string;
};

export type PriceDestinationInput = {
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
};

export type CheckoutQuoteInput = {
  readonly checkoutId: string;
  readonly productIds: ReadonlyArray<number>;
  /** The prices are without tax without it, or while it is not whole. */
  readonly to?: PriceDestinationInput | null | undefined;
  readonly shippingMethod?: string | null | undefined;
  readonly discountCode?: string | null | undefined;
};

export type CreateDiscountInput = {
  /** Left out for one that applies automatically. */
  readonly code?: string | null | undefined;
  readonly description: string;
  /** percent or amount. */
  readonly kind: string;
  /** Percent, or cents. */
  readonly value: number;
  /** Orders that it lowers, counted from the first; every one when left out. */
  readonly cycles?: number | null | undefined;
  /** everything, over_the_counter or prescription. */
  readonly appliesTo: string;
  readonly firstOrderOnly?: boolean | null | undefined;
  readonly minimumAmount?: number | null | undefined;
  /** The last day. */
  readonly validUntil?: string | null | undefined;
  readonly maxUses?: number | null | undefined;
  readonly maxUsesPerPerson?: number | null | undefined;
  readonly stackable?: boolean | null | undefined;
  readonly reason: string;
};

/** A visit by consultationId, or a deposit by productId and procedureOn. */
export type VisitWishInput = {
  readonly consultationId?: string | null | undefined;
  readonly productId?: number | null | undefined;
  readonly procedureOn?: string | null | undefined;
};

export type VisitCheckoutInput = {
  /** Created by the browser when the checkout opens; the same id never pays twice. */
  readonly checkoutId: string;
  readonly wish: VisitWishInput;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly phone: string;
  readonly address: AddressInput;
  readonly termsAgreement: boolean;
  readonly telehealthAgreement: boolean;
  readonly cardAgreement: boolean;
  readonly shownTexts: ReadonlyArray<ShownTextInput>;
  readonly consentVersion: string;
  /** Omit to use the saved card. */
  readonly paymentMethodId?: string | null | undefined;
};

export type MoveDepositInput = {
  readonly orderId: string;
  /** YYYY-MM-DD, from two weeks to half a year ahead. */
  readonly procedureOn: string;
  readonly reason: string;
};

export type CalendarHoursInput = {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
};

export type CalendarExceptionInput = {
  readonly date: string;
  readonly from?: number | null | undefined;
  readonly to?: number | null | undefined;
};

export type CalendarInput = {
  readonly timeZone: string;
  readonly hours: ReadonlyArray<CalendarHoursInput>;
  readonly exceptions: ReadonlyArray<CalendarExceptionInput>;
};

export type ListingPriceInput = {
  readonly productId: number;
  /** Cents. */
  readonly price: number;
};

/** Omitted fields stay as they are. */
export type ChangeListingInput = {
  readonly listingId: string;
  readonly version: number;
  readonly prices: ReadonlyArray<ListingPriceInput>;
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly instructions?: string | null | undefined;
  readonly resultsPage?: string | null | undefined;
  /** Two-letter codes. */
  readonly unavailableStates?: ReadonlyArray<string> | null | undefined;
  readonly reason: string;
  /** The operator has read the warnings about prices. */
  readonly acceptWarnings: boolean;
};

export type CareStepState =
  | 'DONE'
  | 'CURRENT'
  | 'UPCOMING';

/** A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters. */
export type IntakeAmendmentInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
  readonly reason: string;
};

/** How a row of a share is colored. */
export type ShareTone =
  | 'benefit'
  | 'harm'
  | 'placebo';

/** A part of the queue; what is left out does not narrow it. */
export type DeskQueueInput = {
  /** waiting, mine, reply or all */
  readonly view?: string | null | undefined;
  readonly task?: string | null | undefined;
  readonly line?: string | null | undefined;
  readonly state?: string | null | undefined;
  /** With flags to review only. */
  readonly flagged?: boolean | null | undefined;
  readonly after?: string | null | undefined;
  readonly first?: number | null | undefined;
};

export type DeskContinuityInput = {
  readonly consultationId: string;
  readonly prescriptionId: string;
  /** taper, bridge, stop or continue. */
  readonly decision: string;
  /** For the record. */
  readonly reason: string;
  /** The plan, as the patient reads it. */
  readonly message: string;
};

export type DeskTreatmentInput = {
  /** The visit in whose thread the patient reads the message. */
  readonly consultationId: string;
  /** One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything. */
  readonly prescriptionId?: string | null | undefined;
  /** A drug that the patient buys without a prescription. */
  readonly drugType?: string | null | undefined;
  readonly serviceLine?: string | null | undefined;
  /** For the record. */
  readonly reason: string;
  /** What the patient reads. */
  readonly message: string;
};

/** What a clinician decides about a check-in. */
export type DeskCheckInInput = {
  readonly consultationId: string;
  /** continue, hold or discontinue. */
  readonly outcome: string;
  /** What is held or discontinued; empty for continue. */
  readonly prescriptionIds: ReadonlyArray<string>;
  readonly acknowledgedRuleIds: ReadonlyArray<string>;
  /** What the patient reads. */
  readonly message: string;
};

export type DecisionInput = {
  readonly consultationId: string;
  /** Ids of the rules whose flags the clinician has read and acknowledges. */
  readonly acknowledgedRuleIds: ReadonlyArray<string>;
  /** Products to prescribe; leave out to prescribe the requested ones. */
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  readonly reason: string;
  readonly refills?: number | null | undefined;
};

/** configVersion: of the questions the page shows; an older one is carried over. */
export type IntakeSaveInput = {
  readonly responseId: string;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
};

/** shownHash: SHA-256 of consentText. */
export type AcceptOfferInput = {
  readonly offerId: string;
  readonly agreed: boolean;
  readonly consentVersion: string;
  readonly shownHash?: string | null | undefined;
};

export type OfferCampaignInput = {
  readonly isOn: boolean;
  readonly percent: number;
  readonly cycles: number;
  readonly reason: string;
};

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  readonly where: ReadonlyArray<string>;
  readonly dandruff?: number | null | undefined;
  readonly expectedResult?: ReadonlyArray<string> | null | undefined;
  readonly familyExperience?: ReadonlyArray<string> | null | undefined;
  readonly treatmentType?: string | null | undefined;
  readonly activeIngredientInterests?: ReadonlyArray<string> | null | undefined;
  readonly otcInterests?: ReadonlyArray<string> | null | undefined;
};

/** SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules. */
export type MiniQuizVariant =
  | 'SBS'
  | 'LBS';

/** How the patient rates the treatment; the values that the questions offer. */
export type TreatmentReviewInput = {
  readonly progress: string;
  readonly sideEffects: string;
  readonly wishes: ReadonlyArray<string>;
};

/** Where a change goes: NEXT_SHIPMENT and NOW take effect immediately, CHECKOUT is ordered there, PROVIDER asks the clinician. */
export type ChangeEffect =
  | 'NEXT_SHIPMENT'
  | 'NOW'
  | 'CHECKOUT'
  | 'PROVIDER';

/** clinicianDecides: the clinician is to choose the plan. */
export type TreatmentChangeInput = {
  readonly addProductIds: ReadonlyArray<number>;
  readonly stopProductIds: ReadonlyArray<number>;
  readonly note?: string | null | undefined;
  readonly clinicianDecides?: boolean | null | undefined;
};

/** kind is keep, size (everyDays), products (wish) or pause (until). */
export type RenewalPlanInput = {
  readonly subscriptionId: string;
  readonly kind: string;
  readonly everyDays?: number | null | undefined;
  readonly wish?: string | null | undefined;
  readonly until?: string | null | undefined;
};

/** responseId: null before the first save. configVersion: of the questions the page shows. */
export type StartSaveInput = {
  readonly responseId?: string | null | undefined;
  readonly revision: number;
  readonly answersJson: string;
  readonly configVersion?: number | null | undefined;
};

export type ServiceRequestInput = {
  /** Made by the browser; the same id never opens two requests. */
  readonly id: string;
  readonly topic: string;
  /** One of the patient's orders. */
  readonly orderId?: string | null | undefined;
  readonly body: string;
  /** Uploaded before (POST /case-photos). */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
};

/** action: as offered by DeskServiceRequest.actions; text: what the patient reads, for answer and ask. */
export type DeskRequestActionInput = {
  readonly id: string;
  readonly action: string;
  readonly text?: string | null | undefined;
};
