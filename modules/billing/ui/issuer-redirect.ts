const KEY = 'thicket.issuer-redirect';

/** Remembers that the patient was sent to the card issuer's page to pay this invoice with another card. */
export const rememberIssuerRedirect = (invoiceId: string): void => {
  try {
    window.sessionStorage.setItem(KEY, invoiceId);
  } catch {
    // Private browsing may block storage; the patient then presses “Pay” again.
  }
};

/**
 * True once, when the patient left for this invoice. Anyone can type an address, so an address alone starts no payment.
 */
export const takeIssuerRedirect = (invoiceId: string): boolean => {
  try {
    const left = window.sessionStorage.getItem(KEY) === invoiceId;
    window.sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
};
