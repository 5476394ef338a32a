const KEY = 'thicket.issuer-redirect';

/** Remembers that the patient was sent to the card issuer's page to pay this invoice with another card. */
export const rememberIssuerRedirect = (invoiceId: string): void => {
  try {
    window.sessionStorage.setItem(KEY, invoiceId);
  } catch {
    // Private browsing may forbid it; then the patient presses “Pay” once more.
  }
};

/** True once, when the patient left for this invoice. An address alone, which anybody can write, starts no payment. */
export const takeIssuerRedirect = (invoiceId: string): boolean => {
  try {
    const left = window.sessionStorage.getItem(KEY) === invoiceId;
    window.sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
};
