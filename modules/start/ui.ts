export { basicsLead, flowIntro } from './domain/flow-intro.ts';
export { CreateAccount } from './ui/create-account.tsx';
export { LazyAgreementForm } from './ui/lazy-agreement-form.tsx';
export { QuestionFlow } from './ui/question-flow.tsx';
