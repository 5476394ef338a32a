/** How an account counts in the trial balance. Assets and expenses have debit balances, the others credit balances. */
export type AccountType = 'asset' | 'liability' | 'revenue' | 'contra_revenue' | 'expense';

/** The chart of accounts, by the name that is stored. */
export const accounts = {
  /** What the payment processor has collected for us and not paid out to the bank. */
  processor_balance: { label: 'Payment processor balance', type: 'asset' },
  /** Payments that the card issuer withholds until a dispute is decided. */
  disputed_payments: { label: 'Payments withheld in disputes', type: 'asset' },
  sales_tax_payable: { label: 'Sales tax payable', type: 'liability' },
  /** Unused credits of patients. */
  credits_liability: { label: 'Store credits outstanding', type: 'liability' },
  /** Refunds that were promised and not sent yet, or came back. */
  refunds_payable: { label: 'Refunds payable', type: 'liability' },
  /** Payments for which nothing is owed, such as one that arrived after the order had ended. */
  customer_deposits: { label: 'Payments not owed to us', type: 'liability' },
  product_revenue: { label: 'Product revenue', type: 'revenue' },
  consultation_revenue: { label: 'Consultation revenue', type: 'revenue' },
  shipping_revenue: { label: 'Shipping revenue', type: 'revenue' },
  other_revenue: { label: 'Other revenue', type: 'revenue' },
  discounts_given: { label: 'Discounts given', type: 'contra_revenue' },
  refunds: { label: 'Refunds', type: 'contra_revenue' },
  credits_granted: { label: 'Credits granted', type: 'expense' },
  dispute_losses: { label: 'Lost disputes', type: 'expense' },
  /** What the payment processor keeps of charges. */
  processing_fees: { label: 'Card processing fees', type: 'expense' },
  dispute_fees: { label: 'Dispute fees', type: 'expense' },
} as const satisfies Record<string, { readonly label: string; readonly type: AccountType }>;

export type Account = keyof typeof accounts;

export const isAccount = (name: string): name is Account => Object.hasOwn(accounts, name);
