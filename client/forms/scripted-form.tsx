import type { ComponentPropsWithRef } from 'react';

interface ScriptedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'method' | 'onSubmit'> {
  /** Sends the form, instead of the browser. Never throws: failures are shown by the form itself. */
  readonly onSend: () => unknown;
}

/**
 * A form that is sent by script. When it is submitted before the scripts have loaded it is posted, so that its values
 * never appear in an address.
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
