/** The clinical rules, and how often they fired. */
export const ruleTypeDefs = /* GraphQL */ `
  "How often a rule fired in decisions of one purpose on one day."
  type DeskRuleFiring {
    "Id of the clinical rule."
    ruleId: ID!
    "Version of the rule."
    version: Int!
    "What the rules were asked for."
    purpose: String!
    "The day, in UTC."
    day: Date!
    "How many there are."
    count: Int!
  }

  "A fact that a rule relies on."
  type DeskRuleFact {
    "Its id: opaque text."
    id: ID!
    "The fact."
    text: String!
    "How certain it is: V seen, M from memory, P our policy, ? unsure."
    mark: String!
  }

  "A source that a rule relies on."
  type DeskRuleReference {
    "Author, title and year."
    title: String!
    "What it says."
    about: String!
  }

  "A question that a rule reads."
  type DeskRuleQuestion {
    "Its id: opaque text."
    id: ID!
    "The question, shortened."
    label: String!
  }

  "What the clinical document that a rule cites says."
  type DeskRuleSource {
    "Path of the document."
    document: String!
    "Heading of the section."
    section: String!
    "When the rule fires."
    condition: String!
    "With the marks of certainty: V seen, M from memory, P our policy, ? unsure."
    basis: String!
    "The facts that it relies on."
    facts: [DeskRuleFact!]!
    "Labels, guidelines and papers, the primary ones first; empty when the rule is our policy alone."
    sources: [DeskRuleReference!]!
  }

  "An earlier version of a rule, which decisions may name."
  type DeskRuleVersion {
    "The version."
    version: Int!
    "What the cited document said about it."
    source: DeskRuleSource!
  }

  "A clinical rule, and how often it fired."
  type DeskRule {
    "Its id: opaque text."
    id: ID!
    "Its version."
    version: Int!
    "counsel, dose, review, alternative, stop or emergency."
    outcome: String!
    "What a stop or an emergency takes: drugs, line, everything or a therapy group; null for other outcomes."
    scope: String
    "Empty for a rule about every prescription drug, or with the scope everything about every product."
    drugTypes: [String!]!
    "Areas of care that it belongs to."
    serviceLines: [String!]!
    "The questions that it reads."
    questions: [DeskRuleQuestion!]!
    "What the patient reads."
    reasonForPatient: String!
    "What the clinician reads."
    reasonForClinician: String!
    "The document and the anchor."
    citation: String!
    "What the cited document says."
    source: DeskRuleSource!
    "The versions before this one, newest first."
    earlier: [DeskRuleVersion!]!
    "How often it fired, by day and purpose."
    firings: [DeskRuleFiring!]!
  }

  "How many decisions there were."
  type DeskDecisionCount {
    "What the rules were asked for."
    purpose: String!
    "How many there are."
    count: Int!
  }

  "Every eligibility rule, and how often it fired from the first to the last of these days."
  type DeskRules {
    "The first of these days."
    from: Date!
    "The last of these days."
    to: Date!
    "The rules."
    rules: [DeskRule!]!
    "What fired and is no rule: findings that compare answers, and rules that were removed."
    otherFirings: [DeskRuleFiring!]!
    "All decisions of these days, by purpose."
    decisions: [DeskDecisionCount!]!
  }
`;
