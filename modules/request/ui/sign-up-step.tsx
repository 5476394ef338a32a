import { CreateAccount, LazyAgreementForm } from '#modules/start/ui.ts';
import { RequestSteps } from './request-steps.tsx';

/** The account that the visit belongs to. `email`: of the account that is signed in. */
export const SignUpStep = ({ email }: { readonly email: string | null }) => (
  <CreateAccount
    email={email}
    nextPath="/request/consultation"
    steps={<RequestSteps at="About you" />}
    agreements={(agreeing) => <LazyAgreementForm {...agreeing} />}
  />
);
