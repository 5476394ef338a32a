import type { PostedForm } from '#client/data/page-data.ts';
import { usePageContext } from '#client/renderer/context.tsx';

/**
 * What this form was sent with, when the page answers it (docs/decisions/no-script-forms.md); undefined on a page that was
 * opened, and where another form of it was sent.
 */
export const usePosted = (form: string): PostedForm | undefined => {
  const { posted } = usePageContext().input;
  return posted?.form === form ? posted : undefined;
};
