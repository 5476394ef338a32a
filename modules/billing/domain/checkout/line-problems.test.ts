import { describe, expect, it } from 'vitest';
import type { InvoiceLine } from './invoice-line.ts';
import { lineProblems } from './line-problems.ts';

const line = (over: Partial<InvoiceLine>): InvoiceLine => ({
  kind: 'product',
  description: 'Shampoo',
  amount: 2000,
  productId: 7,
  discountId: null,
  ...over,
});
const shampoo = line({});
const discount = line({ kind: 'discount_rule', amount: -400, discountId: 'd' });
const shipping = line({ kind: 'shipping', amount: 1495, productId: null });
const tax = line({ kind: 'sales_tax', amount: 131 });
const taxOfShipping = line({ kind: 'sales_tax', amount: 123, productId: null });
const credit = line({ kind: 'credit', amount: -500, productId: null });

describe('S3.56: the lines of an invoice', () => {
  it('in order, with every kind', () => {
    expect(lineProblems([shampoo, discount, shipping, tax, taxOfShipping, credit])).toEqual([]);
    expect(lineProblems([])).toEqual([]);
  });

  it.each([
    [[line({ amount: 10.5 })], 'Line 1 (product) is not in whole cents.'],
    [[shampoo, shampoo], 'A product has two lines.'],
    [[line({ productId: null })], 'Line 1 (product) has a product too much or too few.'],
    [[line({ amount: -1 })], 'Line 1 (product) is below 0.'],
    [[discount], 'Product 7 is not sold.'],
    [[shampoo, { ...discount, discountId: null }], 'Line 2 (discount_rule) names no product or no discount.'],
    [[shampoo, { ...discount, amount: -2001 }], 'Product 7 is discounted below 0.'],
    [[shampoo, { ...tax, amount: 0 }], 'Line 2 (sales_tax) is not above 0.'],
    [[shampoo, tax, tax], 'Something is taxed twice.'],
    [[shampoo, tax, shipping], 'The lines are out of order.'],
    [[shampoo, { ...credit, amount: -2001 }], 'The total is below 0.'],
    [[shampoo, { ...credit, amount: 1 }], 'Line 2 (credit) is not below 0 or names a product.'],
    [[shampoo, { ...shipping, discountId: 'd' }], 'Line 2 (shipping) is no discount but names one.'],
  ])('%j: %s', (lines, problem) => {
    expect(lineProblems(lines)).toContain(problem);
  });
});
