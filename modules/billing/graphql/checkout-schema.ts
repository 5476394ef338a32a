/** What the checkout shows and takes. */
export const checkoutTypeDefs = /* GraphQL */ `
  "A card that is charged."
  type CardSummary {
    "Card network, such as visa."
    brand: String!
    "The last four digits of the card."
    last4: String!
    "apple_pay, google_pay or link; null for a card that was typed."
    wallet: String
    "Month in which the card expires, 1 to 12."
    expMonth: Int!
    "Year in which the card expires, four digits."
    expYear: Int!
  }

  "How this page accepts cards."
  type CardEntry {
    "Which card form: that of the processor or of the simulator."
    kind: String!
    "Address of the simulator's card form; null with a real processor."
    frameUrl: String
    "The processor's key for browsers; null with the simulator."
    publishableKey: String
  }

  "message leads to href; label is the text of the link."
  type AlreadyTaken {
    "Why the product was removed."
    message: String!
    "Page that shows what the patient has."
    href: String!
    "Text of the link."
    label: String!
  }

  "Everything that the checkout shows."
  type CheckoutPage {
    "The products that are ordered."
    products: [Product!]!
    "Ids in the address that are no product that can be ordered."
    ignoredIds: [String!]!
    "A sentence for each product of the address that was removed because it is not offered yet."
    notOffered: [String!]!
    "A sentence and a link for each product of the address that was removed because the patient has it, or one like it."
    alreadyTaken: [AlreadyTaken!]!
    "Names of products that the cart rules removed because they do not go with the others."
    leftOut: [String!]!
    "The price."
    quote: Quote!
    "The ways in which it can be sent."
    shippingOptions: [ShippingOption!]!
    "How this page accepts a card."
    cardEntry: CardEntry!
    "The card that would be charged; null without one."
    savedCard: CardSummary
    "Codes of the states that are served."
    servedStates: [String!]!
    "For a signed-in patient: what they have already, and what this order changes; null for a visitor."
    account: AccountCheckout
    "The boxes beside the button, in their order, with the texts that are agreed to."
    agreements: [CheckoutAgreement!]!
  }

  "A box beside the button; none is checked in advance."
  type CheckoutAgreement {
    "Name of the field of PlaceOrderInput."
    field: String!
    "Whether an order needs it."
    isRequired: Boolean!
    "The text beside the box."
    consent: ConsentText!
  }

  "Amount in cents of one shipment; credit: what is taken off the next charge; on: its day, null while none is scheduled."
  type PlanNow {
    "Names of the products, as the patient reads them."
    productNames: [String!]!
    "Cents of one shipment."
    amount: Int!
    "Cents that are taken off the next charge."
    credit: Int!
    "Days between two shipments."
    everyDays: Int!
    "Day of the next charge; null while none is scheduled."
    on: DateTime
  }

  "What a signed-in patient has already, and what the order changes."
  type AccountCheckout {
    "Subscriptions that continue in addition to this order."
    plan: [PlanNow!]!
    "Names of what is new."
    adds: [String!]!
    "Numbers of earlier orders that were not paid, and that this order replaces."
    replaces: [String!]!
    "The default address first."
    addresses: [SavedAddress!]!
    "The card that is charged first."
    cards: [SavedCard!]!
  }

  "What came of an order or a payment."
  type CheckoutResult {
    "Id of the checkout."
    checkoutId: ID!
    "PLACED, or ACTION_REQUIRED with the address of the issuer's page in actionUrl."
    status: String!
    "Page of the card's issuer that wants a confirmation; null when none is needed."
    actionUrl: String
    "The page to open once the order is placed."
    href: String!
    "The order exists, even if its charge still waits for the issuer."
    ordered: Boolean!
    "What was bought, for analytics; null without an order."
    purchase: Purchase
  }

  "Amount in cents."
  type Purchase {
    "Ids of the products."
    productIds: [Int!]!
    "Groups of treatments of the products."
    specialties: [String!]!
    "Cents."
    purchaseAmount: Int!
  }

  "A postal address in the United States."
  input AddressInput {
    "Street and number."
    streetAddress1: String!
    "Apartment or unit."
    streetAddress2: String
    "City."
    city: String!
    "Two-letter code of the state."
    state: String!
    "ZIP code, five digits or ZIP+4."
    zipCode: String!
  }

  "An order."
  input PlaceOrderInput {
    "Created by the browser when checkout opens; the same id never buys twice."
    checkoutId: ID!
    "Ids of the products."
    productIds: [Int!]!
    "First name."
    firstName: String!
    "Last name."
    lastName: String!
    "Date of birth, YYYY-MM-DD."
    dob: String!
    "US phone number, ten digits."
    phone: String!
    "The delivery address."
    address: AddressInput!
    "Boxes of CheckoutPage.agreements. Those that are required there must be true."
    termsAgreement: Boolean
    "As termsAgreement, for care by telehealth."
    telehealthAgreement: Boolean
    "As termsAgreement, for the charges of later orders."
    subscriptionAgreement: Boolean!
    "Text messages about care, where CheckoutPage.agreements has this box; CONFLICT where it has not."
    receiveCareTextsConsent: Boolean
    "News and offers by email, and by text message."
    receiveMarketingMessagesConsent: Boolean
    "As receiveMarketingMessagesConsent, for text messages."
    receiveMarketingTextsConsent: Boolean
    "The texts beside the boxes, as the page showed them. CONFLICT when one that is agreed to is not the present one."
    shownTexts: [ShownTextInput!]
    "Version of the text, to be sent back with the agreement."
    consentVersion: String!
    "The patient leaves the choice of treatment to the clinician (plan-d); the products only open the visit."
    clinicianDecides: Boolean
    "Yes to the question of a CONFLICT on orderAgain: order the same products once more within a day."
    orderAgain: Boolean
    "standard or express; standard when omitted."
    shippingMethod: String
    "As typed. BAD_USER_INPUT on discountCode when it lowers nothing."
    discountCode: String
    "Omit to use the saved card."
    paymentMethodId: String
  }
`;
