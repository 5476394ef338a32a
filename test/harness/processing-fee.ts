/** What the simulated payment processor keeps of a charge: 2.9 % and 30 cents. */
export const processingFee = (amount: number): number => Math.round((amount * 29) / 1000) + 30;
