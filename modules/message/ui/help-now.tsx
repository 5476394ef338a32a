import { Notice } from '#client/ui/notice.tsx';

export interface HelpNowProps {
  /** `crisis` names the crisis line first. */
  readonly level: string;
  /** True right after sending: it interrupts screen readers. */
  readonly live?: boolean;
  /** While the text is being typed: nobody has it yet. */
  readonly unsent?: boolean;
}

const ambulance = (
  <p key="911">
    For chest pain, fainting, trouble breathing or any danger right now, call <a href="tel:911">911</a>.
  </p>
);

const crisisLine = (
  <p key="988">
    If you are thinking of hurting yourself, call or text <a href="tel:988">988</a> at any hour. It is free
    and private.
  </p>
);

/** Whom to call now, for a patient whose message has alarming words (docs/clinical/messages.md#ALARM-PATIENT). */
export const HelpNow = ({ level, live = false, unsent = false }: HelpNowProps) => (
  <Notice
    tone="danger"
    live={live}
    title={
      level === 'crisis'
        ? 'You do not have to go through this alone'
        : 'Please get help now if this is happening'
    }
  >
    {level === 'crisis' ? [crisisLine, ambulance] : [ambulance, crisisLine]}
    <p>
      {unsent
        ? 'Do not wait for a reply to what you write here.'
        : 'Do not wait for our reply. Your message is with us, and a clinician will try to reach you.'}
    </p>
  </Notice>
);
