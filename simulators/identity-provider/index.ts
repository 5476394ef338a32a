export { createDemoAccount } from './accounts.ts';
export { createIdentityProvider } from './provider.ts';
export { demoTotpSecret } from './totp.ts';
