export { ClinicalQuestionnaire } from './ui/clinical-questionnaire.tsx';
export { Emergency } from './ui/emergency.tsx';
export { type Help, InPerson } from './ui/in-person.tsx';
export { productNames } from './ui/product-names.ts';
export { decisiveReasons, type Finding, Reasons } from './ui/reasons.tsx';
export { textId } from './ui/text-id.ts';
