import { Steps } from '#client/ui/steps.tsx';

/** The first step is a page of the cart. */
const steps = ['Products', 'Your details', 'Payment', 'Done'] as const;

/** Progress of the checkout without prescription products; the last page has all remaining steps. */
export const GetStartedSteps = ({ at }: { readonly at: (typeof steps)[number] }) => (
  <Steps
    label="Steps of your order"
    steps={steps}
    current={at === 'Done' ? steps.length : steps.indexOf(at)}
  />
);
