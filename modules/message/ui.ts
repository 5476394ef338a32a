export { subjectLabel } from './domain/subjects.ts';
export { AddFile } from './ui/add-file.tsx';
export type { MessageFile } from './ui/conversation.ts';
export { Files } from './ui/files.tsx';
export { useFiles } from './ui/use-files.ts';
