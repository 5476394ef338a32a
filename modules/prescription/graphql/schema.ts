export const typeDefs = /* GraphQL */ `
  type Treatment {
    id: ID!
    drugType: String!
    "What is dispensed; null when it is no longer in the catalogue."
    product: Product
    name: String!
    howToTake: String!
    startedAt: DateTime
    expiresAt: DateTime
    refillsRemaining: Int!
    "Status in plain words."
    words: String!
    isActive: Boolean!
    renewalDue: Boolean!
  }

  type Clinician { id: ID! name: String! qualification: String! medicalSchool: String residency: String signatureName: String! }

  type UserPrescription {
    id: ID!
    expiresAt: DateTime
    refillsRemaining: Int!
    "Null when it left the catalogue."
    product: Product
  }
`;
