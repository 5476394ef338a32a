import type { ComponentPropsWithRef } from 'react';

interface ScriptedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'onSubmit'> {
  /** Sends the form, instead of the browser. Never throws: failures are shown by the form itself. */
  readonly onSend: () => unknown;
}

/**
 * A form that a script sends. Sent before the page's scripts have loaded it is posted, so that what was typed never
 * becomes part of an address.
 */
export const ScriptedForm = ({ onSend, ...rest }: ScriptedFormProps) => (
  <form
    method="post"
    {...rest}
    onSubmit={(event) => {
      event.preventDefault();
      void onSend();
    }}
  />
);
