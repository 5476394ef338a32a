import { findAlarm } from '../domain/find-alarm.ts';
import { HelpNow } from './help-now.tsx';

/** Whom to call now, when a text that is being typed has alarming words. */
export const HelpForText = ({ text }: { readonly text: string }) => {
  const alarm = findAlarm(text);
  return alarm ? <HelpNow level={alarm.level} live unsent /> : null;
};
