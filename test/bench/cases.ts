import type { Target } from './load.ts';
import { submitCheckout } from './submit-checkout.ts';
import { submitVisit } from './submit-visit.ts';
import { ask, query, type Visitor } from './visitor.ts';

export type Baseline = 'http' | 'express' | 'react' | 'pg';

export interface Case {
  readonly name: string;
  /** The baseline, and the part of its throughput that the case must reach. */
  readonly baseline: Baseline;
  readonly floor: number | null;
  /** Throws with the reason when the product cannot answer the request. */
  target(): Promise<Target>;
}

export interface People {
  readonly visitor: Visitor;
  readonly patient: Visitor;
  /** Signed in, and has ordered nothing. */
  readonly newcomer: Visitor;
}

/** The demo people who are measured. */
export const emails = { patient: 'patient@example.com', newcomer: 'new@example.com' } as const;

const page = async (visitor: Visitor, path: string): Promise<Target> => {
  const { status, body } = await ask(visitor, path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return {
    url: `${visitor.origin}${path}`,
    headers: visitor.headers,
    expected: /<h1[^>]*>/.exec(body)?.[0] ?? '<h1',
  };
};

const post = (visitor: Visitor, source: string, expected: string, variables: () => unknown): Target => ({
  url: `${visitor.origin}/graphql`,
  headers: { ...visitor.headers, 'content-type': 'application/json' },
  body: () => JSON.stringify({ query: source, variables: variables() }),
  expected,
});

const productFields =
  'id price drugType displayedName title description supplyInDays supplyInformation needsPrescription image isNew';
const listQuery = `query List($ids: [Int!]) { products(productIds: $ids) { ${productFields} } }`;

/** The listed products: 24 that a visitor may choose. */
export const listedProducts = async (visitor: Visitor): Promise<readonly number[]> => {
  const { products } = await query<{ products: { id: number }[] }>(
    visitor,
    '{ products(userSelectable: true) { id } }',
  );
  return products.slice(0, 24).map(({ id }) => id);
};

export const signedInPage = { path: '/dashboard', file: '/modules/portal/pages/dashboard' };

/** The measured cases. The floors are the product's performance promises. */
export const casesFor = (
  { visitor, patient, newcomer }: People,
  productIds: readonly number[],
  databaseUrl: string,
): readonly Case[] => [
  { name: 'Home page', baseline: 'express', floor: 0.5, target: () => page(visitor, '/') },
  { name: 'Results page', baseline: 'express', floor: 0.5, target: () => page(visitor, '/quiz/results') },
  {
    name: 'Signed-in dashboard',
    baseline: 'react',
    floor: 0.28,
    target: () => page(patient, signedInPage.path),
  },
  {
    name: 'GraphQL list of 24 products',
    baseline: 'pg',
    floor: 0.5,
    target: async () => post(visitor, listQuery, `"id":${productIds[23]}`, () => ({ ids: productIds })),
  },
  { name: 'Checkout submission', baseline: 'pg', floor: null, target: () => submitCheckout(patient) },
  {
    name: 'Intake submission, 200 earlier answers',
    baseline: 'pg',
    floor: null,
    target: () => submitVisit(newcomer, emails.newcomer, databaseUrl),
  },
];
