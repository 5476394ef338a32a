export { subjectLabel } from './domain/subjects.ts';
