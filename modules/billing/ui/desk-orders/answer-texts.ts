/** A first draft of the text for the patient, which the operator changes. */
const texts: Readonly<Record<string, string>> = {
  replace: 'We are sorry about this. A new package is on its way.',
  refund: 'We are sorry about this. We have returned your money.',
  accept_return: 'Please send the unopened products back. We return your money when they are here.',
  send_refund_again: 'We have sent your refund again.',
  resume_refills: 'Thank you for sorting this out with us.',
  end_refills: 'Because of the dispute we have ended your subscriptions.',
};

export const answerText = (decision: string): string => texts[decision] ?? '';

const wishes: Readonly<Record<string, string>> = {
  replacement: 'Wants a new package',
  refund: 'Wants the money back',
};

export const wishText = (wish: string | null): string => wishes[wish ?? ''] ?? 'Has not chosen yet';
