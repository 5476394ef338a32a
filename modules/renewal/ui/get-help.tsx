import { Notice } from '#client/ui/notice.tsx';

/** Where to get help sooner while answers wait for a clinician, shown whatever the answers were. */
export const GetHelp = () => (
  <Notice tone="info" live={false} title="If you feel unwell, do not wait for our reply">
    <p>
      Call <a href="tel:911">911</a> for chest pain, fainting or trouble breathing. Call or text{' '}
      <a href="tel:988">988</a> if you are thinking of hurting yourself.
    </p>
  </Notice>
);
