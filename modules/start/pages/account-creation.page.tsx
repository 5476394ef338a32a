import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { CartSummary } from '#modules/cart/ui.ts';
import { AgreementForm } from '../ui/agreement-form.tsx';
import { CreateAccount } from '../ui/create-account.tsx';
import { StartSteps } from '../ui/start-steps.tsx';
import { AccountCreationPageDocument } from './account-creation.generated.ts';

export const data = pageData(AccountCreationPageDocument, () => ({}));

export const Page = () => (
  <CreateAccount
    email={usePageData(data).currentUser?.email ?? null}
    nextPath="/start/doctor-visit-payment"
    steps={<StartSteps at="Account" />}
    order={<CartSummary />}
    agreements={(agreeing) => <AgreementForm {...agreeing} />}
  />
);
