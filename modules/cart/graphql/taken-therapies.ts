import type { RequestContext } from '#server/graphql/context.ts';
import { takenTherapiesPort } from '../taken-therapies-port.ts';

export const takenTherapiesTypeDefs = /* GraphQL */ `
  "Something that the patient takes, has ordered or has enough of; none of drugTypes can be ordered beside it."
  type TakenTherapy {
    "Types of drugs that it is about."
    drugTypes: [String!]!
    "ordered, subscribed, on_hold or too_soon."
    reason: String!
    "What the patient reads where one of the drugs would be added to the cart."
    message: String!
    "The page that shows what the patient has."
    href: String!
    "What it is, in words."
    label: String!
  }

  extend type User {
    "What keeps drugs from being ordered now. Visible to the patient only; empty for any other viewer."
    therapies: [TakenTherapy!]!
  }
`;

export const userTherapyFields = {
  therapies: async (user: { id: string }, _: unknown, { scope, viewer }: RequestContext) =>
    viewer.user?.id === user.id ? [...(await scope.use(takenTherapiesPort).of(user.id))] : [],
};
