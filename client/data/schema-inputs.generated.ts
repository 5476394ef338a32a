// Made by "npm run codegen". Do not edit.
/** Contact details that a visitor leaves before having an account. */
export type LeadInput = {
  /** First name. */
  readonly firstName: string;
  /** Email address. */
  readonly email: string;
  /** Required with marketingTexts, ignored without. */
  readonly phone?: string | null | undefined;
  /** True only when the visitor checked the box beside the text. */
  readonly marketingEmails?: boolean | null | undefined;
  /** As marketingEmails, for text messages. */
  readonly marketingTexts?: boolean | null | undefined;
  /** True to get an email that leads back to the results. */
  readonly sendResults?: boolean | null | undefined;
  /** The texts beside the boxes, when the page has them. */
  readonly shownTexts?: ReadonlyArray<ShownTextInput> | null | undefined;
};

/** What the page showed beside a box: hash is the SHA-256 of the text. CONFLICT on shownTexts when the present text is another. */
export type ShownTextInput = {
  /** Id of the text. */
  readonly id: string;
  /** SHA-256, in hexadecimal, of the text. */
  readonly hash: string;
};

/** Which entries of the audit log are wanted. */
export type AuditFilter = {
  /** A whole email address or id: of the person who did it, or of the one it is about. */
  readonly person?: string | null | undefined;
  /** Only this action. */
  readonly action?: string | null | undefined;
  /** The first day, in UTC. */
  readonly from?: string | null | undefined;
  /** The last day, in UTC. */
  readonly to?: string | null | undefined;
};

/** An event that a browser sends. Stored under the ids of the viewer; userId and email are ignored. */
export type AnalyticsEventInput = {
  /** Its name, one of the listed events. */
  readonly event: string;
  /** Ignored. */
  readonly email?: string | null | undefined;
  /** Ignored. */
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

/** A page view to store. */
export type PageviewEventInput = {
  /** Only its path is stored. */
  readonly url: string;
  /** Id of the visitor, as the browser knows it. */
  readonly anonymousId?: string | null | undefined;
  /** Id of the person, as the browser knows it. */
  readonly userId?: string | null | undefined;
  /** A JSON object as a string, at most 16 KB; without health data. */
  readonly payload?: string | null | undefined;
};

/** A problem that the patient reports. */
export type OrderProblemInput = {
  /** Id of the order. */
  readonly orderId: string;
  /** One of OrderReport.kind. */
  readonly kind: string;
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<number>;
  /** One of the wishes of that report. */
  readonly wish: string;
  /** In the patient's own words. */
  readonly details?: string | null | undefined;
  /** Ids of photos that were uploaded before. */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
};

/** What an operator decides about a problem with an order. */
export type DeskIssueDecisionInput = {
  /** Id of the problem. */
  readonly issueId: string;
  /** One of the decisions that are offered. */
  readonly decision: string;
  /** What the patient is told. */
  readonly answer: string;
  /** Cents; only for a refund of another amount. */
  readonly amount?: number | null | undefined;
};

/** Left out, productIds means everything in the order. */
export type DeskOrderProblemInput = {
  /** Number of the order, as people quote it. */
  readonly orderNumber: string;
  /** What went wrong: one of OrderReport.kind. */
  readonly kind: string;
  /** Ids of the products; everything in the order when left out. */
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  /** replacement, refund or wait. */
  readonly wish: string;
  /** In the patient's words. */
  readonly details: string;
};

/** A change of the refills. */
export type RefillChangeInput = {
  /** Id of the subscription. */
  readonly subscriptionId: string;
  /** move, skip, pause, resume, every or send_now. */
  readonly kind: string;
  /** The day, for move and pause. */
  readonly date?: string | null | undefined;
  /** Weeks between refills, for every; 0 is as long as a package lasts. */
  readonly weeks?: number | null | undefined;
};

/** Taking a cancellation back. */
export type TakeBackInput = {
  /** Id of the subscription. */
  readonly subscriptionId: string;
  /** True when the box was checked. */
  readonly agreed: boolean;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: string;
  /** SHA-256, in hexadecimal, of the text that was shown; left out when none was. */
  readonly shownHash?: string | null | undefined;
};

/** How a billing task is closed. */
export type CloseBillingTaskInput = {
  /** Id of the task. */
  readonly taskId: string;
  /** One of the task's outcomes. */
  readonly outcome: string;
  /** Why; it is kept with the task. */
  readonly reason: string;
};

/** An amount that is taken off an unpaid invoice. */
export type TakeOffInvoiceInput = {
  /** Number of the invoice. */
  readonly invoiceNumber: string;
  /** What the line of the invoice says. */
  readonly description: string;
  /** Cents, above 0. */
  readonly amount: number;
  /** Why; it is kept with the change. */
  readonly reason: string;
};

/** Which subscriptions are wanted; all when left out. */
export type DeskSubscriptionFilter = {
  /** Only those in this state, as a stable word. */
  readonly state?: string | null | undefined;
  /** now, week or month: only those that are charged by then, soonest first. */
  readonly due?: string | null | undefined;
  /** Only those of this patient. */
  readonly personId?: string | null | undefined;
};

/** Which invoices are wanted; all when left out. */
export type DeskInvoiceFilter = {
  /** open, failed, paid, disputed, refunded or void. */
  readonly group?: string | null | undefined;
  /** The first day on which it was made, in Eastern time. */
  readonly from?: string | null | undefined;
  /** The last day. */
  readonly to?: string | null | undefined;
  /** Only those of this patient. */
  readonly personId?: string | null | undefined;
};

/** Which orders are wanted; all when left out. */
export type DeskOrderFilter = {
  /** Only those in this state, as a stable word. */
  readonly state?: string | null | undefined;
  /** The first day on which it was placed, in Eastern time. */
  readonly from?: string | null | undefined;
  /** The last day. */
  readonly to?: string | null | undefined;
  /** Only the one with this number. */
  readonly number?: string | null | undefined;
  /** Only those of this patient. */
  readonly personId?: string | null | undefined;
};

/** Where an order ships, as far as its price depends on it. */
export type PriceDestinationInput = {
  /** City. */
  readonly city: string;
  /** Two-letter code of the state. */
  readonly state: string;
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: string;
};

/** What to price. */
export type CheckoutQuoteInput = {
  /** Id of the checkout. */
  readonly checkoutId: string;
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<number>;
  /** The prices are without tax without it, or while it is not whole. */
  readonly to?: PriceDestinationInput | null | undefined;
  /** standard or express; standard when left out. */
  readonly shippingMethod?: string | null | undefined;
  /** As typed; left out without one. */
  readonly discountCode?: string | null | undefined;
};

/** A new discount. */
export type CreateDiscountInput = {
  /** Left out for one that applies automatically. */
  readonly code?: string | null | undefined;
  /** What the line of an invoice says. */
  readonly description: string;
  /** discount_rule for a lower price (default), gift for a product that is free beside another one. */
  readonly lineKind?: string | null | undefined;
  /** Ids of the only products that it lowers; all in its scope when left out. A gift needs one. */
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  /** percent or amount. */
  readonly kind: string;
  /** Percent, or cents. */
  readonly value: number;
  /** Orders that it lowers, counted from the first; every one when left out. */
  readonly cycles?: number | null | undefined;
  /** everything, over_the_counter or prescription. */
  readonly appliesTo: string;
  /** Whether it lowers only a person's first order. */
  readonly firstOrderOnly?: boolean | null | undefined;
  /** Cents that an order must have; any when left out. */
  readonly minimumAmount?: number | null | undefined;
  /** The last day. */
  readonly validUntil?: string | null | undefined;
  /** How often it can be used in all; without limit when left out. */
  readonly maxUses?: number | null | undefined;
  /** How often one person can use it; without limit when left out. */
  readonly maxUsesPerPerson?: number | null | undefined;
  /** Whether it applies beside other discounts. */
  readonly stackable?: boolean | null | undefined;
  /** Why; it is kept with the discount. */
  readonly reason: string;
};

/** A visit by consultationId, or a deposit by productId and procedureOn. */
export type VisitWishInput = {
  /** Id of the visit; left out for a deposit. */
  readonly consultationId?: string | null | undefined;
  /** Id of the procedure; left out for a visit. */
  readonly productId?: number | null | undefined;
  /** Day of the procedure; left out for a visit. */
  readonly procedureOn?: string | null | undefined;
};

/** The checkout of a visit or a deposit. */
export type VisitCheckoutInput = {
  /** Created by the browser when the checkout opens; the same id never pays twice. */
  readonly checkoutId: string;
  /** What the checkout is for. */
  readonly wish: VisitWishInput;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly dob: string;
  /** US phone number, ten digits. */
  readonly phone: string;
  /** Where the patient lives. */
  readonly address: AddressInput;
  /** True when the box about the terms was checked. */
  readonly termsAgreement: boolean;
  /** True when the box about telehealth was checked. */
  readonly telehealthAgreement: boolean;
  /** True when the box about saving the card was checked. */
  readonly cardAgreement: boolean;
  /** The texts beside the boxes, as the page showed them. */
  readonly shownTexts: ReadonlyArray<ShownTextInput>;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: string;
  /** Omit to use the saved card. */
  readonly paymentMethodId?: string | null | undefined;
};

/** Another day for a reserved procedure. */
export type MoveDepositInput = {
  /** Id of the order. */
  readonly orderId: string;
  /** YYYY-MM-DD, from two weeks to half a year ahead. */
  readonly procedureOn: string;
  /** Why; it is kept with the change. */
  readonly reason: string;
};

/** A postal address in the United States. */
export type AddressInput = {
  /** Street and number. */
  readonly streetAddress1: string;
  /** Apartment or unit. */
  readonly streetAddress2?: string | null | undefined;
  /** City. */
  readonly city: string;
  /** Two-letter code of the state. */
  readonly state: string;
  /** ZIP code, five digits or ZIP+4. */
  readonly zipCode: string;
};

/** An order. */
export type PlaceOrderInput = {
  /** Created by the browser when checkout opens; the same id never buys twice. */
  readonly checkoutId: string;
  /** Ids of the products. */
  readonly productIds: ReadonlyArray<number>;
  /** First name. */
  readonly firstName: string;
  /** Last name. */
  readonly lastName: string;
  /** Date of birth, YYYY-MM-DD. */
  readonly dob: string;
  /** US phone number, ten digits. */
  readonly phone: string;
  /** The delivery address. */
  readonly address: AddressInput;
  /** Boxes of CheckoutPage.agreements. Those that are required there must be true. */
  readonly termsAgreement?: boolean | null | undefined;
  /** As termsAgreement, for care by telehealth. */
  readonly telehealthAgreement?: boolean | null | undefined;
  /** As termsAgreement, for the charges of later orders. */
  readonly subscriptionAgreement: boolean;
  /** Text messages about care, where CheckoutPage.agreements has this box; CONFLICT where it has not. */
  readonly receiveCareTextsConsent?: boolean | null | undefined;
  /** News and offers by email, and by text message. */
  readonly receiveMarketingMessagesConsent?: boolean | null | undefined;
  /** As receiveMarketingMessagesConsent, for text messages. */
  readonly receiveMarketingTextsConsent?: boolean | null | undefined;
  /** The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one. */
  readonly shownTexts?: ReadonlyArray<ShownTextInput> | null | undefined;
  /** Version of the text, to be sent back with the agreement. */
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

/** Hours of one weekday. */
export type CalendarHoursInput = {
  /** 0 is Sunday, 6 is Saturday. */
  readonly weekday: number;
  /** Minutes after midnight when it begins. */
  readonly from: number;
  /** Minutes after midnight when it ends. */
  readonly to: number;
};

/** What replaces the hours of one day. */
export type CalendarExceptionInput = {
  /** The day. */
  readonly date: string;
  /** Minutes after midnight when it begins; left out, the day is off. */
  readonly from?: number | null | undefined;
  /** Minutes after midnight when it ends; left out, the day is off. */
  readonly to?: number | null | undefined;
};

/** A whole calendar. */
export type CalendarInput = {
  /** IANA name of a time zone, such as America/Chicago. */
  readonly timeZone: string;
  /** The hours of a usual week. */
  readonly hours: ReadonlyArray<CalendarHoursInput>;
  /** Days that differ. */
  readonly exceptions: ReadonlyArray<CalendarExceptionInput>;
};

/** A leave to enter: whole days in the time zone of the clinician's calendar. */
export type LeaveInput = {
  /** The first day, such as 2027-03-08. */
  readonly firstDay: string;
  /** The last day, such as 2027-03-12; the same day for a leave of one day. */
  readonly lastDay: string;
  /** Id of the clinician who covers; left out for nobody in particular. */
  readonly coveredBy?: string | null | undefined;
};

/** A new price of a product. */
export type ListingPriceInput = {
  /** Id of the product. */
  readonly productId: number;
  /** Cents. */
  readonly price: number;
};

/** Omitted fields stay as they are. */
export type ChangeListingInput = {
  /** Id of the listing. */
  readonly listingId: string;
  /** The version that the change is based on. */
  readonly version: number;
  /** New prices. */
  readonly prices: ReadonlyArray<ListingPriceInput>;
  /** Its name. */
  readonly title?: string | null | undefined;
  /** What it does. */
  readonly description?: string | null | undefined;
  /** How to use it. */
  readonly instructions?: string | null | undefined;
  /** Long text of the results page. */
  readonly resultsPage?: string | null | undefined;
  /** Two-letter codes. */
  readonly unavailableStates?: ReadonlyArray<string> | null | undefined;
  /** Why; it is kept with the change. */
  readonly reason: string;
  /** The operator has read the warnings about prices. */
  readonly acceptWarnings: boolean;
};

/** Where a step stands. */
export type CareStepState =
  /** It is done. */
  | 'DONE'
  /** It is happening now. */
  | 'CURRENT'
  /** It comes later. */
  | 'UPCOMING';

/** A correction of submitted answers; the old ones are kept. reason: 3 to 500 characters. */
export type IntakeAmendmentInput = {
  /** Id of these answers. */
  readonly responseId: string;
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: number;
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: string;
  /** Version of the questions that were shown. */
  readonly configVersion?: number | null | undefined;
  /** Why, 3 to 500 characters. */
  readonly reason: string;
};

/** How a row of a share is colored. */
export type ShareTone =
  /** Who has the benefit. */
  | 'benefit'
  /** Who has the side effect. */
  | 'harm'
  /** Who has it with a placebo. */
  | 'placebo';

/** A part of the queue; what is left out does not narrow it. */
export type DeskQueueInput = {
  /** waiting, mine, reply, all that wait, or decided: the newest decision first */
  readonly view?: string | null | undefined;
  /** Only cases that wait for this; see DeskCase.task. */
  readonly task?: string | null | undefined;
  /** Only this area of care. */
  readonly line?: string | null | undefined;
  /** Only patients of this state, a two-letter code. */
  readonly state?: string | null | undefined;
  /** With flags to review only. */
  readonly flagged?: boolean | null | undefined;
  /** Where the page begins: DeskQueuePage.next of the page before. */
  readonly after?: string | null | undefined;
  /** How many cases at most. */
  readonly first?: number | null | undefined;
};

/** What a clinician decides about a drug that must not be stopped suddenly. */
export type DeskContinuityInput = {
  /** Id of the visit. */
  readonly consultationId: string;
  /** Id of the prescription. */
  readonly prescriptionId: string;
  /** taper, bridge, stop or continue. */
  readonly decision: string;
  /** For the record. */
  readonly reason: string;
  /** The plan, as the patient reads it. */
  readonly message: string;
};

/** What a clinician does with a treatment. */
export type DeskTreatmentInput = {
  /** The visit in whose thread the patient reads the message. */
  readonly consultationId: string;
  /** One prescription. Leave out for drugType, for those of serviceLine, or with none of them for everything. */
  readonly prescriptionId?: string | null | undefined;
  /** A drug that the patient buys without a prescription. */
  readonly drugType?: string | null | undefined;
  /** Everything of this area of care. */
  readonly serviceLine?: string | null | undefined;
  /** For the record. */
  readonly reason: string;
  /** What the patient reads. */
  readonly message: string;
};

/** What a clinician decides about a check-in. */
export type DeskCheckInInput = {
  /** Id of the visit. */
  readonly consultationId: string;
  /** continue, hold or discontinue. */
  readonly outcome: string;
  /** What is held or discontinued; empty for continue. */
  readonly prescriptionIds: ReadonlyArray<string>;
  /** Ids of the rules whose flags were read. */
  readonly acknowledgedRuleIds: ReadonlyArray<string>;
  /** What the patient reads. */
  readonly message: string;
};

/** What a clinician prescribes or proposes. */
export type DecisionInput = {
  /** Id of the visit. */
  readonly consultationId: string;
  /** Ids of the rules whose flags the clinician has read and acknowledges. */
  readonly acknowledgedRuleIds: ReadonlyArray<string>;
  /** Products to prescribe; leave out to prescribe the requested ones. */
  readonly productIds?: ReadonlyArray<number> | null | undefined;
  /** Why; for the record. */
  readonly reason: string;
  /** How many refills; the usual number when left out. */
  readonly refills?: number | null | undefined;
  /** The clinician's words to the patient with an approval; refused while text in [[ ]] is left. */
  readonly note?: string | null | undefined;
};

/** Answers to save. */
export type IntakeSaveInput = {
  /** Id of these answers. */
  readonly responseId: string;
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: number;
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: string;
  /** Version of the questions that were shown; an older one is carried over. */
  readonly configVersion?: number | null | undefined;
};

/** Which emails are wanted. */
export type DeskEmailFilter = {
  /** A whole address. */
  readonly address?: string | null | undefined;
  /** Only emails in this state. */
  readonly state?: string | null | undefined;
  /** Only emails of this kind. */
  readonly kind?: string | null | undefined;
};

/** Taking an offer. */
export type AcceptOfferInput = {
  /** Id of the offer. */
  readonly offerId: string;
  /** True when the box was checked. */
  readonly agreed: boolean;
  /** Version of the text, to be sent back with the agreement. */
  readonly consentVersion: string;
  /** SHA-256, in hexadecimal, of the text that was shown; null when none was. */
  readonly shownHash?: string | null | undefined;
};

/** How offers are made from now on. */
export type OfferCampaignInput = {
  /** Whether offers are made. */
  readonly isOn: boolean;
  /** Percent off. */
  readonly percent: number;
  /** How many packages it lowers. */
  readonly cycles: number;
  /** Why; it is kept with the change. */
  readonly reason: string;
};

/** What a banner says. */
export type DeskBannerInput = {
  /** The banner that gets another version; a new one when left out. */
  readonly bannerId?: string | null | undefined;
  /** Its headline, at most 200 characters. */
  readonly header: string;
  /** What it says, at most 2000 characters; may be blank. */
  readonly body: string;
  /** Paths on which it shows, such as /checkout*; * for every page. */
  readonly routes: ReadonlyArray<string>;
};

/** What patients see of a clinician. */
export type ClinicianInput = {
  /** With the title, as patients see it. */
  readonly name: string;
  /** Degree and board certification. */
  readonly qualification: string;
  /** Where the clinician studied; null when not given. */
  readonly medicalSchool?: string | null | undefined;
  /** Where the clinician trained; null when not given. */
  readonly residency?: string | null | undefined;
  /** The National Provider Identifier: ten digits. */
  readonly npi?: string | null | undefined;
  /** Under prescriptions and answers. */
  readonly signatureName: string;
  /** New visits are assigned in turn. */
  readonly takesTurns: boolean;
};

/** A license to enter. */
export type LicenseInput = {
  /** Two-letter code. */
  readonly state: string;
  /** As the state's board wrote it. */
  readonly number: string;
  /** The last day on which it counts, such as 2027-03-12. */
  readonly expiresOn: string;
};

/** The values that the questions offer; any other value is a BAD_USER_INPUT error that names the field. */
export type MiniQuizAnswersInput = {
  /** Where they lose hair. */
  readonly where: ReadonlyArray<string>;
  /** 1 when they have dandruff, 0 when not. */
  readonly dandruff?: number | null | undefined;
  /** hair-thickening, prevention or regrow. */
  readonly expectedResult?: ReadonlyArray<string> | null | undefined;
  /** Who in the family lost hair. */
  readonly familyExperience?: ReadonlyArray<string> | null | undefined;
  /** Which form they would like. */
  readonly treatmentType?: string | null | undefined;
  /** Active ingredients that interest the visitor. */
  readonly activeIngredientInterests?: ReadonlyArray<string> | null | undefined;
  /** Products without a prescription that interest the visitor. */
  readonly otcInterests?: ReadonlyArray<string> | null | undefined;
};

/** SBS narrows shampoo and conditioner; LBS widens oral minoxidil. Absent: the base rules. */
export type MiniQuizVariant =
  /** Narrows shampoo and conditioner. */
  | 'SBS'
  /** Widens oral minoxidil. */
  | 'LBS';

/** How the patient rates the treatment; the values that the questions offer. */
export type TreatmentReviewInput = {
  /** How it goes. */
  readonly progress: string;
  /** Which side effects there are. */
  readonly sideEffects: string;
  /** What the patient would like to change. */
  readonly wishes: ReadonlyArray<string>;
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

/** A change of what ships. */
export type TreatmentChangeInput = {
  /** Ids of products to add. */
  readonly addProductIds: ReadonlyArray<number>;
  /** Ids of products to end. */
  readonly stopProductIds: ReadonlyArray<number>;
  /** What the patient writes to the clinician. */
  readonly note?: string | null | undefined;
  /** Whether the clinician is to choose the plan. */
  readonly clinicianDecides?: boolean | null | undefined;
};

/** How a subscription continues. */
export type RenewalPlanInput = {
  /** Id of the subscription. */
  readonly subscriptionId: string;
  /** keep, size, products or pause. */
  readonly kind: string;
  /** Days of the size, for size. */
  readonly everyDays?: number | null | undefined;
  /** Which products the patient would like, for products. */
  readonly wish?: string | null | undefined;
  /** Last day of the pause, for pause. */
  readonly until?: string | null | undefined;
};

/** Answers to save. */
export type StartSaveInput = {
  /** Id of these answers; left out before the first save. */
  readonly responseId?: string | null | undefined;
  /** Counts the saves; send the one that was read, and an older one is a CONFLICT. */
  readonly revision: number;
  /** The answers as JSON: an object keyed by question id. */
  readonly answersJson: string;
  /** Version of the questions that were shown. */
  readonly configVersion?: number | null | undefined;
};

/** A request to customer service. */
export type ServiceRequestInput = {
  /** Made by the browser; the same id never opens two requests. */
  readonly id: string;
  /** order, billing, care, account, privacy or other. */
  readonly topic: string;
  /** One of the patient's orders. */
  readonly orderId?: string | null | undefined;
  /** What the patient writes. */
  readonly body: string;
  /** Uploaded before (POST /case-photos). */
  readonly photoIds?: ReadonlyArray<string> | null | undefined;
};

/** What an operator does with a request. */
export type DeskRequestActionInput = {
  /** Its id: opaque text. */
  readonly id: string;
  /** One of DeskServiceRequest.actions. */
  readonly action: string;
  /** What the patient reads, for answer and ask. */
  readonly text?: string | null | undefined;
};
