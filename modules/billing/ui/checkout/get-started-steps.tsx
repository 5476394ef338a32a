import { Steps } from '#client/ui/steps.tsx';

/** The first is a page of the cart. */
const steps = ['Products', 'Your details', 'Payment', 'Done'] as const;

/** Where he stands when he orders without a prescription; everything is done on the last page. */
export const GetStartedSteps = ({ at }: { readonly at: (typeof steps)[number] }) => (
  <Steps
    label="Steps of your order"
    steps={steps}
    current={at === 'Done' ? steps.length : steps.indexOf(at)}
  />
);
