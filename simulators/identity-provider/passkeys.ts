import type {
  CredentialDeviceType,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { brand } from '#config/brand.ts';
import type { Clock } from '#kernel/clock.ts';
import { badInput, fail, ok, type Result } from '#kernel/result.ts';
import { challengeIn, knownCredential, newCredential, readCredential } from './passkey-input.ts';
import { type ChallengePurpose, challengeRepository } from './repositories/challenge-repository.ts';
import { type PasskeyKey, passkeyRepository } from './repositories/passkey-repository.ts';

const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const OVER = 'This took longer than five minutes, or was sent twice. Please try again.';
const REFUSED = 'This passkey was not accepted. Try again, or use another way.';

const refused = (message: string): Result<never> => badInput([{ field: 'passkey', message }]);

interface PasskeyParts {
  readonly knex: Knex;
  readonly clock: Clock;
  /** The pages are on its origin; its host is the passkeys' domain (`rpID`). */
  readonly issuer: string;
}

/** Methods of RFC 8176: a key that stays in its hardware, or one that is copied between devices; and somebody was present. */
const methodsOf = (device: CredentialDeviceType): readonly string[] => [
  device === 'singleDevice' ? 'hwk' : 'swk',
  'user',
];

/** Null when the library refuses the credential, which it does by throwing. */
const accepted = async <T>(check: Promise<T>): Promise<T | null> => check.catch(() => null);

/** Passkeys (WebAuthn Level 3): what a browser is asked, and whether its answer is right. Stores only challenges, counters and last uses. */
export const passkeyChecks = ({ knex, clock, issuer }: PasskeyParts) => {
  const { origin, hostname: rpID } = new URL(issuer);
  const stored = passkeyRepository(knex);
  const challenges = challengeRepository(knex);
  // Most sign-ins never need the library.
  const library = () => import('@simplewebauthn/server');

  const keep = (challenge: string, sub: string, purpose: ChallengePurpose): Promise<void> =>
    challenges.add(challenge, sub, purpose, new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS));

  /** The challenge that was answered, used up by that; null when it is not one of the account that waits for an answer. */
  const spend = async (clientDataJSON: string, sub: string, purpose: ChallengePurpose) => {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    return (await challenges.spend(challenge, sub, purpose, clock.now())) ? challenge : null;
  };

  return {
    /** Options of `navigator.credentials.create()`. A device that has a passkey of the account is not used again. */
    askForNew: async (sub: string, email: string): Promise<PublicKeyCredentialCreationOptionsJSON> => {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: brand.name,
        rpID,
        userName: email,
        userID: new TextEncoder().encode(sub),
        timeout: CHALLENGE_LIFETIME_MS,
        excludeCredentials: await stored.keysOf(sub),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      await keep(options.challenge, sub, 'register');
      return options;
    },

    /** Options of `navigator.credentials.get()`, for the passkeys of the account. */
    askForKnown: async (sub: string): Promise<PublicKeyCredentialRequestOptionsJSON> => {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID,
        timeout: CHALLENGE_LIFETIME_MS,
        allowCredentials: await stored.keysOf(sub),
        userVerification: 'preferred',
      });
      await keep(options.challenge, sub, 'sign-in');
      return options;
    },

    /** The passkey in the answer to `askForNew`, and how it signs (`amr`). BAD_USER_INPUT names `passkey`. */
    readNew: async (
      sub: string,
      text: string,
    ): Promise<Result<{ key: PasskeyKey; methods: readonly string[] }>> => {
      const response = readCredential(newCredential, text);
      if (!response) return refused(REFUSED);
      const expectedChallenge = await spend(response.response.clientDataJSON, sub, 'register');
      if (expectedChallenge === null) return refused(OVER);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } =
        (await accepted(
          verifyRegistrationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: rpID,
            // The password was entered before, so a security key without a PIN is enough.
            requireUserVerification: false,
          }),
        )) ?? {};
      if (!registrationInfo) return refused(REFUSED);
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return ok({
        key: { id, publicKey, counter, transports },
        methods: methodsOf(registrationInfo.credentialDeviceType),
      });
    },

    /** Checks the answer to `askForKnown`; how it signed (`amr`). FORBIDDEN without passkeys; BAD_USER_INPUT names `passkey`. */
    verify: async (sub: string, text: string): Promise<Result<readonly string[]>> => {
      const keys = await stored.keysOf(sub);
      if (keys.length === 0) return fail('FORBIDDEN', 'This account has no passkey.');
      const response = readCredential(knownCredential, text);
      if (!response) return refused(REFUSED);
      const expectedChallenge = await spend(response.response.clientDataJSON, sub, 'sign-in');
      if (expectedChallenge === null) return refused(OVER);
      const credential = keys.find(({ id }) => id === response.id);
      if (!credential) return refused(REFUSED);
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } =
        (await accepted(
          verifyAuthenticationResponse({
            response,
            expectedChallenge,
            expectedOrigin: origin,
            expectedRPID: rpID,
            credential,
            requireUserVerification: false,
          }),
        )) ?? {};
      if (!verified || !authenticationInfo) return refused(REFUSED);
      const isUsed = await stored.use(sub, credential.id, authenticationInfo.newCounter, clock.now());
      return isUsed ? ok(methodsOf(authenticationInfo.credentialDeviceType)) : refused(REFUSED);
    },

    removeExpired: challenges.removeExpired,
  };
};
