/** The identity of the patient of a case. */
export const identificationTypeDefs = /* GraphQL */ `
  "How the patient identified themselves in this visit."
  type DeskIdentification {
    "asked (the patient's turn), sent (to be read back), confirmed or mismatch."
    status: String!
    "document, call or second_proof; null until the patient chose."
    method: String
    "What the patient wrote about another way than a document."
    note: String
    sentAt: DateTime
    readName: String
    readDob: Date
    readBy: String
    readAt: DateTime
    "Why a name that differs was confirmed."
    remark: String
    deleteAt: DateTime
    deletedAt: DateTime
    photos: [VisitPhoto!]!
  }

  "What was read back, compared with the account."
  type DeskIdentityReading { isConfirmed: Boolean! sameName: Boolean! sameBirthDate: Boolean! }

  extend type DeskCaseDetail {
    "Null when the patient was not asked and sent nothing."
    identification: DeskIdentification
  }

  extend type Mutation {
    "Asks the patient to identify themselves; the visit waits for them."
    deskAskForIdentification(consultationId: ID!): Boolean! @staff(may: "decide_cases")
    """
    Reads back the name and date of birth on the document, or as the patient said them. A difference is a message to the
    patient, and a date of birth that differs counts in every decision; remark explains a name that differs and confirms it.
    BAD_USER_INPUT names name, dob and remark.
    """
    deskReadIdentification(consultationId: ID!, name: String!, dob: String!, remark: String): DeskIdentityReading! @staff(may: "decide_cases")
  }
`;
