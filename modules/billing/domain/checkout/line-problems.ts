import { type InvoiceLine, type InvoiceLineKind, isDiscountKind, linesTotal } from './invoice-line.ts';

const sequence: readonly InvoiceLineKind[] = [
  'product',
  'discount_rule',
  'offer',
  'gift',
  'consultation',
  'shipping',
  'custom',
  'sales_tax',
  'credit',
];

/** Discounts of all kinds are next to each other. */
const place = (kind: InvoiceLineKind): number =>
  sequence.indexOf(isDiscountKind(kind) ? 'discount_rule' : kind);

const problemOf = (line: InvoiceLine): string | null => {
  const { kind, amount, productId, discountId } = line;
  if (!Number.isSafeInteger(amount)) return 'is not in whole cents';
  if (isDiscountKind(kind)) {
    if (amount >= 0) return 'lowers nothing';
    return productId === null || discountId === null ? 'names no product or no discount' : null;
  }
  if (discountId !== null) return 'is no discount but names one';
  if (kind === 'credit') return amount < 0 && productId === null ? null : 'is not below 0 or names a product';
  if (kind === 'sales_tax') return amount > 0 ? null : 'is not above 0';
  if (kind === 'custom') return productId === null ? null : 'names a product';
  if (amount < 0) return 'is below 0';
  return (kind === 'product') === (productId !== null) ? null : 'has a product too much or too few';
};

/** What is wrong with the lines of an invoice, by the rules at `InvoiceLine`; empty when nothing is. */
export const lineProblems = (lines: readonly InvoiceLine[]): readonly string[] => {
  const problems = lines.flatMap((line, index) => {
    const problem = problemOf(line);
    return problem ? [`Line ${index + 1} (${line.kind}) ${problem}.`] : [];
  });
  const products = lines.filter(({ kind }) => kind === 'product').map(({ productId }) => productId);
  if (new Set(products).size < products.length) problems.push('A product has two lines.');
  for (const id of new Set(lines.map(({ productId }) => productId))) {
    const own = lines.filter(({ productId }) => productId === id);
    if (id !== null && !products.includes(id)) problems.push(`Product ${id} is not sold.`);
    if (id !== null && linesTotal(own.filter(({ kind }) => kind !== 'sales_tax')) < 0)
      problems.push(`Product ${id} is discounted below 0.`);
    if (own.filter(({ kind }) => kind === 'sales_tax').length > 1) problems.push('Something is taxed twice.');
  }
  if (lines.some(({ kind }, index) => place(kind) < place(lines[index - 1]?.kind ?? 'product')))
    problems.push('The lines are out of order.');
  if (linesTotal(lines) < 0) problems.push('The total is below 0.');
  return problems;
};
