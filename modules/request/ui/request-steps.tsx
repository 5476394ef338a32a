import { Steps } from '#client/ui/steps.tsx';

const steps = ['Concern', 'About you', 'Questions', 'Check', 'Confirm'] as const;

/** The progress of a request, from the first page to its checkout. */
export const RequestSteps = ({ at }: { readonly at: (typeof steps)[number] }) => (
  <Steps label="Steps of your request" steps={steps} current={steps.indexOf(at)} />
);
