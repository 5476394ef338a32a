import { Steps } from '#client/ui/steps.tsx';

const steps = ['Products', 'Your details', 'Payment', 'Done'] as const;

/** Where he stands when he orders without a prescription; everything is done on the last page. */
export const GetStartedSteps = ({ at }: { readonly at: (typeof steps)[number] }) => (
  <Steps
    label="Steps of your order"
    steps={steps}
    current={at === 'Done' ? steps.length : steps.indexOf(at)}
  />
);
