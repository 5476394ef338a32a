import { accountPort } from '#modules/account/index.ts';
import { accountGatewayPort } from '#server/ports/account-gateway.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { expectOk } from './expect-ok.ts';
import { licenseRow } from './license-row.ts';
import { addressIn, maya, operator, sam } from './people.ts';
import type { TestScope } from './scope.ts';

const SOURCE = 'test';

/** Accounts of patients and staff. */
export const accountFactories = ({ scope, clock }: TestScope) => {
  const signIn = (email: string, leadId: string | null = null): Promise<SignedInUser> =>
    scope.use(accountGatewayPort).signIn({ sub: email, email, emailVerified: true, source: SOURCE, leadId });

  const staff = async (who: typeof maya | typeof operator, email: string): Promise<SignedInUser> => {
    const person = await scope.use(accountPort).ensureStaff({ source: SOURCE, sub: email, ...who, email });
    return { id: person.id, role: person.role, email: person.email, impersonatorId: null };
  };

  const clinician = (email: string = maya.email) => staff(maya, email);

  let patients = 0;
  return {
    /** Someone who signed in for the first time, perhaps from a browser whose lead is known. */
    signIn,
    /** An account that has no profile yet. */
    account: () => signIn(`${scope.ids.uuid()}@example.test`),
    /** An account with Sam's profile at an address in `state`; each has a number in its name and email address. */
    patient: async (state = 'NY'): Promise<SignedInUser> => {
      patients += 1;
      const user = await signIn(`patient-${patients}@example.com`);
      const { firstName, lastName, dob } = sam;
      expectOk(
        await scope.use(accountPort).saveProfile(user, user.id, {
          firstName,
          lastName: `${lastName} ${patients}`,
          dob,
          phone: `212555${String(99 + patients).padStart(4, '0')}`,
          address: addressIn(state, patients),
        }),
      );
      return user;
    },
    clinician,
    /** A second clinician, licensed in these states. */
    addClinician: async (email: string, states: readonly string[]): Promise<SignedInUser> => {
      const id = scope.ids.uuid();
      await scope.db('clinician').insert({
        id,
        email,
        name: 'Ola Berg, MD',
        qualification: 'MD',
        signature_name: 'Ola Berg, MD',
        npi: '1000000038',
        active: true,
        created_at: clock.now(),
      });
      for (const state of states) await scope.db('clinician_license').insert(licenseRow(id, state));
      return clinician(email);
    },
    operator: () => staff(operator, operator.email),
  };
};

export type AccountFactories = ReturnType<typeof accountFactories>;
