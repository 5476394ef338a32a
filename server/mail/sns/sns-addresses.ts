/** Where Amazon SNS of a region answers: `https://sns.us-east-1.amazonaws.com`. */
export type SnsOrigin = (region: string) => string;

export const amazonOrigin: SnsOrigin = (region) => `https://sns.${region}.amazonaws.com`;

/** The region in `arn:aws:sns:REGION:ACCOUNT:NAME`. */
export const regionOf = (topic: string): string => topic.split(':')[3] ?? '';

const CERTIFICATE = /^\/SimpleNotificationService-\w{1,64}\.pem$/;

/**
 * Whether SNS itself keeps a certificate at this address. The text is compared and not a parsed address, so that nobody reads it
 * otherwise than `fetch` does.
 */
export const isCertificateAt = (origin: string, address: string): boolean =>
  address.startsWith(`${origin}/`) && CERTIFICATE.test(address.slice(origin.length));

/** Whether a request to this address confirms a subscription at SNS. */
export const isConfirmationAt = (origin: string, address: string): boolean =>
  address.startsWith(`${origin}/?Action=ConfirmSubscription&`);
