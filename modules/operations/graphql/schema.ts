import { bannersTypeDefs } from './banners-schema.ts';
import { flagsTypeDefs } from './flags-schema.ts';
import { overviewTypeDefs } from './overview-schema.ts';
import { peopleTypeDefs } from './people-schema.ts';

export const typeDefs = /* GraphQL */ `
  "The background jobs of one kind."
  type DeskJobKind {
    "Its stable name, such as mail.send."
    kind: String!
    "Jobs that run now."
    running: Int!
    "Jobs that will be tried, now or later."
    waiting: Int!
    "When the oldest of those was added; null when none waits."
    oldestAt: DateTime
    "When the first of those is tried; null when none waits."
    nextTryAt: DateTime
    "Jobs that are given up, because all their attempts failed."
    failed: Int!
    "First line of the latest error, without what may be about a person; null when none failed."
    lastError: String
  }

  "A background job that waits or is given up."
  type DeskJob {
    "Its number in the queue, as the log has it."
    id: ID!
    "Stable name of its kind."
    kind: String!
    "How often it was tried."
    attempts: Int!
    "After how many attempts it is given up."
    maxAttempts: Int!
    "When it was added."
    addedAt: DateTime!
    "When it is tried next; null for one that is given up."
    nextTryAt: DateTime
    "First line of its latest error, without what may be about a person; null before the first."
    lastError: String
  }

  "Background jobs, as operators see them."
  type DeskJobs {
    "The kinds that have jobs, those with jobs that are given up first."
    kinds: [DeskJobKind!]!
    "The jobs that were asked for, newest first."
    jobs: [DeskJob!]!
    "Pass it as before to get the next, older page; null on the last."
    next: String
  }

  extend type Query {
    "Background jobs that are given up or wait. Operators only; reading it is recorded."
    deskJobs(
      "failed for jobs that are given up, waiting for those that will be tried."
      state: String!
      "Only jobs of this kind; all when left out."
      kind: String
      "What next of the newer page said."
      before: String
    ): DeskJobs! @staff(may: "jobs")
  }

  extend type Mutation {
    "Has one job tried now, with all its attempts if it is given up. False when there is nothing to do: it runs, is done, or would be tried now anyway. Operators only; recorded."
    deskRetryJob(
      "Number of the job."
      id: ID!
    ): Boolean! @staff(may: "jobs")
    "Has all jobs of a kind that are given up tried now; returns how many there were. Operators only; recorded."
    deskRetryJobs(
      "Stable name of the kind."
      kind: String!
    ): Int! @staff(may: "jobs")
  }
  ${bannersTypeDefs}
  ${flagsTypeDefs}
  ${overviewTypeDefs}
  ${peopleTypeDefs}
`;
