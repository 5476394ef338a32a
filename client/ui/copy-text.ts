import { toast } from './toast.tsx';

/** Copies a text, and says whether that worked. `what`: what a person selects instead, such as “link”. */
export const copyText = async (text: string, what: string): Promise<void> => {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied) toast('Copied.', { tone: 'success' });
  else toast(`Your browser does not allow copying. Please select the ${what}.`, { tone: 'danger' });
};
