import { createHash } from 'node:crypto';
import { addDays } from '#kernel/dates.ts';
import { salesTaxPort, type TaxCalculation, type TaxService } from '#server/ports/sales-tax.ts';
import { AnswerNeeded, type Scope } from '#server/scope.ts';
import { tableTax } from '../../domain/pricing/table-tax.ts';
import { noTax, type TaxAmounts, type TaxOf, type TaxRequest } from '../../domain/pricing/tax.ts';
import { taxAnswerRepository } from '../../repositories/tax-answers.ts';

/** Rates change, mostly at the beginning of a month: after this long a response is requested again. */
const ANSWER_GOOD_FOR_DAYS = 30;

const taxKey = ({ to, items }: TaxRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [to.state, to.city.trim().toUpperCase(), to.zipCode],
        items.map(({ reference, kind, amount }) => [reference, kind, amount]),
      ]),
    )
    .digest('hex');

type Questions = ReadonlyMap<string, TaxRequest>;

const ask = async (scope: Scope, service: TaxService, questions: Questions): Promise<void> => {
  for (const [key, request] of questions) {
    const { calculation, amounts } = await service.calculate(request);
    await taxAnswerRepository(scope.db).save({ key, calculation, amounts }, scope.clock.now());
  }
};

/** Calculations can be recorded for 90 days; an older one is requested again. */
const RECORDABLE_FOR_DAYS = 80;

/** The calculation behind a charge, outside of a transaction: the stored one, or a new one. Throws TaxUnavailable. */
export const calculationOf = async (
  scope: Scope,
  service: TaxService,
  request: TaxRequest,
): Promise<TaxCalculation> => {
  const key = taxKey(request);
  const since = addDays(scope.clock.now(), -RECORDABLE_FOR_DAYS);
  const [known] = await taxAnswerRepository(scope.db).find([key], since);
  return known?.calculation
    ? { calculation: known.calculation, amounts: known.amounts }
    : service.calculate(request);
};

class TaxAnswerNeeded extends AnswerNeeded {
  readonly #questions: Questions;
  constructor(questions: Questions) {
    super('A price needs an answer of the tax service first.');
    this.#questions = questions;
  }
  async fetch(scope: Scope): Promise<void> {
    const tax = scope.use(salesTaxPort);
    if (tax.by === 'service') await ask(scope, tax.service, this.#questions);
  }
}

/**
 * Runs a calculation of prices with the tax of the destination: from the table directly, from a service by its stored
 * responses; missing ones are requested first. `price` may run several times. Throws TaxUnavailable when the service
 * does not answer.
 */
export const withTaxOf = async <T>(scope: Scope, price: (taxOf: TaxOf) => T): Promise<T> => {
  const tax = scope.use(salesTaxPort);
  if (tax.by === 'nobody') return price(noTax);
  if (tax.by === 'table') return price(tableTax);
  const known = new Map<string, TaxAmounts>();
  for (;;) {
    const missing = new Map<string, TaxRequest>();
    const priced = price((request) => {
      const key = taxKey(request);
      const amounts = known.get(key);
      if (!amounts) missing.set(key, request);
      return amounts ?? {};
    });
    if (missing.size === 0) return priced;
    await findAnswers(scope, tax.service, missing, known);
  }
};

/**
 * Prices each item with the tax that is known without asking the service: null for an item about which the service has
 * not been asked lately. For lists over many people, which must not wait for it.
 */
export const withKnownTax = async <Item, Price>(
  scope: Scope,
  items: readonly Item[],
  price: (item: Item, taxOf: TaxOf) => Price,
): Promise<readonly (Price | null)[]> => {
  const tax = scope.use(salesTaxPort);
  if (tax.by === 'nobody') return items.map((item) => price(item, noTax));
  if (tax.by === 'table') return items.map((item) => price(item, tableTax));
  const keys = new Set<string>();
  for (const item of items)
    price(item, (request) => {
      keys.add(taxKey(request));
      return {};
    });
  const since = addDays(scope.clock.now(), -ANSWER_GOOD_FOR_DAYS);
  const answers = keys.size > 0 ? await taxAnswerRepository(scope.db).find([...keys], since) : [];
  const known = new Map(answers.map(({ key, amounts }) => [key, amounts]));
  return items.map((item) => {
    let isKnown = true;
    const priced = price(item, (request) => {
      const amounts = known.get(taxKey(request));
      if (!amounts) isKnown = false;
      return amounts ?? {};
    });
    return isKnown ? priced : null;
  });
};

/** Answers the questions from stored responses, or from the service outside of a transaction. */
const findAnswers = async (
  scope: Scope,
  service: TaxService,
  missing: Questions,
  known: Map<string, TaxAmounts>,
): Promise<void> => {
  const answers = taxAnswerRepository(scope.db);
  const since = addDays(scope.clock.now(), -ANSWER_GOOD_FOR_DAYS);
  const read = async () => {
    for (const { key, amounts } of await answers.find([...missing.keys()], since)) known.set(key, amounts);
    return new Map([...missing].filter(([key]) => !known.has(key)));
  };
  const left = await read();
  if (left.size === 0) return;
  if (scope.db.isTransaction) throw new TaxAnswerNeeded(left);
  await ask(scope, service, left);
  await read();
};
