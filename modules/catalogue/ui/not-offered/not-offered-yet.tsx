import { type ComponentType, useEffect, useState } from 'react';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import styles from './not-offered-yet.module.css';

interface Drug {
  readonly name: string;
  readonly drugType: string;
}

/**
 * Says that a drug is not offered yet, and collects an email address for one notification when it is. The form needs
 * scripts, so it is loaded after hydration: pages that rarely show it do not carry it.
 */
export const NotOfferedYet = ({ name, drugType }: Drug) => {
  const [Form, setForm] = useState<ComponentType<Pick<Drug, 'drugType'>> | null>(null);
  useEffect(() => {
    import('./drug-notice-form.tsx').then(
      ({ DrugNoticeForm }) => setForm(() => DrugNoticeForm),
      // Without its script the form could not be sent either; the notice stays.
      () => {},
    );
  }, []);
  return (
    <section id="tell-me" className="no-print" aria-label="Not offered yet">
      <Stack gap={5}>
        <Notice tone="info" title="Not offered yet" live={false}>
          You cannot get {name} from us yet. Our clinicians do not prescribe it here. A doctor near you can
          tell you whether it is right for you.
        </Notice>
        <div className={styles.form}>{Form ? <Form drugType={drugType} /> : null}</div>
      </Stack>
    </section>
  );
};
