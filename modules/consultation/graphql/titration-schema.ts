/** A change of the dose that the patient asks for. */
export const titrationTypeDefs = /* GraphQL */ `
  "A medicine that the patient takes, with the doses that they can ask for now."
  type DoseChoice {
    "Type of drug, such as finasteride."
    drugType: String!
    "What the patient takes now."
    present: Product!
    "Null when no higher dose can be asked for now."
    higher: Product
    "When a higher dose can be asked for; null when it can be asked for now, or never."
    higherFrom: DateTime
    "Null at the lowest dose."
    lower: Product
    "Whether it is on hold."
    onHold: Boolean!
  }

  "What the patient asked for, of one medicine."
  type DoseRequest {
    "Type of drug, such as finasteride."
    drugType: String!
    "up, stay, down or stop"
    wish: String!
    "What the patient takes now."
    present: Product!
    "The product that the wish leads to; null when none does."
    wanted: Product
    "Done already: nobody has to decide it."
    isSettled: Boolean!
  }

  "What a patient can ask for about their dose."
  type DoseChange {
    "What could change, one medicine each; empty while a request is open."
    choices: [DoseChoice!]!
    "Whether a request is open that was not sent yet."
    isBegun: Boolean!
    "What was asked for last, in the newest visit; empty when that was about something else."
    requests: [DoseRequest!]!
    "Whether a clinician still has to decide something."
    isWaiting: Boolean!
  }

  extend type Visit {
    "Photos of an earlier visit to compare with: the oldest of each view."
    baselinePhotos: [VisitPhoto!]!
    "The patient asks for another dose in it."
    isDoseChange: Boolean!
  }

  extend type User {
    "What the patient can ask for about their dose."
    doseChange: DoseChange!
  }

  extend type Mutation {
    """
    Opens the questions about another dose, of what the patient takes of one service line; repeating it opens the same ones.
    CONFLICT when there is nothing to change, or something else has to be finished first.
    """
    startDoseChange(
      "Area of care, such as hair_loss; when left out, the only one."
      serviceLine: String
    ): Boolean!
  }
`;
