import { formatMoney } from '#kernel/money.ts';
import type { InvoiceLine } from './invoice-line.ts';
import { mergedLines } from './merged-lines.ts';

interface Part {
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
}

/** An order that was just placed. */
export interface OrderReceipt {
  readonly numbers: readonly string[];
  /** Due now, and due when a clinician approves it. */
  readonly today: Part;
  readonly onApproval: Part;
  /** The texts that the patient agreed to, as they were shown. */
  readonly agreed: readonly string[];
}

const section = (title: string, { lines, total }: Part): readonly string[] =>
  lines.length === 0
    ? []
    : [
        [
          `${title}:`,
          ...mergedLines(lines.map(({ description, ...line }) => ({ ...line, label: description }))).map(
            ({ label, amount }) => `${label}: ${formatMoney(amount)}`,
          ),
          `Total: ${formatMoney(total)}`,
        ].join('\n'),
      ];

/** What was ordered, line by line, and what was agreed to, word for word. */
export const orderReceipt = ({ numbers, today, onApproval, agreed }: OrderReceipt): string =>
  [
    `Thank you. We have your order: ${numbers.join(' and ')}.`,
    ...section('Charged today', today),
    ...section('Charged only when a clinician approves it', onApproval),
    ...(agreed.length > 0 ? [['What you agreed to:', ...agreed.map((text) => `“${text}”`)].join('\n')] : []),
  ].join('\n\n');

/** The same text for an email, in which each product is “item 1”, “item 2” … */
export const withoutNames = (text: string, names: readonly string[]): string => {
  const numbered = [...new Set(names)].map((name, index) => ({ name, item: `item ${index + 1}` }));
  // The longest first, because one name may begin with another.
  return numbered
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((left, { name, item }) => left.replaceAll(name, item), text);
};
