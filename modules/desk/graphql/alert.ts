/** The emergency of a case, who was paged about it, and what clinicians did. */
export const alertTypeDefs = /* GraphQL */ `
  "A page about an emergency, sent when it is due and each minute until it is accepted."
  type DeskAlertPage {
    "When it was sent."
    at: DateTime!
    "1, 2 or 3: how far the emergency had escalated."
    level: Int!
    "Whom it was sent to."
    to: String!
    "waiting, accepted, replaced by a newer page, or withdrawn because the emergency was closed first"
    state: String!
    "When the pager accepted it, or it was given up; null while it waits."
    finishedAt: DateTime
  }

  "What a clinician did about an emergency."
  type DeskAlertResponse {
    "When it was recorded."
    at: DateTime!
    "spoke_with_patient, sent_to_emergency_care, not_an_emergency or could_not_reach."
    outcome: String!
    "What the clinician wrote."
    note: String!
    "Name of the clinician; null while nobody is named."
    clinicianName: String!
  }

  "An emergency in the answers of the visit."
  type DeskAlert {
    "When it was found."
    at: DateTime!
    "Until a clinician closes it with an outcome."
    isOpen: Boolean!
    "By when a clinician has to contact the patient because of alarming words in a message; null without any."
    dueAt: DateTime
    "What clinicians did about it, oldest first."
    responses: [DeskAlertResponse!]!
    "Of the newest emergency, oldest first; of the last level only the newest."
    pages: [DeskAlertPage!]!
  }

  extend type DeskCaseDetail {
    "Null when the visit has had no emergency."
    alert: DeskAlert
  }
`;
