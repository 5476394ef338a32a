import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import styles from './shortcut-help.module.css';
import { useShortcutSetting } from './shortcut-setting.ts';

export interface ShortcutLine {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface ShortcutHelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lines: readonly ShortcutLine[];
}

/** The keyboard shortcuts of a page, and the switch that turns them off. */
export const ShortcutHelp = ({ open, onClose, lines }: ShortcutHelpProps) => {
  const { enabled, setEnabled } = useShortcutSetting();
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className={styles.list}>
        {lines.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        optional
        name="shortcuts"
        label="Use these shortcuts"
        description="They never act while you type in a field."
        checked={enabled}
        onChange={setEnabled}
      />
    </Dialog>
  );
};
