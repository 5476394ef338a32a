import { ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast-outlet.css';

export interface ToastOptions {
  readonly tone?: 'success' | 'info' | 'caution' | 'danger';
  /** One follow-up action, such as “Undo”. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

const types = { success: 'success', info: 'info', caution: 'warning', danger: 'error' } as const;

/** The stylesheet is a file: the styled entry writes a style element, which the security policy forbids. */
export const ToastOutlet = () => (
  <ToastContainer
    position="bottom-center"
    autoClose={5000}
    hideProgressBar
    theme="colored"
    closeOnClick={false}
    newestOnTop
  />
);

export const showToast = (message: string, { tone = 'success', action }: ToastOptions): void => {
  toast(
    ({ closeToast }) => (
      <span className="toast-words">
        {message}
        {action ? (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.onPress();
              closeToast();
            }}
          >
            {action.label}
          </button>
        ) : null}
      </span>
    ),
    { type: types[tone] },
  );
};
