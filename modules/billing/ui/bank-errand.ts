const KEY = 'thicket.bank-errand';

/** Remembers that he was sent to his bank to pay this invoice with another card. */
export const leaveForBank = (invoiceId: string): void => {
  try {
    window.sessionStorage.setItem(KEY, invoiceId);
  } catch {
    // Private browsing may forbid it; then he presses “Pay” once more.
  }
};

/** True once, when he left for this invoice. An address alone, which anybody can write, starts no payment. */
export const backFromBank = (invoiceId: string): boolean => {
  try {
    const left = window.sessionStorage.getItem(KEY) === invoiceId;
    window.sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
};
