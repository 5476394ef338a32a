import { Steps } from '#client/ui/steps.tsx';

const steps = ['About you', 'Your hair', 'Account', 'Cost'] as const;

/** The visitor's progress toward choosing a treatment. */
export const StartSteps = ({ at }: { readonly at: (typeof steps)[number] }) => (
  <Steps label="Steps before you choose a treatment" steps={steps} current={steps.indexOf(at)} />
);
