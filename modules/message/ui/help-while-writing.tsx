import { findAlarm } from '../domain/find-alarm.ts';
import { HelpNow } from './help-now.tsx';

/** Whom to call now, as soon as alarming words are typed in a text that a clinician will read later. */
export const HelpWhileWriting = ({ text }: { readonly text: string }) => {
  const alarm = findAlarm(text);
  return alarm ? <HelpNow level={alarm.level} live unsent /> : null;
};
