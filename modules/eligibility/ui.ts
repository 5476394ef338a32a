export { ClinicalQuestionnaire } from './ui/clinical-questionnaire.tsx';
export { Emergency } from './ui/emergency.tsx';
export { type Help, InPerson } from './ui/in-person.tsx';
export { decisiveReasons, type Finding, Reasons } from './ui/reasons.tsx';
export { sexualHealthHelp } from './ui/sexual-health-help.ts';
export { missingTexts, tickedRuleIds } from './ui/use-texts-to-read.ts';
