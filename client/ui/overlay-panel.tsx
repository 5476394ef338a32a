import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Icon } from './icon.tsx';
import type { OverlayProps } from './overlay.tsx';
import styles from './overlay-panel.module.css';

interface OverlayPanelProps extends OverlayProps {
  readonly shape: 'dialog' | 'drawer';
}

/** The panel of Dialog and Drawer: React Aria traps the focus, hides the page and restores the focus. */
export const OverlayPanel = ({
  shape,
  open,
  onClose,
  title,
  children,
  footer,
  dismissable = true,
  role = 'dialog',
}: OverlayPanelProps) => (
  <ModalOverlay
    className={styles.shim ?? ''}
    data-shape={shape}
    isOpen={open}
    isDismissable={dismissable}
    isKeyboardDismissDisabled={!dismissable}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
  >
    <Modal className={styles.panel ?? ''} data-shape={shape}>
      <Dialog role={role} className={styles.inside ?? ''}>
        <header className={styles.header}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {dismissable ? (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          ) : null}
        </header>
        <div className={styles.body}>{children}</div>
        {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      </Dialog>
    </Modal>
  </ModalOverlay>
);
