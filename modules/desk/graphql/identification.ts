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
    "When the patient sent it; null before."
    sentAt: DateTime
    "Name that was read; null before."
    readName: String
    "Date of birth that was read; null before."
    readDob: Date
    "Name of who read it back; null before."
    readBy: String
    "When it was read back; null before."
    readAt: DateTime
    "Why a name that differs was confirmed."
    remark: String
    "When the pictures are deleted; null without any."
    deleteAt: DateTime
    "When the pictures were deleted; null before."
    deletedAt: DateTime
    "Pictures of the document."
    photos: [VisitPhoto!]!
  }

  "What was read back, compared with the account."
  type DeskIdentityReading {
    "Whether the patient is identified."
    isConfirmed: Boolean!
    "Whether the name is that of the account."
    sameName: Boolean!
    "Whether the date of birth is that of the account."
    sameBirthDate: Boolean!
  }

  extend type DeskCaseDetail {
    "Null when the patient was not asked and sent nothing."
    identification: DeskIdentification
  }

  extend type Mutation {
    "Asks the patient to identify themselves; the visit waits for them."
    deskAskForIdentification(
      "Id of the visit."
      consultationId: ID!
    ): Boolean! @staff(may: "decide_cases")
    """
    Reads back the name and date of birth on the document, or as the patient said them. A difference is a message to the
    patient, and a date of birth that differs counts in every decision; remark explains a name that differs and confirms it.
    BAD_USER_INPUT names name, dob and remark.
    """
    deskReadIdentification(
      "Id of the visit."
      consultationId: ID!
      "Name on the document, or as the patient said it."
      name: String!
      "Date of birth, YYYY-MM-DD."
      dob: String!
      "Why a name that differs is right; null when nothing differs."
      remark: String
    ): DeskIdentityReading! @staff(may: "decide_cases")
  }
`;
