/** The emergency of a case, who was paged about it, and what clinicians did. */
export const alertTypeDefs = /* GraphQL */ `
  "A page about an emergency, sent when it is due and each minute until it is accepted."
  type DeskAlertPage {
    at: DateTime!
    "1, 2 or 3: how far the emergency had escalated."
    level: Int!
    to: String!
    "waiting, accepted, replaced by a newer page, or withdrawn because the emergency was closed first"
    state: String!
    "When the pager accepted it, or it was given up; null while it waits."
    finishedAt: DateTime
  }

  type DeskAlertResponse { at: DateTime! outcome: String! note: String! clinicianName: String! }

  "An emergency in the answers of the visit."
  type DeskAlert {
    at: DateTime!
    "Until a clinician closes it with an outcome."
    isOpen: Boolean!
    "By when a clinician has to contact the patient because of alarming words in a message; null without any."
    dueAt: DateTime
    responses: [DeskAlertResponse!]!
    "Of the newest emergency, oldest first; of the last level only the newest."
    pages: [DeskAlertPage!]!
  }

  extend type DeskCaseDetail {
    "Null when the visit has had no emergency."
    alert: DeskAlert
  }
`;
