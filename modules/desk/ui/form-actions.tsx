import { Button, type ButtonProps } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';

interface FormActionsProps extends Pick<ButtonProps, 'variant'> {
  readonly label: string;
  readonly onCancel: () => void;
}

/** The end of a decision's form: the button that sends it, and the one that closes it. */
export const FormActions = ({ label, variant, onCancel }: FormActionsProps) => (
  <Cluster gap={2}>
    <Button type="submit" size="small" variant={variant}>
      {label}
    </Button>
    <Button variant="quiet" size="small" onClick={onCancel}>
      Cancel
    </Button>
  </Cluster>
);
