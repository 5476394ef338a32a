export { findAlarm } from './domain/find-alarm.ts';
export { conversationPath, subjectLabel } from './domain/subjects.ts';
export { AddFile } from './ui/add-file.tsx';
export type { MessageFile } from './ui/conversation.ts';
export { Files } from './ui/files.tsx';
export { HelpNow } from './ui/help-now.tsx';
export { HelpWhileWriting } from './ui/help-while-writing.tsx';
export { useFiles } from './ui/use-files.ts';
