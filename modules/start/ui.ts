export { AgreementForm } from './ui/agreement-form.tsx';
export { QuestionFlow } from './ui/question-flow.tsx';
