export { LazyAgreementForm } from './ui/lazy-agreement-form.tsx';
export { QuestionFlow } from './ui/question-flow.tsx';
