import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Dialog, preloadOverlays } from '#client/ui/overlay.tsx';
import styles from './side-effects.module.css';

const callNow = [
  'Chest pain, fainting, or a very fast heartbeat',
  'Trouble breathing, or swelling of the face, lips or throat',
  'Sudden weight gain, or swelling of hands, feet or belly',
  'Sudden loss of sight or hearing',
  'An erection that lasts more than four hours',
  'Thoughts of hurting yourself',
];

/** One button for side effects: shows what is an emergency, and what to write to the clinician. */
export const SideEffects = () => {
  const link = useLink();
  const [open, setOpen] = useState(false);
  return (
    <span onPointerEnter={preloadOverlays}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Report a side effect
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="How do you feel?">
        <div className={styles.ways}>
          <section className={styles.urgent} aria-labelledby="urgent-effects">
            <h3 id="urgent-effects">Stop taking it and get help now</h3>
            <ul>
              {callNow.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
            <p className={styles.actions}>
              <LinkButton href="tel:911">Call 911</LinkButton>
              <LinkButton variant="secondary" href="tel:988">
                Call or text 988
              </LinkButton>
            </p>
          </section>
          <section aria-labelledby="other-effects" className={styles.other}>
            <h3 id="other-effects">Anything else</h3>
            <p>
              Less desire, erection problems, low mood, breast tenderness, an itchy scalp or something you are
              not sure about: write to your clinician. Say when it began and how strong it is. You may stop
              taking it until you hear back.
            </p>
            <p className={styles.actions}>
              <LinkButton href={link('/messages')}>Write to your clinician</LinkButton>
            </p>
          </section>
        </div>
      </Dialog>
    </span>
  );
};
