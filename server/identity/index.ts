export { createDemoAccount } from './accounts.ts';
export { createIdentityProvider, removeExpiredIdentityRecords } from './provider.ts';
