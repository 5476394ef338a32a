const KEY = 'thicket.bank-errand';

/** Remembers that the patient left for the bank's page to pay this invoice with another card. */
export const leaveForBank = (invoiceId: string): void => {
  try {
    window.sessionStorage.setItem(KEY, invoiceId);
  } catch {
    // Private browsing may block storage; the patient then presses “Pay” again.
  }
};

/** True once, when the patient left for this invoice. Anyone can write an address, so an address alone starts no payment. */
export const backFromBank = (invoiceId: string): boolean => {
  try {
    const left = window.sessionStorage.getItem(KEY) === invoiceId;
    window.sessionStorage.removeItem(KEY);
    return left;
  } catch {
    return false;
  }
};
